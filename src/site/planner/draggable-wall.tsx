import { type RefObject, useRef } from 'react'
import { createPortal } from 'react-dom'
import { planner } from '#content/planner/planner.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { dragWall } from '#domain/room/wall-length.ts'
import { areaOf, pointAt, type Wall } from '#domain/room/walls.ts'
import { centimetres, squareMetres } from '#domain/sweden/writing.ts'
import { strip, WALL } from '#shared/plan-room.tsx'
import { placeInWords } from './names.ts'
import type { WallItem } from './plan-items.ts'
import type { ItemKeys } from './use-item-keys.ts'
import type { PlannerAction } from './use-plan-editor.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type DraggableWallProps = {
  plan: Plan
  /** The plan before the gesture that is going on. */
  before: Plan | undefined
  item: WallItem
  selected: boolean
  keys: ItemKeys
  dispatch: (action: PlannerAction) => void
  /** Above all items, for the area. */
  above: RefObject<SVGGElement | null>
}

/** A wall is gripped from a little inside the room to its dimension outside (mm). */
const GRIP = { inside: 30, outside: 240 } as const

/**
 * A wall of the drawing, as a button that selects and moves it. A finger moves it once it is selected, so that a page that is
 * scrolled changes nothing. The whole room follows while it is dragged.
 */
export function DraggableWall({ plan, before, item, selected, keys, dispatch, above }: DraggableWallProps) {
  const { id, name, wall } = item
  const whole = { along: 0, width: wall.length }
  const element = useRef<SVGGElement>(null)
  const moved = ({ x, y }: Point) => dragWall(before ?? plan, wall.index, -(x * wall.inward.x + y * wall.inward.y))
  const handlers = usePointerDrag(element, {
    press({ pointerType }) {
      if (pointerType === 'touch' && !selected) return false
      dispatch({ type: 'select', id })
      return true
    },
    move: (by) => dispatch({ type: 'preview', change: () => moved(by) }),
    drop(by) {
      const next = moved(by)
      dispatch({ type: 'change', change: () => next, announce: placeInWords(next, id) })
    },
    end: () => dispatch({ type: 'cancel' }),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      className="planner-draggable planner-wall"
      data-item={id}
      ref={element}
      role="button"
      tabIndex={0}
      aria-label={planner.room.wallInDrawing(name, centimetres(wall.length))}
      aria-pressed={selected}
      {...handlers}
      onClick={({ detail }) => {
        // A finger on a wall that was not selected, or assistive technology.
        if (detail === 0 || !selected) dispatch({ type: 'select', id })
      }}
      {...keys(item)}
    >
      <path className="hit-area" d={strip(wall, whole, GRIP.inside, -GRIP.outside)} />
      <path className="outline" d={strip(wall, whole, 0, -WALL)} vectorEffect="non-scaling-stroke" />
      {before && selected && above.current && createPortal(<Area plan={plan} wall={wall} />, above.current)}
    </g>
  )
}

/** While a wall moves: the floor's area. The walls' lengths are in their dimensions. */
function Area({ plan, wall }: { plan: Plan; wall: Wall }) {
  const { x, y } = pointAt(wall, wall.length / 2, SIZE)
  return (
    <text x={x} y={y} dy="0.35em" textAnchor={ANCHORS[wall.inward.x] ?? 'middle'} fontSize={SIZE}>
      {squareMetres(areaOf(plan.room) / 1e6)}
    </text>
  )
}

/** The height of its letters, and from the wall to it (mm). */
const SIZE: Mm = 110

/** Inside the room, by which way to the side the wall faces. */
const ANCHORS: Partial<Record<number, 'start' | 'end'>> = { 1: 'start', [-1]: 'end' }

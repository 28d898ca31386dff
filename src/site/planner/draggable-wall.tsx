import { type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { planner } from '#content/planner.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { dragWall, wallMovedBy } from '#domain/room/wall-length.ts'
import { pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { centimetres } from '#domain/sweden/writing.ts'
import { WALL } from '#shared/plan-room.tsx'
import { placeInWords } from './names.ts'
import type { WallItem } from './plan-items.ts'
import type { ItemKeys } from './use-item-keys.ts'
import type { PlannerAction } from './use-plan-editor.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

type DraggableWallProps = {
  plan: Plan
  item: WallItem
  selected: boolean
  keys: ItemKeys
  dispatch: (action: PlannerAction) => void
  /** Above all items, for its new place. */
  above: RefObject<SVGGElement | null>
}

/** A wall is gripped from a little inside the room to its dimension outside (mm). */
const GRIP = { inside: 30, outside: 240 } as const

/**
 * A wall of the drawing, as a button that selects and moves it. A finger moves it once it is selected, so that a page that is
 * scrolled changes nothing. While it is dragged, only its new place is shown.
 */
export function DraggableWall({ plan, item, selected, keys, dispatch, above }: DraggableWallProps) {
  const { id, name, wall } = item
  const element = useRef<SVGGElement>(null)
  const [dragged, setDragged] = useState<Plan>()
  const moved = ({ x, y }: Point) => dragWall(plan, wall.index, -(x * wall.inward.x + y * wall.inward.y))
  const handlers = usePointerDrag(element, {
    press({ pointerType }) {
      if (pointerType === 'touch' && !selected) return false
      dispatch({ type: 'select', id })
      return true
    },
    move: (by) => setDragged(moved(by)),
    drop(by) {
      const next = moved(by)
      dispatch({ type: 'change', change: () => next, announce: placeInWords(next, id) })
    },
    end: () => setDragged(undefined),
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
      onKeyDown={(event) => keys.onKeyDown(event, item)}
      onKeyUp={keys.onKeyUp}
      onBlur={keys.onBlur}
    >
      <path className="hit-area" d={band(wall, GRIP.inside, -GRIP.outside)} />
      <path className="outline" d={band(wall, 0, -WALL)} vectorEffect="non-scaling-stroke" />
      {dragged && above.current && createPortal(<NewPlace plan={plan} dragged={dragged} wall={wall} />, above.current)}
    </g>
  )
}

/** Where the wall would be, and how long the walls beside it. */
function NewPlace({ plan, dragged, wall }: { plan: Plan; dragged: Plan; wall: Wall }) {
  const by = -wallMovedBy(plan, dragged, wall.index)
  const walls = wallsOf(dragged.room)
  const beside = [
    { length: walls.at(wall.index - 1)?.length, at: TEXT },
    { length: walls[(wall.index + 1) % walls.length]?.length, at: wall.length - TEXT },
  ]
  return (
    <>
      <path className="new-wall" d={band(wall, by, by - WALL)} />
      {beside.map(({ length, at }) => {
        const { x, y } = pointAt(wall, at, Math.max(0, by) + TEXT / 2)
        return (
          length !== undefined && (
            <text key={at} x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={110}>
              {centimetres(length)}
            </text>
          )
        )
      })}
    </>
  )
}

/** From the corner to the middle of a length (mm). */
const TEXT: Mm = 260

/** A strip along a wall, between two distances into the room. */
function band(wall: Wall, from: Mm, to: Mm): string {
  const corners = [pointAt(wall, 0, from), pointAt(wall, wall.length, from), pointAt(wall, wall.length, to), pointAt(wall, 0, to)]
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

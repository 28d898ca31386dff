import { type RefObject, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { OpeningSymbol } from '#shared/plan-room.tsx'
import { PlacedFixture, PlacedPlumbingPoint } from '#shared/plan-symbols.tsx'
import { DragDistances } from './drag-distances.tsx'
import type { PlanItem } from './plan-items.ts'
import { useDrag } from './use-drag.ts'
import type { ItemKeys } from './use-item-keys.ts'
import type { PlannerAction } from './use-plan-editor.ts'

type DraggableItemProps = {
  plan: Plan
  item: PlanItem
  selected: boolean
  /** The selected machine stands below it, and gets the pointer. */
  isThrough: boolean
  keys: ItemKeys
  dispatch: (action: PlannerAction) => void
  /** Above all items, for distances. */
  above: RefObject<SVGGElement | null>
}

/** The hit area of a thinner item is this wide: a finger's width on a phone that shows the whole room. */
const MIN_HIT_AREA: Mm = 260

/** An item of the drawing, as a button that selects and moves it. */
export function DraggableItem({ plan, item, selected, isThrough, keys, dispatch, above }: DraggableItemProps) {
  const element = useRef<SVGGElement>(null)
  const { shown, along, dragging, handlers } = useDrag({ plan, item, selected, dispatch }, element)
  const { at, turn, width, depth } = shown
  const hitArea = { width: Math.max(width, MIN_HIT_AREA), depth: Math.max(depth, MIN_HIT_AREA) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      className={`planner-draggable${isThrough ? ' planner-through' : ''}${dragging ? ' planner-dragged' : ''}`}
      data-item={item.id}
      data-swing={item.kind === 'opening' && item.opening.kind === 'door' ? item.opening.swing : undefined}
      ref={element}
      role="button"
      tabIndex={0}
      aria-label={item.label}
      aria-pressed={selected}
      {...handlers}
      onClick={(event) => {
        // A click by assistive technology fires no pointer events.
        if (event.detail === 0) dispatch({ type: 'select', id: item.id })
      }}
      {...keys(item)}
    >
      <Drawn item={shown} />
      {along && <Drawn item={along} />}
      {dragging && above.current && createPortal(<DragDistances plan={plan} item={shown} />, above.current)}
      <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
        <rect className="hit-area" x={-hitArea.width / 2} y={-hitArea.depth / 2} width={hitArea.width} height={hitArea.depth} />
        <rect className="outline" x={-width / 2} y={-depth / 2} width={width} height={depth} vectorEffect="non-scaling-stroke" />
      </g>
    </g>
  )
}

function Drawn({ item }: { item: PlanItem }) {
  if (item.kind === 'fixture') return <PlacedFixture fixture={item.fixture} />
  return item.kind === 'plumbingPoint' ? <PlacedPlumbingPoint plumbingPoint={item.plumbingPoint} /> : <OpeningSymbol wall={item.wall} opening={item.opening} />
}

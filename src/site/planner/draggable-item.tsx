import { useRef } from 'react'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { OpeningSymbol } from '#shared/plan-room.tsx'
import { PlacedFixture, PlacedPlumbingPoint } from '#shared/plan-symbols.tsx'
import type { PlanItem } from './plan-items.ts'
import { useDrag } from './use-drag.ts'
import type { Keys } from './use-keys.ts'
import type { Act } from './use-plan.ts'

type ThingProps = { plan: Plan; thing: PlanItem; chosen: boolean; keys: Keys; act: (act: Act) => void }

/** A finger's width on a phone that shows the whole room: what is thinner can be taken hold of beside itself too. */
const LEAST: Mm = 260

/** Something in the drawing, as a button to choose and move it by. */
export function DraggableItem({ plan, thing, chosen, keys, act }: ThingProps) {
  const sheet = useRef<SVGGElement>(null)
  const { shown, begin, move, end, giveUp } = useDrag(plan, thing, act, sheet)
  const { at, turn, width, depth } = shown
  const reach = { width: Math.max(width, LEAST), depth: Math.max(depth, LEAST) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      className="planner-draggable"
      data-thing={thing.id}
      ref={sheet}
      role="button"
      tabIndex={0}
      aria-label={thing.label}
      aria-pressed={chosen}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={giveUp}
      onClick={(event) => {
        // A press by a screen reader or a switch has no pointer.
        if (event.detail === 0) act({ does: 'choose', id: thing.id })
      }}
      onKeyDown={(event) => keys.down(event, thing)}
      onKeyUp={keys.up}
      onBlur={keys.leave}
    >
      <Drawn thing={shown} />
      <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
        <rect className="hit-area" x={-reach.width / 2} y={-reach.depth / 2} width={reach.width} height={reach.depth} />
        <rect className="outline" x={-width / 2} y={-depth / 2} width={width} height={depth} vectorEffect="non-scaling-stroke" />
      </g>
    </g>
  )
}

function Drawn({ thing }: { thing: PlanItem }) {
  if (thing.kind === 'fixture') return <PlacedFixture fixture={thing.fixture} />
  return thing.kind === 'plumbingPoint' ? (
    <PlacedPlumbingPoint plumbingPoint={thing.plumbingPoint} />
  ) : (
    <OpeningSymbol wall={thing.wall} opening={thing.opening} />
  )
}

import { type HandlePlace, placed, reachOf } from './handles.ts'
import type { Act } from './use-plan.ts'
import type { Drag } from './use-drag.ts'
import type { Keys } from './use-keys.ts'

type HandleProps = { handle: HandlePlace; chosen: boolean; drag: Drag; keys: Keys; act: (act: Act) => void }

/** An invisible sheet over something in the drawing; its edge shows when it is chosen or has focus. */
export function Handle({ handle, chosen, drag, keys, act }: HandleProps) {
  const { id, name, width, depth } = handle
  const reach = reachOf(handle)
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      className="planner-handle"
      data-handle={id}
      transform={placed(handle)}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={chosen}
      onPointerDown={(event) => drag.begin(event, handle)}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.giveUp}
      onClick={(event) => {
        // A press by a screen reader or a switch has no pointer: only chooses.
        if (event.detail === 0) act({ does: 'choose', id })
      }}
      onKeyDown={(event) => keys.down(event, handle)}
      onKeyUp={keys.up}
      onBlur={keys.leave}
    >
      <rect className="reach" x={-reach.width / 2} y={-reach.depth / 2} width={reach.width} height={reach.depth} />
      <rect className="edge" x={-width / 2} y={-depth / 2} width={width} height={depth} vectorEffect="non-scaling-stroke" />
    </g>
  )
}

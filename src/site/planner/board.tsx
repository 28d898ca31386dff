import { memo, type RefObject, useEffect, useId } from 'react'
import { planner } from '#content/planner.ts'
import type { Mm, Plan, Room } from '#domain/room/plan.ts'
import { pointAt, wallsOf } from '#domain/room/walls.ts'
import { Dimensions, RoomShape, viewBoxOf, ZoneLines } from '#shared/plan-room.tsx'
import { DraggableItem } from './draggable-item.tsx'
import { letterOf } from './names.ts'
import { planItemsOf } from './plan-items.ts'
import { printScale } from './print-scale.ts'
import { useItemKeys } from './use-item-keys.ts'
import type { PlanEditor } from './use-plan-editor.ts'

const words = planner.board

type BoardProps = Pick<PlanEditor, 'plan' | 'dispatch' | 'selected'> & { zones: boolean; board: RefObject<SVGSVGElement | null> }

/** The interactive drawing: everything in it can be selected and moved. */
export function Board({ plan, dispatch, selected, zones, board }: BoardProps) {
  const help = useId()
  const keys = useItemKeys(dispatch, board)
  const { x, y, width, height } = viewBoxOf(plan)
  const scale = printScale({ width, height })

  useEffect(() => {
    board.current?.style.setProperty('--paper-width', scale ? `${width / scale}mm` : '100%')
  }, [board, width, scale])

  return (
    <div className="planner-board">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg ref={board} viewBox={`${x} ${y} ${width} ${height}`} role="group" aria-label={words.label} aria-describedby={help} tabIndex={-1}>
        <Shell plan={plan} zones={zones} />
        {planItemsOf(plan).map((item) => (
          <DraggableItem key={item.id} plan={plan} item={item} selected={item.id === selected} keys={keys} dispatch={dispatch} />
        ))}
      </svg>
      <p className="planner-scale">{scale ? planner.paper.scale(scale) : planner.paper.tooLarge}</p>
      <p className="hidden-text" id={help}>
        {words.help}
      </p>
    </div>
  )
}

/** What does not move: floor, walls and their dimensions. */
const Shell = memo(function Shell({ plan, zones }: { plan: Plan; zones: boolean }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g aria-hidden="true" className={zones ? 'planner-zoned' : undefined}>
      <RoomShape plan={plan} />
      {zones && <ZoneLines plan={plan} />}
      <Dimensions room={plan.room} />
      <Letters room={plan.room} />
    </g>
  )
})

/** Wall letters stand within the wall's thickness; its dimension is outside. */
const LETTER_OFFSET: Mm = -50

function Letters({ room }: { room: Room }) {
  return (
    <g className="planner-wall-letters">
      {wallsOf(room).map((wall) => {
        const { x, y } = pointAt(wall, wall.length / 2, LETTER_OFFSET)
        return (
          <text key={wall.index} x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={80}>
            {letterOf(wall.index)}
          </text>
        )
      })}
    </g>
  )
}

import { memo, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FindingGroup } from '#content/planner/finding-groups.ts'
import { wallLetter } from '#content/planner/fixture-words.ts'
import { planner } from '#content/planner/planner.ts'
import { machineBelow } from '#domain/room/fixture-heights.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { originAfter } from '#domain/room/wall-length.ts'
import { pointAt, wallsOf } from '#domain/room/walls.ts'
import { freeMiddle } from '#shared/free-middle.ts'
import { Dimensions, RoomShape, viewBoxOf, ZoneLines } from '#shared/plan-room.tsx'
import { DraggableItem } from './draggable-item.tsx'
import { DraggableWall } from './draggable-wall.tsx'
import { FindingMarks } from './finding-marks.tsx'
import { wallWithId } from './names.ts'
import { planItemsOf, wallItemsOf } from './plan-items.ts'
import { printScale } from './print-scale.ts'
import { useItemKeys } from './use-item-keys.ts'
import type { PlanEditor } from './use-plan-editor.ts'
import { useZoom } from './use-zoom.ts'

const words = planner.board

type BoardProps = Pick<PlanEditor, 'plan' | 'before' | 'dispatch' | 'selected'> & {
  groups: readonly FindingGroup[]
  zones: boolean
  board: RefObject<SVGSVGElement | null>
  /** The panel of the selected item. */
  panel: RefObject<HTMLElement | null>
}

/** The interactive drawing: everything in it can be selected and moved. */
export const Board = memo(function Board({ plan, before, groups, dispatch, selected, zones, board, panel }: BoardProps) {
  const help = useId()
  const above = useRef<SVGGElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const keys = useItemKeys(dispatch, board)
  // During a gesture the paper lies still, so that the pointer and what it moves stay together.
  const whole = viewBoxOf(before ?? plan)
  const moved = before && selected ? wallWithId(plan, selected) : undefined
  const origin = before && moved ? originAfter(before.room, plan.room, moved.index) : { x: 0, y: 0 }
  const { width } = whole
  const scale = printScale(whole)
  const { step, reveal, handlers } = useZoom(board, whole, dispatch)

  useEffect(() => {
    board.current?.style.setProperty('--paper-width', scale ? `${width / scale}mm` : '100%')
  }, [board, width, scale])

  // After an addition, or a press on a finding. A press on an item that is partly in view does not move the drawing.
  const showSelected = useEffectEvent((id: string) => reveal(board.current?.querySelector(`[data-item="${id}"]`) ?? null))
  useEffect(() => {
    if (selected) showSelected(selected)
  }, [selected])

  /** A sticky drawing can be tapped while its panel is out of view. The click itself selects a wall, so the panel is there in the next frame. */
  function showPanel() {
    if (paper.current && getComputedStyle(paper.current).position === 'sticky') requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div className="planner-board" ref={paper}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are among the handlers */}
      <svg
        ref={board}
        viewBox={`${whole.x} ${whole.y} ${width} ${whole.height}`}
        role="group"
        aria-label={words.label}
        aria-describedby={help}
        data-moving={before && true}
        onClick={showPanel}
        {...handlers}
      >
        <g transform={`translate(${origin.x} ${origin.y})`}>
          <Shell plan={plan} zones={zones} />
          {wallItemsOf(plan).map((item) => (
            <DraggableWall
              key={item.id}
              plan={plan}
              before={before}
              item={item}
              selected={item.id === selected}
              keys={keys}
              dispatch={dispatch}
              above={above}
            />
          ))}
          {planItemsOf(plan).map((item) => (
            <DraggableItem
              key={item.id}
              plan={plan}
              item={item}
              selected={item.id === selected}
              isThrough={item.kind === 'fixture' && selected !== undefined && machineBelow(plan, item.fixture)?.id === selected}
              keys={keys}
              dispatch={dispatch}
              above={above}
            />
          ))}
          <FindingMarks plan={plan} groups={groups} />
          <g className="planner-distances" ref={above} />
        </g>
      </svg>
      <ZoomButtons onStep={step} />
      <p className="planner-scale">{scale ? planner.paper.scale(scale) : planner.paper.tooLarge}</p>
      <p className="hidden-text" id={help}>
        {words.help}
      </p>
    </div>
  )
})

/** What a wheel or two fingers do, by buttons. */
function ZoomButtons({ onStep }: { onStep: (to: 'closer' | 'further' | 'whole') => void }) {
  return (
    <fieldset className="planner-zoom" aria-label={planner.zoom.label}>
      {(['closer', 'further'] as const).map((to) => (
        <button key={to} className={`planner-arrow ${to}`} type="button" aria-label={planner.zoom[to]} onClick={() => onStep(to)} />
      ))}
      <button className="planner-button" type="button" onClick={() => onStep('whole')}>
        {planner.zoom.whole}
      </button>
    </fieldset>
  )
}

/** What is not moved by itself: floor, walls and their dimensions. */
const Shell = memo(function Shell({ plan, zones }: { plan: Plan; zones: boolean }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g aria-hidden="true" className={zones ? 'planner-zoned' : undefined}>
      <RoomShape plan={plan} />
      {zones && <ZoneLines plan={plan} />}
      <g className="planner-dimensions">
        <Dimensions plan={plan} />
      </g>
      <Letters plan={plan} />
    </g>
  )
})

/** Wall letters stand within the wall's thickness, beside its openings; its dimension is outside. */
const LETTER_OFFSET: Mm = -50
const LETTER: Mm = 90

function Letters({ plan }: { plan: Plan }) {
  return (
    <g className="planner-wall-letters">
      {wallsOf(plan.room).map((wall) => {
        const { x, y } = pointAt(wall, freeMiddle(wall, plan.openings, 2 * LETTER), LETTER_OFFSET)
        return (
          <text key={wall.index} x={x} y={y} dy="0.35em" textAnchor="middle" fontSize={LETTER}>
            {wallLetter(wall.index)}
          </text>
        )
      })}
    </g>
  )
}

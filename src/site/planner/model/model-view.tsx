import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { Choice } from '../choice.tsx'
import { RoomModel } from './room-model.tsx'
import type { MaterialName } from './tiles.ts'
import { useStage } from './use-stage.ts'
import { useWalk } from './use-walk.ts'

const words = planner.see

/** A quarter of an arm's turn, and a short step. */
const TURN = Math.PI / 12
const STEP = 0.3

const WAYS = [
  { way: 'turnLeft', step: 0, turn: TURN },
  { way: 'forward', step: STEP, turn: 0 },
  { way: 'back', step: -STEP, turn: 0 },
  { way: 'turnRight', step: 0, turn: -TURN },
] as const

const KEYS: Partial<Record<string, (typeof WAYS)[number]>> = { ArrowLeft: WAYS[0], ArrowUp: WAYS[1], ArrowDown: WAYS[2], ArrowRight: WAYS[3] }

/** So far does a pointer turn the head: once across the picture is a good look to the side. */
const RADIANS_PER_PIXEL = 0.005

export function ModelView({ plan }: { plan: Plan }) {
  const [material, setMaterial] = useState<MaterialName>('vit')
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  const { camera, walk, look } = useWalk(plan)
  useStage(canvas, camera, <RoomModel plan={plan} material={material} />)

  function onKeyDown(event: KeyboardEvent) {
    const way = KEYS[event.key]
    if (!way) return
    event.preventDefault()
    walk(way.step, way.turn)
  }

  function drag({ clientX, clientY }: PointerEvent) {
    if (!held.current) return
    look((clientX - held.current.x) * RADIANS_PER_PIXEL, (clientY - held.current.y) * RADIANS_PER_PIXEL)
    held.current = { x: clientX, y: clientY }
  }

  return (
    <div className="planner-model">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked in with the arrow keys */}
      <div className="planner-stage" role="application" aria-label={words.label} aria-describedby="i-3d-hjalp" tabIndex={0} onKeyDown={onKeyDown}>
        <canvas
          ref={canvas}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            held.current = undefined
          }}
        />
      </div>
      <div className="planner-row">
        {WAYS.map(({ way, step, turn }) => (
          <button className={`planner-nudge ${way}`} key={way} type="button" aria-label={words[way]} onClick={() => walk(step, turn)} />
        ))}
        <Choice label={words.material} value={material} words={words.materials} onPick={setMaterial} />
      </div>
      <p className="planner-note" id="i-3d-hjalp">
        {words.help}
      </p>
    </div>
  )
}

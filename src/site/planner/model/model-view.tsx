import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { SelectField } from '../select-field.tsx'
import { RoomModel } from './room-model.tsx'
import type { TileFinish } from './tile-texture.ts'
import { useFirstPersonCamera } from './use-first-person-camera.ts'
import { useScene } from './use-scene.ts'

const words = planner.model

/** One press of a key or button: radians, and metres. */
const TURN = Math.PI / 12
const STEP = 0.3

const MOVES = [
  { name: 'turnLeft', step: 0, turn: TURN },
  { name: 'forward', step: STEP, turn: 0 },
  { name: 'back', step: -STEP, turn: 0 },
  { name: 'turnRight', step: 0, turn: -TURN },
] as const

const KEYS: Partial<Record<string, (typeof MOVES)[number]>> = { ArrowLeft: MOVES[0], ArrowUp: MOVES[1], ArrowDown: MOVES[2], ArrowRight: MOVES[3] }

/** A drag across the picture turns the camera well to the side. */
const RADIANS_PER_PIXEL = 0.005

export function ModelView({ plan }: { plan: Plan }) {
  const [finish, setFinish] = useState<TileFinish>('vit')
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  const { camera, walk, look } = useFirstPersonCamera(plan)
  useScene(canvas, camera, <RoomModel plan={plan} finish={finish} />)

  function onKeyDown(event: KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move) return
    event.preventDefault()
    walk(move.step, move.turn)
  }

  function drag({ clientX, clientY }: PointerEvent) {
    if (!held.current) return
    look((clientX - held.current.x) * RADIANS_PER_PIXEL, (clientY - held.current.y) * RADIANS_PER_PIXEL)
    held.current = { x: clientX, y: clientY }
  }

  return (
    <div className="planner-model">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the camera */}
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
        {MOVES.map(({ name, step, turn }) => (
          <button className={`planner-arrow ${name}`} key={name} type="button" aria-label={words[name]} onClick={() => walk(step, turn)} />
        ))}
        <SelectField label={words.finish} value={finish} words={words.finishes} onPick={setFinish} />
      </div>
      <p className="planner-note" id="i-3d-hjalp">
        {words.help}
      </p>
    </div>
  )
}

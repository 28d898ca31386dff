import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { IdeaView } from '#content/gallery/idea-views.ts'
import { modelWords as words } from '#content/planner/model-words.ts'
import type { PlanEditor } from '../use-plan-editor.ts'
import { KeepRow } from './keep/keep-row.tsx'
import { MaterialsPanel } from './materials-panel.tsx'
import { type MirrorList, Mirrors } from './mirror.tsx'
import { type RoomLight, roomLights } from './room-light.ts'
import { RoomModel } from './room-model.tsx'
import { useCamera } from './use-camera.ts'
import { useGestures } from './use-gestures.ts'
import { useScene } from './use-scene.ts'

export { default as styles } from '../../styles/planner-model.css?url'

/** One press of a key or button: radians, metres, and how much nearer. */
const TURN = Math.PI / 12
const TILT = Math.PI / 24
const STEP = 0.3
const NEARER = 1.2

const RADIANS_PER_PIXEL = 0.006

type ModelViewProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { picture: IdeaView | undefined; onShown: () => void; onLost: () => void }

/** The room as a model to turn around, and to step into, by day or in the evening. With `picture` it is first seen as in that rendering. */
export function ModelView({ plan, dispatch, picture, onShown, onLost }: ModelViewProps) {
  const [light, setLight] = useState<RoomLight>(picture?.light ?? 'day')
  const canvas = useRef<HTMLCanvasElement>(null)
  // The room may lag behind; a swatch is picked at once.
  const drawn = useDeferredValue(plan)
  const { camera, at, ofShape, resize, turnOnce, stop, turn, drag, zoom, walk, walkTo, toPicture, leavePicture, stepIn, stepOut } = useCamera(
    drawn,
    picture?.camera,
  )
  const mirrors = useMemo<MirrorList>(() => new Set(), [])
  const store = useScene(
    canvas,
    { camera, onResize: resize, onLost },
    <Mirrors value={mirrors}>
      <RoomModel
        plan={drawn}
        light={light}
        onShown={() => {
          onShown()
          turnOnce()
        }}
      />
    </Mirrors>,
  )
  const gestures = useGestures(canvas, {
    onDown: stop,
    onDrag: (right, down) => drag(right * RADIANS_PER_PIXEL, down * RADIANS_PER_PIXEL),
    onZoom: (by) => zoom(by, false),
    onTap: walkTo,
  })

  const moves = {
    outside: [
      { name: 'turnLeft', arrow: 'left', keys: ['ArrowLeft'], move: () => turn(-TURN) },
      { name: 'turnRight', arrow: 'right', keys: ['ArrowRight'], move: () => turn(TURN) },
      { name: 'higher', arrow: 'up', keys: ['ArrowUp'], move: () => turn(0, TILT) },
      { name: 'lower', arrow: 'down', keys: ['ArrowDown'], move: () => turn(0, -TILT) },
      { name: 'zoomIn', arrow: 'closer', keys: ['+'], move: () => zoom(NEARER) },
      { name: 'zoomOut', arrow: 'further', keys: ['-'], move: () => zoom(1 / NEARER) },
    ],
    inside: [
      { name: 'lookLeft', arrow: 'left', keys: ['ArrowLeft'], move: () => turn(TURN) },
      { name: 'lookRight', arrow: 'right', keys: ['ArrowRight'], move: () => turn(-TURN) },
      { name: 'forward', arrow: 'up', keys: ['ArrowUp'], move: () => walk(STEP) },
      { name: 'back', arrow: 'down', keys: ['ArrowDown'], move: () => walk(-STEP) },
    ],
  } as const

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && at === 'inside') return stepOut()
    const pressed = moves[at === 'inside' ? 'inside' : 'outside'].find(({ keys }) => keys.some((key) => key === event.key))
    if (!pressed || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    pressed.move()
  }

  return (
    <div className="planner-model">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the camera */}
      <div className="planner-stage" role="application" aria-label={words.labels[at]} aria-describedby="i-3d-hjalp i-3d-rum" tabIndex={0} onKeyDown={onKeyDown}>
        <canvas ref={canvas} {...gestures} />
      </div>
      <div className="planner-row">
        <button className="planner-button planner-step" type="button" onClick={at === 'inside' ? stepOut : stepIn}>
          {at === 'inside' ? words.stepOut : words.stepIn}
        </button>
        {picture && (
          <button className="planner-button" type="button" onClick={at === 'picture' ? leavePicture : toPicture}>
            {at === 'picture' ? words.around : words.asPictured}
          </button>
        )}
        <fieldset className="planner-row">
          <legend className="hidden-text">{words.light}</legend>
          {roomLights.map((one) => (
            <button key={one} className="planner-button" type="button" aria-pressed={one === light} onClick={() => setLight(one)}>
              {words.lights[one]}
            </button>
          ))}
        </fieldset>
        <div className="planner-row">
          {moves[at === 'inside' ? 'inside' : 'outside'].map(({ name, arrow, move }) => (
            <button className={`planner-arrow ${arrow}`} key={name} type="button" aria-label={words[name]} onClick={move} />
          ))}
        </div>
      </div>
      <p className="planner-note" id="i-3d-hjalp">
        {words.help[at]}
      </p>
      {picture && <p className="planner-note">{words.estimated}</p>}
      <MaterialsPanel plan={plan} dispatch={dispatch} />
      <KeepRow plan={drawn} stage={{ store, mirrors, cameraOfShape: ofShape }} />
    </div>
  )
}

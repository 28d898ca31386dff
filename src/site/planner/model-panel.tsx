import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { drawingInWords } from '#content/drawing-words.ts'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { hasWebGl } from './has-webgl.ts'

const words = planner.model

type ModelProps = { plan: Plan; onLost: () => void }

export type LoadModel = () => Promise<ComponentType<ModelProps>>

type Step = { step: 'loading' | 'missing' | 'failed' | 'lost' } | { step: 'here'; View: ComponentType<ModelProps> }

/** The room in 3D, in the drawing's place. Its code weighs several times the planner's, so it is fetched only on request. */
export function ModelPanel({ plan, load, onClose }: { plan: Plan; load: LoadModel | undefined; onClose: () => void }) {
  const [state, setState] = useState<Step>({ step: 'loading' })
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const open = useCallback(() => {
    if (!load || !hasWebGl()) return setState({ step: 'missing' })
    setState({ step: 'loading' })
    load().then(
      (View) => setState({ step: 'here', View }),
      (error) => {
        console.warn(error)
        setState({ step: 'failed' })
      },
    )
  }, [load])

  useEffect(open, [open])

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section className="planner-3d" aria-labelledby="i-3d" ref={panel}>
      <div className="apart planner-3d-top">
        <h2 id="i-3d" ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        <button className="planner-button" type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <p className="hidden-text" id="i-3d-rum">
        {drawingInWords(plan)}
      </p>
      <ErrorBoundary>
        {state.step === 'here' ? (
          <state.View plan={plan} onLost={() => setState({ step: 'lost' })} />
        ) : (
          <div className="planner-stage planner-no-stage">
            <p role="status">{words[state.step]}</p>
            {state.step === 'lost' && (
              <button className="planner-button" type="button" onClick={open}>
                {words.again}
              </button>
            )}
          </div>
        )}
      </ErrorBoundary>
    </section>
  )
}

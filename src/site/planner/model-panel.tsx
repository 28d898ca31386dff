import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { drawingInWords } from '#content/planner/drawing-words.ts'
import { planner } from '#content/planner/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { hasWebGl } from './has-webgl.ts'
import { PanelFrame } from './panel-frame.tsx'

const words = planner.model

type ModelProps = { plan: Plan; onLost: () => void }

export type LoadModel = () => Promise<ComponentType<ModelProps>>

type Step = { step: 'loading' | 'missing' | 'failed' | 'lost' } | { step: 'here'; View: ComponentType<ModelProps> }

/** The room in 3D, in the drawing's place. Its code weighs several times the planner's, so it is fetched only on request. */
export function ModelPanel({ plan, load, onClose }: { plan: Plan; load: LoadModel | undefined; onClose: () => void }) {
  const [state, setState] = useState<Step>({ step: 'loading' })

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

  return (
    <PanelFrame id="i-3d" heading={words.heading} close={words.close} onClose={onClose}>
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
    </PanelFrame>
  )
}

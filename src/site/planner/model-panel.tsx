import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { drawingInWords } from '#content/planner/drawing-words.ts'
import { planner } from '#content/planner/planner.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { hasWebGl } from './has-webgl.ts'
import { PanelFrame } from './panel-frame.tsx'
import type { PlanEditor } from './use-plan-editor.ts'

const words = planner.model

type ModelProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { onLost: () => void }

export type LoadModel = () => Promise<ComponentType<ModelProps>>

type Step = { step: 'loading' | 'missing' | 'failed' | 'lost' } | { step: 'here'; View: ComponentType<ModelProps> }

type ModelPanelProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { load: LoadModel | undefined; onClose: () => void }

/** The room in 3D, in the drawing's place. Its code weighs several times the planner's, so it is fetched only on request. */
export function ModelPanel({ plan, dispatch, load, onClose }: ModelPanelProps) {
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
          <state.View plan={plan} dispatch={dispatch} onLost={() => setState({ step: 'lost' })} />
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

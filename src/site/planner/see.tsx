import { type ComponentType, useEffect, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#parts/error-boundary.tsx'

const words = planner.see

type Step = { step: 'loading' | 'missing' | 'failed' } | { step: 'here'; View: ComponentType<{ plan: Plan }> }

/** The room in 3D. Its code is much more than all the rest, so it comes only when it is asked for. */
export function See({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [state, setState] = useState<Step>({ step: 'loading' })

  useEffect(() => {
    if (!hasWebGl()) return setState({ step: 'missing' })
    import('./model/model-view.tsx').then(
      ({ ModelView }) => setState({ step: 'here', View: ModelView }),
      (fault) => {
        console.warn(fault)
        setState({ step: 'failed' })
      },
    )
  }, [])

  return (
    <section className="planner-see" aria-labelledby="i-3d">
      <div className="planner-see-top">
        <h2 id="i-3d">{words.heading}</h2>
        <button className="square cross" type="button" aria-label={words.close} onClick={onClose} />
      </div>
      <ErrorBoundary>{state.step === 'here' ? <state.View plan={plan} /> : <p role="status">{words[state.step]}</p>}</ErrorBoundary>
    </section>
  )
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

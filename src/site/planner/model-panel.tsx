import { type ComponentType, useEffect, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'

const words = planner.see

export type LoadModel = () => Promise<ComponentType<{ plan: Plan }>>

type Step = { step: 'loading' | 'missing' | 'failed' } | { step: 'here'; View: ComponentType<{ plan: Plan }> }

/** The room in 3D. Its code is much more than all the rest, so it comes only when it is asked for (islands/rita-script.ts). */
export function ModelPanel({ plan, load, onClose }: { plan: Plan; load: LoadModel | undefined; onClose: () => void }) {
  const [state, setState] = useState<Step>({ step: 'loading' })

  useEffect(() => {
    if (!load || !hasWebGl()) return setState({ step: 'missing' })
    load().then(
      (View) => setState({ step: 'here', View }),
      (error) => {
        console.warn(error)
        setState({ step: 'failed' })
      },
    )
  }, [load])

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

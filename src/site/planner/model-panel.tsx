import { type ComponentType, useEffect, useState } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'

const words = planner.model

export type LoadModel = () => Promise<ComponentType<{ plan: Plan }>>

type Step = { step: 'loading' | 'missing' | 'failed' } | { step: 'here'; View: ComponentType<{ plan: Plan }> }

/** The room in 3D. Its code weighs several times the planner's, so it is fetched only on request. */
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
    <section className="planner-3d" aria-labelledby="i-3d">
      <div className="apart planner-3d-top">
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

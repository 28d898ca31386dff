import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { loadStyles } from './load-styles.ts'
import type { LoadModel } from './model-panel.tsx'
import { savedPlan, sharedPlan } from './saved-plan.ts'
import { Start } from './start.tsx'
import { type Begun, Workbench } from './workbench.tsx'

/** Asleep it has no model to load. */
export function Planner({ loadModel }: { loadModel?: LoadModel }) {
  return (
    <ErrorBoundary>
      <Drawing loadModel={loadModel} />
    </ErrorBoundary>
  )
}

/** Its styles first: what is awake is much more than what was asleep. */
export async function hydratePlanner(loadModel: LoadModel) {
  const place = document.querySelector('.planner-start')?.parentElement
  if (!place) return
  await loadStyles()
  hydrateRoot(place, <Planner loadModel={loadModel} />)
}

/** Asleep there is the choice of a room; awake, and with a room, the drawing table. */
function Drawing({ loadModel }: { loadModel: LoadModel | undefined }) {
  const [begun, setBegun] = useState<Begun>()

  // Not as the first state: the page was built without knowing what this browser keeps.
  useEffect(() => {
    const shared = sharedPlan()
    const plan = shared ?? savedPlan()
    if (plan) setBegun({ plan, by: shared ? 'link' : 'return' })
  }, [])

  if (!begun) return <Start onPick={(plan) => setBegun({ plan, by: 'choice' })} />
  return <Workbench begun={begun} loadModel={loadModel} startOver={() => setBegun(undefined)} />
}

import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { loadStyles } from './load-styles.ts'
import type { LoadModel } from './model-panel.tsx'
import { savedPlan, sharedPlan } from './saved-plan.ts'
import { Start } from './start.tsx'
import { type OpenedPlan, Workbench } from './workbench.tsx'

export function Planner({ loadModel }: { loadModel?: LoadModel }) {
  return (
    <ErrorBoundary>
      <PlannerBody loadModel={loadModel} />
    </ErrorBoundary>
  )
}

/** Loads the styles first, because the static page has only those of the template choice. */
export async function hydratePlanner(loadModel: LoadModel) {
  const place = document.querySelector('.planner-start')?.parentElement
  if (!place) return
  await loadStyles()
  hydrateRoot(place, <Planner loadModel={loadModel} />)
}

/** The choice of a template, and the editor once there is a plan. */
function PlannerBody({ loadModel }: { loadModel: LoadModel | undefined }) {
  const [opened, setOpened] = useState<OpenedPlan>()

  // Not as the initial state: it must match the static page.
  useEffect(() => {
    const shared = sharedPlan()
    const plan = shared ?? savedPlan()
    if (plan) setOpened({ plan, source: shared ? 'link' : 'saved' })
  }, [])

  if (!opened) return <Start onPick={(plan) => setOpened({ plan, source: 'template' })} />
  return <Workbench opened={opened} loadModel={loadModel} startOver={() => setOpened(undefined)} />
}

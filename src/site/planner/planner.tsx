import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { ErrorBoundary } from '#shared/error-boundary.tsx'
import { ideaPlan } from './idea-plan.ts'
import { loadStyles } from './load-styles.ts'
import type { LoadModel } from './model-panel.tsx'
import { forgetReturnAddress, type ReturnAddress, returnAddress } from './return-address.ts'
import { savedPlan, sharedPlan } from './saved-plan.ts'
import { Start } from './start.tsx'
import { type OpenedPlan, Workbench } from './workbench.tsx'

type PlannerProps = {
  loadModel?: LoadModel
  /** The room of a rendering that the visitor comes from. */
  idea?: Plan | undefined
}

export function Planner({ loadModel, idea }: PlannerProps) {
  return (
    <ErrorBoundary>
      <PlannerBody loadModel={loadModel} idea={idea} />
    </ErrorBoundary>
  )
}

/** Loads the styles first, because the static page has only those of the template choice. */
export async function hydratePlanner(loadModel: LoadModel) {
  const place = document.querySelector('.planner-start')?.parentElement
  if (!place) return
  const [idea] = await Promise.all([ideaPlan(), loadStyles()])
  hydrateRoot(place, <Planner loadModel={loadModel} idea={idea} />)
}

/** The choice of a template, and the editor once there is a plan. */
function PlannerBody({ loadModel, idea }: { loadModel: LoadModel | undefined; idea: Plan | undefined }) {
  const [opened, setOpened] = useState<OpenedPlan>()
  const [saved, setSaved] = useState<Plan>()
  const [returnTo, setReturnTo] = useState<ReturnAddress>()

  // Not as the initial state: it must match the static page.
  useEffect(() => {
    const saved = savedPlan()
    const shared = sharedPlan()
    setSaved(saved)
    setReturnTo(returnAddress())
    if (idea) setOpened({ plan: idea, source: 'idea' })
    else if (shared) setOpened({ plan: shared, source: 'link' })
    else if (saved) setOpened({ plan: saved, source: 'saved' })
  }, [idea])

  function forgetReturn() {
    forgetReturnAddress()
    setReturnTo(undefined)
  }

  if (!opened) return <Start onPick={(plan) => setOpened({ plan, source: 'template' })} />
  return (
    <>
      {opened.source === 'idea' && saved && <SavedDrawing onOpen={() => setOpened({ plan: saved, source: 'link' })} />}
      <Workbench
        key={opened.source}
        opened={opened}
        loadModel={loadModel}
        startOver={() => setOpened(undefined)}
        returnTo={returnTo}
        forgetReturn={forgetReturn}
      />
    </>
  )
}

/** Beside an idea: the visitor's own drawing is still there. */
function SavedDrawing({ onOpen }: { onOpen: () => void }) {
  return (
    <p>
      {planner.idea.saved}{' '}
      <button className="text-button" type="button" onClick={onOpen}>
        {planner.idea.open}
      </button>
    </p>
  )
}

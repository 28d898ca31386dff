import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#parts/error-boundary.tsx'
import { dressed } from './dressed.ts'
import { keptPlan, sharedPlan } from './kept-plan.ts'
import { Start } from './start.tsx'
import { type Begun, Workbench } from './workbench.tsx'

export function Planner() {
  return (
    <ErrorBoundary>
      <Drawing />
    </ErrorBoundary>
  )
}

/** Its styles first: what is awake is much more than what was asleep. */
export async function wake() {
  const place = document.querySelector('.planner-start')?.parentElement
  if (!place) return
  await dressed()
  hydrateRoot(place, <Planner />)
}

/** Asleep there is the choice of a room; awake, and with a room, the drawing table. */
function Drawing() {
  const [begun, setBegun] = useState<Begun>()

  // Not as the first state: the page was built without knowing what this browser keeps.
  useEffect(() => {
    const shared = sharedPlan()
    const plan = shared ?? keptPlan()
    if (plan) setBegun({ plan, by: shared ? 'link' : 'return' })
  }, [])

  if (!begun) return <Start onPick={(plan) => setBegun({ plan, by: 'choice' })} />
  return <Workbench begun={begun} startOver={() => setBegun(undefined)} />
}

import type { Plan } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'

/** In local storage, written only when the visitor saves. islands/rita-script.ts reads it too. */
const KEY = 'fogratt.plan'

/** Before a packed plan in an address. islands/rita-script.ts reads it too. */
const FRAGMENT = '#plan='

export function savePlan(plan: Plan): boolean {
  try {
    localStorage.setItem(KEY, packPlan(plan))
    return true
  } catch {
    return false
  }
}

export function deleteSavedPlan() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage nothing is saved.
  }
}

export function savedPlan(): Plan | undefined {
  try {
    return unpackPlan(localStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}

/** The plan in the address of a shared link. */
export function sharedPlan(): Plan | undefined {
  return location.hash.startsWith(FRAGMENT) ? unpackPlan(new URLSearchParams(location.hash.slice(1)).get('plan') ?? '') : undefined
}

export function linkTo(plan: Plan): string {
  return `${location.origin}${location.pathname}${FRAGMENT}${packPlan(plan)}`
}

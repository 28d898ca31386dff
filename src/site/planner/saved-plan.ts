import type { Plan } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'

/** This browser's own store; written only when the visitor presses Spara. islands/planner.ts knows it too. */
const KEY = 'fogratt.plan'

/** In an address, after the #; islands/planner.ts knows it too. */
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
    // What cannot be reached is not kept either.
  }
}

export function savedPlan(): Plan | undefined {
  try {
    return unpackPlan(localStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}

/** The plan in the address that somebody was sent. */
export function sharedPlan(): Plan | undefined {
  return location.hash.startsWith(FRAGMENT) ? unpackPlan(decodeURIComponent(location.hash.slice(FRAGMENT.length))) : undefined
}

export function linkTo(plan: Plan): string {
  return `${location.origin}${location.pathname}${FRAGMENT}${packPlan(plan)}`
}

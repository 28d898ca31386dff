import type { Plan } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'

/** In local storage from the first "Spara" on. islands/rita-script.ts reads it too. */
const SAVED = 'fogratt.plan'

/** The drawing of this tab, in session storage: it outlasts a reload and a tab that a phone throws out. islands/rita-script.ts reads it too. */
const KEPT = 'fogratt.ritning'

/** Before a packed plan in an address. islands/rita-script.ts reads it too. */
const FRAGMENT = '#plan='

/** Where a drawing is kept. Without storage nothing is. */
export const saved = storeOf(() => localStorage, SAVED)
export const kept = storeOf(() => sessionStorage, KEPT)

function storeOf(storage: () => Storage, key: string) {
  const text = () => {
    try {
      return storage().getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  return {
    read: (): Plan | undefined => unpackPlan(text()),
    holds: (plan: Plan): boolean => text() === packPlan(plan),
    /** Whether it could be kept. */
    write(plan: Plan): boolean {
      try {
        storage().setItem(key, packPlan(plan))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        storage().removeItem(key)
      } catch {
        // Nothing is kept.
      }
    },
  }
}

/** The plan in the address of a shared link. */
export function sharedPlan(): Plan | undefined {
  return location.hash.startsWith(FRAGMENT) ? unpackPlan(new URLSearchParams(location.hash.slice(1)).get('plan') ?? '') : undefined
}

/** A drawing that was changed is no longer the one in the address, which would come back when the page is loaded again. */
export function leaveSharedPlan() {
  if (location.hash !== '') history.replaceState(null, '', location.pathname)
}

export function linkTo(plan: Plan): string {
  return `${location.origin}${location.pathname}${FRAGMENT}${packPlan(plan)}`
}

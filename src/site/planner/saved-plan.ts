import type { Plan } from '#domain/room/plan.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'

/** In local storage from the first "Spara" on. islands/rita-script.ts reads it too. */
const SAVED = 'fogratt.plan'

/** The drawing of this tab, in session storage: it outlasts a reload and a tab that a phone throws out. islands/rita-script.ts reads it too. */
const KEPT = 'fogratt.ritning'

/** Before a packed plan in an address. islands/rita-script.ts reads it too. */
const FRAGMENT = '#plan='

/** Where a drawing is kept. */
export const saved = planStore(() => localStorage, SAVED)
export const kept = planStore(() => sessionStorage, KEPT)

function planStore(storage: () => Storage, key: string) {
  const { read, write, forget } = textStore(storage, key)
  return {
    read: () => unpackPlan(read()),
    holds: (plan: Plan) => read() === packPlan(plan),
    write: (plan: Plan) => write(packPlan(plan)),
    forget,
  }
}

/** A text in the browser's storage. Without storage nothing is kept. */
export function textStore(storage: () => Storage, key: string) {
  return {
    read(): string {
      try {
        return storage().getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    /** Whether it could be kept. */
    write(text: string): boolean {
      try {
        storage().setItem(key, text)
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
  if (location.hash + location.search !== '') history.replaceState(null, '', location.pathname)
}

export function linkTo(plan: Plan): string {
  return `${location.origin}${location.pathname}${FRAGMENT}${packPlan(plan)}`
}

import { type Designs, packDesigns, unpackDesigns } from '#domain/room/designs.ts'

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
    read: () => unpackDesigns(read()),
    holds: (designs: Designs) => read() === packDesigns(designs),
    write: (designs: Designs) => write(packDesigns(designs)),
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

/** The drawing in the address of a shared link. */
export function sharedPlan(): Designs | undefined {
  return location.hash.startsWith(FRAGMENT) ? unpackDesigns(new URLSearchParams(location.hash.slice(1)).get('plan') ?? '') : undefined
}

/** A drawing that was changed is no longer the one in the address, which would come back when the page is loaded again. */
export function leaveSharedPlan() {
  if (location.hash + location.search !== '') history.replaceState(null, '', location.pathname)
}

export function linkTo(designs: Designs): string {
  return `${location.origin}${location.pathname}${FRAGMENT}${packDesigns(designs)}`
}

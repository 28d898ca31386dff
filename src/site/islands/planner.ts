import { hydrateOnInteraction, hydrateOnVisible } from './hydrate.ts'

/**
 * The planner on /rita: at a touch, or when it is seen. In the first view it may be seen without being what the visitor came
 * for, so it waits until they have moved – but not for a drawing in the address, or one kept in this browser.
 */
export function hydratePlanner(load: () => Promise<void>) {
  const place = document.querySelector<HTMLElement>('#planerare')
  if (!place) return
  let waking: Promise<void> | undefined
  const once = () => {
    waking ??= load()
    return waking
  }
  hydrateOnInteraction(place, once)
  if (hasPlan()) once().catch(console.warn)
  else addEventListener('scroll', () => hydrateOnVisible(place, once), { once: true, passive: true })
}

/** planner/saved-plan.ts writes both. */
function hasPlan(): boolean {
  try {
    return location.hash.startsWith('#plan=') || localStorage.getItem('fogratt.plan') !== null
  } catch {
    return false
  }
}

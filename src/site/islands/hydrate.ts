// Imported here, because every page with a form loads this file.
import './refresh-session.ts'

// In development: what Fast Refresh needs before the first component. Empty in a build.
import '@vitejs/plugin-react/preamble'

/** Loads an island's code and hydrates it. */
type Load = () => Promise<void>

/** Half a window below what is visible. */
const NEAR = { rootMargin: '0px 0px 50%' }

/** With `change`, because a file dropped on a field fires nothing else. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'change'] as const

/**
 * Hydrates a part of the page at the first interaction with it. A press on an element with `data-replay`, or on a project's card, is held back and
 * repeated after hydration; every other press takes effect at once. If the code does not load, the repeated press does what
 * the browser does without script, so that a form still posts and a link still leads on.
 */
export function hydrateOnInteraction(part: HTMLElement | null, load: Load) {
  if (!part) return
  let pressed: HTMLElement | undefined
  let started = false

  function start() {
    if (started) return
    started = true
    void hydrateAndReplay()
  }

  async function hydrateAndReplay() {
    for (const type of INTERACTIONS) part?.removeEventListener(type, start)
    await load().catch(console.warn)
    part?.removeEventListener('click', holdBack)
    delete pressed?.dataset.pressed
    // A click, not a submit: React holds back and replays clicks while it hydrates.
    pressed?.click()
  }

  function holdBack(event: Event) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay], [data-project]') : null
    if (!target) return
    event.preventDefault()
    pressed = target
    target.dataset.pressed = ''
    // Programmatic clicks fire no pointer events.
    start()
  }

  for (const type of INTERACTIONS) part.addEventListener(type, start, { passive: true })
  part.addEventListener('click', holdBack)
}

/** Hydrates a part of the page when it is visible, or about to be. */
export function hydrateOnVisible(part: HTMLElement | null, load: Load) {
  if (!part) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load().catch(console.warn)
  }, NEAR)
  observer.observe(part)
}

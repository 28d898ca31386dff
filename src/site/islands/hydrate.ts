/** Loads an island's code and wakes it. */
type Load = () => Promise<void>

/** Half a window below what is shown. */
const NEAR = { rootMargin: '0px 0px 50%' }

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Wakes a part of the page at the first touch of it. What is pressed while the code is on its way is remembered and pressed
 * again when it has come, but only where the markup says `data-replay`: everything else answers by itself at once. If the
 * code never comes, the press goes on to what the browser does without it, so that a form still posts.
 */
export function hydrateOnInteraction(part: HTMLElement | null, load: Load) {
  if (!part) return
  let pressed: HTMLElement | undefined
  let waking = false

  function wake() {
    if (waking) return
    waking = true
    void wakeAndReplay()
  }

  async function wakeAndReplay() {
    for (const type of TOUCHES) part?.removeEventListener(type, wake)
    await load().catch(console.warn)
    part?.removeEventListener('click', remember)
    delete pressed?.dataset.pressed
    // A click, not a submit: React holds and replays clicks if it is not quite awake yet.
    pressed?.click()
  }

  function remember(event: Event) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null
    if (!button) return
    event.preventDefault()
    pressed = button
    button.dataset.pressed = ''
    // A press by script is nobody's touch.
    wake()
  }

  for (const type of TOUCHES) part.addEventListener(type, wake, { passive: true })
  part.addEventListener('click', remember)
}

/** Wakes a part of the page when it is seen, or about to be. */
export function hydrateOnVisible(part: HTMLElement | null, load: Load) {
  if (!part) return
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load().catch(console.warn)
  }, NEAR)
  observer.observe(part)
}

import type { ClientDirective } from 'astro'

const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Loads an island's code at the first touch of it. What is pressed while the code is on its way is remembered and pressed
 * again when it has come, but only where the markup says `data-replay`: everything else answers by itself at once. If the
 * code never comes, the press goes on to what the browser does without it, so that a form still posts.
 */
const touch: ClientDirective = (load, { value }, island) => {
  const root = (typeof value === 'string' && document.querySelector<HTMLElement>(value)) || island
  let pressed: HTMLElement | undefined
  let waking = false

  function wake() {
    if (waking) return
    waking = true
    void hydrateAndReplay()
  }

  async function hydrateAndReplay() {
    for (const type of TOUCHES) root.removeEventListener(type, wake)
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      console.warn(error)
    }
    root.removeEventListener('click', remember)
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

  for (const type of TOUCHES) root.addEventListener(type, wake, { passive: true })
  root.addEventListener('click', remember)
}

export default touch

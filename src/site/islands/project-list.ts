import { hydrateOnVisible } from './hydrate.ts'

/** Deals out the projects' cards when what opens their list comes into view, and stands in where a browser cannot open a dialog by itself. */
const list = document.querySelector<HTMLDialogElement>('#projekt')
const openers = document.querySelectorAll<HTMLElement>('[commandfor="projekt"]')

/**
 * The pages' policy allows markup to be made of text under this name and no other (Trusted Types), once: here, or in
 * layouts/home.astro when this script never came.
 */
const trusted = window.trustedTypes?.createPolicy('projekt', { createHTML: (packed) => packed })

async function deal() {
  // Without the cards' words there are still the pictures, as for a visitor without script.
  const words = await import('./project-cards.ts').catch(console.warn)
  const packed = list?.querySelector('noscript')
  if (!list || !packed) return
  packed.outerHTML = trusted?.createHTML(packed.textContent) ?? packed.textContent
  words?.dressCards(list)
}

for (const opener of openers) {
  if (!list?.contains(opener)) hydrateOnVisible(opener, deal)
  if (!('command' in HTMLButtonElement.prototype)) {
    opener.addEventListener('click', () => (opener.getAttribute('command') === 'close' ? list?.close() : list?.showModal()))
  }
}

list?.addEventListener('click', ({ target }) => {
  if (target === list && !('closedBy' in HTMLDialogElement.prototype)) list.close()
})

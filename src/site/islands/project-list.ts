/** Deals out the projects' cards at the first touch of what opens their list, and stands in where a browser cannot open a dialog by itself. */
const list = document.querySelector<HTMLDialogElement>('#projekt')
const openers = document.querySelectorAll<HTMLElement>('[commandfor="projekt"]')

for (const opener of openers) {
  for (const touch of ['pointerover', 'focusin', 'click']) opener.addEventListener(touch, deal, { passive: true })
  if (!('command' in HTMLButtonElement.prototype)) {
    opener.addEventListener('click', () => (opener.getAttribute('command') === 'close' ? list?.close() : list?.showModal()))
  }
}

async function deal() {
  const packed = list?.querySelector('noscript')
  if (!packed) return
  try {
    const { projectCards } = await import('./project-cards.ts')
    packed.replaceWith(projectCards(packed))
  } catch {
    // Without the cards' words there are still the pictures, as for a visitor without script.
    packed.outerHTML = packed.textContent
  }
}

list?.addEventListener('click', ({ target }) => {
  if (target === list && !('closedBy' in HTMLDialogElement.prototype)) list.close()
})

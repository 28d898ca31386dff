/** Unpacks the list of projects at the first touch of what opens it, and stands in where a browser cannot open a dialog by itself. */
const list = document.querySelector<HTMLDialogElement>('#projekt')

/** The one place on the site where markup is made of text; the pages' policy allows this name and no other (Trusted Types). */
const trusted = window.trustedTypes?.createPolicy('projekt', { createHTML: (packed) => packed })

function unpack() {
  const packed = list?.querySelector('noscript')
  if (packed) packed.outerHTML = trusted?.createHTML(packed.textContent) ?? packed.textContent
}

for (const opener of document.querySelectorAll<HTMLElement>('[commandfor="projekt"]')) {
  for (const touch of ['pointerover', 'focusin', 'click']) opener.addEventListener(touch, unpack, { once: true })
  if (!('command' in HTMLButtonElement.prototype)) {
    opener.addEventListener('click', () => (opener.getAttribute('command') === 'close' ? list?.close() : list?.showModal()))
  }
}

list?.addEventListener('click', ({ target }) => {
  if (target === list && !('closedBy' in HTMLDialogElement.prototype)) list.close()
})

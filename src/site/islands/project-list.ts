/** Unpacks the list of projects at the first touch of what opens it, and stands in where a browser cannot open a dialog by itself. */
const list = document.querySelector<HTMLDialogElement>('#projekt')

function unpack() {
  const packed = list?.querySelector('noscript')
  if (packed) packed.outerHTML = packed.textContent
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

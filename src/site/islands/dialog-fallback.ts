/** Opens and closes the list of projects in browsers without `command` and `closedby` (Safari before 26.2, Firefox before 144). */
const list = document.querySelector<HTMLDialogElement>('#projekt')

if (!('command' in HTMLButtonElement.prototype)) {
  for (const button of document.querySelectorAll('[commandfor="projekt"]')) {
    button.addEventListener('click', () => (button.getAttribute('command') === 'close' ? list?.close() : list?.showModal()))
  }
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  list?.addEventListener('click', ({ target }) => {
    if (target === list) list.close()
  })
}

/** A link within the page does not leave it, so the sheet with the menu must close by itself. */
const menu = document.querySelector<HTMLElement>('#meny')
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover()
})

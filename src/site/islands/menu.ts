/** Closes the menu when one of its links is followed: a link within the page does not unload it. */
const menu = document.querySelector<HTMLElement>('#meny')
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover()
})

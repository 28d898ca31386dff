/**
 * Pictures below the first view load after the visitor's first move (first-move.ts), so that they never compete with the
 * hero: `loading="lazy"` alone starts up to 2,500 px ahead. If the window is so tall that one of them is visible at once, all
 * load at once. Until then styles/late-pictures.css keeps them outside the visible area.
 */
const observer = new IntersectionObserver((seen) => {
  if (!seen.some(({ isIntersecting }) => isIntersecting)) return
  observer.disconnect()
  document.documentElement.dataset.moved = ''
})

for (const picture of document.querySelectorAll('main picture:has(> [loading])')) observer.observe(picture)

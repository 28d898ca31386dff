/**
 * Pictures below the first view wait for the visitor's first move (layouts/home.astro), so that they never compete with the
 * first one: `loading="lazy"` alone begins up to 2 500 px ahead. In a window so tall that one of them is seen at once, none
 * waits. styles/late-pictures.css keeps them out of sight.
 */
const observer = new IntersectionObserver((seen) => {
  if (!seen.some(({ isIntersecting }) => isIntersecting)) return
  observer.disconnect()
  document.documentElement.dataset.moved = ''
})

for (const picture of document.querySelectorAll('main picture:has(> [loading])')) observer.observe(picture)

/**
 * Pictures below the first view wait for the visitor's first move towards them, so that they never compete with the
 * first one: `loading="lazy"` alone begins up to 2 500 px ahead. styles/late-pictures.css keeps them out of sight.
 */
const observer = new IntersectionObserver((seen) => {
  if (seen.some(({ isIntersecting }) => isIntersecting)) show()
})

function show() {
  observer.disconnect()
  document.documentElement.dataset.moved = ''
}

for (const picture of document.querySelectorAll('main picture:has(> [loading])')) observer.observe(picture)
for (const move of ['scroll', 'pointerdown', 'keydown', 'beforeprint']) addEventListener(move, show, { once: true, passive: true })

/** In the page itself, so that the late pictures (late-pictures.ts) are shown even if the page's script does not load. */
for (const move of ['scroll', 'pointerdown', 'keydown', 'beforeprint'])
  addEventListener(move, () => (document.documentElement.dataset.moved = ''), { once: true, passive: true })

import sharp from 'sharp'

const [, , a, b, f, out] = process.argv
const [x, y] = await Promise.all([a, b].map((d) => sharp(`${d}/${f}`).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
const h = Math.min(x.info.height, y.info.height),
  w = x.info.width
const rows = []
for (let r = 0; r < h; r++) {
  let lo = -1,
    hi = -1,
    n = 0
  for (let c = 0; c < w; c++) {
    for (let k = 0; k < 3; k++)
      if (Math.abs(x.data[(r * w + c) * 3 + k] - y.data[(r * w + c) * 3 + k]) > 24) {
        if (lo < 0) lo = c
        hi = c
        n++
        break
      }
  }
  if (n) rows.push([r, lo, hi, n])
}
const cl = []
for (const [r, lo, hi, n] of rows) {
  const l = cl.at(-1)
  if (l && r - l.b < 60) {
    l.b = r
    l.lo = Math.min(l.lo, lo)
    l.hi = Math.max(l.hi, hi)
    l.n += n
  } else cl.push({ a: r, b: r, lo, hi, n })
}
console.log(f, JSON.stringify(cl))
let i = 0
for (const c of cl.slice(0, 6)) {
  const top = Math.max(0, c.a - 20),
    height = Math.min(h - top, Math.min(c.b - c.a + 40, 700)),
    left = Math.max(0, c.lo - 30),
    width = Math.min(w - left, c.hi - c.lo + 60)
  const p = await Promise.all([a, b].map((d) => sharp(`${d}/${f}`).extract({ left, top, width, height }).toBuffer()))
  await sharp({ create: { width: width * 2 + 10, height, channels: 3, background: 'red' } })
    .composite([
      { input: p[0], left: 0, top: 0 },
      { input: p[1], left: width + 10, top: 0 },
    ])
    .png()
    .toFile(`${out}-${i++}.png`)
}

import { readdirSync } from 'node:fs'
import sharp from 'sharp'

const [, , a, b] = process.argv
for (const f of readdirSync(a)) {
  try {
    const [x, y] = await Promise.all([a, b].map((d) => sharp(`${d}/${f}`).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
    if (x.info.height !== y.info.height || x.info.width !== y.info.width) {
      console.log(f, 'SIZE', x.info.width, x.info.height, '→', y.info.width, y.info.height)
    }
    const h = Math.min(x.info.height, y.info.height),
      w = x.info.width
    let n = 0,
      first = -1,
      last = -1
    for (let r = 0; r < h; r++) {
      let d = 0
      for (let c = 0; c < w * 3; c++) if (Math.abs(x.data[r * w * 3 + c] - y.data[r * w * 3 + c]) > 24) d++
      if (d) {
        n += d
        if (first < 0) first = r
        last = r
      }
    }
    if (n) console.log(f, 'diff', n, 'rows', first, last)
  } catch (e) {
    console.log(f, e.message)
  }
}
console.log('compared')

import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startBuiltHouse } from './tests/house/built-house.ts'
import { windows } from './tests/journeys/first-load.ts'
import { findChromium } from './tools/chromium.ts'

const house = await startBuiltHouse()
const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const w of ['phone', 'desktop']) {
  const c = await b.newContext(windows[w])
  const p = await c.newPage()
  const g = Promise.withResolvers()
  await p.route(/\.css$/, async (r) => {
    await g.promise
    await r.continue()
  })
  await p.goto(house.address, { waitUntil: 'commit' })
  await p.waitForFunction(() => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete))
  await p.waitForTimeout(3500)
  const info = () =>
    p.evaluate(() =>
      [...document.querySelectorAll('.site-header,.site-header *,.hero,.hero *')].map((e) => {
        const r = e.getBoundingClientRect()
        const s = getComputedStyle(e)
        return [e.tagName + '.' + e.className, r.x, r.y, r.width, r.height, s.fontSize, s.color, s.backgroundColor, s.fontWeight, s.letterSpacing].join(' ')
      }),
    )
  const i1 = await info()
  await p.screenshot({ path: `/tmp/diet/g-${w}-1.png`, animations: 'disabled' })
  g.resolve()
  await p.waitForLoadState('networkidle')
  await p.waitForTimeout(500)
  const i2 = await info()
  await p.screenshot({ path: `/tmp/diet/g-${w}-2.png`, animations: 'disabled' })
  i1.forEach((l, n) => {
    if (l !== i2[n]) console.log(w, '\n  -', l, '\n  +', i2[n])
  })
  const [x, y] = await Promise.all([1, 2].map((n) => sharp(`/tmp/diet/g-${w}-${n}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true })))
  let a = 1e9,
    z = -1,
    lo = 1e9,
    hi = -1,
    n = 0,
    max = 0
  for (let i = 0; i < x.data.length; i++)
    if (x.data[i] !== y.data[i]) {
      const q = Math.floor(i / 3),
        r = Math.floor(q / x.info.width),
        cc = q % x.info.width
      a = Math.min(a, r)
      z = Math.max(z, r)
      lo = Math.min(lo, cc)
      hi = Math.max(hi, cc)
      n++
      max = Math.max(max, Math.abs(x.data[i] - y.data[i]))
    }
  console.log(w, x.info.width, x.info.height, 'diff rows', a, z, 'cols', lo, hi, n, 'max', max, 'hero', await p.locator('.hero').boundingBox())
}
await b.close()
await house.close()

import { chromium } from '@playwright/test'
import { startBuiltHouse } from './tests/house/built-house.ts'
import { firstLoad, shiftOf } from './tests/journeys/first-load.ts'
import { findChromium } from './tools/chromium.ts'

const house = await startBuiltHouse()
const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const path of (process.argv[2] || '/').split(','))
  for (const w of ['phone', 'desktop']) {
    const f = await firstLoad(b, house.address + path, w)
    const type = {}
    for (const x of f.fetched) type[x.type] = (type[x.type] ?? 0) + x.transferred
    console.log(
      path,
      w,
      f.fetched.length,
      'exec',
      await f.executed(),
      'dom',
      await f.page.evaluate(() => document.querySelectorAll('*').length),
      'cls',
      await shiftOf(f.page),
      JSON.stringify(type),
      Object.values(type).reduce((a, b) => a + b),
    )
    for (const x of f.fetched) console.log('   ', x.type, x.bytes, x.transferred, x.url.replace(house.address, ''))
    await f.close()
  }
await b.close()
await house.close()

import { chromium } from '@playwright/test'
import { startBuiltHouse } from './tests/house/built-house.ts'
import { findChromium } from './tools/chromium.ts'

const dir = process.argv[2]
const house = await startBuiltHouse()
const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const [w, js] of [
  [390, true],
  [1280, true],
  [1920, true],
  [1080, true],
  [800, true],
  [390, false],
  [1280, false],
]) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 800 }, javaScriptEnabled: js, reducedMotion: 'reduce', locale: 'sv-SE' })
  const p = await c.newPage()
  for (const [n, path] of [
    ['home', '/'],
    ['rita', '/rita'],
    ['fragor', '/vanliga-fragor'],
    ['404', '/nej'],
  ]) {
    if (n !== 'home' && (!js || (w !== 390 && w !== 1280))) continue
    await p.goto(house.address + path)
    await p.waitForLoadState('networkidle')
    const h = await p.locator('html').evaluate((e) => e.scrollHeight)
    for (let y = 0; y < h; y += 500) {
      await p.mouse.wheel(0, 500)
      await p.waitForTimeout(40)
    }
    await p.waitForLoadState('networkidle')
    await p.waitForTimeout(200)
    await p.mouse.wheel(0, -99999)
    await p.waitForTimeout(300)
    await p.screenshot({ path: `${dir}/${n}-${w}${js ? '' : '-nojs'}.png`, fullPage: true })
  }
  if (js && (w === 390 || w === 1280)) {
    await p.goto(house.address + '/')
    await p.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
    await p.waitForLoadState('networkidle')
    await p.waitForTimeout(600)
    await p.screenshot({ path: `${dir}/list-${w}.png` })
    await p
      .getByRole('dialog')
      .getByRole('button', { name: /Svart marmor/ })
      .click()
    await p.waitForLoadState('networkidle')
    await p.waitForTimeout(600)
    await p.screenshot({ path: `${dir}/view-${w}.png` })
    await p.keyboard.press('Escape')
    if (w === 390) {
      await p.goto(house.address + '/')
      await p.getByRole('button', { name: 'Meny' }).or(p.locator('.menu-button')).first().click()
      await p.waitForTimeout(300)
      await p.screenshot({ path: `${dir}/menu-390.png` })
    }
    await p.goto(house.address + '/#kontakt')
    await p.getByRole('button', { name: 'Skicka förfrågan' }).click()
    await p.waitForTimeout(800)
    await p.screenshot({ path: `${dir}/faults-${w}.png` })
  }
  await c.close()
}
await b.close()
await house.close()

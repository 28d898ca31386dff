import { chromium } from '@playwright/test'
import { findChromium } from './tools/chromium.ts'

const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const p = await b.newPage()
p.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)))
p.on('pageerror', (e) => console.log('PAGEERR', String(e).slice(0, 300)))
await p.goto('http://localhost:4391/')
await p.waitForLoadState('networkidle')
console.log(await p.evaluate(() => getComputedStyle(document.querySelector('.contact')).backgroundColor))
await p.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
await p.waitForTimeout(4000)
await p
  .getByRole('button', { name: /Svart marmor/ })
  .click({ timeout: 8000 })
  .catch((e) => console.log(String(e).slice(0, 200)))
await p.waitForTimeout(9000)
console.log('dialog', await p.locator('.project-view').count())
await b.close()

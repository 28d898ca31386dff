import { chromium } from '@playwright/test'
const [,, base, w='1280', h='900', ...steps] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist'] })
const page = await (await browser.newContext({ viewport: { width: +w, height: +h }, locale: 'sv-SE', hasTouch: +w < 500, isMobile: +w < 500 })).newPage()
page.on('console', m => console.log('console', m.type(), m.text()))
page.on('pageerror', e => console.log('pageerror', e.stack?.slice(0, 600)))
await page.goto(base + '/rita')
const mod = await import(process.env.STORY)
await mod.default(page, (name, o) => page.screenshot({ path: `/tmp/pl/shots/${name}-${w}.png`, ...o }))
await browser.close()

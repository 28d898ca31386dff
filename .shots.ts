import { chromium } from '@playwright/test'
import { makeOwnerLinks } from './src/server/quotes/owner-links.ts'
import { startBuiltServer } from './tests/support/built-server.ts'

const S = 'for the tests only, and of no use to anyone'
const server = await startBuiltServer({ LINK_SECRET: S, NETWORK_LIMIT: '0' })
const A = server.address
const links = makeOwnerLinks({ secret: S, publicUrl: '' })
async function post(url: string, fields: Record<string, string>) {
  const t = /name="sigill" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ sigill: t, ...fields }) })
}
async function customer() {
  const r = await (
    await fetch(`${A}/functions/v1/send-email-v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Åsa Öberg',
        phone: '070-174 06 33',
        email: 'asa@example.se',
        project: 'totalrenovering',
        budget: '100-200k',
        timeline: '3-6-manader',
        size: 'medium',
        location: 'Enköping',
        message: 'Hej ' + Math.random(),
      }),
    })
  ).json()
  const owner = `${A}${links.linkTo(r.reference, new Date())}`
  const open = `${A}${(await post(`${A}${r.page}`, { gor: 'visa', siffror: '0633' })).headers.get('location')}`
  return { page: `${A}${r.page}`, owner, open }
}
const d = (n: number) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10)
const a = await customer(),
  b = await customer(),
  c = await customer()
for (const x of [a, b])
  await post(x.owner, { gor: 'foresla', bekrafta: 'ja', langd: '60', datum1: d(5), tid1: '09:00', datum2: d(6), tid2: '15:00', datum3: d(7), tid3: '09:00' })
const start = /name="tid"[^>]*value="(2[^"]+)"/.exec(await (await fetch(b.open)).text())?.[1] ?? 'x'
console.log(start, (await post(b.open, { gor: 'valj-tid', tid: start, adress: 'Storgatan 1' })).status)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const only = process.argv[2]?.split(',')
for (const [name, url] of [
  ['pick', a.open],
  ['booked', b.open],
  ['owner-new', c.owner],
  ['owner-proposed', a.owner],
  ['owner-booked', b.owner],
] as const)
  for (const w of [320, 390, 768, 1280]) {
    if (only && !only.includes(`${name}-${w}`)) continue
    const page = await browser.newPage({ viewport: { width: w, height: 900 } })
    await page.goto(url)
    const o = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (o > 0) console.log('overflow', name, w, o)
    await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true })
    await page.close()
  }
const len = (t: string) => Buffer.byteLength(t)
for (const [n, u] of [
  ['pick', a.open],
  ['owner', b.owner],
] as const)
  console.log(n, len(await (await fetch(u)).text()))
if (!only) {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(a.open)
  await page.screenshot({ path: '/tmp/shots/forced.png', fullPage: true })
  await page.goto(a.owner)
  await page.screenshot({ path: '/tmp/shots/forced-owner.png', fullPage: true })
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await page.goto(b.open)
  await page.screenshot({ path: '/tmp/shots/print.png', fullPage: true })
  await page.goto(b.owner)
  await page.screenshot({ path: '/tmp/shots/print-owner.png', fullPage: true })
}
await browser.close()
await server.close()

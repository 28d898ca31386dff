import { type Browser, chromium, type Page } from '@playwright/test'
import { windows } from '../../tests/journeys/first-load.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { needBrowser } from '../browsers.ts'
import { machine, median } from './machine.ts'
import { figure, table, write } from './report.ts'

/** Slow 4G as Lighthouse puts it on a browser from outside: 150 ms and 1.6 Mbit/s, times what a request costs there. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8, uploadThroughput: (750 * 1024 * 0.9) / 8 }
const SLOWER = 4
const PATIENCE_MS = 15_000

/** A first touch: what is touched, what is seen at once, and what is seen when everything has come. */
type Touch = { name: string; target: string; reaction: string; result: string }

const touches: Touch[] = [
  {
    name: 'Se fler projekt',
    target: '[commandfor="projekt"][command="show-modal"]',
    reaction: '[commandfor="projekt"]:active, dialog#projekt[open]',
    result: 'dialog#projekt[open] li:nth-child(15)',
  },
  {
    name: 'Skicka förfrågan',
    target: '#kontakt [type="submit"]',
    reaction: '#kontakt [data-pressed], #kontakt [type="submit"]:active, #errors',
    result: '#errors',
  },
]

/** How long a phone on a slow net takes to answer a finger: each time in a browser that has fetched nothing but the page. */
export async function benchTouch(times: number): Promise<void> {
  const about = machine()
  const server = await startBuiltServer()
  const browser = await chromium.launch({ executablePath: needBrowser('chromium'), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  try {
    const rows = []
    for (const touch of touches) {
      const seen = []
      for (let time = 0; time < times; time++) seen.push(await touchOnce(browser, `${server.address}/`, touch))
      console.log(touch.name, seen)
      rows.push([touch.name, figure(median(seen.map(({ reaction }) => reaction))), figure(median(seen.map(({ result }) => result)))])
    }
    const paints = await nextPaints(browser, `${server.address}/`)
    write(
      'touch',
      [
        '## First touch',
        `${about}.`,
        `Phone of 390 px, slow 4G (562 ms, 1.6 Mbit/s), processor ${SLOWER} times slower, median of ${times}, ms from the finger's touch to the frame that shows it. Goals: 100 to a reaction, 1 500 to the result.`,
        table([['control', 'reaction', 'result'], ...rows]),
        `Interaction to next paint at ${SLOWER} × slower, the longest of ten presses of each (goal ≤ 200):`,
        table([['control', 'ms'], ...paints]),
      ].join('\n\n'),
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

async function touchOnce(browser: Browser, address: string, { target, reaction, result }: Touch) {
  const page = await slowPhone(browser, address)
  const button = page.locator(target).first()
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watch, { reaction, result, patience: PATIENCE_MS })
  await button.tap({ noWaitAfter: true })
  const html = page.locator('html[data-result]')
  await html.waitFor({ timeout: 2 * PATIENCE_MS })
  const seen = { reaction: Number(await html.getAttribute('data-reaction')), result: Number(await html.getAttribute('data-result')) }
  await page.context().close()
  return seen
}

async function slowPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ ...windows.phone, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Runs in the page: from the touch on, every frame is looked at until both have been seen. */
function watch({ reaction, result, patience }: { reaction: string; result: string; patience: number }) {
  const { dataset } = document.documentElement
  function watchFrom({ timeStamp }: PointerEvent) {
    const look = () => {
      const now = performance.now() - timeStamp
      if (!dataset.reaction && document.querySelector(reaction)) dataset.reaction = String(now)
      if (document.querySelector(result)) dataset.result = String(now)
      else if (now > patience) dataset.result = 'NaN'
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener('pointerdown', watchFrom, { once: true, capture: true })
}

const controls: Record<string, string> = {
  'a question': '#fragor summary >> nth=0',
  'a service': '#tjanster button, #tjanster summary >> nth=0',
  'the menu': '.menu-button',
  'next tip': '.carousel-controls .square >> nth=1',
  'pause tips': '.carousel .text-button',
  'a field': '#kontakt input[name="name"]',
  'a choice': '#kontakt select[name="budget"], #kontakt input[name="budget"] >> nth=0',
}

/** The browser's own measure: from the press to the frame after it, for everything that is there to be pressed. */
async function nextPaints(browser: Browser, address: string): Promise<[string, string][]> {
  const page = await slowPhone(browser, address)
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if ('longest' in window) window.longest = Math.max(Number(window.longest), duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  })
  const rows: [string, string][] = []
  for (const [name, selector] of Object.entries(controls)) {
    const control = page.locator(selector).first()
    if ((await control.count()) === 0) continue
    await page.evaluate(() => Object.assign(window, { longest: 0 }))
    for (let press = 0; press < 10; press++) await control.click({ timeout: 5000 }).catch(() => page.keyboard.press('Escape'))
    await page.waitForTimeout(300)
    rows.push([name, figure(await page.evaluate(() => ('longest' in window ? Number(window.longest) : Number.NaN)))])
    await page.keyboard.press('Escape')
  }
  await page.context().close()
  return rows
}

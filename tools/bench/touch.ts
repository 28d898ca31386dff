import type { Browser } from '@playwright/test'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { launch, SLOWER, slowPhone } from './browser.ts'
import { machine, median } from './machine.ts'
import { figure, table, write } from './report.ts'

const TIMEOUT_MS = 15_000

/** A first interaction, by selectors: the control, what shows a reaction, and what shows the result. */
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

/** How long a phone on a slow network takes to respond to a touch, each time in a browser that has loaded nothing but the page. */
export async function benchTouch(times: number): Promise<void> {
  const about = machine()
  const server = await startBuiltServer()
  const browser = await launch()
  try {
    const rows = []
    for (const touch of touches) {
      const seen = []
      for (let time = 0; time < times; time++) seen.push(await touchOnce(browser, `${server.address}/`, touch))
      console.log(touch.name, seen)
      rows.push([touch.name, figure(median(seen.map(({ reaction }) => reaction))), figure(median(seen.map(({ result }) => result)))])
    }
    const paints = await nextPaints(browser, `${server.address}/`)
    write('touch', 'First interaction', about, [
      `A phone on slow 4G, processor ${SLOWER} times slower, median of ${times}; ms from the touch.`,
      table([['control', 'reaction (goal: 100)', 'result (goal: 1 500)'], ...rows]),
      `Interaction to next paint, the longest of ten presses of each of ${paints.length} controls: ${figure(Math.max(...paints))} ms (goal ≤ 200).`,
    ])
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
  await page.evaluate(watch, { reaction, result, timeout: TIMEOUT_MS })
  await button.tap({ noWaitAfter: true })
  const html = page.locator('html[data-result]')
  await html.waitFor({ timeout: 2 * TIMEOUT_MS })
  const seen = { reaction: Number(await html.getAttribute('data-reaction')), result: Number(await html.getAttribute('data-result')) }
  await page.context().close()
  return seen
}

/** Runs in the page: checks every frame after the touch until reaction and result have both appeared. */
function watch({ reaction, result, timeout }: { reaction: string; result: string; timeout: number }) {
  const { dataset } = document.documentElement
  function watchFrom({ timeStamp }: PointerEvent) {
    const look = () => {
      const now = performance.now() - timeStamp
      if (!dataset.reaction && document.querySelector(reaction)) dataset.reaction = String(now)
      if (document.querySelector(result)) dataset.result = String(now)
      else if (now > timeout) dataset.result = 'NaN'
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

/** The browser's own event timing, from the press to the next frame, for every control of the page. */
async function nextPaints(browser: Browser, address: string): Promise<number[]> {
  const page = await slowPhone(browser, address)
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if ('longest' in window) window.longest = Math.max(Number(window.longest), duration)
    }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  })
  const longest: number[] = []
  for (const [name, selector] of Object.entries(controls)) {
    const control = page.locator(selector).first()
    if ((await control.count()) === 0) continue
    await page.evaluate(() => Object.assign(window, { longest: 0 }))
    for (let press = 0; press < 10; press++) await control.click({ timeout: 5000 }).catch(() => page.keyboard.press('Escape'))
    await page.waitForTimeout(300)
    longest.push(await page.evaluate(() => ('longest' in window ? Number(window.longest) : Number.NaN)))
    console.log(name, longest.at(-1))
    await page.keyboard.press('Escape')
  }
  await page.context().close()
  return longest
}

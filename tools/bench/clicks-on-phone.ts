import type { Browser, CDPSession, Page } from '@playwright/test'
import { packPlan } from '#domain/room/share.ts'
import { windows } from '../../tests/journeys/first-load.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { launch } from './browser.ts'
import { median, quantile } from './machine.ts'
import { figure } from './report.ts'
import { SLOWER_PHONE, slowRooms } from './set-out-phone.ts'

const CLICKS = 16
/** Of them, to warm up: a phone, too, has run the code before. */
const FIRST = 4
/** Until all that a click brings is done. */
const SETTLED_MS = 700
/** A finger rests on the glass for so long. */
const TAP_MS = 80

/** `prepare` brings to where the click is, and resolves to the click itself. */
type Click = { name: string; open: (page: Page) => Promise<void>; prepare: (page: Page, number: number) => Promise<() => Promise<void>> }

const clicks: readonly Click[] = [
  { name: 'a tile', open: openFogplan, prepare: pickTile },
  { name: 'a joint', open: openFogplan, prepare: (page, number) => tap(page, number % 2 === 0 ? 'Åt höger' : 'Åt vänster') },
  { name: 'a fixture', open: selectFixture, prepare: (page, number) => tap(page, number % 2 === 0 ? 'Åt höger' : 'Åt vänster') },
]

/** The longest task that a click brings in the large L and in the room of 4 × 3 m, from the click to rest. */
export async function clicksOnPhone(): Promise<string[][]> {
  const [browser, server] = [await launch(), await startBuiltServer()]
  try {
    const rows: string[][] = []
    for (const [room, plan] of slowRooms().slice(1, 3)) {
      for (const click of clicks) {
        const longest = await tasks(browser, `${server.address}/rita#plan=${packPlan(plan)}`, click)
        rows.push([
          `longest task of a click on a phone, processor ${SLOWER_PHONE} times slower`,
          `${room}, ${click.name}`,
          `median ${figure(median(longest))} ms, p95 ${figure(quantile(longest, 0.95))}, slowest ${figure(Math.max(...longest))}`,
        ])
      }
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

/** In ms, of each click. */
async function tasks(browser: Browser, address: string, { open, prepare }: Click): Promise<number[]> {
  const context = await browser.newContext({ ...windows.phone, deviceScaleFactor: 1.75, locale: 'sv-SE' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(address)
  await open(page)
  const longest: number[] = []
  for (let number = 0; number < CLICKS; number += 1) {
    const click = await prepare(page, number)
    const events = await traced(cdp, async () => {
      await click()
      await page.waitForTimeout(SETTLED_MS)
    })
    if (number >= FIRST) longest.push(longestTask(events))
  }
  await context.close()
  return longest
}

type TraceEvent = { name: string; isClick: boolean; thread: string; begin: number; end: number; processor: number }

/** What Chromium notes of its threads while something is done. */
async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...value.map(readEvent))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'] },
  })
  await work()
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await ended
  cdp.off('Tracing.dataCollected', collect)
  return events
}

/** Times in ms. */
function readEvent(noted: object): TraceEvent {
  const { name, pid, tid, ts, dur = 0, tdur = 0, args }: Record<string, unknown> = { ...noted }
  return {
    name: String(name),
    isClick: name === 'EventDispatch' && /"type":"(?:click|change)"/.test(JSON.stringify(args)),
    thread: `${pid} ${tid}`,
    begin: Number(ts) / 1000,
    end: (Number(ts) + Number(dur)) / 1000,
    processor: Number(tdur) / 1000,
  }
}

/**
 * Of the page's thread from the click on, by the processor's time on this machine: a processor that is slowed down shares its delays with all that
 * runs beside it.
 */
function longestTask(events: readonly TraceEvent[]): number {
  const click = events.find(({ isClick }) => isClick)
  if (!click) throw new Error('Nothing was clicked')
  const tasks = events.filter(({ name, thread, end }) => name === 'RunTask' && thread === click.thread && end > click.begin)
  return Math.max(...tasks.map(({ processor }) => processor * SLOWER_PHONE))
}

async function openFogplan(page: Page) {
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  await page.getByRole('group', { name: /^Fogplan, / }).waitFor()
}

async function pickTile(page: Page, number: number) {
  const format = await page.getByLabel('Format').elementHandle()
  return () =>
    page.evaluate(
      ([select, index]) => {
        if (!(select instanceof HTMLSelectElement)) throw new Error('There are no formats')
        select.selectedIndex = index
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [format, number % 3] as const,
    )
}

async function selectFixture(page: Page) {
  const fixture = page.locator('.planner-board [data-item^="f"]').first()
  await fixture.focus()
  await fixture.press('Enter')
}

/** By the mouse itself: Playwright's click asks the page what is under it, which is work of the page's own thread. */
async function tap(page: Page, name: string) {
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(SETTLED_MS / 2)
  return async () => {
    await page.mouse.down()
    await page.waitForTimeout(TAP_MS)
    await page.mouse.up()
  }
}

import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { drawFirstPlan, grabPointOf, mouse, thing } from '../../tests/journeys/planner-actions.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { needBrowser } from '../browsers.ts'
import { framesPerSecond, framesWhile } from './frames.ts'
import { machine, median, quantile } from './machine.ts'
import { figure, table, write } from './report.ts'

const SLOWER = 4
const DRAG_MS = 3000
/** The interval of a mouse's events. */
const EVERY_MS = 8
const WINDOWS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }

/** By the names of the drawing. A wall takes the whole room along, and its findings and figures. */
const DRAGGED = { 'a basin': 'Tvättställ', 'a wall': 'Vägg B' }

/** How smoothly a fixture and a wall follow the pointer in a finished plan, with the processor throttled four times. */
export async function benchDrag(times: number): Promise<void> {
  const about = machine()
  const server = await startBuiltServer()
  const browser = await chromium.launch({ executablePath: needBrowser('chromium'), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  try {
    const rows = []
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      for (const [what, item] of Object.entries(DRAGGED)) {
        const drags: number[][] = []
        for (let time = 0; time < times; time++) drags.push(await dragOnce(browser, server.address, viewport, item))
        const column = (read: (frames: number[]) => number) => figure(median(drags.map(read)), 1)
        rows.push([name, what, column(framesPerSecond), column(median), column((frames) => quantile(frames, 0.95)), column((frames) => Math.max(...frames))])
      }
    }
    write(
      'drag',
      [
        '## Dragging in the drawing',
        `${about}.`,
        `A basin or a wall is dragged for ${DRAG_MS / 1000} s in a plan of four fixtures, processor ${SLOWER} times slower, software rendering. Median of ${times} drags, ms between frames. Goal: 60 frames a second.`,
        table([['window', 'what', 'frames/s', 'median', 'p95', 'longest'], ...rows]),
      ].join('\n\n'),
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

async function dragOnce(browser: Browser, address: string, viewport: { width: number; height: number }, item: string): Promise<number[]> {
  const page = await browser.newPage({ viewport, locale: 'sv-SE' })
  await page.goto(`${address}/rita`)
  await drawFirstPlan(mouse(page))
  const { x, y } = await grabPointOf(thing(page, item).locator('.outline'))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = await framesWhile(page, async () => {
    const started = performance.now()
    for (let now = 0; now < DRAG_MS; now = performance.now() - started) {
      await page.mouse.move(x + 30 * Math.sin(now / 200), y - 30 + 30 * Math.cos(now / 300))
      await setTimeout(EVERY_MS)
    }
  })
  await page.mouse.up()
  await page.context().close()
  return frames
}

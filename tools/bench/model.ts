import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { drawFirstPlan, mouse } from '../../tests/journeys/planner-actions.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { needBrowser } from '../browsers.ts'
import { machine, median, quantile } from './machine.ts'
import { figure, table, write } from './report.ts'

const SLOWER = 4
const TURN_MS = 3000
/** The interval of a mouse's events. */
const EVERY_MS = 8
/** Phones have three device pixels per CSS pixel. */
const WINDOWS = {
  desk: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
}
const FIRST_FRAME_MS = 60_000

type Turned = { first: number; frames: number[] }

/** How soon the 3D view is drawn, and how smoothly it turns, with the processor throttled four times and no graphics card. */
export async function benchModel(times: number): Promise<void> {
  const about = machine()
  const server = await startBuiltServer()
  const browser = await chromium.launch({
    executablePath: needBrowser('chromium'),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking'],
  })
  try {
    const rows = []
    for (const [name, size] of Object.entries(WINDOWS)) {
      const turns: Turned[] = []
      for (let time = 0; time < times; time++) turns.push(await turnOnce(browser, server.address, size))
      const column = (read: (turned: Turned) => number, digits = 0) => figure(median(turns.map(read)), digits)
      const perSecond = ({ frames }: Turned) => (frames.length / TURN_MS) * 1000
      rows.push([
        name,
        column(({ first }) => first),
        column(perSecond, 1),
        column(({ frames }) => median(frames)),
        column(({ frames }) => quantile(frames, 0.95)),
      ])
    }
    write(
      'model',
      [
        '## The room in 3D',
        `${about}.`,
        `A room with four fixtures is opened in 3D and turned for ${TURN_MS / 1000} s, processor ${SLOWER} times slower, software rendering. Median of ${times}; first frame in ms from the press, then ms between drawn frames. Goals: 2 500 ms on the phone, 30 frames a second.`,
        table([['window', 'first frame', 'frames/s', 'median', 'p95'], ...rows]),
      ].join('\n\n'),
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

async function turnOnce(browser: Browser, address: string, size: (typeof WINDOWS)[keyof typeof WINDOWS]): Promise<Turned> {
  const page = await browser.newPage({ ...size, locale: 'sv-SE' })
  await page.addInitScript(noteDrawnFrames)
  await page.goto(`${address}/rita`)
  await drawFirstPlan(mouse(page))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const open = page.getByRole('button', { name: 'Visa i 3D' })
  await open.evaluate((button) => {
    Object.assign(window, { pressed: performance.now() })
    if (button instanceof HTMLElement) button.click()
  })
  await page.waitForFunction(() => 'drawn' in window && Array.isArray(window.drawn) && window.drawn.length > 0, null, { timeout: FIRST_FRAME_MS })
  const first = await page.evaluate(() =>
    'pressed' in window && 'drawn' in window && Array.isArray(window.drawn) ? window.drawn[0] - Number(window.pressed) : 0,
  )
  const frames = await turn(page)
  await page.context().close()
  return { first, frames }
}

/** Drags from side to side, and returns the times between the frames that were drawn meanwhile. */
async function turn(page: Page): Promise<number[]> {
  const box = await page.locator('.planner-stage canvas').boundingBox()
  if (!box) throw new Error('There is no 3D view')
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(x, y)
  await page.mouse.down()
  const drag = async (ms: number) => {
    const started = performance.now()
    for (let now = 0; now < ms; now = performance.now() - started) {
      await page.mouse.move(x + 100 * Math.sin(now / 400), y + 20 * Math.sin(now / 700))
      await setTimeout(EVERY_MS)
    }
  }
  // The view learns how many pixels the machine can draw.
  await drag(TURN_MS / 2)
  await page.evaluate(() => Object.assign(window, { drawn: [] }))
  await drag(TURN_MS)
  const drawn = await page.evaluate(() => ('drawn' in window && Array.isArray(window.drawn) ? window.drawn.map(Number) : []))
  await page.mouse.up()
  return drawn.slice(1).map((at, index) => at - (drawn[index] ?? at))
}

/** Runs in the page before its own scripts: when something was drawn to the screen. */
function noteDrawnFrames() {
  Object.assign(window, { drawn: [] })
  const draw = WebGL2RenderingContext.prototype.drawElements
  let isNoted = false
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    draw.apply(this, args)
    if (isNoted || this.getParameter(this.FRAMEBUFFER_BINDING) !== null) return
    isNoted = true
    requestAnimationFrame(() => {
      isNoted = false
      if ('drawn' in window && Array.isArray(window.drawn)) window.drawn.push(performance.now())
    })
  }
}

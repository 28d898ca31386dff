import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { countTiles } from '#domain/room/tiling/counts.ts'
import { setNiche, setWallTiles } from '#domain/room/tiling/edit-tiling.ts'
import { piecesIn, setOuts } from '#domain/room/tiling/lay-out.ts'
import { proposedNiche } from '#domain/room/tiling/niche.ts'
import { tilingFindings } from '#domain/room/tiling/tiling-findings.ts'
import { withFixture } from '../../tests/support/a-plan.ts'
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
/** Rooms are reckoned so often, after as many times to warm up. */
const TIMES = 200

const rooms = {
  'rectangle, 20 × 40 cm': templates.rektangel,
  'rectangle, 10 × 10 cm': setWallTiles(templates.rektangel, '10x10'),
  'L, six walls, 20 × 40 cm': templates['l-form'],
  'under the roof, 20 × 40 cm': templates.snedtak,
  'L with a pillar, two boxings and a niche, 20 × 40 cm': withBodies(templates['l-form']),
}

function withBodies(plan: Plan): Plan {
  const built = withFixture(withFixture(withFixture(plan, 'pillar', 900, 1200), 'boxing', 0, 0), 'boxing', 1500, 0)
  const wall = setOuts(built)[5]
  return wall ? setNiche(built, 5, proposedNiche(built, wall)) : built
}

/** How long the Fogplan of a room takes to reckon, and how smoothly its pattern follows the pointer. */
export async function benchFogplan(times: number): Promise<void> {
  const about = machine()
  const reckoned = Object.entries(rooms).map(([name, plan]) => {
    const parts = {
      setOut: () => setOuts(plan),
      all: () => {
        const all = setOuts(plan)
        tilingFindings(all)
        return all.map((setOut) => countTiles(setOut, piecesIn(setOut)))
      },
    }
    return [name, figure(medianTime(parts.setOut), 2), figure(medianTime(parts.all), 2)]
  })
  const server = await startBuiltServer()
  const browser = await chromium.launch({ executablePath: needBrowser('chromium'), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  try {
    const rows = []
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      const drags: number[][] = []
      for (let time = 0; time < times; time++) drags.push(await dragOnce(browser, server.address, viewport))
      const column = (read: (frames: number[]) => number) => figure(median(drags.map(read)), 1)
      rows.push([name, column(framesPerSecond), column(median), column((frames) => quantile(frames, 0.95)), column((frames) => Math.max(...frames))])
    }
    write(
      'fogplan',
      [
        '## The Fogplan',
        `${about}.`,
        `All surfaces, ms, median of ${TIMES}: set out; and with every piece, count and remark. Goal: 16 ms.`,
        table([['room', 'set out', 'everything'], ...reckoned]),
        `A wall's pattern is dragged for ${DRAG_MS / 1000} s, processor ${SLOWER} times slower, software rendering. Median of ${times} drags, ms between frames. Goal: 60 frames a second.`,
        table([['window', 'frames/s', 'median', 'p95', 'longest'], ...rows]),
      ].join('\n\n'),
    )
  } finally {
    await browser.close()
    await server.close()
  }
}

/** In ms. */
function medianTime(work: () => unknown): number {
  const once = () => {
    const started = performance.now()
    work()
    return performance.now() - started
  }
  for (let time = 0; time < TIMES; time += 1) once()
  return median(Array.from({ length: TIMES }, once))
}

async function dragOnce(browser: Browser, address: string, viewport: { width: number; height: number }): Promise<number[]> {
  const page = await browser.newPage({ viewport, locale: 'sv-SE' })
  await page.goto(`${address}/rita#plan=${packPlan(templates.rektangel)}`)
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  const { x, y } = await middleOf(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = await framesWhile(page, async () => {
    const started = performance.now()
    for (let now = 0; now < DRAG_MS; now = performance.now() - started) {
      await page.mouse.move(x + 40 * Math.sin(now / 200), y + 20 * Math.cos(now / 300))
      await setTimeout(EVERY_MS)
    }
  })
  await page.mouse.up()
  await page.context().close()
  return frames
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const drawing = page.getByRole('group', { name: /^Fogplan, / })
  await drawing.scrollIntoViewIfNeeded()
  const box = await drawing.boundingBox()
  if (!box) throw new Error('The Fogplan has no drawing')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { countTiles } from '#domain/room/tiling/counts.ts'
import { setNiche, setWallTiles } from '#domain/room/tiling/edit-tiling.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { proposedNiche } from '#domain/room/tiling/niche.ts'
import { tilingFindings } from '#domain/room/tiling/tiling-findings.ts'
import { drawFirstPlan, grabPointOf, mouse, thing } from '../../tests/journeys/planner-actions.ts'
import { withFixture } from '../../tests/support/a-plan.ts'
import { startBuiltServer } from '../../tests/support/built-server.ts'
import { launch, SLOWER, slowDown, WITH_3D } from './browser.ts'
import { machine, median, quantile } from './machine.ts'
import { figure, table, write } from './report.ts'

const MOVED_MS = 3000
/** The interval of a mouse's events. */
const EVERY_MS = 8
const WINDOWS = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } }
/** Of a phone, in 3D. */
const DEVICE_PIXELS = 3
const FIRST_FRAME_MS = 60_000
/** Rooms are reckoned so often, after as many times to warm up. */
const TIMES = 200

type Point = { x: number; y: number }
/** `frames`: the times between them, ms. */
type Moved = { frames: number[]; perSecond: number; first?: number }
type Move = (browser: Browser, address: string, name: keyof typeof WINDOWS) => Promise<Moved>

/** How smoothly the planner follows the pointer, how soon the 3D view is drawn, and how long the Fogplan of a room takes to reckon. */
export async function benchPlanner(times: number): Promise<void> {
  const about = machine()
  const slowest = Math.max(...rooms.map((plan) => medianTime(() => reckon(plan))))
  const server = await startBuiltServer()
  const [flat, deep] = [await launch(), await launch(WITH_3D)]
  const moves: [what: string, browser: Browser, move: Move][] = [
    ['a basin in the drawing', flat, dragged(openDrawing('Tvättställ'), (ms) => ({ x: 30 * Math.sin(ms / 200), y: 30 * Math.cos(ms / 300) - 30 }))],
    ['a wall in the drawing', flat, dragged(openDrawing('Vägg B'), (ms) => ({ x: 30 * Math.sin(ms / 200), y: 30 * Math.cos(ms / 300) - 30 }))],
    ['a pattern in the Fogplan', flat, dragged(openFogplan, (ms) => ({ x: 40 * Math.sin(ms / 200), y: 20 * Math.cos(ms / 300) }))],
    ['the room in 3D', deep, turned],
  ]
  try {
    const rows: string[][] = []
    const firstFrames: string[] = []
    for (const [what, browser, move] of moves) {
      const row = [what]
      for (const name of ['desk', 'phone'] as const) {
        const seen: Moved[] = []
        for (let time = 0; time < times; time++) seen.push(await move(browser, server.address, name))
        row.push(figure(median(seen.map(({ perSecond }) => perSecond)), 1), figure(median(seen.map(({ frames }) => quantile(frames, 0.95))), 1))
        const first = seen.flatMap(({ first }) => first ?? [])
        if (first.length > 0) firstFrames.push(`${figure(median(first))} ms (${name})`)
      }
      rows.push(row)
    }
    write('planner', 'The planner', about, [
      `Moved for ${MOVED_MS / 1000} s, processor ${SLOWER} times slower, software rendering, median of ${times}. Goals: 60 frames a second, in 3D 30.`,
      table([['moved', 'desk, frames/s', 'p95 ms between', 'phone, frames/s', 'p95 ms between'], ...rows]),
      `3D shows its first frame after ${firstFrames.join(' and ')} (goal: 2 500 on the phone). The Fogplan of the slowest of ${rooms.length} rooms takes ${figure(slowest, 2)} ms (goal: 16).`,
    ])
  } finally {
    await flat.close()
    await deep.close()
    await server.close()
  }
}

const rooms = [templates.rektangel, setWallTiles(templates.rektangel, '10x10'), templates['l-form'], templates.snedtak, withBodies(templates['l-form'])]

/** With a pillar, two boxings and a niche. */
function withBodies(plan: Plan): Plan {
  const built = withFixture(withFixture(withFixture(plan, 'pillar', 900, 1200), 'boxing', 0, 0), 'boxing', 1500, 0)
  const wall = setOuts(built)[5]
  return wall ? setNiche(built, 5, proposedNiche(built, wall)) : built
}

function reckon(room: Plan) {
  // Another plan each time, since one that was set out is remembered.
  const plan = { ...room }
  const all = setOuts(plan)
  tilingFindings(plan, all)
  return all.map((setOut) => countTiles(setOut))
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

/** By its name in the drawing. A wall takes the whole room along, and its findings and figures. */
function openDrawing(item: string) {
  return async (page: Page, address: string): Promise<Point> => {
    await page.goto(`${address}/rita`)
    await drawFirstPlan(mouse(page))
    return grabPointOf(thing(page, item).locator('.outline'))
  }
}

async function openFogplan(page: Page, address: string): Promise<Point> {
  await page.goto(`${address}/rita#plan=${packPlan(templates.rektangel)}`)
  await page.getByRole('button', { name: 'Fogplan', exact: true }).click()
  const drawing = page.getByRole('group', { name: /^Fogplan, / })
  await drawing.scrollIntoViewIfNeeded()
  return middleOf(await drawing.boundingBox())
}

/** Takes what `open` leads to, and moves it along a path around the place where it was taken. */
function dragged(open: (page: Page, address: string) => Promise<Point>, path: (ms: number) => Point): Move {
  return async (browser, address, name) => {
    const page = await browser.newPage({ viewport: WINDOWS[name], locale: 'sv-SE' })
    const from = await open(page, address)
    await slowDown(page)
    await take(page, from)
    await page.evaluate(noteFrames)
    await move(page, from, path, MOVED_MS)
    const frames = betweenFrames(await noted(page))
    await page.context().close()
    return { frames, perSecond: (frames.length / frames.reduce((sum, frame) => sum + frame, 0)) * 1000 }
  }
}

const turned: Move = async (browser, address, name) => {
  const page = await browser.newPage({ viewport: WINDOWS[name], deviceScaleFactor: name === 'phone' ? DEVICE_PIXELS : 1, locale: 'sv-SE' })
  await page.addInitScript(noteDrawnFrames)
  await page.goto(`${address}/rita`)
  await drawFirstPlan(mouse(page))
  await slowDown(page)
  const pressed = await page.getByRole('button', { name: 'Visa i 3D' }).evaluate((button) => {
    const now = performance.now()
    if (button instanceof HTMLElement) button.click()
    return now
  })
  await page.waitForFunction(() => 'frames' in window && Array.isArray(window.frames) && window.frames.length > 0, null, { timeout: FIRST_FRAME_MS })
  const [first = Number.NaN] = await noted(page)
  const from = middleOf(await page.locator('.planner-stage canvas').boundingBox())
  const path = (ms: number) => ({ x: 100 * Math.sin(ms / 400), y: 20 * Math.sin(ms / 700) })
  await take(page, from)
  // The view learns how many pixels the machine can draw.
  await move(page, from, path, MOVED_MS / 2)
  await page.evaluate(() => Object.assign(window, { frames: [] }))
  await move(page, from, path, MOVED_MS)
  const frames = betweenFrames(await noted(page))
  await page.context().close()
  return { first: first - pressed, frames, perSecond: (frames.length / MOVED_MS) * 1000 }
}

async function take(page: Page, { x, y }: Point) {
  await page.mouse.move(x, y)
  await page.mouse.down()
}

async function move(page: Page, { x, y }: Point, path: (ms: number) => Point, ms: number) {
  const started = performance.now()
  for (let now = 0; now < ms; now = performance.now() - started) {
    const by = path(now)
    await page.mouse.move(x + by.x, y + by.y)
    await setTimeout(EVERY_MS)
  }
}

function middleOf(box: { x: number; y: number; width: number; height: number } | null): Point {
  if (!box) throw new Error('There is nothing to move')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** When each frame was, ms. */
function noted(page: Page): Promise<number[]> {
  return page.evaluate(() => ('frames' in window && Array.isArray(window.frames) ? window.frames.map(Number) : []))
}

function betweenFrames(frames: number[]): number[] {
  return frames.slice(1).map((at, index) => at - (frames[index] ?? at))
}

/** Runs in the page: every frame from now on. */
function noteFrames() {
  const frames: number[] = []
  Object.assign(window, { frames })
  const note = (now: number) => {
    frames.push(now)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Runs in the page before its own scripts: when something was drawn to the screen. */
function noteDrawnFrames() {
  Object.assign(window, { frames: [] })
  const draw = WebGL2RenderingContext.prototype.drawElements
  let isNoted = false
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    draw.apply(this, args)
    if (isNoted || this.getParameter(this.FRAMEBUFFER_BINDING) !== null) return
    isNoted = true
    requestAnimationFrame(() => {
      isNoted = false
      if ('frames' in window && Array.isArray(window.frames)) window.frames.push(performance.now())
    })
  }
}

import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { addFixture } from '#domain/room/edit.ts'
import type { Plan } from '#domain/room/plan.ts'
import { expect } from './journey-test.ts'

/** What the browser says of WebGL without a graphics card, and where its memory is taken back. */
export const WEBGL_LOGS = /GPU stall due to ReadPixels|WebGL: CONTEXT_LOST_WEBGL|THREE.WebGLRenderer: Context Lost|WEBGL_lose_context extension not supported/

/** In frames of the browser: more than any movement leaves between two of its own, and what nothing at all is drawn in. */
const A_MOMENT = 12
export const A_SECOND = 60

const OUTSIDE = 'Badrummet i 3D, sett utifrån'

export function withUsualThings(plan: Plan): Plan {
  const kinds = ['wc-wall', 'basin', 'shower-corner', 'washing-machine', 'tumble-dryer', 'cabinet', 'towel-dryer', 'radiator'] as const
  return kinds.reduce<Plan>((done, kind) => addFixture(done, kind), plan)
}

/** Where draws are counted: returns once the view is drawn. */
export async function openModel(page: Page) {
  const before = await draws(page)
  await page.getByRole('button', { name: 'Visa i 3D' }).click()
  await expect(stageOf(page).locator('canvas')).toBeVisible()
  await page.waitForFunction((before) => window.counted.draws > before, before)
}

export function stageOf(page: Page) {
  return page.getByRole('application', { name: OUTSIDE })
}

/**
 * Counts what is drawn to WebGL canvases from now on, in all and in the frame that draws most. What does not `show` is counted and left out, with
 * its textures, which saves half of the processor time where there is no graphics card.
 */
export function countDraws(page: Page, { shows = true } = {}) {
  return page.addInitScript((shows) => {
    const counted = { draws: 0, calls: 0, triangles: 0, mostCalls: 0, mostTriangles: 0, frame: 0 }
    Object.assign(window, { counted })
    const count = (corners: number) => {
      const frame = Number(document.timeline.currentTime)
      if (frame !== counted.frame) Object.assign(counted, { frame, calls: 0, triangles: 0 })
      counted.draws += 1
      counted.calls += 1
      counted.triangles += corners / 3
      counted.mostCalls = Math.max(counted.mostCalls, counted.calls)
      counted.mostTriangles = Math.max(counted.mostTriangles, counted.triangles)
    }
    const { drawElements, drawArrays } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      count(args[1])
      if (shows) drawElements.apply(this, args)
    }
    WebGL2RenderingContext.prototype.drawArrays = function (...args) {
      count(args[2])
      if (shows) drawArrays.apply(this, args)
    }
    if (shows) return
    const unseen = ['texImage2D', 'texSubImage2D', 'generateMipmap', 'clear', 'blitFramebuffer'] as const
    for (const name of unseen) WebGL2RenderingContext.prototype[name] = () => {}
  }, shows)
}

declare global {
  interface Window {
    counted: { draws: number; mostCalls: number; mostTriangles: number }
  }
}

/** Of the frame that drew most since it was last asked with `anew`. */
export function mostInAFrame(page: Page, anew = false): Promise<{ calls: number; triangles: number }> {
  return page.evaluate((anew) => {
    const { counted } = window
    const most = { calls: counted.mostCalls, triangles: counted.mostTriangles }
    if (anew) Object.assign(counted, { mostCalls: 0, mostTriangles: 0 })
    return most
  }, anew)
}

export function draws(page: Page): Promise<number> {
  return page.evaluate(() => window.counted.draws)
}

export async function pictureOf(canvas: Locator): Promise<string> {
  return createHash('sha256')
    .update(await canvas.screenshot())
    .digest('hex')
}

/** Nothing is drawn for so many frames. */
export async function rested(page: Page, frames = A_MOMENT) {
  await expect
    .poll(async () => {
      const before = await draws(page)
      await framesShown(page, frames)
      return (await draws(page)) - before
    }, 'nothing is drawn while nothing changes')
    .toBe(0)
}

function framesShown(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let shown = 0; shown < count; shown += 1) await new Promise(requestAnimationFrame)
  }, count)
}

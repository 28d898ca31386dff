import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'

/** Phones have three device pixels per CSS pixel: the largest pictures. */
export const windows = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const

export type WindowName = keyof typeof windows

export type Fetched = {
  url: string
  type: string
  status: number /** Size of the body as sent. */
  bytes: number /** Size with headers. */
  transferred: number
  hasEnded: boolean
}

/** How long nothing has been fetched when a page counts as loaded. */
const QUIET_MS = 500

/** A first visit is with movement, as most are. */
export const visitIn = (name: WindowName) => ({ ...windows[name], contextOptions: { reducedMotion: 'no-preference' } }) as const

type FirstLoad = {
  fetched: Fetched[]
  /** Resolves when every request has ended and none has begun for a while. */
  untilQuiet: () => Promise<void>
  /** Bytes of JavaScript source that were executed, in files and inline. */
  executed: () => Promise<number>
}

/** Opens a page in a context whose cache is empty, and records every request. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const fetched: Fetched[] = []
  await page.addInitScript(recordShifts)
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await recordRequests(page, fetched)
  await page.goto(path)
  await untilQuiet(fetched)
  return { fetched, untilQuiet: () => untilQuiet(fetched), executed: () => executedBytes(page) }
}

async function recordRequests(page: Page, fetched: Fetched[]) {
  const cdp = await page.context().newCDPSession(page)
  const pending = new Map<string, Fetched>()
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const one = { url: request.url, type, status: 0, bytes: 0, transferred: 0, hasEnded: false }
    pending.set(requestId, one)
    fetched.push(one)
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const one = pending.get(requestId)
    if (one) Object.assign(one, { status: response.status, bytes: Number(response.headers['Content-Length'] ?? 0) })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = pending.get(requestId)
    if (one) Object.assign(one, { transferred: encodedDataLength, hasEnded: true })
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    const one = pending.get(requestId)
    if (one) one.hasEnded = true
  })
}

/** Where Playwright's own state of this kind is not reached, it does not say what is pending. */
async function untilQuiet(fetched: readonly Fetched[]) {
  let count: number
  do {
    count = fetched.length
    await expect.poll(() => fetched.filter(({ hasEnded }) => !hasEnded).map(({ url }) => url), 'requests that have not ended').toEqual([])
    await setTimeout(QUIET_MS)
  } while (fetched.length > count)
}

/** Runs in the page before its own scripts. */
export function recordShifts() {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry && 'shifted' in window) window.shifted = Number(window.shifted) + Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How far a page may move while it loads (CLS). */
export const MOST_SHIFT = 0.001

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => ('shifted' in window ? Number(window.shifted) : Number.NaN))
}

/** V8 reports nested ranges, outer first: for each byte the innermost one counts. */
async function executedBytes(page: Page): Promise<number> {
  const scripts = await page.coverage.stopJSCoverage()
  return scripts
    .map(({ source = '', functions }) => {
      const ran = new Uint8Array(source.length)
      for (const { ranges } of functions) for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
      return ran.reduce((sum, one) => sum + one, 0)
    })
    .reduce((sum, one) => sum + one, 0)
}

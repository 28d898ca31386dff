import type { Page } from '@playwright/test'

/** Longer than a page waits before it fetches what it has not been asked for. */
const REST_MS = 500

/**
 * Resolves when the page is loaded, has had a while to fetch what it fetches by itself, and has nothing left to do. The while
 * passes in the page, so that a busy machine does not cut it short. Playwright's `networkidle` waits for every request's
 * end to be told, and under load did not come in eight minutes.
 */
export async function atRest(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate((ms) => new Promise<void>((rest) => setTimeout(() => requestIdleCallback(() => rest()), ms)), REST_MS)
}

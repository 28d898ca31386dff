import type { Page } from '@playwright/test'

/** As long as Playwright's `networkidle` asks for. */
const REST_MS = 500

/**
 * Resolves when the page is loaded, has had a while to fetch what it fetches by itself, and has drawn a frame after it. The
 * while passes in the page, so that a busy machine does not cut it short. Neither `networkidle` nor an idle callback can be
 * relied on: the one once did not come in eight minutes, the other in 5 of 245 pages not in 15 s.
 */
export async function atRest(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate((ms) => new Promise<void>((rest) => setTimeout(() => requestAnimationFrame(() => rest()), ms)), REST_MS)
}

import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

const FUNCTION = '**/functions/v1/send-email-v2'
const TOKEN = '**/auth/v1/token**'

/** A session of Supabase's client, in the browser's local storage (specification §4.8). */
test.use({ mayBeLogged: /Failed to load resource|AuthApiError|Invalid Refresh Token/ })

test('that is about to end is refreshed, and its token is used', async ({ page }) => {
  await page.route(TOKEN, (route) => route.fulfill({ json: aSession(3600, 'ny') }))
  await open(page, JSON.stringify(aSession(5)))
  expect(await authorizationOf(page, 'Med en session')).toBe('Bearer ny')
})

test('that cannot be refreshed in time does not hold the request: it goes with the public key', async ({ page }) => {
  await page.route(TOKEN, () => {})
  await page.clock.install()
  await open(page, JSON.stringify(aSession(5)))
  await visitor(page).fillIn({ message: 'Trög session' })
  const sending = page.waitForRequest(FUNCTION, { timeout: 120_000 })
  await visitor(page).send()
  // Then the clock stands still, so that no waiting of this test counts.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000))
  expect((await sending).headers().authorization).toBe('Bearer anon')
  await page.clock.resume()
  await expect(page.getByRole('region', { name: 'Din förfrågan har kommit fram' })).toBeVisible()
})

test('that is about to end is refreshed on each page with a form, before anything is touched', async ({ page }) => {
  let refreshed = 0
  await page.route(TOKEN, async (route) => {
    refreshed += 1
    await route.fulfill({ json: aSession(3600, `ny ${refreshed}`) })
  })
  for (const [index, path] of ['/', '/rita'].entries()) {
    await open(page, JSON.stringify(aSession(5)), path)
    await expect.poll(() => refreshed, path).toBe(index + 1)
  }
})

test('that has ended is removed when its refresh is refused for good', async ({ page }) => {
  await page.route(TOKEN, (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' } }),
  )
  await open(page, JSON.stringify(aSession(-5)))
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
  expect(await authorizationOf(page, 'Utgången session')).toBe('Bearer anon')
})

test('that is none does not stop a request', async ({ page }) => {
  for (const [kind, value] of Object.entries({ text: 'inte JSON', empty: '', 'something else': '{"access_token":1}', null: 'null' })) {
    await open(page, value)
    expect(await authorizationOf(page, `Trasig session: ${kind}`), kind).toBe('Bearer anon')
    await expect(page.getByRole('region', { name: 'Din förfrågan har kommit fram' }), kind).toBeVisible()
    // Another address alone would not load the page.
    await page.goto('about:blank')
  }
})

test('that one tab has refreshed is used by the other, which refreshes it no more', async ({ page, context }) => {
  let refreshed = 0
  await context.route(TOKEN, async (route) => {
    refreshed += 1
    await route.fulfill({ json: aSession(3600, 'ny') })
  })
  await open(page, JSON.stringify(aSession(5)))
  // In the same instant both would ask: the library locks nothing, and Supabase gives both the same session.
  expect(await authorizationOf(page, 'Första fliken')).toBe('Bearer ny')
  const other = await otherTab(context)
  expect(await authorizationOf(other, 'Andra fliken')).toBe('Bearer ny')
  expect(refreshed).toBe(1)
})

function aSession(expiresIn: number, token = 'gammal') {
  const expiresAt = Math.floor(Date.now() / 1000) + expiresIn
  return { access_token: token, refresh_token: `r-${token}`, expires_in: 3600, expires_at: expiresAt, token_type: 'bearer', user: { id: 'u1' } }
}

/** Opens the form, or another page, in a browser that holds this value where the session is. */
async function open(page: Page, value: string, path = '/#kontakt') {
  await page.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, value)
  }, value)
  await page.goto(path)
}

async function otherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/#kontakt')
  return tab
}

/** Sends a request, and returns its Authorization header. */
async function authorizationOf(page: Page, message: string): Promise<string | undefined> {
  await visitor(page).fillIn({ message })
  const sending = page.waitForRequest(FUNCTION)
  await visitor(page).send()
  return (await sending).headers().authorization
}

import type { Page } from '@playwright/test'
import { aRequest } from '../support/a-request.ts'
import { expect, test } from './journey-test.ts'
import { untilHydrated, untilNoHaste, visitor } from './visitor.ts'

const FUNCTION = '**/functions/v1/send-email-v2'
const accepted = 'Din förfrågan har kommit fram'

test.describe('when the backend does not answer', () => {
  test.use({ mayBeLogged: /^Fel vid skickande: / })

  test('the visitor is told after 15 s that it takes long, after 30 s that it failed, and the next try has the same key', async ({ page }) => {
    await page.clock.install()
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ message: 'Inget svar' })
    await page.route(FUNCTION, () => {})
    const first = page.waitForRequest(FUNCTION)
    await visitor(page).send()
    const key = (await first).headers()['idempotency-key']
    const slow = page.getByRole('status').filter({ hasText: 'Det tar längre tid än vanligt.' })
    // The clock stands still, so that no waiting of this test counts.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 13_000))
    await expect(slow).toBeHidden()
    await page.clock.runFor(2_000)
    await expect(slow).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(page.getByRole('region', { name: 'Fel vid skickande' })).toBeFocused()
    await page.clock.resume()
    await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Inget svar')

    await page.unroute(FUNCTION)
    const second = page.waitForRequest(FUNCTION)
    await page.getByRole('button', { name: 'Försök igen' }).click()
    expect((await second).headers()['idempotency-key']).toBe(key)
    await expect(page.getByRole('region', { name: accepted })).toBeVisible()
  })
})

test('a form that is submitted three times at once is sent once', async ({ page }) => {
  await page.goto('/#kontakt')
  await visitor(page).fillIn({ message: 'Tre gånger' })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('send-email-v2')) sent += 1
  })
  // Hydrated, and later than a program would send.
  await page.getByLabel('Namn').focus()
  await untilNoHaste(page)
  await page.getByRole('button', { name: 'Skicka förfrågan' }).hover()
  await untilHydrated(page)
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#kontakt form')
    for (let time = 0; time < 3; time += 1) form?.requestSubmit()
  })
  await expect(page.getByRole('region', { name: accepted })).toBeVisible()
  expect(sent).toBe(1)
})

test('a form that is double-clicked, or sent by pressing Enter again and again, is sent once', async ({ page }) => {
  for (const [way, press] of [
    ['double-clicked', (page: Page) => page.getByRole('button', { name: 'Skicka förfrågan' }).dblclick()],
    [
      'sent by pressing Enter again and again',
      async (page: Page) => {
        await page.getByLabel('Namn').focus()
        for (let time = 0; time < 4; time += 1) await page.keyboard.press('Enter')
      },
    ],
  ] as const) {
    // Another fragment alone would not load the page.
    await page.goto('about:blank')
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ message: `Gång på gång: ${way}` })
    const release = Promise.withResolvers<void>()
    let sent = 0
    await page.route(FUNCTION, async (route) => {
      sent += 1
      await release.promise
      await route.continue()
    })
    await untilNoHaste(page)
    await press(page)
    await expect(page.getByRole('button', { name: 'Skickar...' }), way).toBeDisabled()
    release.resolve()
    await expect(page.getByRole('region', { name: accepted }), way).toBeVisible()
    expect(sent, way).toBe(1)
    await page.unroute(FUNCTION)
  }
})

test('a message that is too long is kept whole, counted, and refused in words; the empty field of the next request has no count', async ({ page }) => {
  await page.goto('/#kontakt')
  const { fillIn, send } = visitor(page)
  await fillIn({ message: 'Kort' })
  await untilHydrated(page)
  const message = page.getByLabel('Något mer vi bör veta?')
  const count = page.getByRole('status').filter({ hasText: 'av högst' })
  await expect(count).toBeHidden()
  await message.fill('a'.repeat(6000))
  await expect(message).toHaveValue('a'.repeat(6000))
  await expect(count).toHaveText(/^6\s000 av högst 5\s000 tecken$/)
  await send()
  const summary = page.getByRole('region', { name: 'Det här behöver rättas' })
  await expect(summary).toContainText('Svaret är för långt. Skriv högst 5000 tecken.')
  await expect(message).toHaveValue('a'.repeat(6000))
  await message.fill('a'.repeat(4600))
  await expect(count).toBeVisible()
  await send()
  await page.getByRole('button', { name: 'Skicka ytterligare en förfrågan' }).click()
  await expect(message).toHaveValue('')
  await expect(count).toBeHidden()
})

test.describe('a toast', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('goes after a while, is held by pointer and focus, and never lies on the header', async ({ page }) => {
    await page.clock.install()
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ email: 'asa@exempel' })
    await visitor(page).send()
    const toast = page.locator('#toasts .toast')
    await expect(toast).toBeVisible()
    const [box, header] = [await toast.boundingBox(), await page.locator('.site-header').boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY))

    await toast.hover()
    await page.clock.fastForward(60_000)
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Stäng' }).focus()
    await page.mouse.move(5, 800)
    await page.clock.fastForward(60_000)
    await expect(toast).toBeVisible()
    // From here on the clock stands still, so that no waiting of this test counts.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.getByLabel('Telefon').focus()
    await expect(page.getByLabel('Telefon')).toBeFocused()
    await page.clock.runFor(5_900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(4_200)
    await expect(toast).toBeHidden()
  })

  test('is red when it tells of an error, green when the request is sent, and never takes the focus', async ({ page }) => {
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ phone: '112', message: 'Rött och grönt' })
    await visitor(page).send()
    const toast = page.locator('#toasts .toast')
    const colour = () => toast.evaluate((one) => getComputedStyle(one).backgroundColor)
    await expect(toast).toHaveRole('alert')
    expect(await colour()).toBe(await token(page, '--error'))
    await expect(page.getByRole('region', { name: 'Det här behöver rättas' })).toBeFocused()
    await page.getByLabel('Telefon').fill(aRequest().phone)
    await visitor(page).send()
    await expect(toast).toHaveRole('status')
    expect(await colour()).toBe(await token(page, '--accent'))
    const region = page.getByRole('region', { name: accepted })
    await expect(region).toBeFocused()
    const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
    await expect
      .poll(async () => ((await region.boundingBox())?.y ?? 0) - bottomOf(await toast.boundingBox()), 'the toast lies above what it tells of')
      .toBeGreaterThanOrEqual(0)
  })

  test('is closed by Escape, and by its button, after which focus is on what it told of', async ({ page }) => {
    await page.clock.install()
    await page.goto('/#kontakt')
    await visitor(page).fillIn({ phone: '112' })
    await visitor(page).send()
    const toast = page.locator('#toasts .toast')
    await expect(toast).toBeVisible()
    // The clock stands still: it does not go by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.keyboard.press('Escape')
    await expect(toast).toBeHidden()
    await page.clock.resume()
    await visitor(page).send()
    await toast.getByRole('button', { name: 'Stäng' }).focus()
    await page.keyboard.press('Enter')
    await expect(toast).toBeHidden()
    await expect(page.getByRole('region', { name: 'Det här behöver rättas' })).toBeFocused()
  })
})

/** A colour of the design as the browser computes it. */
function token(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}

import { missingPage } from '#content/pages/error-pages.ts'
import { aRequest } from '../support/a-request.ts'
import { facts, questions } from '../support/page-content.ts'
import { expect, test } from './journey-test.ts'
import { sidewaysScroll } from './layout-checks.ts'
import { visitor } from './visitor.ts'

// Its violations, its tree and its reflow are in states.journey.ts.
test('every page has one main heading, and does not scroll sideways', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Badrum som håller. Punkt.'],
    ['/vanliga-fragor', 'Vanliga frågor'],
    ['/rita', 'Rita ditt badrum'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('the questions are shown in two columns of as many, and each opens on its own', async ({ page, expectAccessible }) => {
  await page.goto('/vanliga-fragor')
  const shown = page.locator('main details')
  await expect(shown).toHaveCount(questions.length)
  const lefts = await shown.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  const half = Math.ceil(questions.length / 2)
  expect(new Set(lefts.slice(0, half)).size).toBe(1)
  expect(new Set(lefts.slice(half)).size).toBe(1)
  expect(lefts[half]).toBeGreaterThan(lefts[0] ?? 0)
  for (const index of [0, half, questions.length - 1]) await shown.nth(index).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(3)
  await expectAccessible()
  await page.getByRole('link', { name: 'Boka offert idag' }).click()
  await expect(page).toHaveURL(/\/#kontakt$/)
})

test.describe('an address that does not exist', () => {
  test.use({ mayBeLogged: /404/ })

  test('gets the 404 page with status 404, and the path is logged', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('/finns-inte'))
    const response = await page.goto('/finns-inte')
    expect(response?.status()).toBe(404)
    await logged
    await expect(page.getByRole('heading', { level: 1, name: missingPage.heading })).toHaveAttribute('lang', 'en')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('is logged as it was asked for, and its page is whole, whatever is in it', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && response.request().resourceType() !== 'document' && failed.push(response.url()))
    for (const path of ['/galleri/badrum/1', '/tj%C3%A4nster/%C3%A5ngra%20k%C3%B6p', '/%25', '/rita%2Fplan', '/<b>fet</b>']) {
      await test.step(path, async () => {
        const asked = new URL(path, 'http://host').pathname
        const logged = page.waitForEvent('console', (message) => message.text() === `404: ${asked}`)
        expect((await page.goto(path))?.status(), path).toBe(404)
        await logged
        await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible()
      })
    }
    expect(failed).toEqual([])
  })
})

test('/rita sends nothing, and takes its answers along to the quote form, also over a reload', async ({ page, smtpServer }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/rita')
  await page.getByLabel('Förnamn').fill('Åsa')
  await page.getByLabel('Efternamn').fill('Öberg')
  await page.getByRole('textbox', { name: 'E-post' }).fill('asa.oberg@example.se')
  await page.getByLabel('Telefon').fill(aRequest().phone)
  await page.locator('[name=address]').fill('Storgatan 1, Enköping')
  await page.locator('[name=roomSize]').selectOption('medium')
  await page.locator('[name=budget]').selectOption('200-300k')
  await page.locator('[name=timeline]').selectOption('flexibel')
  await page.getByRole('textbox', { name: /^Beskriv/ }).fill('Fönster mot söder')
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()

  await expect(page).toHaveURL(/\/#kontakt$/)
  expect(posts).toEqual([])
  for (const _ of ['first', 'reloaded']) {
    await expect(page.getByLabel('Namn')).toHaveValue('Åsa Öberg')
    await expect(page.getByLabel('Ort')).toHaveValue('Storgatan 1, Enköping')
    await expect(page.getByLabel('Storlek')).toHaveValue('medium')
    await expect(page.getByLabel('Budget')).toHaveValue('200-300k')
    await expect(page.getByLabel('När?')).toHaveValue('flexibel')
    await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Fönster mot söder')
    await page.reload()
  }
  await page.getByLabel('Vad gäller det?').selectOption('annat')
  await visitor(page).send()
  await expect(page.getByRole('status').filter({ hasText: 'Förfrågan skickad!' })).toBeVisible()
  await smtpServer.emailSaying('Fönster mot söder')
  await page.reload()
  await expect(page.getByLabel('Namn')).toHaveValue('')
})

test('on /rita, Enter in a field takes the answers along, and never into an address', async ({ page }) => {
  await page.goto('/rita')
  await page.getByLabel('Förnamn').fill('Åsa')
  await page.getByLabel('Förnamn').press('Enter')
  await expect(page).toHaveURL(/\/#kontakt$/)
  await expect(page.getByLabel('Namn')).toHaveValue('Åsa')
  await page.goBack()
  await expect(page).toHaveURL(/\/rita$/)
})

test('the partner’s site opens in a tab of its own, which cannot reach this page', async ({ page, context }) => {
  await context.route(`${new URL(facts.partner.url).origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>The partner</title>' }))
  await page.goto('/')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: `Besök ${facts.partner.site}` }).click()
  const tab = await opening
  await expect(tab).toHaveTitle('The partner')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/$/)
})

test('every choice opens by a press on its arrow, no field is so small that an iPhone zooms in on it, and no textarea is lower than 80 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/rita']) {
    await page.goto(path)
    const small = await page
      .locator('input, select, textarea')
      .evaluateAll((all) => all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16))
    expect(small, path).toEqual([])
    const choices = page.getByRole('main').locator('select')
    expect(await choices.count(), path).toBeGreaterThan(0)
    const covered = await choices.evaluateAll((all) =>
      all
        .filter((one) => {
          one.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { right, top, height } = one.getBoundingClientRect()
          return document.elementFromPoint(right - 16, top + height / 2) !== one
        })
        .map(({ id }) => id),
    )
    expect(covered, path).toEqual([])
    const heights = await page.locator('main textarea').evaluateAll((all) =>
      all.map((one) => {
        if (one instanceof HTMLTextAreaElement) one.style.height = '10px'
        return one.getBoundingClientRect().height
      }),
    )
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(80)
  }
})

test('what was written in the quote form stays when /rita brings a description', async ({ page }) => {
  const message = page.getByLabel('Något mer vi bör veta?')
  await page.goto('/#kontakt')
  await message.fill('Vi bor på tredje våningen.')
  for (const _ of ['first', 'again']) {
    await page.goto('/rita')
    await page.getByRole('textbox', { name: /^Beskriv/ }).fill('Fönster mot söder')
    await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
    await expect(message).toHaveValue('Vi bor på tredje våningen.\nFönster mot söder')
  }
})

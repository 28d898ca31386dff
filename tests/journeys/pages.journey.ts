import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

for (const [path, heading] of [
  ['/', 'Badrum som håller. Punkt.'],
  ['/vanliga-fragor', 'Vanliga frågor'],
  ['/rita', 'Rita ditt badrum'],
] as const) {
  for (const width of [390, 1280]) {
    test(`${path} at ${width} px has one main heading, no axe violations, and does not scroll sideways`, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width, height: 844 })
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectAccessible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}

test('14 questions are shown in two columns of seven, and each opens on its own', async ({ page, expectAccessible }) => {
  await page.goto('/vanliga-fragor')
  const questions = page.locator('main details')
  await expect(questions).toHaveCount(14)
  const lefts = await questions.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(new Set(lefts.slice(0, 7)).size).toBe(1)
  expect(new Set(lefts.slice(7)).size).toBe(1)
  expect(lefts[7]).toBeGreaterThan(lefts[0] ?? 0)
  for (const index of [0, 7, 13]) await questions.nth(index).locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(3)
  await expectAccessible()
  await page.getByRole('link', { name: 'Boka offert idag' }).click()
  await expect(page).toHaveURL(/\/#kontakt$/)
})

test.describe('an address that does not exist', () => {
  test.use({ mayBeLogged: /404/ })

  test('gets the 404 page with status 404, and the path is logged', async ({ page, expectAccessible }) => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('/finns-inte'))
    const response = await page.goto('/finns-inte')
    expect(response?.status()).toBe(404)
    await logged
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toHaveAttribute('lang', 'en')
    await expectAccessible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('/rita sends nothing, and takes its answers along to the quote form, also over a reload', async ({ page, smtpServer }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/rita')
  await page.getByLabel('Förnamn').fill('Åsa')
  await page.getByLabel('Efternamn').fill('Öberg')
  await page.getByRole('textbox', { name: 'E-post' }).fill('asa.oberg@example.se')
  await page.getByLabel('Telefon').fill('070-174 06 05')
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

test('a session in local storage is refreshed shortly before it expires, and its token is used', async ({ page }) => {
  const key = await page.goto('/').then(() => page.evaluate(() => `sb-${location.hostname.split('.')[0]}-auth-token`))
  const session = (expiresIn: number) => ({
    access_token: 'gammal',
    refresh_token: 'r1',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    token_type: 'bearer',
    user: { id: 'u1' },
  })
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ json: { ...session(3600), access_token: 'ny', refresh_token: 'r2' } }))
  await page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, JSON.stringify(session(5))])
  await page.reload()
  await visitor(page).fillIn({ message: 'Med en session' })
  const sending = page.waitForRequest('**/functions/v1/send-email-v2')
  await visitor(page).send()
  expect((await sending).headers().authorization).toBe('Bearer ny')
})

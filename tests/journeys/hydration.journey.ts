import { tips } from '#content/pages/tips.ts'
import { aRequest } from '../support/a-request.ts'
import { content, questions } from '../support/page-content.ts'
import { atRest } from './at-rest.ts'
import { expect, test } from './journey-test.ts'
import { visitor } from './visitor.ts'

const { projects } = content.gallery

const isScript = (url: string) => new URL(url).pathname.endsWith('.js')

test('only the page’s own script is fetched before an island is touched or near', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()))
  await page.goto('/')
  await atRest(page)
  expect(scripts).toEqual([expect.stringContaining('/home.'), expect.stringContaining('/hydrate.')])
  await page.getByLabel('Namn').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
})

test('answers given before the form is hydrated are kept, and so is the first press on its button', async ({ page, smtpServer }) => {
  const gate = Promise.withResolvers<void>()
  await page.goto('/#kontakt')
  await page.route(/\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  const { fillIn, send } = visitor(page)
  await fillIn({ message: 'Skrivet i sömnen' })
  await send()
  await expect(page.getByRole('button', { name: 'Skicka' }), 'it looks pressed').toHaveCSS('translate', '0px 1px')
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Skrivet i sömnen')
  gate.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'Förfrågan skickad!' })).toBeVisible()
  await smtpServer.emailSaying('Skrivet i sömnen')
})

test.describe('when scripts fail to load', () => {
  test.use({
    mayBeLogged:
      /Failed to load resource|Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module/,
  })

  for (const [which, first] of [
    ['all scripts', true],
    ['all but the page’s own', false],
  ] as const) {
    test(`(${which}) the form still posts, and the visitor is thanked`, async ({ page, smtpServer }) => {
      if (first) await page.route(/\.js$/, (route) => route.abort())
      await page.goto('/#kontakt')
      await page.route(/\.js$/, (route) => route.abort())
      const { fillIn, send } = visitor(page)
      await fillIn({ message: `Utan skript: ${which}` })
      await send()
      await expect(page.getByRole('heading', { name: 'Förfrågan skickad!' })).toBeVisible()
      await smtpServer.emailSaying(`Utan skript: ${which}`)
    })
  }

  test('the list of projects still opens, and each card links to its large picture', async ({ page }) => {
    await page.goto('/')
    await page.route(/\.js$/, (route) => route.abort())
    await page.locator('#galleri').getByRole('button', { name: 'Se fler projekt' }).click()
    const cards = page.getByRole('dialog', { name: 'Fler projekt' }).getByRole('link')
    await expect(cards).toHaveCount(projects.length)
    await expect(cards.first()).toHaveAttribute('href', /\.avif$/)
    await expect(cards.first().getByRole('img')).toBeVisible()
    await expect(cards.first()).toContainText(projects[0]?.description ?? 'nothing')
  })

  test('the page’s pictures load when the visitor moves', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
    const picture = page.locator('.before-after img').first()
    await page.mouse.move(100, 100)
    await page.mouse.wheel(0, 700)
    await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeGreaterThan(0)
    await expect(picture).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, mayBeLogged: /status of 422/ })

  test('a homeowner reads everything, gets a form with errors and the answers kept, corrects them and is thanked', async ({ page, smtpServer }) => {
    await page.goto('/')
    await expect(page.getByRole('listitem').filter({ hasText: tips[0]?.text ?? 'nothing' })).toBeVisible()
    await expect(page.getByRole('img', { name: /badkar/ }).first()).toBeVisible()
    await page.getByText(questions[0]?.question ?? 'nothing').click()
    await expect(page.getByText(questions[0]?.answer ?? 'nothing')).toBeVisible()

    const { fillIn, send } = visitor(page)
    await fillIn({ phone: '112', message: 'Helt utan skript' })
    await send()
    await expect(page).toHaveTitle(/^Fel: /)
    const summary = page.getByRole('region', { name: 'Det här behöver rättas' })
    await expect(summary.getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('Helt utan skript')
    await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')
    await page.getByLabel('Telefon').fill(aRequest().phone)
    await send()
    await expect(page.getByRole('heading', { name: 'Förfrågan skickad!' })).toBeVisible()
    await smtpServer.emailSaying('Helt utan skript')
  })

  test('all projects lie open in the page, with their texts, each linking to its large picture', async ({ page }) => {
    await page.goto('/')
    const cards = page.locator('#projekt').getByRole('link')
    await expect(cards).toHaveCount(projects.length)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last().getByRole('img')).toBeVisible()
    await expect(cards.last()).toContainText(projects.at(-1)?.description ?? 'nothing')
    await expect(cards.last()).toHaveAttribute('href', /\.avif$/)
    await expect(page.getByRole('button', { name: 'Se fler projekt' })).toBeHidden()
  })

  test('/rita links to the quote form', async ({ page }) => {
    await page.goto('/rita')
    await expect(page.getByRole('button', { name: 'Skicka förfrågan' })).toBeHidden()
    await page.getByRole('link', { name: 'Till offertformuläret' }).click()
    await expect(page).toHaveURL(/\/#kontakt$/)
  })
})

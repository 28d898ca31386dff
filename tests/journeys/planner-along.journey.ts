import type { Page } from '@playwright/test'
import { navigation } from '#content/pages/navigation.ts'
import { planner } from '#content/planner/planner.ts'
import { rita } from '#content/rita/rita.ts'
import { expect, test } from './journey-test.ts'
import { drawShower, fieldOf, thing } from './planner-actions.ts'
import { visitor } from './visitor.ts'

const ATTACHED = 'Bifogad ritning'

const WIDE = { width: 1280, height: 720 }

const ways: [way: string, go: (page: Page) => Promise<unknown>][] = [
  ['the header', (page) => page.getByRole('banner').getByRole('link', { name: 'Få offert' }).click()],
  [
    'the home page',
    async (page) => {
      await page.getByRole('banner').getByRole('link', { name: navigation.home }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.locator('#kontakt').scrollIntoViewIfNeeded()
    },
  ],
  [
    'another page',
    async (page) => {
      await page.goto('/vanliga-fragor')
      await page.goto('/#kontakt')
    },
  ],
  [
    'a reload',
    async (page) => {
      await page.reload()
      await expect(thing(page, 'Duschhörna')).toBeVisible()
      await page.goto('/#kontakt')
    },
  ],
  [
    'the bar on a phone',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await page.locator('#galleri').scrollIntoViewIfNeeded()
      await page.getByRole('navigation', { name: 'Kontakta oss' }).getByRole('link', { name: 'Få offert' }).click()
      await page.setViewportSize(WIDE)
    },
  ],
  ['the button below', (page) => page.getByRole('button', { name: 'Få offert på ritningen' }).click()],
]

test('the drawing goes along to the quote form as it was last changed, by every way there, and Back leads to it', async ({ page }) => {
  await drawShower(page)
  for (const [at, [way, go]] of ways.entries()) {
    await test.step(way, async () => {
      await page.goto('/rita')
      await expect(page.getByText(planner.kept)).toBeVisible()
      const metres = 3 + at / 10
      await fieldOf(page, 'Vägg A').fill(String(metres * 100))
      await fieldOf(page, 'Vägg A').press('Enter')
      await go(page)
      const squareMetres = String(Math.round(metres * 20) / 10).replace('.', ',')
      await expect(page.getByRole('region', { name: ATTACHED })).toContainText(`Golvyta ${squareMetres} m². Duschhörna.`)
    })
  }
  await page.goBack()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await expect(page.getByText(planner.kept)).toBeVisible()
})

test('the visitor’s own drawing is there again in a tab that the phone threw out, and beside one from a link before that is changed', async ({
  page,
  context,
  baseURL,
}) => {
  await drawShower(page)
  // It is written when the change is seen.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fogratt.ritning') ?? '')).toContain('shower-corner')
  const session = await page.evaluate(() => Object.entries({ ...sessionStorage }))
  const again = await context.newPage()
  await again.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, session)
  await again.goto('/rita')
  await expect(thing(again, 'Duschhörna')).toBeVisible()

  await page.goto(`${baseURL}/rita#plan=2~0.0_2400.0_2400.2000_0.2000~2400~d1.2.300.800.out.start~~f1.bath-built-in.1200.350.0.1600.700~20x40`)
  await expect(thing(page, 'Inbyggt badkar')).toBeVisible()
  await page.getByRole('button', { name: planner.idea.open }).click()
  await expect(thing(page, 'Duschhörna')).toBeVisible()
})

test('a room that nobody has changed is neither kept nor taken along', async ({ page }) => {
  await page.goto('/rita')
  await page.getByRole('button', { name: 'Rektangel' }).click()
  await expect(thing(page, 'Dörr, vägg C')).toBeVisible()
  await page.goto('/#kontakt')
  await expect(page.getByRole('region', { name: ATTACHED })).toBeHidden()
  await page.goto('/rita')
  await expect(page.getByRole('button', { name: 'Rektangel' })).toBeVisible()
})

test('the drawing goes to the quote form as a part of its own, and by e-mail to the owner, once: the next form is without it until it is changed', async ({
  page,
  smtpServer,
  expectAccessible,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await drawShower(page)
  await page.getByText(rita.inWords).click()
  await page.getByLabel('Förnamn').fill('Åsa')
  await page.getByRole('button', { name: 'Få offert på ritningen' }).click()
  await expect(page).toHaveURL(/\/#kontakt$/)
  expect(posts, 'nothing is sent from /rita').toEqual([])

  const attached = page.getByRole('region', { name: ATTACHED })
  await expect(attached).toContainText('Golvyta 4,8 m². Duschhörna.')
  await expect(attached.locator('svg')).toBeVisible()
  await expect(page.getByLabel('Namn')).toHaveValue('Åsa')
  await expect(page.getByLabel('Storlek')).toHaveValue('medium')
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')
  await expect(page.getByLabel('Något mer vi bör veta?')).toHaveValue('')
  await expectAccessible()

  const { fillInTheRest, send } = visitor(page)
  await fillInTheRest({ location: 'Skultuna' })
  await send()
  const { text = '', attachments } = await smtpServer.emailSaying('Skultuna')
  expect(attachments.map(({ filename }) => filename)).toContain('ritning.svg')
  expect(text, 'the message is left as it was').not.toContain('Meddelande:')
  for (const words of ['4,8\u00a0m²', 'Duschhörna, 90', 'inklusive moms']) expect(text.split(words), words).toHaveLength(2)
  await expect(attached).toBeHidden()
  await page.reload()
  await expect(attached).toBeHidden()
  await page.goto('/rita')
  await expect(thing(page, 'Duschhörna')).toBeVisible()
  await page.goto('/#kontakt')
  await expect(attached).toBeHidden()
})

test('what the visitor has answered is not answered by the drawing, and stays when the drawing is removed', async ({ page }) => {
  await drawShower(page)
  await page.getByText(rita.inWords).click()
  await page.getByLabel('Rummets storlek').selectOption('unknown')
  await page.getByRole('button', { name: 'Få offert på ritningen' }).click()
  await expect(page.getByLabel('Storlek')).toHaveValue('unknown')
  await page.getByLabel('Vad gäller det?').selectOption('vatrum')
  await page.getByLabel('Vad gäller det?').selectOption('totalrenovering')
  await page.reload()
  await page.getByRole('button', { name: 'Ta bort ritningen' }).click()
  await expect(page.getByLabel('Storlek')).toHaveValue('unknown')
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('totalrenovering')
})

test('an answer of the drawing that the visitor gives on /rita too stays when the drawing is removed', async ({ page }) => {
  const ask = () => page.getByRole('button', { name: 'Få offert på ritningen' }).click()
  await drawShower(page)
  await ask()
  await expect(page.getByLabel('Storlek')).toHaveValue('medium')
  await page.goto('/rita')
  await page.getByText(rita.inWords).click()
  await page.getByLabel('Rummets storlek').selectOption('medium')
  await ask()
  await page.getByRole('button', { name: 'Ta bort ritningen' }).click()
  await expect(page.getByLabel('Vad gäller det?')).toHaveValue('')
  await expect(page.getByLabel('Storlek')).toHaveValue('medium')
})

test('a drawing that is taken off the form leaves nothing there: no answer, no draft, nothing in the email', async ({ page, smtpServer }) => {
  await drawShower(page)
  await page.getByRole('button', { name: 'Få offert på ritningen' }).click()
  const attached = page.getByRole('region', { name: ATTACHED })
  await expect(attached).toContainText('Duschhörna')
  await page.reload()
  await page.getByRole('button', { name: 'Ta bort ritningen' }).click()
  await expect(attached).toBeHidden()
  await expect(page.getByLabel('Vad gäller det?')).toBeFocused()
  const expectNothing = async () => {
    await expect(attached).toBeHidden()
    for (const label of ['Storlek', 'Vad gäller det?', 'Något mer vi bör veta?']) await expect(page.getByLabel(label)).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('fogratt.answers') ?? '')).toBe('')
  }
  await expectNothing()
  await page.reload()
  await expectNothing()

  const { fillInTheRest, send } = visitor(page)
  await page.getByLabel('Vad gäller det?').selectOption('kakel')
  await fillInTheRest({ location: 'Ramnäs' })
  await send()
  const { text = '', html = '', attachments } = await smtpServer.emailSaying('Ramnäs')
  expect(attachments.map(({ filename }) => filename)).not.toContain('ritning.svg')
  expect(text + html).not.toMatch(/ritning|duschhörna|m²|moms/i)
})

test.describe('when the server sends the form back', () => {
  test.use({ mayBeLogged: /422/ })

  test('the page without script keeps the drawing, shows it, and lets it be left out', async ({ page, smtpServer }) => {
    await drawShower(page)
    // Without the island's code the browser posts the form.
    await page.route(/live-quote-form/, (route) => route.abort())
    await page.getByRole('button', { name: 'Få offert på ritningen' }).click()
    await expect(page.getByRole('region', { name: ATTACHED })).toContainText('Duschhörna')
    await page.locator('#kontakt form').evaluate((form) => form instanceof HTMLFormElement && form.submit())
    await expect(page).toHaveTitle(/^Fel:/)
    const attached = page.getByRole('region', { name: ATTACHED })
    await expect(attached).toContainText('Golvyta 4,8 m². Duschhörna.')
    await expect(attached.locator('svg')).toBeVisible()
    await expect(attached.getByLabel('Skicka med ritningen')).toBeChecked()
    await attached.getByLabel('Skicka med ritningen').uncheck()
    const { fillInTheRest, send } = visitor(page)
    await fillInTheRest({ location: 'Virsbo' })
    await send()
    await expect(page).toHaveTitle(/Förfrågan skickad/)
    expect((await smtpServer.emailSaying('Virsbo')).attachments.map(({ filename }) => filename)).not.toContain('ritning.svg')
  })
})

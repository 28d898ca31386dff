import type { Page } from '@playwright/test'
import { customerPage } from '#content/customer/customer-page.ts'
import { MOST_TRIES } from '#server/customer/customer-page-repository.ts'
import { A_PLAN, aRequest } from '../support/a-request.ts'
import { aPlainPhoto } from '../support/photos.ts'
import { sendRequest } from '../support/send-request.ts'
import { expect, expectAccessibleInEveryColour, expectReadableOnPaper, test } from './journey-test.ts'
import { clippedTexts, focused, sidewaysScroll } from './layout-checks.ts'

/** Without motion, or a page that still scrolls to what has the focus would not show it yet. A refused form, and a page that has ended, are answered with that status, which browsers log. */
test.use({ mayBeLogged: /the server responded with a status of (422|404)/, contextOptions: { reducedMotion: 'reduce' } })

const { unlock, locked, add, photos, withdraw, erase } = customerPage
const formWith = (page: Page, name: string) => page.locator('form').filter({ has: page.getByRole('button', { name, exact: true }) })
const unfold = (page: Page, summary: string) => page.locator('summary', { hasText: summary }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function nameDigits(page: Page, digits: string) {
  await page.getByLabel(unlock.label).fill(digits)
  await page.getByLabel(unlock.label).press('Enter')
  await page.waitForLoadState()
}

/** The states of the page in their order, each reached from the one before it. */
const states: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  { name: 'status', reach: async () => undefined },
  { name: 'wrong-digits', reach: (page) => nameDigits(page, '1111') },
  { name: 'whole', reach: (page) => nameDigits(page, '0633') },
  {
    name: 'addition-refused',
    async reach(page) {
      await page.getByLabel(add.labels.phone).fill('12')
      await press(page, add.send)
      await expect(page.locator('#phone-error')).toBeVisible()
    },
  },
  {
    name: 'added',
    async reach(page) {
      await page.getByLabel(add.labels.message).fill('Vi vill ha badkar.\nOch ett fönster mot norr, om det går.')
      await page.getByLabel(add.labels.phone).fill('')
      await page.getByLabel(add.labels.callTime).fill('Efter 17, inte onsdagar')
      await press(page, add.send)
      await expect(page.getByText(add.done)).toBeVisible()
    },
  },
  {
    name: 'with-photos',
    async reach(page) {
      const files = await Promise.all(
        [1, 2, 3].map(async (seed) => ({ name: `bild-${seed}.jpg`, mimeType: 'image/jpeg', buffer: await aPlainPhoto(seed, 900, 600) })),
      )
      const text = { name: 'anteckning.txt', mimeType: 'text/plain', buffer: Buffer.from('Kakel') }
      await page.getByLabel('Bilder').setInputFiles([...files, text])
      await page.getByRole('button', { name: photos.send }).click()
      await expect(page.getByRole('group', { name: photos.heading }).getByRole('img')).toHaveCount(3)
    },
  },
  {
    name: 'withdrawn',
    async reach(page) {
      await unfold(page, withdraw.heading)
      await formWith(page, withdraw.send).getByRole('checkbox').check()
      await press(page, withdraw.send)
      await expect(page.getByText(customerPage.status.withdrawn)).toBeVisible()
    },
  },
  {
    name: 'data',
    async reach(page) {
      await page.getByRole('link', { name: customerPage.data.page }).click()
      await expect(page.getByText(A_NAME)).toBeVisible()
    },
  },
  {
    name: 'erase-sure',
    async reach(page) {
      await page.goBack()
      await unfold(page, erase.heading)
      await page.getByRole('button', { name: erase.next }).click()
      await expect(page.getByText(erase.sure)).toBeVisible()
    },
  },
  {
    name: 'erased',
    async reach(page) {
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: erase.send }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(erase.done)
    },
  },
]

const A_NAME = aRequest().name

async function newPage(address: string, message: string): Promise<string> {
  return (await sendRequest(address, { message, email: `${crypto.randomUUID()}@example.se`, plan: A_PLAN })).page
}

test('every state of the customer’s page is accessible, fits 320 px, and can be read in forced colours and on paper', async ({
  page,
  server,
  expectAccessible,
}) => {
  await page.goto(await newPage(server.address, 'Alla lägen'))
  for (const { name, reach } of states) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 844 })
      await reach(page)
      await check(page, expectAccessible)
    })
  }
})

test('a link that is locked, its new one, and a link that has ended are accessible too', async ({ page, server, expectAccessible }) => {
  const path = await newPage(server.address, 'Låst')
  await page.goto(path)
  for (let guess = 0; guess < MOST_TRIES; guess += 1) await nameDigits(page, '1111')
  await expect(page.getByText(locked.text)).toBeVisible()
  await check(page, expectAccessible)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: locked.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerPage.newLink.heading)
  await check(page, expectAccessible)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerPage.unknown.heading)
  await check(page, expectAccessible)
})

test('on the customer’s page every control is reached by keyboard, in sight and with a ring, and the photos’ row scrolls by arrow keys', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 720 })
  await page.goto(await newPage(server.address, 'Bara tangenter'))
  await nameDigits(page, '0633')
  const faults: string[] = []
  const reached = new Set<string>()
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    reached.add(stop.name)
    if (!stop.ringed) faults.push(`${stop.name}: no ring`)
    if (stop.ring) faults.push(`${stop.name}: a ring of ${stop.ring}`)
    if (!stop.inWindow) faults.push(`${stop.name}: outside the window`)
    if (stop.covered) faults.push(`${stop.name}: under the header`)
  }
  expect(faults).toEqual([])
  for (const words of [add.send, photos.send, customerPage.drawing.change, withdraw.heading, customerPage.data.json, erase.heading])
    expect(
      [...reached].some((name) => name.includes(words)),
      words,
    ).toBe(true)
})

async function check(page: Page, expectAccessible: () => Promise<void>) {
  await expectAccessible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0)
    expect(await clippedTexts(page), `at ${width} px`).toEqual([])
  }
  await expectAccessibleInEveryColour(page)
  const edges = await page
    .locator('main .button, main textarea, main input:not([type=hidden], [type=checkbox], [type=file])')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle))
  expect(edges.filter((edge) => edge === 'none')).toEqual([])
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').getByRole('button').count(), 'nothing to press on paper').toBe(0)
  await expectReadableOnPaper(page)
}

import type { Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { deviceWords } from '#content/desk/devices.ts'
import { deskNavigation } from '#content/desk/navigation.ts'
import { signInWords, wrongCode } from '#content/desk/sign-in.ts'
import { codeIn, codesAmong } from '../support/desk.ts'
import { askForCode } from './desk-actions.ts'
import { expect, expectAccessibleInEveryColour, test } from './journey-test.ts'
import { clippedTexts, focused, sidewaysScroll } from './layout-checks.ts'

// What is refused is answered with that status, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of (401|403|422)/, contextOptions: { reducedMotion: 'reduce' } })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('signing in and devices: every state is accessible, fits 320 px, and can be read in forced colours', async ({ page, smtpServer, expectAccessible }) => {
  let code = ''
  const states: [name: string, reach: () => Promise<unknown>][] = [
    ['address', () => page.goto('/agare/enheter')],
    [
      'no address',
      async () => {
        await page.getByLabel(signInWords.address.label).fill('anna')
        await page.keyboard.press('Enter')
        await expect(page.getByText(signInWords.address.missing)).toBeVisible()
      },
    ],
    [
      'code',
      async () => {
        code = await askForCode(page, smtpServer)
      },
    ],
    [
      'wrong code',
      async () => {
        await page.getByLabel(signInWords.code.label).fill(code === '000000' ? '000001' : '000000')
        await page.keyboard.press('Enter')
        await expect(page.getByText(wrongCode(4))).toBeVisible()
      },
    ],
    [
      'offer',
      async () => {
        await page.getByLabel(signInWords.code.label).fill(code)
        await page.keyboard.press('Enter')
        await expect(title(page)).toHaveText(deviceWords.offer.heading)
      },
    ],
    [
      'devices',
      async () => {
        await page.getByRole('link', { name: deviceWords.offer.later }).click()
        await expect(title(page)).toHaveText(deviceWords.heading)
      },
    ],
    ['more', () => page.getByText(deskNavigation.more, { exact: true }).click()],
    ['signing out', () => page.getByRole('link', { name: signInWords.out.heading }).click()],
  ]
  for (const [name, reach] of states) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 844 })
      await reach()
      await check(page, expectAccessible)
    })
  }
  await test.step('a form of who is no longer signed in', async () => {
    await page.context().clearCookies()
    await page.getByRole('button', { name: signInWords.out.send }).click()
    await expect(title(page)).toHaveText(signInWords.nothingDone.heading)
    await check(page, expectAccessible)
  })
})

test('without JavaScript the owner signs in by code, is offered no passkey, and signs out', async ({ browser, server, smtpServer }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.address, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/agare/enheter')
  await expect(page.getByRole('button', { name: signInWords.passkey.use })).toBeHidden()
  const code = await askForCode(page, smtpServer)
  await page.getByLabel(signInWords.code.label).fill(code)
  await page.getByRole('button', { name: signInWords.code.send }).click()
  await expect(title(page)).toHaveText(deviceWords.heading)
  await expect(page.getByText(deviceWords.passkeys.unsupported)).toBeVisible()
  await page.getByText(deskNavigation.more, { exact: true }).click()
  await page.getByRole('link', { name: signInWords.out.heading }).click()
  await page.getByRole('button', { name: signInWords.out.send }).click()
  await expect(title(page)).toHaveText(signInWords.heading)
  await context.close()
})

test('signing in by keyboard alone: every control is reached, in sight and with a ring', async ({ page, smtpServer }) => {
  await page.setViewportSize({ width: 390, height: 720 })
  await page.goto('/agare/enheter')
  const address = page.getByLabel(signInWords.address.label)
  for (let stops = 0; stops < 10 && !(await address.evaluate((field) => field === document.activeElement)); stops += 1) await page.keyboard.press('Tab')
  const codes = () => codesAmong(smtpServer.emails)
  const before = codes().length
  await page.keyboard.type(company.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(signInWords.code.label), 'the code is typed at once').toBeFocused()
  await expect.poll(() => codes().length).toBeGreaterThan(before)
  await page.keyboard.type(codeIn(codes().at(-1) ?? {}))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/logga-in/)
  await page.goto('/agare/enheter')
  const faults: string[] = []
  const reached = new Set<string>()
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    reached.add(stop.name)
    if (!stop.ringed) faults.push(`${stop.name}: no ring`)
    if (!stop.inWindow) faults.push(`${stop.name}: outside the window`)
    if (stop.covered) faults.push(`${stop.name}: under the header`)
  }
  expect(faults).toEqual([])
  for (const words of [deskNavigation.more, deskNavigation.lists[0].text, deviceWords.passkeys.add, deviceWords.endAll.send])
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
  await page.emulateMedia({ forcedColors: 'none' })
}

import type { Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { holidayPage } from '#content/desk/holiday.ts'
import { deskNavigation } from '#content/desk/navigation.ts'
import { systemPage } from '#content/desk/system.ts'
import { emailKinds } from '#content/emails.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { aBounce, signedHeaders } from '../support/bounce-message.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { codeIn, codesIn, openBrowser } from '../support/desk.ts'
import { noFlood } from '../support/no-limits.ts'
import { facts } from '../support/page-content.ts'
import { sendRequest } from '../support/send-request.ts'
import { expect, expectAccessibleInEveryColour, test } from './journey-test.ts'
import { clippedTexts, focused, sidewaysScroll } from './layout-checks.ts'

// What is refused is answered with that status, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of 422/, contextOptions: { reducedMotion: 'reduce' } })

const SECRET = 'a secret of more than thirty-two characters'

/** A server of its own: a holiday is seen on every page of the site. */
let server: BuiltServer
test.beforeEach(async () => {
  server = await startBuiltServer({ ...noFlood, BOUNCE_SECRET: SECRET })
})
test.afterEach(() => server.close())

async function signInTo(page: Page) {
  const browser = openBrowser(server)
  await browser.press('/agare/logga-in', { adress: company.email })
  await expect.poll(async () => (await codesIn(server.dataDir)).length).toBe(1)
  const [email] = await codesIn(server.dataDir)
  await browser.press('/agare/logga-in/kod', { kod: codeIn(email ?? {}) })
  // The owner may have entered one.
  if (facts.holiday) await browser.press('/agare/semester/slut')
  const [, value = ''] = /skrivbord=([^;]+)/.exec(browser.cookie) ?? []
  await page.context().addCookies([{ name: 'skrivbord', value, url: server.address }])
}

/** The email to the owner about a new request comes back. */
async function returnAnEmail() {
  await sendRequest(server.address)
  let id = ''
  await expect
    .poll(() => {
      const line = server.lines.find((line) => line.includes('"event":"email sent"') && line.includes('"kind":"owner"'))
      id = line ? JSON.parse(line).email : ''
      return id
    })
    .not.toBe('')
  const body = aBounce({ emailId: id })
  const returned = await fetch(`${server.address}/hooks/bounces`, { method: 'POST', body, headers: signedHeaders(body, SECRET) })
  expect(returned.status).toBe(204)
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('holiday and the site’s state: every state is accessible, fits 320 px, and can be read in forced colours', async ({ page, expectAccessible }) => {
  const [from, to] = [7, 21].map((days) => daysLater(swedishDate(new Date()), days))
  await signInTo(page)
  const fill = async (first = '', last = '') => {
    await page.getByLabel(holidayPage.fields.from).fill(first)
    await page.getByLabel(holidayPage.fields.to).fill(last)
  }
  const states: [name: string, reach: () => Promise<unknown>][] = [
    [
      'no holiday',
      async () => {
        await page.goto(`${server.address}/agare/semester`)
        await expect(page.getByText(holidayPage.none)).toBeVisible()
      },
    ],
    [
      'a holiday that ends before it begins',
      async () => {
        await fill(to, from)
        await button(page, holidayPage.enter).click()
        await expect(page.locator('.field-error')).toBeVisible()
      },
    ],
    [
      'a holiday',
      async () => {
        await fill(from, to)
        await button(page, holidayPage.enter).click()
        await expect(page.getByRole('status')).toHaveText(holidayPage.done)
      },
    ],
    [
      'no email given up',
      async () => {
        await page.goto(`${server.address}/agare/laget`)
        await expect(page.getByText(systemPage.givenUp.none)).toBeVisible()
      },
    ],
    [
      'an email that did not arrive',
      async () => {
        await returnAnEmail()
        await page.reload()
        await expect(page.getByRole('heading', { name: emailKinds.owner.name })).toBeVisible()
      },
    ],
    [
      'checked',
      async () => {
        await button(page, systemPage.checks.run).click()
        await expect(page.getByText('Databasen är hel.')).toBeVisible({ timeout: 150_000 })
      },
    ],
    [
      'taken note of',
      async () => {
        await button(page, systemPage.givenUp.acknowledge).click()
        await expect(page.getByRole('status')).toHaveText(systemPage.givenUp.acknowledged)
      },
    ],
  ]
  for (const [name, reach] of states) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 844 })
      await reach()
      await expectAccessible()
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 720 })
        expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0)
        expect(await clippedTexts(page), `at ${width} px`).toEqual([])
        expect(await smallTargets(page), `at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessibleInEveryColour(page)
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      expect(await page.getByRole('main').getByRole('button').count(), 'nothing to press on paper').toBe(0)
      await page.emulateMedia({ media: 'screen' })
    })
  }
})

test('holiday and the site’s state by keyboard alone: every control is reached, in sight and with a ring', async ({ page }) => {
  await returnAnEmail()
  await signInTo(page)
  await page.setViewportSize({ width: 390, height: 720 })
  for (const [place, controls] of [
    ['/agare/semester', [holidayPage.enter]],
    ['/agare/laget', [systemPage.givenUp.resend, systemPage.givenUp.acknowledge, systemPage.checks.run]],
  ] as const) {
    await page.goto(`${server.address}${place}`)
    const faults: string[] = []
    const reached: string[] = []
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (!stop) break
      reached.push(stop.name)
      if (!stop.ringed) faults.push(`${stop.name}: no ring`)
      if (stop.ring !== '') faults.push(`${stop.name}: ${stop.ring}`)
      if (!stop.inWindow) faults.push(`${stop.name}: outside the window`)
      if (stop.covered) faults.push(`${stop.name}: under the header`)
    }
    expect(faults, place).toEqual([])
    for (const words of [deskNavigation.more, ...controls])
      expect(
        reached.some((name) => name.includes(words)),
        words,
      ).toBe(true)
  }
})

test('without JavaScript a holiday is entered and ended, and an email that did not arrive is sent again', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: 'sv-SE' })
  const page = await context.newPage()
  await signInTo(page)
  await page.goto(`${server.address}/agare`)
  await page.getByText(deskNavigation.more, { exact: true }).click()
  await page.getByRole('link', { name: holidayPage.title }).click()
  const day = daysLater(swedishDate(new Date()), 7)
  await page.getByLabel(holidayPage.fields.from).fill(day)
  await page.getByLabel(holidayPage.fields.to).fill(day)
  await button(page, holidayPage.enter).click()
  await expect(page.getByRole('status')).toHaveText(holidayPage.done)
  await button(page, holidayPage.end).click()
  await expect(page.getByText(holidayPage.none)).toBeVisible()
  await returnAnEmail()
  await page.goto(`${server.address}/agare/laget`)
  await button(page, systemPage.givenUp.resend).click()
  await expect(page.getByRole('status')).toHaveText(systemPage.givenUp.resent)
  await expect(page.getByText(systemPage.givenUp.none)).toBeVisible()
  await context.close()
})

/** Buttons and summaries of fewer than 24 px (WCAG 2.2, 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, summary, input:not([type=hidden])')]
      .filter((target) => target.checkVisibility() && Math.min(target.getBoundingClientRect().width, target.getBoundingClientRect().height) < 24)
      .map((target) => target.textContent ?? target.tagName),
  )
}

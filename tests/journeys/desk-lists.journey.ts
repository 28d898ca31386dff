import type { Page } from '@playwright/test'
import { company } from '#content/company/company.ts'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { deskMonths } from '#content/desk/months.ts'
import { A_PLAN } from '../support/a-request.ts'
import { codeIn, openBrowser } from '../support/desk.ts'
import { sendRequest } from '../support/send-request.ts'
import type { SmtpServer } from '../support/smtp-server.ts'
import { expect, expectAccessibleInEveryColour, expectReadableOnPaper, test } from './journey-test.ts'
import { clippedTexts, sidewaysScroll } from './layout-checks.ts'

// What is refused is answered with that status, which browsers log.
test.use({ mayBeLogged: /the server responded with a status of 422/, contextOptions: { reducedMotion: 'reduce' } })

type Server = { address: string }

/** Signs the page's browser in, by the code in the email. */
async function signInTo(page: Page, server: Server, smtpServer: SmtpServer) {
  const browser = openBrowser(server)
  const codes = () => smtpServer.emails.map(codeIn).filter((code) => code !== '')
  const before = codes().length
  await browser.press('/agare/logga-in', { adress: company.email })
  await expect.poll(() => codes().length).toBeGreaterThan(before)
  const code = codes().at(-1) ?? ''
  await browser.press('/agare/logga-in/kod', { kod: code })
  const [name = '', value = ''] =
    browser.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith('skrivbord='))
      ?.split('=') ?? []
  await page.context().addCookies([{ name, value, url: server.address }])
}

function send(server: Server, changes: Parameters<typeof sendRequest>[1]) {
  return sendRequest(server.address, { email: `${crypto.randomUUID()}@example.se`, ...changes })
}

const states: readonly [name: string, path: string, heading: string][] = [
  ['unanswered', '/agare', deskLists.turn.heading],
  ['visits, none', '/agare?lista=besok', deskLists.visits.heading],
  ['all', '/agare?lista=alla', deskLists.all.heading],
  ['all, filtered', '/agare?lista=alla&ort=Enk%C3%B6ping', deskLists.all.heading],
  ['all, nothing of a filter', '/agare?lista=alla&ort=Enk%C3%B6ping&arbete=annat', deskLists.all.heading],
  ['set aside', '/agare?lista=misstankt-skrap', deskLists.quarantined.heading],
  ['closed, none', '/agare?lista=stangda', deskLists.closed.heading],
  ['found', '/agare?sok=fogbredd', deskListWords.search.heading],
  ['nothing found', '/agare?sok=finnsinteallsnågonstans', deskListWords.search.heading],
  ['months', '/agare/manader', deskMonths.heading],
]

test('the lists: every state is accessible, fits 320 px, and says what it is without script', async ({ page, server, smtpServer, expectAccessible }) => {
  await send(server, { name: 'Åsa Öberg', message: 'Fogbredd tre millimeter', plan: A_PLAN })
  await send(server, { name: `Kristina ${'Nordenskiöld-'.repeat(6)}Lind`, message: 'Fogbredd', location: 'Sankt Anna' })
  await send(server, { name: 'Skräp', message: 'Köp nu', kontrollfraga: 'ja' })
  await signInTo(page, server, smtpServer)
  for (const [name, path, heading] of states) {
    await test.step(name, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectFits(page)
      await expectAccessible()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectFits(page)
      await expectAccessibleInEveryColour(page)
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      expect(await page.getByRole('main').getByRole('button').count(), 'nothing to press on paper').toBe(0)
      await expectReadableOnPaper(page)
    })
  }
})

async function expectFits(page: Page) {
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  expect(await clippedTexts(page)).toEqual([])
}

test('the whole line of a request opens it, with its message’s lines; a low window and paper have no header', async ({ page, server, smtpServer }) => {
  await send(server, { name: 'Rad Radsson', message: 'Första raden\nAndra raden' })
  await send(server, { name: 'Skräp', message: 'Köp nu', kontrollfraga: 'ja' })
  await signInTo(page, server, smtpServer)
  const header = page.getByRole('banner')
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/agare?lista=misstankt-skrap')
  await page.getByRole('main').evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(header).not.toBeInViewport()
  const tick = page.getByRole('checkbox').last()
  await expect(tick).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(header).toBeHidden()
  await expect(tick).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/agare?sok=radsson')
  const { width = 0, height = 0 } = (await page.locator('.enquiry-row').first().boundingBox()) ?? {}
  await page
    .locator('.enquiry-row')
    .first()
    .click({ position: { x: width - 8, y: height - 8 } })
  expect(await page.locator('.desk-message').innerText()).toBe('Första raden\nAndra raden')
})

test('by keyboard the owner searches, opens what is found, and comes back to the same search', async ({ page, server, smtpServer }) => {
  await send(server, { name: 'Tangent Bordsson', message: 'Xylofonrummet' })
  await signInTo(page, server, smtpServer)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agare?lista=alla')
  const search = page.getByRole('searchbox')
  for (let stops = 0; stops < 10 && !(await search.evaluate((field) => field === document.activeElement)); stops += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('xylofon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?lista=alla&sok=xylofon$/)
  const found = page.getByRole('link', { name: 'Tangent Bordsson' })
  for (let stops = 0; stops < 25 && !(await found.evaluate((link) => link === document.activeElement)); stops += 1) await page.keyboard.press('Tab')
  expect(await found.evaluate((link) => getComputedStyle(link.closest('.enquiry-row') ?? link).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tangent Bordsson')
  await page.goBack()
  await expect(search).toHaveValue('xylofon')
  await page.getByRole('link', { name: deskListWords.search.clear }).click()
  await expect(page).toHaveURL(/\?lista=alla$/)
})

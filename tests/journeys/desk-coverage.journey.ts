import type { Page } from '@playwright/test'
import { noCoverageWords } from '#content/desk/no-coverage.ts'
import { requestPage } from '#content/desk/request.ts'
import { sendingWords } from '#content/desk/sending.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitWords } from '#content/visits/visit.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { aRequest } from '../support/a-request.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { openBrowser } from '../support/desk.ts'
import { aForm, aPlainPhoto } from '../support/photos.ts'
import { specifiedFacts } from '../support/specified-company.ts'
import { signInAt } from './desk-actions.ts'
import { expect, test as journey } from './journey-test.ts'

/** A telephone whose line to the server can be cut. */
const test = journey.extend<{ line: Awaited<ReturnType<typeof startCuttingProxy>> }>({
  line: async ({ server }, use) => {
    const line = await startCuttingProxy(server.address)
    await use(line)
    line.close()
  },
  baseURL: ({ line }, use) => use(line.url),
  viewport: { width: 390, height: 844 },
  mayBeLogged: /Failed to load resource/,
})

const { draft } = sendingWords

/** Resolves to the path of its page on the desk. */
async function ask({ address }: { address: string }, message: string, photos: Parameters<typeof aForm>[0] = []) {
  const body = aForm(photos, aRequest({ message, email: 'karin@example.se' }))
  const response = await fetch(`${address}/functions/v1/send-email-v2`, { method: 'POST', body })
  const reference = /F-[A-Z0-9]{7}/.exec(await response.text())?.[0] ?? ''
  return requestPath(reference)
}

/** Resolves once the page's script sends its forms: it ran before the page was loaded, and waits for the worker, as this does after it. */
async function hasWorker(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))
}
/** Everything that the desk has stored in the browser. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const pages: [string, string][] = []
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const { url } of await store.keys()) pages.push([new URL(url).pathname + new URL(url).search, (await (await store.match(url))?.text()) ?? ''])
    }
    return { pages: Object.fromEntries(pages), drafts: JSON.stringify(localStorage) }
  })

test('whenever the line is cut, what is written stays, comes back, and is sent once', async ({ page, line, server, smtpServer, expectAccessible }) => {
  const path = await ask(server, 'Täckning i källaren')
  await signInAt(page, smtpServer, path)
  await hasWorker(page)
  const text = page.getByRole('textbox', { name: requestPage.reply.labels.text })
  const sendReply = page.getByRole('button', { name: requestPage.reply.send, exact: true })
  const again = page.getByRole('alert').getByRole('button', { name: sendingWords.again })

  /** The request comes to the server, and the answer does not come back. */
  async function cutWhile(deed: string, send: () => Promise<void>) {
    await hasWorker(page)
    line.cutAfter(deed, deed, true)
    await send()
    await expect(page.getByRole('alert')).toContainText(sendingWords.lost)
    line.setDown(false)
  }

  await test.step('another template', async () => {
    await text.fill('Skrivet i källaren')
    await page.getByRole('link', { name: 'Tackar nej' }).click()
    await expect(text).toHaveValue(/Tyvärr/)
    await expectAccessible()
    await page.getByText(draft.replaced).getByRole('button', { name: draft.undo }).click()
    await expect(text).toHaveValue('Skrivet i källaren')
  })
  await test.step('no line', async () => {
    await hasWorker(page)
    line.setDown(true)
    const states = await sendReply.evaluate((button: HTMLButtonElement) => {
      button.click()
      return [button.textContent, button.disabled]
    })
    expect(states).toEqual([sendingWords.sending, true])
    await expect(page.getByRole('alert')).toContainText(sendingWords.lost)
    await expectAccessible()
    await expect(sendReply).toBeEnabled()
    await expect(text).toHaveValue('Skrivet i källaren')
  })
  await test.step('the page is closed and opened again', async () => {
    line.setDown(false)
    await page.goto(path)
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expect(text).toHaveValue('Skrivet i källaren')
    expect((await storedIn(page)).drafts).not.toContain('sigill')
  })
  await test.step('the line is cut before the answer', async () => {
    await cutWhile('/mejla', () => sendReply.click())
    await again.click()
    await expect(page.getByRole('status')).toHaveText(requestPage.done.mejla)
    await smtpServer.emailSaying('Skrivet i källaren')
  })
  await test.step('a note', async () => {
    await page.locator('#anteckna summary').click()
    await page.getByRole('textbox', { name: requestPage.note.heading }).fill('Portkod 1234')
    await cutWhile('/anteckning', () => page.getByRole('button', { name: requestPage.note.send }).click())
    await again.click()
    await expect(page.getByRole('status')).toHaveText(requestPage.done.anteckning)
    await expect(page.locator('.desk-history').getByText('Portkod 1234')).toHaveCount(1)
  })
  await test.step('a proposal', async () => {
    await page.locator('#besok summary').click()
    await cutWhile('/foresla', () => page.getByRole('button', { name: ownerVisit.propose.send, exact: true }).click())
    await again.click()
    await expect(page.getByRole('status')).toHaveText(requestPage.done.foresla)
  })
  await test.step('a refusal is shown, and a draft dropped', async () => {
    await page.goto(`${path}?oppna=svar`)
    const filled = await text.inputValue()
    await text.fill('Inte än')
    await page.getByLabel(requestPage.reply.labels.subject).fill('')
    await sendReply.click()
    await expect(page.getByText('Skriv ett ämne.')).toBeVisible()
    await expect(text).toHaveValue('Inte än')
    await page.goto(path)
    await page.getByRole('button', { name: draft.drop }).click()
    await expect(text).toHaveValue(filled)
  })
  expect((await storedIn(page)).drafts).toBe('{}')
  expect(smtpServer.emails.filter(({ text }) => text?.includes('Skrivet i källaren'))).toHaveLength(1)
  expect(smtpServer.emails.filter(({ subject }) => subject?.includes(visitWords.email.proposal.subject.first))).toHaveLength(1)
})

test('without coverage the lists and tomorrow’s visit can be read, and nothing is left when the owner has signed out', async ({
  page,
  line,
  server,
  smtpServer,
  expectAccessible,
}) => {
  const path = await ask(server, 'Besök utan täckning', [{ name: 'IMG_1.jpg', bytes: await aPlainPhoto(1, 800, 600) }])
  const other = await ask(server, 'Inget besök')
  await signInAt(page, smtpServer, path)
  await hasWorker(page)
  const [cookie] = await page.context().cookies()
  const desk = openBrowser(server, {}, { skrivbord: cookie?.value ?? '' })
  const time = { datum1: daysLater(swedishDate(new Date()), 1), tid1: '10:00', langd: '60', adress: 'Storgatan 1', anda: 'ja' }
  expect((await desk.press(`${path}/boka`, time)).headers.get('location')).toContain('klart=boka')

  await page.goto('/agare?lista=besok')
  const wanted = ['/agare', '/agare/utan-tackning', '/agare?lista=besok', path, `${path}/bilder/`]
  const kept = async () => Object.keys((await storedIn(page)).pages).map((one) => one.replace(/(?<=\/bilder\/).*/, ''))
  await expect.poll(async () => (await kept()).toSorted()).toEqual(wanted.toSorted())
  expect(JSON.stringify(await storedIn(page))).not.toMatch(/name=\\"sigill\\" value=\\"[^\\]/)

  line.setDown(true)
  await page.goto('/agare?lista=besok')
  await expect(page.getByText(/^Sidan är från kl\. \d\d:\d\d, ingen täckning\.$/)).toBeVisible()
  await page.getByRole('link', { name: aRequest().name }).first().click()
  await expect(page.getByText('Besök utan täckning')).toBeVisible()
  await expect.poll(() => page.locator('.desk-strip img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible()
  await page.goto(other)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(noCoverageWords.heading)
  await expect(page.getByRole('link', { name: specifiedFacts.phone })).toBeVisible()
  await expectAccessible()

  line.setDown(false)
  await page.goto(other)
  await page.locator('#anteckna summary').click()
  await page.getByRole('textbox', { name: requestPage.note.heading }).fill('Ett utkast')
  await test.step('the session ends', async () => {
    await page.context().clearCookies()
    await page.goto('/agare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.heading)
    await expect.poll(async () => (await storedIn(page)).pages).toEqual({})
    expect((await storedIn(page)).drafts).toContain('Ett utkast')
  })
  await page.evaluate(() => localStorage.setItem('ritning', 'av badrummet'))
  await signInAt(page, smtpServer, '/agare/logga-ut')
  await page.getByRole('button', { name: signInWords.out.send }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.heading)
  // What the site keeps for its visitors, as a drawing, is no affair of the desk's.
  await expect.poll(() => storedIn(page)).toEqual({ pages: {}, drafts: '{"ritning":"av badrummet"}' })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { priceBands } from '#content/price-bands.ts'
import { unreadablePlan } from '#domain/quote/quote-request.ts'
import { priceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { migrateToLatest } from '#server/adapters/sql/database.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { makeQuoteRepository } from '#server/adapters/sql/quote-repository.ts'
import { A_PLAN, aRequest } from '../support/a-request.ts'
import { emailsNamed, ownerLinks } from '../support/mail-files.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

async function kept() {
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  const quotes = await makeQuoteRepository(db).list()
  await db.destroy()
  return quotes
}

async function theLetter() {
  const [email] = await emailsNamed(server.dataDir, 'Totalrenovering', 1)
  if (!email) throw new Error('No email')
  return email
}

test('a drawing comes with a request from a script, is kept with the price of today, and lies with the owner’s email', async () => {
  expect((await server.postJson(aRequest({ plan: A_PLAN }))).status).toBe(200)
  const plan = unpackPlan(A_PLAN)
  const price = plan && priceIndication(plan, priceBands, company.rot)
  expect(await kept()).toMatchObject([{ plan: A_PLAN, price: { version: price?.version, date: price?.date, whole: price?.whole } }])

  const email = await theLetter()
  for (const words of [
    'Duschhörna, 90 × 90\u00a0cm',
    'Golvyta: 4,8\u00a0m²',
    'PRISINDIKATION, INTE OFFERT',
    `Beräknad med priser från ${swedishLongDate(priceBands.date)}.`,
    'Måtten är vägledande. Vi mäter upp på plats.',
  ]) {
    expect(email.text).toContain(words)
  }
  const [drawing] = email.attachments
  expect(drawing).toMatchObject({ filename: 'ritning.svg', mimeType: 'image/svg+xml', disposition: 'attachment' })
  expect(asText(drawing?.content)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[^"]+".*Duschhörna, 90 × 90.*<\/svg>\s*$/s)
})

test('and from a plain form, which takes it along when something else has to be put right first', async () => {
  const answers = { ...aRequest(), plan: A_PLAN }
  const refused = await server.post(new URLSearchParams({ ...answers, phone: '' }), FORM)
  expect(refused.status).toBe(422)
  const page = await refused.text()
  const [field] = /<input[^>]*name="plan"[^>]*>/.exec(page) ?? []
  for (const attribute of ['type="checkbox"', 'checked=""', 'form="offert"', `value="${A_PLAN}"`]) expect(field).toContain(attribute)
  expect(page).toContain('Golvyta 4,8\u00a0m². Duschhörna, vägghängd toalett, tvättställ och tvättmaskin.')
  expect((await server.post(new URLSearchParams(answers), FORM)).status).toBe(200)
  expect(await kept()).toMatchObject([{ plan: A_PLAN }])
})

test('a request without a drawing is as it always was', async () => {
  expect((await server.postJson(aRequest())).status).toBe(200)
  const email = await theLetter()
  expect(email.attachments).toEqual([])
  expect(email.text).not.toContain('RITNINGEN')
  expect((await kept())[0]).not.toHaveProperty('plan')
})

test.each([
  ['a text that is no plan', 'hej'],
  ['a plan with one measure out of all reason', A_PLAN.replace('.450.450', '.999999.450')],
  ['something that is not a text', { room: [] }],
  ['a text longer than any plan', 'a'.repeat(9000)],
  ['markup', '<svg onload=alert(1)>'],
])('%s for a drawing refuses nothing and loses nothing: the owner is told, and none of it is kept', async (_, plan) => {
  expect((await server.postJson({ ...aRequest(), plan })).status).toBe(200)
  expect(await kept()).toMatchObject([{ message: aRequest().message, plan: unreadablePlan }])
  const email = await theLetter()
  expect(email.text).toContain('Kunden skickade med en ritning som inte gick att läsa.')
  expect(email.text).toContain('Onsdag = hemma.')
  expect(email.attachments).toEqual([])
  expect(`${email.text}${email.html}`).not.toMatch(/onload|aaaa|999999/)
})

test('an empty drawing is none', async () => {
  await server.postJson(aRequest({ plan: '' }))
  expect((await kept())[0]).not.toHaveProperty('plan')
})

test('an old link’s drawing is kept the way drawings are written now', async () => {
  await server.postJson(aRequest({ plan: '1~1700.1900~2400~2.100.800~shower-corner.450.450.0' }))
  expect((await kept())[0]?.plan).toMatch(/^2~.*f1\.shower-corner\.450\.450\.0\.900\.900~20x40$/)
})

test('the drawing belongs to the content: the same one is the same request, another one is another', async () => {
  const send = async (plan: string) => ((await (await server.postJson(aRequest({ plan }))).json()) as { reference: string }).reference
  const first = await send(A_PLAN)
  expect(await send(A_PLAN)).toBe(first)
  expect(await send(A_PLAN.replace('20x40', '30x60'))).not.toBe(first)
  expect(await kept()).toHaveLength(2)
})

test('the owner’s page shows the drawing, what it takes and what it indicated', async () => {
  await server.postJson(aRequest({ plan: A_PLAN }))
  const response = await server.app.request(ownerLinks(await theLetter())[0] ?? '')
  const page = await response.text()
  for (const words of ['<svg', 'Ritningen som kunden skickade med', 'Vägghängd toalett', 'Tätskikt', 'Prisindikation, inte offert', 'Måtten är vägledande']) {
    expect(page).toContain(words)
  }
  expect(page).not.toMatch(/<svg.*\bstyle=.*<\/svg>/s)
})

test('the owner’s page says that a drawing could not be read', async () => {
  await server.postJson(aRequest({ plan: 'hej' }))
  const page = await (await server.app.request(ownerLinks(await theLetter())[0] ?? '')).text()
  expect(page).toContain('Kunden skickade med en ritning som inte gick att läsa.')
  expect(page).not.toContain('Ritning av badrummet')
})

test('the largest request there can be gets in: every answer as long as it may be, and a full drawing', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `f${9000 + n}.bath-freestanding.-20000.-20000.3.2500.2500`).join('_')
  const plan = A_PLAN.replace(/f1[^~]*/, many)
  expect(unpackPlan(plan)).toBeDefined()
  expect((await server.post(new URLSearchParams({ ...aRequest({ message: 'å'.repeat(5000) }), plan }), FORM)).status).toBe(200)
  expect((await theLetter()).attachments).toHaveLength(1)
})

function asText(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultFacts } from '#content/company/company.ts'
import { priceBandsOf, priceFigures } from '#content/company/price-bands.ts'
import { fogplan, surfaceWithJoints } from '#content/fogplan/fogplan.ts'
import { fogplanFacts } from '#content/fogplan/fogplan-facts.ts'
import { unreadablePlan } from '#domain/enquiry/enquiry-answers.ts'
import { FOGPLAN_FILES } from '#domain/paths.ts'
import { priceIndication } from '#domain/room/price.ts'
import { packPlan, unpackPlan } from '#domain/room/share.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { chooseTiles } from '#domain/room/tiling/edit-tiling.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { HEAVIEST } from '../../../tests/support/a-hostile-plan.ts'
import { emptyRoom } from '../../../tests/support/a-plan.ts'
import { A_PLAN, A_TILED_PLAN, aRequest } from '../../../tests/support/a-request.ts'
import { emailsNamed, ownerLinks } from '../../../tests/support/mail-files.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { makeEnquiryRepository } from './sql/enquiry-repository.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

async function storedEnquiries() {
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  const enquiries = await makeEnquiryRepository(db).list()
  await db.destroy()
  return enquiries
}

async function ownerEmail() {
  const [email] = await emailsNamed(server.dataDir, 'Totalrenovering', 1)
  if (!email) throw new Error('No email')
  return email
}

const priceBands = priceBandsOf(priceFigures, defaultFacts.priceKr)

test('a drawing in a JSON request is stored with today’s price and attached to the owner’s email', async () => {
  expect((await server.postJson(aRequest({ plan: A_PLAN }))).status).toBe(200)
  const plan = unpackPlan(A_PLAN)
  const price = plan && priceIndication(plan, priceBands, { year: undefined, ...defaultFacts.rot })
  expect(await storedEnquiries()).toMatchObject([{ plan: A_PLAN, price: { version: price?.version, date: price?.date, whole: price?.whole } }])

  const email = await ownerEmail()
  for (const words of [
    'Duschhörna, 90 × 90\u00a0cm',
    'Golvyta: 4,8\u00a0m²',
    'PRISINDIKATION, INTE OFFERT',
    `Beräknad med priser från ${swedishLongDate(priceBands.date)}.`,
    'Måtten är vägledande. Vi mäter upp på plats.',
  ]) {
    expect(email.text).toContain(words)
  }
  const drawing = email.attachments.find(({ mimeType }) => mimeType === 'image/svg+xml')
  expect(drawing).toMatchObject({ filename: 'ritning.svg', mimeType: 'image/svg+xml', disposition: 'attachment' })
  expect(asText(drawing?.content)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[^"]+".*Duschhörna, 90 × 90.*<\/svg>\s*$/s)
})

test('a drawing in a plain form is stored, and a refused form still contains it', async () => {
  const answers = { ...aRequest(), plan: A_PLAN }
  const refused = await server.post(new URLSearchParams({ ...answers, phone: '' }), FORM)
  expect(refused.status).toBe(422)
  const page = await refused.text()
  const [field] = /<input[^>]*name="plan"[^>]*>/.exec(page) ?? []
  for (const attribute of ['type="checkbox"', 'checked=""', 'form="offert"', `value="${A_PLAN}"`]) expect(field).toContain(attribute)
  expect(page).toContain('Golvyta 4,8\u00a0m². Duschhörna, vägghängd toalett, tvättställ och tvättmaskin.')
  expect((await server.post(new URLSearchParams(answers), FORM)).status).toBe(200)
  expect(await storedEnquiries()).toMatchObject([{ plan: A_PLAN }])
})

const BOTH = `${A_PLAN}~B~${A_TILED_PLAN.replace('shower-corner', 'shower-walk-in').replace('washing-machine.300', 'bath-freestanding.300')}`

test('two designs in a JSON request are stored with both prices, and lie side by side in the owner’s email and on the pages', async () => {
  expect((await server.postJson(aRequest({ plan: BOTH }))).status).toBe(200)
  const [stored] = await storedEnquiries()
  const prices = BOTH.split('~B~').map((packed) => {
    const plan = unpackPlan(packed)
    return plan && priceIndication(plan, priceBands, { year: undefined, ...defaultFacts.rot }).whole
  })
  expect(stored?.plan).toBe(BOTH)
  expect([stored?.price?.whole, stored?.otherPrice?.whole]).toEqual(prices)
  expect(prices[0]).not.toEqual(prices[1])

  const email = await ownerEmail()
  for (const words of ['FÖRSLAG A', 'FÖRSLAG B', 'B: öppen dusch i stället för duschhörna, även fristående badkar, utan tvättmaskin'])
    expect(email.text?.replace(/\s+/g, ' ')).toContain(words)
  expect(email.text?.match(/PRISINDIKATION, INTE OFFERT/g)).toHaveLength(2)
  const svg = email.attachments.filter(({ mimeType }) => mimeType === 'image/svg+xml').map(({ content }) => asText(content))
  expect(svg).toEqual([expect.stringMatching(/Förslag A.*Duschhörna.*Förslag B.*Fristående badkar/s)])
  expect(email.attachments.map(({ mimeType }) => mimeType).toSorted(), 'one picture of both').toEqual(['image/png', 'image/svg+xml'])

  const page = await (await server.app.request(ownerLinks(email)[0] ?? '')).text()
  for (const letter of ['A', 'B']) expect(page).toContain(`Ritningen som kunden skickade med: Förslag ${letter}</h2>`)
  expect(page).toContain('B: öppen dusch i stället för duschhörna')
  expect(page.match(/Prisindikation, inte offert/g)).toHaveLength(2)
  const files = [...page.matchAll(/class="fogplan-files".*?name="plan" value="([^"]+)".*?name="forslag" value="(\w)"/gs)].map(([, plan, letter]) => [
    letter,
    plan,
  ])
  expect(files, 'nothing was chosen in A').toEqual([['B', BOTH.split('~B~')[1]]])
})

test('two designs in a plain form come back with a refused form, both to be seen, and are sent again together', async () => {
  const answers = { ...aRequest(), plan: BOTH }
  const refused = await (await server.post(new URLSearchParams({ ...answers, phone: '' }), FORM)).text()
  expect(refused).toContain(`value="${BOTH}"`)
  const [, summary = ''] = /class="attached-summary"[^>]*>(.*?)<\/section>/s.exec(refused) ?? []
  expect(summary.match(/<svg/g)).toHaveLength(2)
  expect(summary).toMatch(/Förslag A\. .*Duschhörna.*Förslag B\. .*fristående badkar/s)
  expect((await server.post(new URLSearchParams(answers), FORM)).status).toBe(200)
  expect(await storedEnquiries()).toMatchObject([{ plan: BOTH }])
})

test('two designs of which one is absurd are no drawing, and neither is stored', async () => {
  await server.postJson(aRequest({ plan: BOTH.replace('~B~', '~B~x') }))
  expect(await storedEnquiries()).toMatchObject([{ plan: unreadablePlan }])
  expect(await storedEnquiries()).not.toMatchObject([{ price: expect.anything() }])
})

test('two designs that are together more work than one may be have no Fogplan, and the request comes all the same', async () => {
  const fine = packPlan(chooseTiles(emptyRoom(3000, 3000), [0, 1, 2, 3, 'floor'], { tile: { width: 50, height: 50 } }))
  expect((await server.postJson(aRequest({ plan: `${fine}~B~${fine}` }))).status).toBe(200)
  const page = await (await server.app.request(ownerLinks(await ownerEmail())[0] ?? '')).text()
  expect(page.split(fogplan.tooFine)).toHaveLength(3)
  expect(page).not.toMatch(/class="fogplan-(?:figures|files)"/)
})

test('a request without a drawing has no attachment and no plan', async () => {
  expect((await server.postJson(aRequest())).status).toBe(200)
  const email = await ownerEmail()
  expect(email.attachments).toEqual([])
  expect(email.text).not.toContain('RITNINGEN')
  expect((await storedEnquiries())[0]).not.toHaveProperty('plan')
})

test.each([
  ['a text that is not a plan', 'hej'],
  ['a plan with one absurd measure', A_PLAN.replace('.450.450', '.999999.450')],
  ['a value that is not a text', { room: [] }],
  ['a text longer than any plan', 'a'.repeat(9000)],
  ['markup', '<svg onload=alert(1)>'],
])('%s as a drawing does not refuse the request: the owner is told, and none of it is stored', async (_, plan) => {
  expect((await server.postJson({ ...aRequest(), plan })).status).toBe(200)
  expect(await storedEnquiries()).toMatchObject([{ message: aRequest().message, plan: unreadablePlan }])
  const email = await ownerEmail()
  expect(email.text).toContain('Kunden skickade med en ritning som inte gick att läsa.')
  expect(email.text).toContain('Onsdag = hemma.')
  expect(email.attachments).toEqual([])
  expect(`${email.text}${email.html}`).not.toMatch(/onload|aaaa|999999/)
})

test('an empty drawing counts as none', async () => {
  await server.postJson(aRequest({ plan: '' }))
  expect((await storedEnquiries())[0]).not.toHaveProperty('plan')
})

test('the same answers with another drawing are another request', async () => {
  const send = async (plan: string) => ((await (await server.postJson(aRequest({ plan }))).json()) as { reference: string }).reference
  const first = await send(A_PLAN)
  expect(await send(A_PLAN)).toBe(first)
  expect(await send(A_PLAN.replace('20x40', '30x60'))).not.toBe(first)
  expect(await storedEnquiries()).toHaveLength(2)
})

test('the owner’s page shows the drawing, its quantities and its price', async () => {
  await server.postJson(aRequest({ plan: A_PLAN }))
  const response = await server.app.request(ownerLinks(await ownerEmail())[0] ?? '')
  const page = await response.text()
  for (const words of ['<svg', 'Ritningen som kunden skickade med', 'Vägghängd toalett', 'Tätskikt', 'Prisindikation, inte offert', 'Måtten är vägledande']) {
    expect(page).toContain(words)
  }
  expect(page).not.toMatch(/<svg.*\bstyle=.*<\/svg>/s)
})

test('the owner’s page says that a drawing was unreadable', async () => {
  await server.postJson(aRequest({ plan: 'hej' }))
  const page = await (await server.app.request(ownerLinks(await ownerEmail())[0] ?? '')).text()
  expect(page).toContain('Kunden skickade med en ritning som inte gick att läsa.')
  expect(page).not.toContain('Ritning av badrummet')
})

test('the largest valid request, with every answer at its limit and a full drawing, is accepted', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `f${9000 + n}.bath-freestanding.-20000.-20000.3.2500.2500`).join('_')
  const plan = A_PLAN.replace(/f1[^~]*/, many)
  expect(unpackPlan(plan)).toBeDefined()
  expect((await server.post(new URLSearchParams({ ...aRequest({ message: 'å'.repeat(5000) }), plan }), FORM)).status).toBe(200)
  expect((await ownerEmail()).attachments.map(({ mimeType }) => mimeType).toSorted()).toEqual(['image/png', 'image/svg+xml'])
})

function asText(content: string | ArrayBuffer | Uint8Array | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

test('what was chosen in the Fogplan is on the owner’s page: counts, set-out, each surface drawn, and its files', async () => {
  expect((await server.postJson(aRequest({ plan: A_TILED_PLAN }))).status).toBe(200)
  const [link = ''] = ownerLinks(await ownerEmail())
  const page = await (await server.app.request(link)).text()
  const plan = unpackPlan(A_TILED_PLAN)
  if (!plan) throw new Error('A_TILED_PLAN cannot be unpacked')
  for (const [name, value] of fogplanFacts(plan)) expect(page).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
  for (const setOut of setOuts(plan)) expect(page).toContain(`aria-label="${surfaceWithJoints(drawnSurface(plan, setOut))}"`)
  const [, fields = ''] = /<form[^>]* class="fogplan-files"[^>]*>(.*?)<\/form>/s.exec(page) ?? []
  const hidden = [...fields.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']): [string, string] => [name, value])
  expect(Object.fromEntries(hidden)).toMatchObject({ namn: 'Åsa Öberg', arende: expect.stringMatching(/^F-/), plan: A_TILED_PLAN })
  expect([...fields.matchAll(/formaction="([^"]+)"/gi)].map(([, path]) => path)).toEqual([FOGPLAN_FILES.poster, FOGPLAN_FILES.dxf])
  const file = await server.app.request('/fogplan/fogplan.pdf', { method: 'POST', body: new URLSearchParams(hidden) })
  expect(file.headers.get('content-type')).toBe('application/pdf')
})

test('a drawing whose Fogplan is as proposed has none on the owner’s page', async () => {
  await server.postJson(aRequest({ plan: A_PLAN }))
  const [link = ''] = ownerLinks(await ownerEmail())
  expect(await (await server.app.request(link)).text()).not.toContain('class="fogplan')
})

test('a drawing of more pieces than any bathroom has comes with its request all the same; the email and the page say why its Fogplan is not there', async () => {
  expect((await server.postJson(aRequest({ plan: HEAVIEST }))).status).toBe(200)
  expect(await storedEnquiries()).toMatchObject([{ plan: HEAVIEST }])
  const email = await ownerEmail()
  expect(email.text?.replace(/\s+/g, ' ')).toContain(fogplan.tooFine.replace(/\s+/g, ' '))
  const [link = ''] = ownerLinks(email)
  const page = await (await server.app.request(link)).text()
  expect(page).toContain(fogplan.tooFine)
  expect(page).not.toMatch(/class="fogplan-(?:figures|files)"/)
})

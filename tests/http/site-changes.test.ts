import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asPublished } from '#content/as-published.ts'
import { isUndecided } from '#content/checks/launch-points.ts'
import { customerPage } from '#content/customer-page.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/desk/site.ts'
import { siteFields, siteItems, siteParts } from '#content/desk/site-forms.ts'
import { priceDate, priceFacts } from '#content/plan-facts.ts'
import { priceBandsOf } from '#content/price-bands.ts'
import { choices } from '#content/quote-form.ts'
import { defaultContent } from '#content/site-content.ts'
import { everyPoint } from '#content/undecided-points.ts'
import { priceIndication } from '#domain/room/price.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { fieldsOf, type formParts, typedValue } from '#server/http/desk/site/site-parts.ts'
import { databases, type TestDatabase } from '../contracts/databases.ts'
import { A_PLAN, aRequest } from '../support/a-request.ts'
import { type Desk, signIn } from '../support/desk.ts'
import { eventually } from '../support/eventually.ts'
import { emailsNamed } from '../support/mail-files.ts'
import { SITE_DIR } from '../support/site-dir.ts'
import { specifiedCompany } from '../support/specified-company.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company.ts')

const NEW_PHONE = '021-12 34 56'
const PLACE = '/agare/webbplatsen'
const built = readFileSync(join(SITE_DIR, 'index.html'), 'utf8')
const { facts } = defaultContent
const phoneForm = (phone: string) => ({
  'facts.phone': phone,
  'facts.phoneHours.home': 'Vardagar 07:00–16:00',
  'facts.phoneHours.rita': 'Mån–Fre 7–16',
})
const priceForm = {
  'facts.priceKr.from': '130 000',
  'facts.priceKr.to': '210 000 kr',
  'facts.renovationTime': facts.renovationTime,
  'facts.rot.percent': '30 %',
  'facts.rot.capKr': '50000',
  'facts.rot.year': '2026',
  'facts.paymentDays': '10',
}
/** Points before the launch whose fields are on the desk. */
const placesOfPoints: Readonly<Record<string, string>> = {
  telefon: 'telefon#facts.phone',
  behörighet: 'om-oss#about.licence.heading',
  bkr: 'foretaget#facts.checklist',
  prisindikation: 'ritningspriser#priceFigures.bands.small',
  rot: 'priser#facts.rot.percent',
}
const companyForm = (towns: string) => ({
  'facts.orgNumber': '556016-0680',
  'facts.towns': towns,
  'facts.founded': '2010',
  'facts.copyrightYear': '2026',
  'facts.checklist': 'ROT-avdrag',
})
/** What stands in a form as it was delivered, by the paths of its fields. */
const asDelivered = (part: keyof typeof formParts) =>
  Object.fromEntries(
    fieldsOf(part)
      .flatMap(({ path, form }): string[] => (form.kind === 'span' ? [`${path}.from`, `${path}.to`] : [path]))
      .map((path) => [path, typedValue(defaultContent, path)]),
  )
/** Of hashes, which cannot be compressed. */
const heavyWords = (about: string) => Array.from({ length: 20 }, (_, index) => createHash('sha256').update(`${about} ${index}`).digest('base64url')).join(' ')
/** Part, what is typed, and what is said. */
const slips: readonly (readonly [part: string, fields: Record<string, string>, said: string])[] = [
  ['telefon', { ...phoneForm('07-1') }, '”07-1” är inget svenskt telefonnummer. Skriv till exempel: 070-174 06 50'],
  ['telefon', { ...phoneForm(NEW_PHONE), 'facts.phoneHours.home': 'Vardagar 17:00–07:00' }, '”Vardagar 17:00–07:00” slutar innan det börjar.'],
  ['telefon', { ...phoneForm(NEW_PHONE), 'facts.phoneHours.home': 'Vardagar 07:00-16:00' }, 'Skriv så här, med det långa strecket (–)'],
  ['priser', { ...priceForm, 'facts.rot.percent': '35' }, 'ROT-avdraget har aldrig varit 35 %'],
  ['priser', { ...priceForm, 'facts.priceKr.from': '1 900 000' }, 'Det högsta priset (to) är inte högre än det lägsta (from).'],
  ['priser', { ...priceForm, 'facts.priceKr.from': '120' }, 'Här ska det stå ett helt tal från 10000'],
  ['priser', { ...priceForm, 'facts.paymentDays': 'tio' }, 'Här ska det stå ett helt tal från 1 till 90'],
  ['foretaget', { ...companyForm('Västerås'), 'facts.orgNumber': '556016-0681' }, '”556016-0681” är inget organisationsnummer'],
  ['rad', { 'notice.text': '', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }, 'Texten är tom.'],
  ['rad', { 'notice.text': 'Stängt', 'notice.from': '2026-12-02', 'notice.to': '2026-12-01' }, 'Den sista dagen (to) ligger före den första (from).'],
  [
    'rad',
    { 'notice.text': 'a'.repeat(20_000), 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' },
    'Texten är 20000 tecken lång. Den får vara högst 120.',
  ],
  ['rad', { 'notice.text': 'Stängt \u202eidag', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }, 'Texten innehåller tecken som inte syns.'],
  [
    'ritningspriser',
    { ...asDelivered('ritningspriser'), 'priceFigures.bands.small.from': '900 000' },
    'Det högsta priset (to) är inte högre än det lägsta (from).',
  ],
  [
    'ritningspriser',
    { ...asDelivered('ritningspriser'), 'priceFigures.bands.large.from': '20 000' },
    'Priset börjar lägre än för ett mindre badrum (nummer 2).',
  ],
  ['ritningspriser', { ...asDelivered('ritningspriser'), 'priceFigures.labourPercent': '0' }, 'Här ska det stå ett helt tal från 1 till 100'],
  [
    'priser',
    { ...priceForm, 'facts.priceKr.from': '160 000', 'facts.priceKr.to': '240 000' },
    `${siteParts.ritningspriser.title}: Priset börjar lägre än för ett mindre badrum (nummer 2).`,
  ],
  ['om-oss', { ...asDelivered('om-oss'), 'about.columns.0.text': 'a'.repeat(901) }, 'Texten är 901 tecken lång. Den får vara högst 900.'],
  ['om-oss', { ...asDelivered('om-oss'), 'about.licence.text': 'Ring {telefonen}.' }, '{telefonen} går inte att fylla i.'],
  ['kakel', { ...asDelivered('kakel'), 'services.kakel.features': '' }, 'Minst en punkt behövs.'],
  ['kakel-steg/2', { title: 'Materialens egenskaper', content: 'De är många.' }, '”Materialens egenskaper” finns redan, som nummer 1.'],
  ['partnern', { ...asDelivered('partnern'), 'partnership.showroom': '' }, 'Texten är tom.'],
  ['partnern-erbjuder/ny', { name: 'Kök', text: 'a'.repeat(201) }, 'Texten är 201 tecken lång. Den får vara högst 200.'],
  ['foretaget', companyForm('Västerås, Köping'), 'Skriv en ort på varje rad, utan kommatecken.'],
  ['fragor/pris', { question: 'Vad kostar det', answer: 'Mycket.', icon: 'wallet' }, 'En fråga slutar med frågetecken.'],
  ['fragor/pris', { question: 'Vad kostar det?', answer: 'Oftast {prsi}.', icon: 'wallet' }, '{prsi} går inte att fylla i.'],
  ['tips/1', { text: 'Mät.', icon: 'hammare' }, 'Det finns ingen symbol som heter'],
]
/** As React writes a text. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

describe.each(Object.entries(databases))('the site changed from the desk on %s', (_, newDatabase) => {
  let where: TestDatabase
  let now: Date
  let server: TestServer
  let desk: Desk
  const closing: (() => Promise<void>)[] = []

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date('2026-11-23T09:00:00.000Z')
    server = await start()
    desk = await signIn(server)
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
    await where.remove()
  })

  async function start(): Promise<TestServer> {
    const started = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    closing.push(started.close)
    return started
  }
  const home = async (of = server) => (await of.ask('/')).text()
  const overview = async () => (await desk.ask(PLACE)).text()
  const save = (part: string, fields: Record<string, string>) => desk.press(`${PLACE}/${part}`, fields)
  const publish = () => desk.press(PLACE, { gor: 'publicera' })

  test('a draft is seen in its preview alone; published, by every visitor, in mails and by search engines; undone, the bytes are the built ones', async () => {
    const etag = (await server.ask('/')).headers.get('etag')
    expect((await save('telefon', phoneForm(NEW_PHONE))).status).toBe(303)
    expect((await save('priser', priceForm)).status).toBe(303)
    const preview = await desk.ask(`${PLACE}/prov/`)
    expect(preview.headers.get('content-security-policy')).toContain('sha256-')
    expect(preview.headers.get('x-robots-tag')).toContain('noindex')
    expect(await preview.text()).toContain(NEW_PHONE)
    expect((await server.ask(`${PLACE}/prov/`)).status).toBe(303)
    expect(await home()).toBe(built)

    expect((await publish()).headers.get('location')).toBe(`${PLACE}?klart=publicerat`)
    const page = await home()
    expect(page).toContain(NEW_PHONE)
    expect(page).toContain('"telephone":"+4621123456"')
    expect(page).not.toContain(facts.phone)
    expect(await (await server.ask('/vanliga-fragor')).text()).toContain('130\u00a0000–210\u00a0000\u00a0kr')
    await server.postJson(aRequest({ email: 'kund@example.se' }))
    const [confirmation] = await emailsNamed(where.dataDir, 'Vi har tagit emot din förfrågan', 1)
    expect(confirmation?.text).toContain(`Ring ${NEW_PHONE}`.slice(5))
    expect(confirmation?.text).not.toContain(facts.phone)

    await desk.press(`${PLACE}/version/0`, { gor: 'ga-tillbaka' })
    expect(await home()).toBe(built)
    expect((await server.ask('/')).headers.get('etag')).toBe(etag)
  })

  test('a slip is refused in words, with what was typed, and nothing changes', async () => {
    for (const [part, fields, said] of slips) {
      const response = await save(part, fields)
      expect(response.status, said).toBe(422)
      const page = await response.text()
      expect(page).toContain(escaped(said))
      expect(page).toContain(sitePage.errors.fields)
      for (const typed of Object.values(fields).filter((value) => value !== 'hammare')) expect(page).toContain(escaped(typed))
    }
    expect(await overview()).toContain(sitePage.asBuilt)
    expect(await home()).toBe(built)
  })

  test('a slip stands at its field', async () => {
    const page = await (await save('telefon', phoneForm('07-1'))).text()
    const [, field = ''] = /(<input[^>]*name="facts\.phone"[^>]*>)/.exec(page) ?? []
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('facts.phone-error')
    expect(page).toContain('id="facts.phone-error"')
    expect(page).not.toContain('id="facts.phoneHours.home-error"')
  })

  test('markup in a text is a text', async () => {
    const text = '<script>alert(1)</script> & "tips"'
    expect((await save('tips/1', { text, icon: 'tape' })).status).toBe(303)
    expect((await save('rad', { 'notice.text': '</p><img src=x>', 'notice.from': '2026-11-01', 'notice.to': '2026-12-01' })).status).toBe(303)
    await publish()
    const page = await home()
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x>')
    expect(page).toContain('&lt;/p&gt;&lt;img src=x&gt;')
  })

  test('a page that becomes heavy is said to be before it is published, and is published all the same when asked for again', async () => {
    await save('om-oss', { ...asDelivered('om-oss'), 'about.columns.0.text': heavyWords('left'), 'about.columns.1.text': heavyWords('right') })
    await save('kakel-steg/1', { title: 'Ett tungt steg', content: heavyWords('step').slice(0, 500) })
    const asked = await publish()
    expect(asked.status).toBe(422)
    expect(await asked.text()).toContain('Startsidan blir tung')
    expect(await home()).toBe(built)
    expect((await desk.press(PLACE, { gor: 'publicera', tung: 'ja' })).status).toBe(303)
    expect(await home()).toContain('Ett tungt steg')
  })

  test('the line at the top is there on its days, without anyone doing anything', async () => {
    const text = 'Telefonen är avstängd fredag.'
    await save('rad', { 'notice.text': text, 'notice.from': '2026-11-24', 'notice.to': '2026-11-24' })
    await publish()
    expect(await home()).toBe(built)
    now = new Date('2026-11-23T23:30:00.000Z')
    await eventually(async () => expect(await home()).toContain(text))
    now = new Date('2026-11-24T23:30:00.000Z')
    await eventually(async () => expect(await home()).toBe(built))
  })

  test('questions and tips are added, changed, moved and removed', async () => {
    await save('fragor/ny', { question: 'Går det bra med hund?', answer: 'Ja. Ring {telefon}.', icon: 'pin' })
    await save('fragor/pris', { question: 'Vad får det kosta?', answer: 'Det {pris}.', icon: 'wallet' })
    await desk.press(`${PLACE}/fragor/tid`, { gor: 'ta-bort' })
    const list = await (await desk.ask(`${PLACE}/fragor`)).text()
    const token = /name="sigill" value="([^"]+)"/.exec(list)?.[1] ?? ''
    const seen = /name="utkast" value="([^"]+)"/.exec(list)?.[1] ?? ''
    const moved = { gor: 'ner', id: 'pris', sigill: token, utkast: seen }
    expect((await desk.ask(`${PLACE}/fragor`, { method: 'POST', body: new URLSearchParams(moved) })).status).toBe(303)
    const drafted = await overview()
    for (const said of ['Går det bra med hund?', 'Vad får det kosta?', siteItems.moved]) expect(drafted).toContain(said)
    await publish()
    const page = await (await server.ask('/vanliga-fragor')).text()
    expect(page).toContain(`Ja. Ring ${facts.phone}.`)
    expect(page).not.toContain(escaped(defaultContent.questions.find(({ id }) => id === 'tid')?.question ?? ''))
    expect(page.indexOf('Vad får det kosta?')).toBeGreaterThan(page.indexOf('id="rot"'))
  })

  test('what is said of the company, its services and its partner is changed, with the facts that stand in braces', async () => {
    await save('om-oss', {
      ...asDelivered('om-oss'),
      'about.columns.1.text': 'Ring {telefon}.',
      'about.licence.heading': 'Godkända för våtrum',
    })
    await save('priser', { ...asDelivered('priser'), 'facts.renovationTime': '6–8 veckor' })
    await save('kakel', { ...asDelivered('kakel'), 'services.kakel.features': 'Kakel, klinker och mosaik\nRåd om fogfärg' })
    await save('kakel-steg/ny', { title: 'Mosaik', content: 'Små bitar på nät.' })
    await desk.press(`${PLACE}/kakel-steg/1`, { gor: 'ta-bort' })
    await save('partnern-erbjuder/1', { name: 'Natursten', text: 'Skiffer och kalksten från {partner}.' })
    await save('telefon', phoneForm(NEW_PHONE))
    const drafted = await overview()
    for (const said of ['Godkända för våtrum', siteParts['kakel-steg'].title, 'Natursten', '6–8 veckor']) expect(drafted).toContain(said)
    await publish()
    const page = await home()
    for (const said of [`Ring ${NEW_PHONE}.`, 'Godkända för våtrum', 'Kakel, klinker och mosaik', 'Mosaik', `Skiffer och kalksten från ${facts.partner.name}.`])
      expect(page).toContain(said)
    expect(page).toMatch(/<meta name="description" content="[^"]*Godkända för våtrum/)
    expect(page).toContain('Vecka 8')
    expect(page).not.toContain(defaultContent.services.kakel.expanded.steps[0]?.title)
    const service = await (await desk.ask(`${PLACE}/kakel`)).text()
    expect(service).toContain('Högst 300 tecken.')
    expect(service).toContain('{telefon}')
  })

  test('a price that is changed is reckoned with at once, gets a new date, and leaves what was indicated before', async () => {
    const plan = unpackPlan(A_PLAN)
    if (!plan) throw new Error('A_PLAN cannot be unpacked')
    const { reference: before } = await (await server.postJson(aRequest({ plan: A_PLAN }))).json()
    const spans = { 'priceFigures.bands.small.from': '111 000', 'priceFigures.bands.small.to': '171 000', 'facts.priceKr.from': '121 000' }
    await save('ritningspriser', { ...asDelivered('ritningspriser'), ...spans, 'priceFigures.labourPercent': '40' })
    const drafted = await overview()
    expect(await (await desk.ask(`${PLACE}/prov/rita`)).text()).toContain('"date":"2026-11-23"')
    const ordinary = { from: 121_000, to: facts.priceKr.to }
    for (const said of ['111\u00a0000–171\u00a0000\u00a0kr', `${kronorSpan(ordinary)} · ROT ${percent(facts.rot.percent)}`, listed(facts.towns)])
      expect(drafted).toContain(said)
    await publish()
    const { reference: after } = await (await server.postJson(aRequest({ plan: A_PLAN, email: 'ny@example.se' }))).json()
    const { priceFigures } = defaultContent
    const bands = { ...priceFigures.bands, small: { from: 111_000, to: 171_000 } }
    const figures = { ...priceFigures, bands, labourPercent: 40, version: '2026-11-23.1', date: '2026-11-23' }
    for (const [reference, indication] of [
      [before, priceIndication(plan, priceBandsOf(priceFigures, facts.priceKr), { year: undefined, ...facts.rot })],
      [after, priceIndication(plan, priceBandsOf(figures, ordinary), { year: undefined, ...facts.rot })],
    ] as const) {
      const page = await (await desk.ask(`/agare/forfragan/${reference}`)).text()
      for (const [, value] of priceFacts(indication)) expect(page).toContain(value)
      expect(page).toContain(priceDate(indication))
    }
    const planner = await (await server.ask('/rita')).text()
    expect(planner).toContain('"labourPercent":40')
    expect(await home()).not.toContain('labourPercent')
    // Once more the same figures are the same version; back are the first ones.
    await save('ritningspriser', asDelivered('ritningspriser'))
    await publish()
    expect(await (await server.ask('/rita')).text()).not.toContain('labourPercent')
  })

  test('two other processes show it too, and one that starts later does at once', async () => {
    const others = [await start(), await start()]
    await save('telefon', phoneForm(NEW_PHONE))
    await publish()
    for (const other of others) await eventually(async () => expect(await home(other)).toContain(NEW_PHONE))
    const later = await start()
    expect(await home(later)).toContain(NEW_PHONE)
  })

  test('each version says what it changed, by whom and when, and leads back', async () => {
    await save('telefon', phoneForm(NEW_PHONE))
    await publish()
    await save('telefon', phoneForm('021-65 43 21'))
    await publish()
    const second = await (await desk.ask(`${PLACE}/version/2`)).text()
    expect(second).toContain(NEW_PHONE)
    expect(second).toContain('021-65 43 21')
    expect(second).toContain('måndag 23 november kl. 10:00')
    expect((await desk.press(`${PLACE}/version/1`, { gor: 'ga-tillbaka' })).headers.get('location')).toBe(`${PLACE}?klart=atergatt`)
    expect(await home()).toContain(NEW_PHONE)
    expect(await overview()).toContain(`${sitePage.versions.restored} 1`)
  })

  test('of two who save or publish at the same time the second is told, and overwrites nothing', async () => {
    const stale = await (await desk.ask(`${PLACE}/telefon`)).text()
    const token = /name="sigill" value="([^"]+)"/.exec(stale)?.[1] ?? ''
    await save('telefon', phoneForm(NEW_PHONE))
    const late = await desk.ask(`${PLACE}/telefon`, { method: 'POST', body: new URLSearchParams({ sigill: token, utkast: '', ...phoneForm('021-65 43 21') }) })
    expect(late.status).toBe(422)
    const page = await late.text()
    expect(page).toContain(sitePage.errors.overtakenForm)
    for (const said of [sitePage.meanwhile.now, NEW_PHONE, sitePage.meanwhile.typed]) expect(page).toContain(said)
    expect(page).toContain('value="021-65 43 21"')
    const shown = await overview()
    await save('priser', priceForm)
    const sent = new URLSearchParams({
      gor: 'publicera',
      sigill: /name="sigill" value="([^"]+)"/.exec(shown)?.[1] ?? '',
      utkast: /name="utkast" value="([^"]+)"/.exec(shown)?.[1] ?? '',
    })
    expect((await desk.ask(PLACE, { method: 'POST', body: sent })).status).toBe(422)
    expect(await home()).toBe(built)
  })

  test('a form without a valid token changes nothing, and keeps what was typed', async () => {
    const body = new URLSearchParams({ sigill: 'x', gor: 'spara', ...phoneForm(NEW_PHONE) })
    const response = await desk.ask(`${PLACE}/telefon`, { method: 'POST', body })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(signInWords.expired)
    expect(page).toContain(NEW_PHONE)
    expect(await overview()).toContain(sitePage.asBuilt)
  })

  test('a draft that is thrown away is gone', async () => {
    await save('telefon', phoneForm(NEW_PHONE))
    await desk.press(PLACE, { gor: 'kasta' })
    expect(await overview()).toContain(sitePage.asBuilt)
  })

  test('what is left to decide before the launch has its form', async () => {
    await save('foretaget', { ...companyForm('Västerås\nKöping'), 'facts.orgNumber': specifiedCompany.orgNumber })
    const invented = await overview()
    expect(invented).toContain('Organisationsnumret är påhittat')
    expect(invented).toContain(`aria-label="${sitePage.change}: ${siteParts.foretaget.title}"`)
    await save('foretaget', companyForm('Västerås\nKöping'))
    const page = await overview()
    expect(page).not.toContain('Konsumentköplagen ger ingen garanti')
    expect(page).not.toContain('Organisationsnumret är påhittat')
    expect(page).toContain(siteFields['facts.towns'].label)
  })

  test('each point before the launch leads to the field that changes it, or is settled as it stands and asked about again', async () => {
    const point = 'Ni lovar svar inom'
    const { launch } = sitePage
    const page = await overview()
    const open = everyPoint(defaultContent, now).filter((one) => isUndecided(one, defaultContent.decided))
    for (const { name } of open) if (name in placesOfPoints) expect(page, name).toContain(`href="${PLACE}/${placesOfPoints[name]}"`)
    expect(/är en exempeladress[^<]*/.test(page)).toBe(open.some(({ name }) => name === 'e-post'))
    for (const [said] of page.matchAll(/är en exempeladress[^<]*/g)) expect(said).toContain(launch.inFiles)
    expect(page).not.toContain(`${launch.settled}:`)
    await desk.press(PLACE, { gor: 'bestam', punkt: 'svarstid' })
    await publish()
    const settled = await overview()
    expect(settled).toContain(`${launch.settled}: 1`)
    expect(settled.indexOf(point)).toBeGreaterThan(settled.indexOf(`${launch.settled}: 1`))
    expect(settled).toContain(`${launch.settledBy} 2026-11-23, `)
    expect(await home()).toBe(built)
    // What must be changed is not settled as it stands.
    await desk.press(PLACE, { gor: 'bestam', punkt: 'orgnummer' })
    await desk.press(PLACE, { gor: 'fraga-igen', punkt: 'svarstid' })
    expect(await overview()).not.toContain(`${launch.settled}:`)
  })

  test('pages of the server and mails to the owner say what is published', async () => {
    await save('telefon', phoneForm(NEW_PHONE))
    await save('foretaget', companyForm('Västerås\nKöping'))
    await publish()
    await server.postJson(aRequest({ location: 'köping' }))
    const [email] = await emailsNamed(where.dataDir, `${choices.project[aRequest().project]}, Köping`, 1)
    expect(email?.html).toContain(encodeURIComponent(NEW_PHONE))
    expect(email?.html).not.toContain(encodeURIComponent(facts.phone))
    const page = await (await server.ask('/arende/okand')).text()
    expect(page).toContain(asPublished(customerPage.unknown.text, { ...facts, phone: NEW_PHONE }))
    expect(page).not.toContain(facts.phone)
  })
})

import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { IN_BRACES } from '#content/company/open-facts.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { siteItems, siteParts } from '#content/publishing/site-forms.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { pageFrom, wordsOf } from '../../../../tests/support/built-site.ts'
import {
  asDelivered,
  built,
  type ChangedSite,
  companyForm,
  escaped,
  NEW_PHONE,
  openChangedSite,
  PLACE,
  phoneForm,
  priceForm,
} from '../../../../tests/support/changed-site.ts'
import { frontDoorDatabases } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { emailsNamed } from '../../../../tests/support/mail-files.ts'

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

/** Of hashes, which cannot be compressed. */
const heavyWords = (about: string) => Array.from({ length: 20 }, (_, index) => createHash('sha256').update(`${about} ${index}`).digest('base64url')).join(' ')

const { facts } = defaultContent

describe.each(frontDoorDatabases)('the site changed from the desk on %s', (_, newDatabase) => {
  let site: ChangedSite
  beforeEach(async () => {
    site = await openChangedSite(newDatabase)
  })

  test('a draft is seen in its preview alone; published, by every visitor, in mails and by search engines; undone, the bytes are the built ones', async () => {
    const etag = (await site.server.ask('/')).headers.get('etag')
    expect((await site.save('telefon', phoneForm(NEW_PHONE))).status).toBe(303)
    expect((await site.save('priser', priceForm)).status).toBe(303)
    const preview = await site.desk.ask(`${PLACE}/prov/`)
    expect(preview.headers.get('content-security-policy')).toContain('sha256-')
    expect(preview.headers.get('x-robots-tag')).toContain('noindex')
    const previewed = await preview.text()
    for (const said of [NEW_PHONE, `<title>${sitePage.draft.preview}: `]) expect(previewed).toContain(said)
    expect(previewed).toMatch(/<a\b[^>]*\shref="\/agare\/webbplatsen\/prov\/rita["#?]/)
    expect(previewed, 'no link leads out of it').not.toMatch(/<a\b[^>]*\shref="\/(?:rita|vanliga-fragor)?["#?]/)
    expect((await site.server.ask(`${PLACE}/prov/`)).status).toBe(303)
    expect(await site.home()).toBe(built)

    expect((await site.publish()).headers.get('location')).toBe(`${PLACE}?klart=publicerat`)
    const page = await site.home()
    expect(page).toContain(NEW_PHONE)
    expect(page).toContain('"telephone":"+4621123456"')
    expect(page).not.toContain(facts.phone)
    expect(await (await site.server.ask('/vanliga-fragor')).text()).toContain('130\u00a0000–210\u00a0000\u00a0kr')
    await site.server.postJson(aRequest({ email: 'kund@example.se' }))
    const [confirmation] = await emailsNamed(site.where.dataDir, 'Vi har tagit emot din förfrågan', 1)
    expect(confirmation?.text).toContain(`Ring ${NEW_PHONE}`.slice(5))
    expect(confirmation?.text).not.toContain(facts.phone)

    await site.desk.press(`${PLACE}/version/0/ga-tillbaka`)
    expect(await site.home()).toBe(built)
    expect((await site.server.ask('/')).headers.get('etag')).toBe(etag)
  })

  test('a page that becomes heavy is said to be before it is published, and is published all the same when asked for again', async () => {
    await site.save('om-oss', { ...asDelivered('om-oss'), 'about.columns.0.text': heavyWords('left'), 'about.columns.1.text': heavyWords('right') })
    await site.save('kakel-steg/1', { title: 'Ett tungt steg', content: heavyWords('step').slice(0, 500) })
    const asked = await site.publish()
    expect(asked.status).toBe(422)
    expect(await asked.text()).toContain('Startsidan blir tung')
    expect(await site.home()).toBe(built)
    expect((await site.desk.press(`${PLACE}/publicera`, { tung: 'ja' })).status).toBe(303)
    expect(await site.home()).toContain('Ett tungt steg')
    // What is heavy already is not asked about again.
    await site.save('telefon', phoneForm(NEW_PHONE))
    expect((await site.publish()).headers.get('location')).toBe(`${PLACE}?klart=publicerat`)
  })

  test('the line at the top is there on its days, without anyone doing anything', async () => {
    const text = 'Telefonen är avstängd fredag.'
    await site.save('rad', { 'notice.text': text, 'notice.from': '2026-11-24', 'notice.to': '2026-11-24' })
    await site.publish()
    expect(await site.home()).toBe(built)
    site.setClock('2026-11-23T23:30:00.000Z')
    await eventually(async () => expect(await site.home()).toContain(text))
    site.setClock('2026-11-24T23:30:00.000Z')
    await eventually(async () => expect(await site.home()).toBe(built))
  })

  test('the line at the top is taken away by its button, whatever stands in its fields', async () => {
    const line = { 'notice.text': 'Telefonen är avstängd i dag.', 'notice.from': '2026-11-23', 'notice.to': '2026-11-24' }
    await site.save('rad', line)
    await site.publish()
    expect(await site.home()).toContain(line['notice.text'])
    expect((await site.desk.press(`${PLACE}/rad/ta-bort`, { ...line, 'notice.text': '' })).status).toBe(303)
    await site.publish()
    expect(await site.home()).toBe(built)
  })

  test('questions and tips are added, changed, moved and removed', async () => {
    await site.save('fragor/ny', { question: 'Går det bra med hund?', answer: 'Ja. Ring {telefon}.', icon: 'pin' })
    await site.save('fragor/pris', { question: 'Vad får det kosta?', answer: 'Det {pris}.', icon: 'wallet' })
    await site.desk.press(`${PLACE}/fragor/tid/ta-bort`)
    const list = await (await site.desk.ask(`${PLACE}/fragor`)).text()
    const token = /name="sigill" value="([^"]+)"/.exec(list)?.[1] ?? ''
    const seen = /name="utkast" value="([^"]+)"/.exec(list)?.[1] ?? ''
    const moved = { sigill: token, utkast: seen }
    const response = await site.desk.ask(`${PLACE}/fragor/pris/ner`, { method: 'POST', body: new URLSearchParams(moved) })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${PLACE}/fragor`])
    expect((await site.desk.press(`${PLACE}/fragor/gar-det-bra-med-hund/upp`)).status).toBe(303)
    const drafted = await site.overview()
    for (const said of ['Går det bra med hund?', 'Vad får det kosta?', siteItems.moved]) expect(drafted).toContain(said)
    await site.publish()
    const page = await (await site.server.ask('/vanliga-fragor')).text()
    expect(page).toContain(`Ja. Ring ${facts.phone}.`)
    expect(page).not.toContain(escaped(defaultContent.questions.find(({ id }) => id === 'tid')?.question ?? ''))
    const ids = [...pageFrom(page).querySelectorAll('main details')].map(({ id }) => id)
    expect(ids.filter((id) => ['pris', 'rot'].includes(id))).toEqual(['rot', 'pris'])
    expect(page.indexOf('Går det bra med hund?')).toBeLessThan(page.indexOf(escaped(defaultContent.questions.at(-1)?.question ?? '')))
  })

  test('what is said of the company, its services and its partner is changed, with the facts that stand in braces', async () => {
    await site.save('om-oss', {
      ...asDelivered('om-oss'),
      'about.columns.1.text': 'Ring {telefon}.',
      'about.licence.heading': 'Godkända för våtrum',
      'about.licence.text': 'Ring {telefon} om det.',
    })
    await site.save('priser', { ...asDelivered('priser'), 'facts.renovationTime': '6–8 veckor' })
    const kakel = { 'services.kakel.description': 'Plattor i {orter}.', 'services.kakel.features': 'Kakel, klinker och mosaik\nRåd om fogfärg' }
    await site.save('kakel', { ...asDelivered('kakel'), ...kakel })
    await site.save('kakel-steg/ny', { title: 'Mosaik', content: 'Små bitar på nät, {tid}.' })
    await site.desk.press(`${PLACE}/kakel-steg/1/ta-bort`)
    await site.save('partnern', { ...asDelivered('partnern'), 'partnership.showroom': 'Nära {säte}.' })
    await site.save('partnern-erbjuder/1', { name: 'Natursten', text: 'Skiffer och kalksten från {partner}.' })
    await site.save('telefon', phoneForm(NEW_PHONE))
    const drafted = await site.overview()
    for (const said of ['Godkända för våtrum', siteParts['kakel-steg'].title, 'Natursten', '6–8 veckor']) expect(drafted).toContain(said)
    await site.publish()
    const page = await site.home()
    for (const said of [`Ring ${NEW_PHONE}.`, 'Godkända för våtrum', 'Kakel, klinker och mosaik', 'Mosaik', `Skiffer och kalksten från ${facts.partner.name}.`])
      expect(page).toContain(said)
    expect(wordsOf(pageFrom(page)).match(IN_BRACES)).toBeNull()
    expect(page).toMatch(/<meta name="description" content="[^"]*Godkända för våtrum/)
    expect(page).toContain('Vecka 8')
    expect(page).not.toContain(defaultContent.services.kakel.expanded.steps[0]?.title)
    const service = await (await site.desk.ask(`${PLACE}/kakel`)).text()
    expect(service).toContain('Högst 300 tecken.')
    expect(service).toContain('{telefon}')
  })

  test('pages of the server and mails to the owner say what is published', async () => {
    await site.save('telefon', phoneForm(NEW_PHONE))
    await site.save('foretaget', companyForm('Västerås\nKöping'))
    await site.publish()
    await site.server.postJson(aRequest({ location: 'köping' }))
    const [email] = await emailsNamed(site.where.dataDir, `${choices.project[aRequest().project]}, Köping`, 1)
    expect(email?.html).toContain(encodeURIComponent(NEW_PHONE))
    expect(email?.html).not.toContain(encodeURIComponent(facts.phone))
    const page = await (await site.server.ask('/arende/okand')).text()
    expect(page).toContain(customerPage.unknown.text({ ...facts, holiday: undefined, phone: NEW_PHONE }))
    expect(page).not.toContain(facts.phone)
  })
})

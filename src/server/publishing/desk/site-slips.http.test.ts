import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signInWords } from '#content/desk/sign-in.ts'
import { sitePage } from '#content/publishing/site.ts'
import { defaultContent } from '#content/publishing/site-content.ts'
import { siteParts } from '#content/publishing/site-forms.ts'
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

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

/** Part, what is typed, and what is said. */
const slips: readonly (readonly [part: string, fields: Record<string, string>, said: string])[] = [
  ['telefon', { ...phoneForm('07-1') }, '”07-1” är inget svenskt telefonnummer. Skriv till exempel: 070-174 06 50'],
  ['telefon', { ...phoneForm(NEW_PHONE), 'facts.phoneHours': 'Vardagar 17:00–07:00' }, '”Vardagar 17:00–07:00” slutar innan det börjar.'],
  ['telefon', { ...phoneForm(NEW_PHONE), 'facts.phoneHours': 'Mån–fre 7–16, fre 7–13' }, 'I ”Mån–fre 7–16, fre 7–13” har en dag två tider'],
  ['telefon', { ...phoneForm(NEW_PHONE), 'facts.phoneHours': 'Vardagar 07:00–16:75' }, '”Vardagar 07:00–16:75” är ingen tid på dygnet.'],
  ['priser', { ...priceForm, 'facts.rot.percent': '35' }, 'ROT-avdraget har aldrig varit 35 %'],
  ['priser', { ...priceForm, 'facts.priceKr.from': '1 900 000' }, 'Det högsta priset är inte högre än det lägsta.'],
  [
    'priser',
    { ...priceForm, 'facts.priceKr.from': '120' },
    'Här ska det stå ett helt tal från 10\u00a0000 till 2\u00a0000\u00a0000. Till exempel: 120\u00a0000',
  ],
  ['priser', { ...priceForm, 'facts.paymentDays': 'tio' }, 'Här ska det stå ett helt tal från 1 till 90'],
  ['foretaget', { ...companyForm('Västerås'), 'facts.orgNumber': '556016-0681' }, '”556016-0681” är inget organisationsnummer'],
  ['foretaget', { ...companyForm('Västerås'), 'facts.orgNumber': '556016068' }, '”556016068” är inget organisationsnummer'],
  ['foretaget', { ...companyForm('Västerås'), 'facts.checklist': 'Ett\nTvå\nTre\nFyra\nFem' }, 'Högst fyra rader får plats.'],
  ['foretaget', companyForm('Sala\nKöping\nArboga\nKungsör\nFagersta\nNorberg\nSkinnskatteberg'), 'Högst sex orter får plats.'],
  ['lankar', { ...asDelivered('lankar'), 'facts.partner.url': 'http://www.plattboden.se' }, '”http://www.plattboden.se” är ingen adress.'],
  ['rad', { 'notice.text': '', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }, 'Texten är tom.'],
  ['rad', { 'notice.text': 'Stängt', 'notice.from': '2026-12-02', 'notice.to': '2026-12-01' }, 'Den sista dagen ligger före den första.'],
  [
    'rad',
    { 'notice.text': 'a'.repeat(20_000), 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' },
    'Texten är 20000 tecken lång. Den får vara högst 120.',
  ],
  ['rad', { 'notice.text': 'Stängt \u202eidag', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }, 'Texten innehåller tecken som inte syns.'],
  ['rad', { 'notice.text': 'Stängt \u2066idag', 'notice.from': '2026-12-01', 'notice.to': '2026-12-02' }, 'Texten innehåller tecken som inte syns.'],
  ['ritningspriser', { ...asDelivered('ritningspriser'), 'priceFigures.bands.small.from': '900 000' }, 'Det högsta priset är inte högre än det lägsta.'],
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
  ['kakel', { ...asDelivered('kakel'), 'services.kakel.features': 'Ett\nTvå\nTre\nFyra\nFem\nSex\nSju\nÅtta\nNio' }, 'Högst åtta punkter får plats.'],
  ['kakel-steg/2', { title: 'Materialens egenskaper', content: 'De är många.' }, '”Materialens egenskaper” finns redan, som nummer 1.'],
  ['partnern', { ...asDelivered('partnern'), 'partnership.showroom': '' }, 'Texten är tom.'],
  ['partnern-erbjuder/ny', { name: 'Kök', text: 'a'.repeat(201) }, 'Texten är 201 tecken lång. Den får vara högst 200.'],
  ['foretaget', companyForm('Västerås, Köping'), 'Skriv en ort på varje rad, utan kommatecken.'],
  ['fragor/ny', { question: defaultContent.questions[0]?.question ?? '', answer: 'Så här.', icon: 'pin' }, 'finns redan, som nummer 1.'],
  ['fragor/pris', { question: 'Vad kostar det', answer: 'Mycket.', icon: 'wallet' }, 'En fråga slutar med frågetecken.'],
  ['fragor/pris', { question: 'Vad kostar det?', answer: 'Oftast {prsi}.', icon: 'wallet' }, '{prsi} går inte att fylla i.'],
  ['tips/1', { text: 'Mät.', icon: 'hammare' }, 'Välj något i listan.'],
]
describe.each(frontDoorDatabases)('slips in the site’s forms on %s', (_, newDatabase) => {
  let site: ChangedSite
  beforeEach(async () => {
    site = await openChangedSite(newDatabase)
  })

  test('a slip is refused in words, with what was typed, and nothing changes', async () => {
    for (const [part, fields, said] of slips) {
      const response = await site.save(part, fields)
      expect(response.status, said).toBe(422)
      const page = await response.text()
      expect(page).toContain(escaped(said))
      expect(page).toContain(sitePage.errors.fields)
      for (const typed of Object.values(fields).filter((value) => value !== 'hammare')) expect(page).toContain(escaped(typed))
    }
    expect(await site.overview()).toContain(sitePage.asBuilt)
    expect(await site.home()).toBe(built)
  })

  test('a slip stands at its field', async () => {
    const page = await (await site.save('telefon', phoneForm('07-1'))).text()
    const [, field = ''] = /(<input[^>]*name="facts\.phone"[^>]*>)/.exec(page) ?? []
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('facts.phone-error')
    expect(page).toContain('id="facts.phone-error"')
    expect(page).not.toContain('id="facts.phoneHours-error"')
  })

  test('markup in a text is a text', async () => {
    const text = '<script>alert(1)</script> & "tips"'
    expect((await site.save('tips/1', { text, icon: 'tape' })).status).toBe(303)
    expect((await site.save('rad', { 'notice.text': '</p><img src=x>', 'notice.from': '2026-11-01', 'notice.to': '2026-12-01' })).status).toBe(303)
    await site.publish()
    const page = await site.home()
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x>')
    expect(page).toContain('&lt;/p&gt;&lt;img src=x&gt;')
  })

  test('a form without a valid token changes nothing, and keeps what was typed', async () => {
    const body = new URLSearchParams({ sigill: 'x', ...phoneForm(NEW_PHONE) })
    const response = await site.desk.ask(`${PLACE}/telefon/spara`, { method: 'POST', body })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(signInWords.expired)
    expect(page).toContain(NEW_PHONE)
    expect(await site.overview()).toContain(sitePage.asBuilt)
  })
})

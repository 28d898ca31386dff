import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { signInWords } from '#content/desk/sign-in.ts'
import { fileOf } from '#server/core/http/static-site.ts'
import { aSiteContent } from '../../../tests/support/a-site-content.ts'
import { expectRecorded, outlineOf, outlineOfHtml } from '../../../tests/support/page-outline.ts'
import { makeDeskPages } from './desk-shell.tsx'
import { HolidayPage } from './holiday/holiday-page.tsx'
import { COUNTED_UP_TO } from './lists/enquiry-lists.ts'
import { MonthsPage } from './months/months-page.tsx'
import { OwnVisitsPage } from './own-visits/own-visits-page.tsx'
import { PeoplePage, PersonPage, RemovePage } from './people/people-page.tsx'
import { devicesPage, offerPage } from './sign-in/devices-page.tsx'
import { addressPage, codePage, deskMessage } from './sign-in/sign-in-page.tsx'
import { SystemPage } from './system/system-page.tsx'
import { templateForm, templateList } from './templates/template-pages.tsx'
import { unsavedPage } from './unsaved-page.tsx'

/** The desk's other pages as outlines in outlines/. Record anew with `npx vitest run src/server/desk/desk-pages.test.tsx -u`, and read the difference. */
const recorded = (name: string, content: ReactNode) => expectRecorded(name, outlineOf(content))

const NOW = new Date('2026-11-24T11:00:00.000Z')
const AT = '2026-11-24T08:00:00.000Z'

test('the holiday', async () => {
  const current = { from: '2026-12-21', to: '2027-01-06' }
  const history = [
    { id: '1', holiday: current, decidedAt: AT, decidedBy: 'Anna' },
    { id: '2', holiday: undefined, decidedAt: AT, decidedBy: 'Bo' },
  ]
  await recorded('holiday-none', <HolidayPage current={undefined} history={[]} formToken="token" done={false} refused={undefined} />)
  await recorded('holiday', <HolidayPage current={current} history={history} formToken="token" done refused={undefined} />)
  const refused = { typed: { from: '2026-12-21', to: '' }, faults: { to: 'missing' as const }, isExpired: true }
  await recorded('holiday-refused', <HolidayPage current={undefined} history={[]} formToken="token" done={false} refused={refused} />)
})

test('templates', async () => {
  const templates = ['Boka besök', 'Ring', 'Nej tack'].map((name, index) => ({ id: String(index), name, subject: `Om ${name}`, text: '' }))
  await recorded('templates', templateList(templates, { formToken: 'token', error: 'Det finns redan tjugo.' }).content)
  await recorded('templates-none', templateList([], { formToken: 'token', error: undefined }).content)
  const form = { facts: { ...aSiteContent.facts, holiday: undefined }, formToken: 'token', error: undefined }
  await recorded('template-new', templateForm({ id: 'ny', answers: { name: '', subject: '', text: '' }, errors: {}, ...form }).content)
  const errors = { name: { sentence: 'Skriv ett namn.' }, subject: { sentence: 'Skriv ett ämne.' }, text: { sentence: 'För lång.' } }
  await recorded(
    'template-refused',
    templateForm({ id: '1', answers: { name: 'Ring', subject: '', text: '' }, errors, ...form, error: 'Inget är sparat.' }).content,
  )
  const preview = outlineOf(templateForm({ id: '1', answers: { name: 'Ring', subject: 'Om {referens}', text: 'Hej {förnamn}!' }, errors: {}, ...form }).content)
  expect(preview).toContain('Hej Karin!')
  expect(preview).toContain(aSiteContent.facts.phone)
})

test('the months, in figures and drawn', async () => {
  const figures = (requests: number, inTime: number, decided: number, minutes: number[]) => ({
    requests,
    inTime,
    decided,
    minutes,
    towns: new Map(Array.from({ length: 12 }, (_, index) => [`Ort ${index}`, 20 - index])),
    projects: new Map([
      ['kakel', 2],
      ['totalrenovering', 5],
    ] as const),
  })
  const months = [
    { month: '2026-02', figures: figures(1234, 30, 40, [10, 90, 1500]) },
    { month: '2026-01', figures: figures(4, 0, 0, []) },
    { month: '2025-12', figures: { ...figures(2, 2, 2, [1]), towns: new Map([['Sala', 2]]) } },
  ]
  await recorded('months', <MonthsPage months={months} earlierPath="/agare/manader?till=2025-11" latestPath="/agare/manader" exportPath="/agare/manader.csv" />)
  await recorded('months-one', <MonthsPage months={months.slice(2)} earlierPath={undefined} latestPath={undefined} exportPath="/agare/manader.csv" />)
  const late = [{ month: '2026-02', figures: figures(1000, 999, 1000, [1800]) }]
  const shown = outlineOf(<MonthsPage months={late} earlierPath={undefined} latestPath={undefined} exportPath="/agare/manader.csv" />)
  for (const said of ['td "99\u00a0%"', 'td "30\u00a0tim"']) expect(shown).toContain(said)
  const none = { month: '2026-02', figures: { requests: 0, inTime: 0, decided: 0, minutes: [], towns: new Map(), projects: new Map() } }
  await recorded('months-none', <MonthsPage months={[none]} earlierPath={undefined} latestPath="/agare/manader" exportPath="/agare/manader.csv" />)
})

test('the state of the site', async () => {
  const health = { lowOnSpace: true, emails: { overdue: 1, givenUp: 2 }, mailServer: 'unreachable' as const, quarantineUnseen: true }
  const props = {
    undelivered: [],
    checks: undefined,
    formToken: 'token',
    done: undefined,
    error: undefined,
    isMailSent: true,
    rot: { published: 30, lawful: undefined },
  }
  const well = { lowOnSpace: false, emails: { overdue: 0, givenUp: 0 }, mailServer: undefined, quarantineUnseen: false }
  await recorded('system-troubled', <SystemPage health={health} {...props} error={signInWords.expired} />)
  await recorded('system-well', <SystemPage health={well} {...props} checks={{ at: NOW, results: [{ symbol: '✓', sentence: 'Databasen svarar.' }] }} />)
  const given = { recipient: 0, givenUpAt: AT }
  const undelivered = [
    { ...given, id: '1', kind: 'owner' as const, reference: 'F-7K3M9QA', failure: 'refused' as const, response: '550 No such user' },
    { ...given, id: '2', kind: 'digest' as const, reference: undefined, failure: undefined, response: '' },
  ]
  const results = [
    { symbol: '✓' as const, sentence: 'Databasen svarar.' },
    { symbol: '✗' as const, sentence: 'Klockan går fel.' },
  ]
  const checked = (...found: typeof results) => ({ at: NOW, results: found })
  await recorded(
    'system-email-given-up',
    <SystemPage health={undefined} {...props} undelivered={undelivered} checks={checked(...results)} done="Skickat igen." />,
  )
  await recorded('system-unchecked', <SystemPage health={well} {...props} />)
  const rot = { published: 50, lawful: { from: '2026-01-01', percent: 30 } }
  await recorded('system-nothing-found', <SystemPage health={well} {...props} isMailSent={false} rot={rot} checks={checked(...results.slice(0, 1))} />)
  await recorded('system-much-found', <SystemPage health={health} {...props} checks={checked(...results, { symbol: '✗', sentence: 'Disken är full.' })} />)
})

/** The shell alone: what the page is, its title and its content. */
const shellOf = (name: string) => fileOf(name, { plain: new TextEncoder().encode(`<h6>${name}: %titel%</h6>%innehall%`), br: undefined, gzip: undefined }, '')
const menu = () => [
  { path: '/' },
  { path: '/webbplatsen', menu: 'Webbplatsen' },
  { path: '/manader', menu: 'Månader' },
  { path: '/mallar', menu: 'Mallar' },
  { path: '/semester', menu: 'Semester' },
  { path: '/laget', menu: 'Läget' },
  { path: '/enheter', menu: 'Enheter' },
  { path: '/logga-ut', menu: 'Logga ut' },
]
const pages = makeDeskPages(shellOf, async () => ({ turn: 1234, visits: 0, quarantined: COUNTED_UP_TO }), menu)
const recordedHtml = (name: string, html: string | undefined) => expectRecorded(name, outlineOfHtml(html ?? ''))

test('what stands around a page', async () => {
  await recordedHtml('frame', await pages.fill({ title: 'Besök', place: 'besok', search: { name: 'visits', searched: 'kakel' }, content: <p>Innehåll</p> }))
  const uncounted = makeDeskPages(shellOf, async () => undefined, menu)
  await recordedHtml('frame-without-figures', await uncounted.fill({ title: 'Bild', place: 'webbplatsen', choosesPictures: true, content: <p>Innehåll</p> }))
  await recordedHtml('frame-alone', pages.fillAlone({ title: 'Logga in', content: <p>Innehåll</p> }))
})

test('of visits that are booked their number stands in the menu', async () => {
  const counted = makeDeskPages(shellOf, async () => ({ turn: 0, visits: 3, quarantined: 0 }), menu)
  const html = await counted.fill({ title: 'Mallar', content: <p>Innehåll</p> })
  expect(html.match(/<a href="[^"]+">[^<]+ <span class="count">\d+<\/span>/g)).toEqual(['<a href="/agare?lista=besok">Besök <span class="count">3</span>'])
})

test('signing in', async () => {
  const page = { formToken: 'token', till: '/agare/enheter' }
  await recordedHtml('sign-in', addressPage(pages, { ...page, hasPasskey: false }))
  await recordedHtml(
    'sign-in-refused',
    addressPage(pages, { ...page, hasPasskey: true, note: 'Logga in igen.', address: 'anna', error: 'Skriv en adress.', trouble: 'Vänta en stund.' }),
  )
  await recordedHtml('code', codePage(pages, { ...page, sentTo: 'a•••@exempel.se' }))
  await recordedHtml('code-refused', codePage(pages, { ...page, sentTo: undefined, error: 'Fel kod.', trouble: 'Vänta en stund.' }))
  await recordedHtml('code-ended', codePage(pages, { ...page, sentTo: undefined, trouble: 'Koden gäller inte längre.', hasEnded: true }))
  await recordedHtml('nothing-done', deskMessage(pages, { heading: 'Du är utloggad', text: 'Inget är gjort.', children: <p>Det du skrev</p> }))
})

test('devices and passkeys', async () => {
  const signedIn = { address: 'anna@example.se', name: 'Anna', role: 'owner' as const, recipient: 0, sessionId: 'this', signedInAt: NOW }
  const session = { address: 'anna@example.se', signedInAt: AT, lastUsedAt: AT }
  const sessions = [
    { ...session, idHash: 'this', way: 'code' as const, device: 'Safari på iPhone' },
    { ...session, idHash: 'other', way: 'passkey' as const, device: 'Chrome på Windows' },
  ]
  const passkey = { address: 'anna@example.se', publicKey: '', transports: [], counter: 0, addedAt: AT }
  const passkeys = [
    { ...passkey, id: 'k1', name: 'Safari på iPhone', lastUsedAt: undefined },
    { ...passkey, id: 'k2', name: 'Chrome på Windows', lastUsedAt: '2026-11-23T08:00:00.000Z' },
  ]
  const page = { signedIn, sessions, formToken: 'token', error: undefined, done: undefined }
  await recordedHtml('devices', await devicesPage(pages, { ...page, passkeys, ofThisBrowser: passkeys[0]?.id, again: undefined, done: 'Utloggad.' }))
  await recordedHtml(
    'devices-sign-in-again',
    await devicesPage(pages, { ...page, passkeys: [], ofThisBrowser: undefined, again: '/agare/logga-in?igen=1', error: 'Det gick inte.' }),
  )
  await recordedHtml('passkey-offered', await offerPage(pages, { role: 'owner', formToken: 'token', till: '/agare' }))
})

test('who works on the desk', async () => {
  const anna = {
    address: 'anna@example.se',
    name: 'Anna',
    role: 'owner',
    recipient: 0,
    invitation: undefined,
    getsEmail: true,
    devices: 2,
    lastSignedInAt: AT,
  } as const
  const invitation = { by: 'Anna', at: AT }
  const eva = { ...anna, address: 'eva@example.se', name: 'Eva', recipient: 1000, invitation, getsEmail: false, devices: 1 } as const
  const kalle = { ...eva, address: 'kalle@example.se', name: 'Kalle', role: 'fitter', recipient: 1001, devices: 0, lastSignedInAt: undefined } as const
  const parts = { formToken: 'token', again: undefined, error: undefined }
  const list = { ...parts, people: [anna, eva, kalle], me: anna.address, done: undefined, refused: undefined }
  await recorded('people', <PeoplePage {...list} done="Inbjudan är på väg." />)
  const refused = {
    typed: { namn: '', adress: 'kalle', role: undefined, getsEmail: false },
    errors: { namn: 'Skriv namnet.', adress: 'Skriv en adress.', roll: 'Välj roll.' },
  }
  await recorded('people-refused', <PeoplePage {...list} people={[anna]} error="Ingen är inbjuden." refused={refused} />)
  await recorded('people-sign-in-again', <PeoplePage {...list} people={[anna]} again="/agare/logga-in?igen=1" />)
  await recorded('person', <PersonPage {...parts} person={kalle} isMe={false} />)
  await recorded('person-who-is-me', <PersonPage {...parts} person={eva} isMe error="Det gick inte." />)
  await recorded('person-remove', <RemovePage {...parts} person={eva} error="Kryssa i rutan." />)
})

test('the first page and the menu of who goes on visits', async () => {
  const visit = (day: number, address: string) => ({ address, time: { start: `2026-11-${day}T08:00:00.000Z`, end: `2026-11-${day}T09:00:00.000Z` } })
  const customer = { reference: 'F-7K3M9QA', name: 'Åsa', phone: '070-174 06 33', location: 'Enköping' }
  const list = { now: NOW, userAgent: 'iPhone', formToken: 'token', error: undefined, isAddressSent: false }
  const visits = [
    { ...customer, visit: visit(23, '') },
    { ...customer, visit: visit(25, 'Storgatan 1') },
  ]
  await recorded('own-visits', <OwnVisitsPage {...list} visits={visits} isAddressSent />)
  await recorded('own-visits-none', <OwnVisitsPage {...list} visits={[]} error="Försök igen." />)
  const ofFitters = () => menu().map((place) => ({ ...place, ...(['/enheter', '/logga-ut'].includes(place.path) && { roles: ['owner', 'fitter'] as const }) }))
  const html = await makeDeskPages(shellOf, async () => undefined, ofFitters).fill({ title: 'Besök', place: 'besok', role: 'fitter', content: <p>Innehåll</p> })
  await recordedHtml('frame-of-fitters', html)
})

test('what was typed where nothing could be stored', async () => {
  const typed = (deed: string, fields: Record<string, string>) =>
    unsavedPage(pages, `/agare/forfragan/F-7K3M9QA/${deed}`, new URLSearchParams({ sigill: 'token', ...fields }))
  await recordedHtml('unsaved-reply', typed('mejla', { subject: 'Ditt badrum', text: 'Hej Åsa!', sett: '1' }))
  await recordedHtml('unsaved-note', typed('anteckning', { anteckning: 'Ring efter fyra' }))
  expect(typed('anteckning', { anteckning: '   ' })).toBeUndefined()
})

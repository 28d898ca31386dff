import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { historyWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Deed, HistoryEntry } from '#domain/enquiry/history.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { A_PLAN, anAddition, aRecord, aThumb } from '../../../../tests/support/a-request.ts'
import { aSiteContent } from '../../../../tests/support/a-site-content.ts'
import { aVisit } from '../../../../tests/support/a-visit.ts'
import { expectRecorded, outlineOf } from '../../../../tests/support/page-outline.ts'
import { linkedRequestContent } from '../link/linked-request.tsx'
import { COUNTED_UP_TO, type ListedEnquiry } from '../lists/enquiry-lists.ts'
import { ListPage, SearchPage, VisitsPage } from '../lists/list-page.tsx'
import { EraseQuarantinedPage, QuarantinePage } from '../lists/quarantine-page.tsx'
import { eraseContent, erasedContent, goneContent } from './erase-page.tsx'
import { RequestActions } from './request-actions.tsx'
import { requestContent } from './request-page.tsx'
import type { DeskRequest } from './requests.ts'
import { VisitAction } from './visiting.tsx'

/** The lists of requests, and the page of one, as outlines in outlines/. Record anew with `npx vitest run src/server/desk/enquiry/request-pages.test.tsx -u`, and read the difference. */
const recorded = (name: string, content: ReactNode) => expectRecorded(name, outlineOf(content))

/** Of what is closed the summary alone. */
function folded(name: string, content: ReactNode) {
  const open = outlineOf(content).replaceAll(/^( *)details id=(?!.* open).*\n(?:\1 +.*(?:\n|$))*/gm, (part) => `${part.split('\n').slice(0, 2).join('\n')}\n`)
  return expectRecorded(name, open.trimEnd())
}

const NOW = new Date('2026-11-24T11:00:00.000Z')
const AT = '2026-11-24T08:00:00.000Z'
const ANNA: Doer = { party: 'owner', name: 'Anna' }
const NINE = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)
const waiting = { receivedAt: '2026-11-24T08:30:00.000Z', answerBy: '2026-11-25T08:30:00.000Z' }
const reply = (kind: 'called' | 'mailed' | 'declined' | 'visit booked' | 'times proposed', id = 'r1') => ({ id, kind, madeAt: AT, undoneAt: undefined })
const message = { to: 'asa.oberg@example.se', subject: 'Om ditt badrum', text: 'Hej Åsa!', sentAt: AT, givenUpAt: undefined }
const done = (id: string, deed: Deed): HistoryEntry => ({ id, at: AT, by: ANNA, ...deed })

test('requests in a list, each with where it stands', async () => {
  const listed = (name: string, changes: Partial<ListedEnquiry> = {}): ListedEnquiry => ({
    ...aRecord({ reference: `F-${name}`, name, ...waiting, ...changes }),
    drawn: false,
    addedWords: '',
    requests: 1,
    ...changes,
  })
  const enquiries = [
    listed('Väntar'),
    listed('Försenad', { answerBy: '2026-11-24T09:00:00.000Z', takenBy: 'Bo', requests: 2, drawn: true }),
    listed('Ofta', { requests: COUNTED_UP_TO, photos: [aThumb('photo', 0), aThumb('pdf', 1)] }),
    listed('Uppringd', { replies: [reply('called')] }),
    listed('Besök', { replies: [reply('visit booked')], visit: aVisit() }),
    listed('Föreslagen', { replies: [reply('times proposed')], visit: aVisit({ state: 'proposed', time: undefined }) }),
    listed('Önskar', { replies: [reply('times proposed')], visit: aVisit({ state: 'proposed', time: undefined, wish: 'Efter fyra' }) }),
    listed('Avbokad', { replies: [reply('called')], visit: aVisit({ state: 'cancelled' }) }),
    listed('Stängd', { closed: { because: 'won', at: AT } }),
    listed('Skräplik', { quarantineReason: 'too-fast', quarantinedAt: AT }),
  ]
  const list = { page: { enquiries, next: undefined }, now: NOW, nextPath: '/agare?sida=2', firstPath: '/agare' }
  const last = { ...list, page: { enquiries: enquiries.slice(0, 1), next: undefined }, nextPath: undefined, firstPath: undefined }
  const empty = { ...last, page: { enquiries: [], next: undefined } }
  await recorded('list', <ListPage name="all" {...list} below="Mer" />)
  await recorded('list-empty', <ListPage name="turn" {...empty} />)
  await recorded('list-past-its-end', <ListPage name="closed" {...empty} firstPath="/agare?lista=stangda" />)
  const calendar = { formToken: 'token', error: undefined, userAgent: 'iPhone' }
  await recorded(
    'visits',
    <VisitsPage
      {...last}
      proposed={{ ...list, nextPath: undefined, firstPath: undefined }}
      proposedPath="/agare?lista=foreslagna"
      pastPath="/agare?lista=tidigare-besok"
      {...calendar}
      isAddressSent
    />,
  )
  await recorded(
    'visits-none',
    <VisitsPage {...empty} proposed={empty} proposedPath={undefined} pastPath="/agare?lista=tidigare-besok" {...calendar} isAddressSent={false} />,
  )
  await recorded('search', <SearchPage searched="kakel" {...list} filter={{ chips: 'Ort', isFiltered: false }} clearPath="/agare" />)
  await recorded('search-nothing', <SearchPage searched="kakel" {...empty} filter={{ chips: false, isFiltered: false }} clearPath="/agare?lista=alla" />)
  const quarantine = { formToken: 'token', upTo: AT, erasePath: '/agare/radera-misstankt-skrap' }
  await recorded(
    'quarantine',
    <QuarantinePage {...list} page={{ enquiries: enquiries.slice(-1), next: undefined }} {...quarantine} error="Kryssa i minst en." />,
  )
  await recorded('quarantine-empty', <QuarantinePage {...empty} {...quarantine} error={undefined} />)
  await recorded('quarantine-erase', <EraseQuarantinedPage {...quarantine} count={1200} path="/agare/misstankt-skrap/radera" error="Kryssa i rutan." />)
})

const path = '/agare/forfragan/F-7K3M9QA'
const anna = { address: 'anna@example.se', name: 'Anna', role: 'owner', recipient: 0 } as const
const bo = { address: 'bo@example.se', name: 'Bo', role: 'owner', recipient: 1 } as const
const kalle = { address: 'kalle@example.se', name: 'Kalle', role: 'fitter', recipient: 1000 } as const
const actions: Omit<Parameters<typeof RequestActions>[0], 'request' | 'visiting'> &
  Omit<Parameters<typeof VisitAction>[0], 'request' | 'isOpened' | 'refusedDeed'> = {
  path,
  search: '',
  formToken: 'token',
  calendar: { occupied: [], suggested: [NINE], holiday: undefined },
  now: NOW,
  me: 'Anna',
  people: [anna],
  opened: undefined,
  drafting: {
    templates: [{ id: 'boka', name: 'Boka besök', subject: '', text: '' }],
    chosen: 'boka',
    draft: { subject: 'Ditt badrum', text: 'Hej Åsa!' },
    errors: {},
    seen: 1,
    isOpen: true,
  },
  refused: undefined,
  refusedVisit: undefined,
}
const parts = { path, facts: { ...aSiteContent.facts, holiday: undefined }, now: NOW, userAgent: 'iPhone', error: undefined }
type Parts = typeof actions & Pick<Parameters<typeof requestContent>[1], 'error' | 'done' | 'others'>
const aDeskRequest = (changes: Parameters<typeof aRecord>[0] = {}, history: HistoryEntry[] = []): DeskRequest => ({
  enquiry: aRecord({ ...waiting, ...changes }),
  additions: [],
  undoable: [],
  merged: [],
  history,
})
const pageOf = (request: DeskRequest, { error, done, others, ...changes }: Partial<Parts> = {}) => {
  const shown = { ...actions, ...changes }
  const visiting = <VisitAction request={request} {...shown} isOpened={shown.opened === 'besok'} refusedDeed={shown.refused?.deed} />
  return requestContent(request, { ...parts, error, done, others, actions: <RequestActions request={request} {...shown} visiting={visiting} /> }).content
}

test('the page of a request that waits', async () => {
  await recorded('request-waiting', pageOf(aDeskRequest({ plan: A_PLAN })))
  const errors = { subject: { sentence: 'Skriv ett ämne.' }, text: { sentence: 'Skriv något.' } }
  const drafting = { templates: [], chosen: undefined, draft: { subject: '', text: '' }, errors, seen: 0, isOpen: false }
  await folded(
    'request-late',
    pageOf(aDeskRequest({ answerBy: AT, message: '', takenBy: 'Bo' }), {
      people: [anna, bo, kalle],
      drafting,
      error: 'Inget är skickat.',
      others: 'Andra förfrågningar',
    }),
  )
  await folded('request-taken-by-me', pageOf(aDeskRequest({ takenBy: 'Anna', seenAt: AT }), { people: [anna, bo, kalle], done: 'Skickat.' }))
  await folded('request-without-address', pageOf(aDeskRequest({ email: '' }), { drafting: undefined }))
})

test('the page of a request that was answered, that has a visit, or that is closed', async () => {
  const mailed = done('r1', { kind: 'reply', reply: 'mailed', undoneAt: undefined, message })
  await folded('request-answered-by-mail', pageOf(aDeskRequest({ replies: [reply('mailed')] }, [mailed])))
  const lost = done('r1', { kind: 'reply', reply: 'mailed', undoneAt: undefined, message: { ...message, sentAt: undefined, givenUpAt: AT } })
  await folded(
    'request-not-delivered',
    pageOf(aDeskRequest({ replies: [reply('called', 'r2')] }, [lost, done('r2', { kind: 'reply', reply: 'called', undoneAt: undefined, message: undefined })])),
  )
  expect(outlineOf(pageOf(aDeskRequest({}, [lost, mailed])))).not.toContain(requestPage.undelivered)
  await recorded('request-with-a-visit', pageOf(aDeskRequest({ replies: [reply('visit booked')], visit: aVisit({ offered: [NINE], wish: 'Efter fyra' }) })))
  const assignee = { name: 'Kalle', address: kalle.address, since: AT }
  await recorded('request-with-a-visit-that-is-given-to-somebody', pageOf(aDeskRequest({ visit: aVisit({ assignee }) }), { people: [anna, kalle] }))
  await recorded('request-closed', pageOf(aDeskRequest({ closed: { because: 'won', at: AT } }), { people: [anna, bo, kalle] }))
  await folded('request-merged', pageOf(aDeskRequest({ closed: { because: 'merged', at: AT }, mergedInto: 'F-2AAAAAA' })))
  const enquiry = aRecord({ reference: 'F-3BBBBBB', message: 'Och golvvärme', plan: A_PLAN, photos: [aThumb('photo', 0)] })
  await folded('request-that-another-goes-on-as', pageOf({ ...aDeskRequest(), merged: [{ enquiry, additions: [anAddition('a', AT)] }] }))
  await recorded('request-quarantined', pageOf(aDeskRequest({ quarantineReason: 'honeypot', quarantinedAt: AT })))
})

test.each(['svar', 'anteckning', 'vidare', 'stang', 'boka'] as const)('the form “%s” stands open when it was refused, as it was typed', async (deed) => {
  const refused = {
    deed,
    typed: (name: string) => `${name}, som det skrevs`,
    errors: { anteckning: 'Skriv något.', till: 'Skriv en adress.', skal: 'Välj ett skäl.', text: 'För lång.', svar: 'Välj.' },
  }
  await folded(`request-refused-${deed}`, pageOf(aDeskRequest(), { refused }))
})

test('the history of a request', async () => {
  const history = [
    done('1', { kind: 'received' }),
    done('2', { kind: 'note', text: 'Ring efter fyra' }),
    done('3', { kind: 'reply', reply: 'called', undoneAt: AT, message: undefined }),
    done('4', { kind: 'forwarded', message: { ...message, to: 'bo@example.se', sentAt: undefined } }),
    done('5', { kind: 'added', addition: { id: '5', at: AT, message: 'Golvet är skevt', phone: '', callTime: 'Efter fyra' } }),
    done('6', { kind: 'reply', reply: 'mailed', undoneAt: undefined, message: { ...message, text: '' } }),
  ]
  await folded('request-history', pageOf(aDeskRequest({ replies: [reply('mailed', '6')] }, history)))
})

test('the page of a request behind the link in an email', async () => {
  const linked = (request: DeskRequest, error?: string) =>
    linkedRequestContent(request, { path: '/agare/F-7K3M9QA/1/x', formToken: 'token', facts: parts.facts, now: NOW, userAgent: 'iPhone', error }).content
  const note = done('n', { kind: 'note', text: 'Ring efter fyra' })
  const photos = [aThumb('photo', 0), aThumb('pdf', 1)]
  await recorded('linked-waiting', linked(aDeskRequest({ plan: A_PLAN, photos }, [note]), 'Inget är sparat.'))
  const sent = done('r1', { kind: 'reply', reply: 'mailed', undoneAt: undefined, message })
  await recorded('linked-answered', linked(aDeskRequest({ replies: [reply('called', 'r2')] }, [sent, note])))
  await recorded('linked-quarantined', linked(aDeskRequest({ quarantineReason: 'flood', quarantinedAt: AT })))
  await recorded('linked-closed', linked(aDeskRequest({ closed: { because: 'won', at: AT } })))
  for (const said of [message.text, message.subject, 'Ring efter fyra'])
    expect(renderToStaticMarkup(linked(aDeskRequest({}, [sent, note])))).not.toContain(said)
})

test('erasing a request, and what is there afterwards', async () => {
  await recorded('erase', eraseContent(aRecord(), { path: parts.path, facts: parts.facts, formToken: 'token', error: 'Kryssa i rutan.' }).content)
  await recorded('erased', erasedContent('F-7K3M9QA').content)
  await recorded('gone', goneContent().content)
})

test('time that is left and time that is over look different, and so does an email that did not arrive', () => {
  const html = (request: DeskRequest) => renderToStaticMarkup(pageOf(request))
  expect(html(aDeskRequest())).toContain('<span class="left">')
  expect(html(aDeskRequest({ answerBy: AT }))).toContain('<span class="late">')
  const sent = (givenUpAt?: string) =>
    html(aDeskRequest({}, [done('r1', { kind: 'reply', reply: 'mailed', undoneAt: undefined, message: { ...message, givenUpAt } })]))
  expect(sent(AT)).toContain(`<p class="field-error">${historyWords.delivery.failed}: ${message.to}</p>`)
  expect(sent()).toContain(`<p class="desk-hint">${historyWords.delivery.sent}</p>`)
})

test('a visit that is booked or proposed stands open, one that was cancelled does not', () => {
  const visiting = (visit: Visit) => /<details[^>]*id="besok"[^>]*>/.exec(renderToStaticMarkup(pageOf(aDeskRequest({ visit }))))?.[0]
  expect(visiting(aVisit())).toContain('open=""')
  expect(visiting(aVisit({ state: 'proposed', time: undefined, offered: [NINE] }))).toContain('open=""')
  expect(visiting(aVisit({ state: 'cancelled' }))).not.toContain('open=""')
})

test('a proposal that the customer has answered, or of which no time is left, is not said to wait for the customer', () => {
  const visit = aVisit({ state: 'proposed', time: undefined, offered: [NINE] })
  const said = (reason: 'times proposed' | 'no time fits', oursFrom: string) =>
    renderToStaticMarkup(pageOf(aDeskRequest({ visit, standing: { reason, since: AT, oursFrom, due: oursFrom } })))
  const { status } = ownerVisit
  for (const [reason, oursFrom, words] of [
    ['times proposed', NINE.start, status.proposed],
    ['times proposed', AT, status.gone],
    ['no time fits', AT, status.wished],
  ] as const) {
    const html = said(reason, oursFrom)
    expect(Object.values(status).filter((one) => html.includes(`<p>${one}</p>`))).toEqual([words])
  }
})

test('the reason that was chosen stays chosen where closing was refused', () => {
  const refused = { deed: 'stang' as const, typed: (name: string) => (name === 'orsak' ? 'unreachable' : ''), errors: { 'egna-ord': 'För lång.' } }
  const html = renderToStaticMarkup(pageOf(aDeskRequest(), { refused }))
  const chosen = [...html.matchAll(/<input[^>]*name="orsak"[^>]*>/g)].filter(([input]) => input.includes('checked=""'))
  expect(chosen.map(([input]) => /value="([^"]+)"/.exec(input)?.[1])).toEqual(['unreachable'])
})

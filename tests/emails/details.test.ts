import { Resvg } from '@resvg/resvg-wasm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { owner } from '#content/company/owner.ts'
import { emailKinds } from '#content/emails.ts'
import { planWords } from '#content/planner/plan-facts.ts'
import type { Digest } from '#server/enquiries/remind/digests.ts'
import { drawingPng } from '#server/fogplan/drawing-png.ts'
import { aDigest, excerpt } from '../support/a-digest.ts'
import { A_PLAN, aDrawnEnquiry, anEnquiry, aRecord, aThumb } from '../support/a-request.ts'
import { readCalendar } from '../support/calendar.ts'
import { type EmailToWrite, emailWriter } from '../support/email-writer.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const MORNING = '2026-11-22T06:00:00.000Z'
const TWO_OWNERS = ['Anna Ek <anna@fogratt.example>', 'bo@fogratt.example'] as const

const write = emailWriter(...TWO_OWNERS)
const ownerEmail = (enquiry = anEnquiry()): EmailToWrite => ({ id: '1', queuedAt: NOON, kind: 'owner', enquiry })

const digest = (changes: Partial<Digest>) => write({ id: '6', queuedAt: MORNING, kind: 'digest', digest: aDigest(changes) })

const time = { start: '2026-11-22T08:00:00.000Z', end: '2026-11-22T09:00:00.000Z' }

const PHOTOS = [aThumb('photo', 0), aThumb('pdf', 1), aThumb('photo', 2)]

test('an email goes to the owner’s address that it was queued for, and to the first when that is gone', () => {
  const to = (recipient?: number) => write({ ...ownerEmail(), ...(recipient !== undefined && { recipient }) }).to
  expect([to(), to(0), to(1), to(2)]).toEqual([TWO_OWNERS[0], TWO_OWNERS[0], TWO_OWNERS[1], TWO_OWNERS[0]])
})

test.each([
  ['anna@fogratt.example', true],
  ['Bo@Fogratt.example', true],
  ['kollega@example.org', false],
])('a request that is forwarded to %s has the owner’s link, and says where the photos are: %s', (to, isOwner) => {
  const message = { to, replyTo: 'bo@fogratt.example', subject: 'Ditt badrum', text: 'Hinner du titta?' }
  const { text } = write({ id: '42', queuedAt: NOON, kind: 'forwarded', enquiry: anEnquiry(), photos: PHOTOS, message })
  expect([text.includes(owner.open), text.includes(owner.photos.more)]).toEqual([isOwner, isOwner])
  expect(text).toMatch(isOwner ? /\)\. .+\n/ : /\)\.\n/)
})

test('the calendar’s guest is the plain address of an owner with a name', () => {
  const erased = { uid: 'u', reference: 'F-7K3M9QA', sequence: 1, time, erasedAt: NOON }
  const { calendar } = write({ id: '31', queuedAt: NOON, kind: 'erased visit', erased })
  expect(readCalendar(calendar?.content ?? '').events).toMatchObject([{ attendee: 'anna@fogratt.example' }])
})

test.each(['owner', 'photos'] as const)('the photos that the email "%s" shows lie with it', (kind) => {
  const { html, attachments = [] } = write({ id: '21', queuedAt: NOON, kind, enquiry: anEnquiry(), photos: PHOTOS })
  expect(attachments).toEqual([
    { filename: 'bild-1.jpg', contentType: 'image/jpeg', content: Buffer.from('thumb 0'), cid: 'bild-1@fogratt' },
    { filename: 'bild-2.jpg', contentType: 'image/jpeg', content: Buffer.from('thumb 2'), cid: 'bild-2@fogratt' },
  ])
  expect([...html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)).toEqual(attachments.map(({ cid }) => cid))
})

test('of a PDF alone the size is told and nothing is shown; of photos alone no size', () => {
  const about = (...photos: typeof PHOTOS) => write({ id: '21', queuedAt: NOON, kind: 'photos', enquiry: anEnquiry(), photos })
  const pdf = about(aThumb('pdf', 0))
  expect(pdf.text).toContain(`\n${owner.photos.sent} en pdf (2,1\u00a0MB). ${owner.photos.more}\n`)
  expect(pdf.html).not.toMatch(/<img|<p><\/p>/)
  expect(pdf).not.toHaveProperty('attachments')
  expect(about(aThumb('photo', 0)).text).toContain(`\n${owner.photos.sent} en bild. ${owner.photos.more}\n`)
})

test('what is no drawing gives no picture, and no error', () => {
  expect(drawingPng('no drawing')).toBeUndefined()
})

test('a drawing of which no picture can be made leaves without it: as a file and in words', () => {
  const render = vi.spyOn(Resvg.prototype, 'render').mockImplementation(() => {
    throw new Error('out of memory')
  })
  onTestFinished(() => render.mockRestore())
  const { html, text, attachments = [] } = write(ownerEmail(aDrawnEnquiry()))
  expect(attachments.map(({ filename, contentType, cid }) => [filename, contentType, cid])).toEqual([[planWords.file, 'image/svg+xml', undefined]])
  expect(html).toContain(`<h2>${planWords.heading}</h2><p>${planWords.attached}`)
  expect(html).not.toContain('<img')
  expect(text).toContain(planWords.attached)
})

test('a name of forty characters stands in the subject whole, a longer one is cut without a space before the dots', () => {
  const subjectFor = (name: string) => write(ownerEmail(anEnquiry({ name }))).subject
  expect(subjectFor('a'.repeat(40))).toContain(`– ${'a'.repeat(40)} (`)
  expect(subjectFor(`${'a'.repeat(39)} b`)).toContain(`– ${'a'.repeat(39)}… (`)
})

test('a drawing with nothing to remark on, and without a price, has no headings for them', () => {
  const remarked = write(ownerEmail(aDrawnEnquiry())).html
  for (const heading of [planWords.findings, planWords.price]) expect(remarked).toContain(`<h2>${heading}</h2>`)
  const { price: _, ...unpriced } = anEnquiry({ plan: A_PLAN.replace(/~f1.*~/, '~~') })
  const plain = write(ownerEmail(unpriced)).html
  expect(plain).toContain(`<h2>${planWords.heading}</h2>`)
  for (const heading of [planWords.findings, planWords.price]) expect(plain).not.toContain(heading)
})

test('what the owner writes keeps its paragraphs and their lines, and empty lines around them are left out', () => {
  const message = { to: 'a@example.se', replyTo: 'bo@fogratt.example', subject: 'Ditt badrum', text: '\n\n  Hej!\n \t\nJag ringer.\nPassar det?\n\n ' }
  const { text, html } = write({ id: '40', queuedAt: NOON, kind: 'reply', enquiry: anEnquiry(), message, pageIssuedAt: undefined, confirmationId: undefined })
  expect(text).toMatch(/^Hej!\n\nJag ringer\.\nPassar det\?\n\n\S/)
  expect(html).toContain('<body><p>Hej!</p><p>Jag ringer.<br/>Passar det?</p><p class="sender">')
})

test('one is told as one', () => {
  const visited = aRecord({ visit: { uid: 'u', sequence: 0, state: 'booked', time, address: '', wish: '', change: undefined, offered: [] } })
  expect(digest({ visits: excerpt(visited), arrived: excerpt(visited), unanswered: 1 }).subject).toBe(
    'Söndag 22 november: 1 besök, 1 ny förfrågan, 1 obesvarad',
  )
  expect(digest({ unanswered: 1 }).text).toContain('\n1 förfrågan väntar på svar.\n')
  expect(digest({ quarantinedEarlier: 1 }).text).toContain('\n1 tidigare ligger kvar.\n')
  expect(write({ id: '10', queuedAt: NOON, kind: 'owner list', enquiries: excerpt(anEnquiry()) }).subject).toBe('1 ny förfrågan')
  expect(write({ id: '11', queuedAt: NOON, kind: 'quarantine notice', count: 1 }).subject).toBe('1 förfrågan är misstänkt skräp')
})

test('a reminder of several requests tells of those whose time is over only when there are some', () => {
  const reminder = (late: number) => write({ id: '12', queuedAt: NOON, kind: 'reminder list', list: { soon: excerpt(aRecord()), late } })
  expect(reminder(0).subject).toBe('Påminnelse: 1 förfrågan väntar på svar')
  expect(reminder(0).text).not.toContain('skulle redan ha fått svar')
  expect(reminder(2).text).toContain('\n2 förfrågningar skulle redan ha fått svar')
})

test('of those that wait the digest says which stand above', () => {
  const earlier = excerpt(aRecord({ reference: 'F-6666666' }))
  const waiting = (changes: Partial<Digest>) => /\n(\d .+ på svar\..*)\n/.exec(digest(changes).text)?.[1]
  expect(waiting({ unanswered: 2, unansweredEarlier: earlier })).toBe('2 förfrågningar väntar på svar. Utöver de nya:')
  expect(waiting({ unanswered: 1, unansweredEarlier: earlier }), 'all are old').toBe('1 förfrågan väntar på svar.')
  expect(waiting({ unanswered: 2 }), 'all are new').toBe('2 förfrågningar väntar på svar.')
})

test('of a request that was closed without a reply the digest says why, and no deadline', () => {
  const { text } = digest({ arrived: excerpt(aRecord({ closed: { at: NOON, because: 'duplicate' } })) })
  expect(text).toContain('Stängd: dubblett, lördag 21 november kl. 13:00.')
  expect(text).not.toContain('Obesvarad,')
})

test('of what was set aside the digest tells what is new and what was there, and nothing where nothing is', () => {
  const aside = excerpt(aRecord({ reference: 'F-4444444', quarantineReason: 'flood', quarantinedAt: NOON }))
  const [both, fresh, none] = [digest({ quarantined: aside, quarantinedEarlier: 1 }), digest({ quarantined: aside }), digest({})].map(({ text }) => text)
  for (const text of [both, fresh]) expect(text).toContain('Granska och släpp fram F-4444444')
  expect([both, fresh, none].map((text) => text?.includes('ligger kvar'))).toEqual([true, false, false])
  expect(none).not.toContain(owner.openQuarantine)
})

test('of each of its lists the digest counts what it leaves out', () => {
  const visit = { uid: 'u', sequence: 0, state: 'booked' as const, time, address: '', wish: '', change: undefined, offered: [] }
  const many = <Item>(item: Item) => ({ count: 52, first: [item] })
  const cut: Partial<Digest>[] = [
    { visits: many(aRecord({ visit })) },
    { arrived: many(aRecord()) },
    { unanswered: 52, unansweredEarlier: many(aRecord()) },
    { quarantined: many(aRecord({ quarantineReason: 'flood', quarantinedAt: NOON })) },
    { emails: many({ kind: 'owner', reference: undefined, queuedAt: NOON, givenUpAt: undefined }) },
  ]
  for (const changes of cut) expect.soft(digest(changes).text, Object.keys(changes).join()).toContain('\n… och 51 till.\n')
})

test('an email about no single request is told in the digest without one', () => {
  const { text } = digest({ emails: excerpt({ kind: 'owner list', reference: undefined, queuedAt: NOON, givenUpAt: undefined }) })
  expect(text).toContain(`\n${emailKinds['owner list'].name} från lördag 21 november kl. 13:00: skickas om.\n`)
})

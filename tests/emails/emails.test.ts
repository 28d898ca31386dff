import sharp from 'sharp'
import { expect, test } from 'vitest'
import { owner } from '#content/owner.ts'
import { keysOf } from '#domain/keys-of.ts'
import { unreadablePlan } from '#domain/quote/quote-request.ts'
import { visitTime } from '#domain/visit/visit-time.ts'
import { nodemailerMessage } from '#server/adapters/mail/nodemailer-message.ts'
import type { Email, EmailToWrite } from '#server/emails/email.ts'
import type { Digest } from '#server/quotes/digest.ts'
import type { QuoteRecord } from '#server/quotes/quote-repository.ts'
import { type VisitEmailKind, visitorEmailKinds } from '#server/quotes/quote-transaction.ts'
import type { Visit } from '#server/quotes/visits.ts'
import { aDigest, excerpt } from '../support/a-digest.ts'
import { A_PLAN, A_TILED_PLAN, aDrawnQuote, aQuote, aRecord, aThumb } from '../support/a-request.ts'
import { readCalendar } from '../support/calendar.ts'
import { emailWriter } from '../support/email-writer.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const write = emailWriter('agaren@fogratt.example')

const record = (changes: Partial<QuoteRecord> = {}) => aRecord({ deliveredAt: NOON, ...changes })

const busy: Digest = {
  day: '2026-11-22',
  visits: excerpt(),
  arrived: excerpt(
    record({
      reference: 'F-3333333',
      name: 'Örjan Ek',
      project: 'kakel',
      location: 'Uppsala',
      replies: [{ id: '1', kind: 'called', madeAt: '2026-11-21T13:00:00.000Z', undoneAt: undefined }],
    }),
    record({ receivedAt: '2026-11-21T18:30:00.000Z' }),
  ),
  quarantined: excerpt(record({ reference: 'F-4444444', name: 'Vinn <b>pengar</b>', quarantineReason: 'too-fast', quarantinedAt: NOON })),
  quarantinedEarlier: 2,
  unanswered: 2,
  unansweredEarlier: excerpt(record({ reference: 'F-6666666', receivedAt: '2026-11-20T09:15:00.000Z' })),
  emails: excerpt(
    { kind: 'confirmation', reference: 'F-3333333', queuedAt: NOON, givenUpAt: '2026-11-21T12:00:01.000Z' },
    { kind: 'owner', reference: 'F-7K3M9QA', queuedAt: '2026-11-21T18:30:00.000Z', givenUpAt: undefined },
  ),
}
/** A day of a flood: more than an email can hold. */
const flood: Digest = { ...busy, quarantined: { ...busy.quarantined, count: 54_951 } }
const elsewhere = aQuote({
  name: '<script>alert(1)</script> Bo',
  email: 'a@example.se,b@example.se',
  location: 'Malmö\u202e" onclick="x',
  size: '',
  message: '<a href="https://evil.example">Klicka</a>',
})

/** Two photos and a PDF. */
const photos = (['photo', 'photo', 'pdf'] as const).map(aThumb)

const UID = '0b9f9c0e-5b0b-4a8e-9d5e-7f5a3c1d2e4f'
const visitAt = (day: number) => visitTime(new Date(`2026-11-${day}T08:00:00.000Z`), 60)
const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  uid: UID,
  sequence: 0,
  state: 'booked',
  time: visitAt(26),
  address: 'Storgatan 1',
  wish: '',
  change: { what: 'booked', by: 'customer', at: NOON },
  offered: [visitAt(26), visitAt(27), visitAt(30)],
  ...changes,
})
const cancelledVisit = aVisit({ state: 'cancelled', sequence: 2, change: { what: 'cancelled', by: 'customer', at: NOON } })
const aboutVisit = (kind: VisitEmailKind, visit: Visit): EmailToWrite => ({ id: '30', queuedAt: NOON, kind, quote: aQuote(), visit, pageIssuedAt: NOON })
const withVisits: Digest = {
  ...busy,
  visits: excerpt(
    record({ plan: A_PLAN, visit: aVisit({ time: visitAt(22) }) }),
    record({ reference: 'F-6666666', name: 'Bo <b>Ek</b>', visit: aVisit({ address: '' }) }),
  ),
}

const aMessage = { to: 'kollega@example.org', replyTo: 'agaren@fogratt.example', subject: 'Ditt badrum', text: 'Hinner du titta?' }

const emails: Record<string, EmailToWrite> = {
  'owner-with-photos': { id: '20', queuedAt: NOON, kind: 'owner', quote: aQuote(), photos },
  photos: { id: '21', queuedAt: NOON, kind: 'photos', quote: aQuote(), photos },
  owner: { id: '1', queuedAt: NOON, kind: 'owner', quote: aQuote() },
  'owner-elsewhere': { id: '2', queuedAt: NOON, kind: 'owner', quote: elsewhere },
  'owner-with-drawing': { id: '8', queuedAt: NOON, kind: 'owner', quote: aDrawnQuote() },
  'owner-with-fogplan': { id: '28', queuedAt: NOON, kind: 'owner', quote: aDrawnQuote({ plan: A_TILED_PLAN }) },
  'owner-with-unreadable-drawing': { id: '9', queuedAt: NOON, kind: 'owner', quote: aQuote({ plan: unreadablePlan }) },
  'first-reminder': { id: '3', queuedAt: NOON, kind: 'first reminder', quote: aQuote() },
  'last-reminder': { id: '4', queuedAt: NOON, kind: 'last reminder', quote: aQuote() },
  'owner-list': {
    id: '10',
    queuedAt: NOON,
    kind: 'owner list',
    quotes: { count: 53, first: [aQuote(), aQuote({ reference: 'F-4444444', name: 'Bo <b>Ek</b>', location: 'Sala' })] },
  },
  'reminder-list': {
    id: '12',
    queuedAt: NOON,
    kind: 'reminder list',
    list: {
      soon: {
        count: 51,
        first: [
          record({ answerBy: '2026-11-21T13:15:00.000Z' }),
          record({ reference: 'F-4444444', name: 'Bo <b>Ek</b>', location: 'Sala', answerBy: '2026-11-21T16:00:00.000Z' }),
        ],
      },
      late: 1,
    },
  },
  'quarantine-notice': { id: '11', queuedAt: NOON, kind: 'quarantine notice', count: 26_412 },
  'new-quarantine-link': { id: '13', queuedAt: NOON, kind: 'new quarantine link' },
  'new-link': { id: '12', queuedAt: NOON, kind: 'new link', quote: aQuote() },
  bounce: { id: '10', queuedAt: NOON, kind: 'bounce', quote: aQuote() },
  'reply-bounce': {
    id: '44',
    queuedAt: NOON,
    kind: 'reply bounce',
    quote: aQuote(),
    message: { ...aMessage, to: aQuote().email, text: 'Hej!\n\nJag ringer dig i kväll <b>efter</b> 18.\nPassar det?' },
  },
  additions: {
    id: '22',
    queuedAt: NOON,
    kind: 'additions',
    quote: aQuote(),
    additions: [
      { id: 'a', at: NOON, message: 'Vi vill ha badkar <b>också</b>.\nOch golvvärme.', phone: '', callTime: 'Efter 17' },
      { id: 'b', at: '2026-11-21T12:10:00.000Z', message: '', phone: '070-111 22 33', callTime: '' },
    ],
  },
  withdrawal: {
    id: '23',
    queuedAt: NOON,
    kind: 'withdrawal',
    quote: aQuote(),
    additions: [{ id: 'c', at: NOON, message: 'Vi ska flytta.', phone: '', callTime: '' }],
  },
  'new-customer-link': { id: '24', queuedAt: NOON, kind: 'new customer link', quote: aQuote(), pageIssuedAt: NOON },
  /** Of a request from before customers had pages. */
  'confirmation-without-page': { id: '25', queuedAt: NOON, kind: 'confirmation', quote: aQuote(), pageIssuedAt: undefined },
  confirmation: { id: '5', queuedAt: NOON, kind: 'confirmation', quote: aQuote(), pageIssuedAt: NOON },
  'visit-proposal': aboutVisit('visit proposal', aVisit({ state: 'proposed', time: undefined, change: undefined })),
  'visit-proposal-to-move': aboutVisit('visit proposal', aVisit()),
  'visit-proposal-of-one': aboutVisit('visit proposal', aVisit({ state: 'proposed', time: undefined, change: undefined, offered: [visitAt(26)] })),
  'visit-booked': aboutVisit('visit to customer', aVisit()),
  'visit-moved': aboutVisit('visit to customer', aVisit({ sequence: 1, change: { what: 'moved', by: 'owner', at: NOON } })),
  'visit-cancelled': aboutVisit('visit to customer', cancelledVisit),
  'visit-reminder': aboutVisit('visit reminder to customer', aVisit()),
  'owners-visit-booked': aboutVisit('visit to owner', aVisit()),
  'owners-visit-cancelled': aboutVisit('visit to owner', cancelledVisit),
  'owners-visit-wish': aboutVisit('visit wish', aVisit({ state: 'proposed', time: undefined, change: undefined, wish: 'Vardagar efter <b>16</b>.' })),
  'owners-visit-wish-to-move': aboutVisit('visit wish', aVisit({ wish: 'Vardagar efter 16.' })),
  'owners-visit-reminder': aboutVisit('visit reminder to owner', aVisit()),
  'erased-visit': {
    id: '31',
    queuedAt: NOON,
    kind: 'erased visit',
    erased: { uid: UID, reference: 'F-7K3M9QA', sequence: 1, time: visitAt(26), erasedAt: NOON },
  },
  'sign-in-code': { id: '33', queuedAt: NOON, kind: 'sign-in code', signIn: 'of a browser', address: 'agaren@fogratt.example' },
  'calendar-address': { id: '32', queuedAt: NOON, kind: 'calendar address', issuedAt: NOON },
  reply: {
    id: '40',
    queuedAt: NOON,
    kind: 'reply',
    quote: aQuote(),
    message: { ...aMessage, to: aQuote().email, text: 'Hej!\n\nJag ringer dig i kväll <b>efter</b> 18.\nPassar det?' },
    pageIssuedAt: NOON,
    confirmationId: '5',
  },
  'reply-without-confirmation': {
    id: '41',
    queuedAt: NOON,
    kind: 'reply',
    quote: aQuote(),
    message: { ...aMessage, to: aQuote().email },
    pageIssuedAt: undefined,
    confirmationId: undefined,
  },
  forwarded: { id: '42', queuedAt: NOON, kind: 'forwarded', quote: aQuote(), message: aMessage },
  'forwarded-to-owner': { id: '43', queuedAt: NOON, kind: 'forwarded', quote: aQuote(), message: { ...aMessage, to: 'Agaren@fogratt.example' } },
  'digest-with-visits': { id: '6', queuedAt: '2026-11-22T06:00:00.000Z', kind: 'digest', digest: withVisits },
  digest: { id: '6', queuedAt: '2026-11-22T06:00:00.000Z', kind: 'digest', digest: busy },
  'digest-of-nothing': { id: '7', queuedAt: '2026-11-22T06:00:00.000Z', kind: 'digest', digest: aDigest() },
}

test('every kind of email is in this list', () => {
  const listed = new Set(Object.values(emails).map(({ kind }) => kind))
  expect(keysOf(owner.emails).filter((kind) => !listed.has(kind))).toEqual([])
})

/** `npx vitest run tests/emails --update` rewrites the golden files; review the difference. */
test.each(Object.entries(emails))('the email "%s" matches its golden files, as text and as HTML', async (name, email) => {
  const mail = write(email)
  await expect(asText(mail)).toMatchFileSnapshot(`./${name}.golden.txt`)
  await expect(inLines(mail.html)).toMatchFileSnapshot(`./${name}.golden.html`)
})

test('the drawing is attached as an SVG without script, style or URLs', async () => {
  const [drawing] = write({ id: '8', queuedAt: NOON, kind: 'owner', quote: aDrawnQuote() }).attachments ?? []
  expect(drawing).toMatchObject({ filename: 'ritning.svg', contentType: 'image/svg+xml' })
  const svg = String(drawing?.content)
  await expect(inLines(svg.trim())).toMatchFileSnapshot('./drawing.golden.svg')
  expect(svg).not.toMatch(/<(?:script|style|image|use|a|foreignObject)\b|\bstyle=|\bhref=|\bon[a-z]+="|url\(/i)
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('://')
})

test('the drawing is shown as a PNG of twice its width, with its words', async () => {
  const { html, attachments = [] } = write({ id: '8', queuedAt: NOON, kind: 'owner', quote: aDrawnQuote() })
  const [, picture, ...more] = attachments
  expect(more).toEqual([])
  expect(picture).toMatchObject({ filename: 'ritning.png', contentType: 'image/png' })
  expect(html).toContain(`<img src="cid:${picture?.cid}" alt="Ritning av badrummet"`)
  const { data, info } = await sharp(Buffer.from(picture?.content ?? ''))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(716)
  // The words "240 cm" above the drawing are ink; without its typeface they would be missing.
  const words = Array.from({ length: 60 * 50 }, (_, index) => data[(10 + Math.floor(index / 60)) * info.width + 328 + (index % 60)] ?? 255)
  expect(words.filter((grey) => grey < 100).length).toBeGreaterThan(150)
})

test('with a drawing, the owner’s email states area, fixtures and price once each', () => {
  const { text, html } = write({ id: '8', queuedAt: NOON, kind: 'owner', quote: aDrawnQuote() })
  for (const part of [text, html])
    for (const words of ['4,8\u00a0m²', 'Duschhörna', 'Vägghängd toalett', 'Tvättställ', 'Tvättmaskin,', '114\u00a0000–199\u00a0000\u00a0kr'])
      expect(part.split(words), words).toHaveLength(2)
})

const DRAWN = ['owner-with-drawing', 'owner-with-fogplan']

test.each(Object.entries(emails).filter(([name, email]) => !DRAWN.includes(name) && !('photos' in email)))('nothing lies with the email "%s"', (_, email) => {
  expect(write(email)).not.toHaveProperty('attachments')
})

test.each(Object.entries(emails))('the email "%s" loads nothing, supports dark mode, and fits a narrow screen', (_, email) => {
  const { html } = write(email)
  expect(html).not.toMatch(/<(?:link|script|iframe|video|object)\b|url\(|@import|\bsrc="(?!cid:)|background=/i)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1"/>')
  expect(html).not.toMatch(/\bon[a-z]+="|javascript:|<b>/i)
  expect(html).not.toMatch(/width:\s*\d{3,}px/)
})

test.each(Object.entries(emails))('no header of the email "%s" holds what a visitor typed, except the address and the name in the subject', (_, email) => {
  const { text: _text, html: _html, icalEvent: _icalEvent, replyTo: _replyTo, to: _to, subject, ...headers } = nodemailerMessage(write(email))
  expect(JSON.stringify(headers)).not.toMatch(/Åsa|Öberg|Örjan|script|Malmö|1974|Uppsala|example\.se/)
  expect(subject).not.toMatch(/Malmö|1974|Uppsala|example\.se/)
})

test.each(Object.entries(emails))(
  'the calendar entry with the email "%s", if it has one, is as calendars read it, the same at every attempt',
  async (name, email) => {
    const { calendar, to } = write(email)
    expect(calendar !== undefined).toBe(/visit-(?:booked|moved|cancelled)|erased-visit/.test(name))
    if (!calendar) return
    const { method, events } = readCalendar(calendar.content)
    expect(method).toBe(calendar.method)
    expect(events).toMatchObject([{ uid: UID, ...visitAt(26), attendee: to }])
    expect(write(email).calendar).toEqual(calendar)
    await expect(calendar.content.replaceAll('\r\n', '\n')).toMatchFileSnapshot(`./${name}.golden.ics`)
  },
)

test('no email to a customer says where the visit is: the address may be another person’s', () => {
  for (const email of Object.values(emails).filter(({ kind }) => CUSTOMERS.includes(kind)))
    expect(JSON.stringify(write(email))).not.toMatch(/Storgatan|Enköping|Åsa/)
})

test('a name stands in the subject as one short line of visible characters', () => {
  const subjectFor = (name: string) => write({ id: '1', queuedAt: NOON, kind: 'owner', quote: aQuote({ name }) }).subject
  expect(subjectFor('Åsa\r\nBcc: x@example.com')).toBe('Totalrenovering, Enköping – Åsa Bcc: x@example.com (F-7K3M9QA)')
  expect(subjectFor('Bo\u202e\u200b Ek\u0007')).toBe('Totalrenovering, Enköping – Bo Ek (F-7K3M9QA)')
  expect(subjectFor('😀'.repeat(41))).toBe(`Totalrenovering, Enköping – ${'😀'.repeat(40)}… (F-7K3M9QA)`)
})

const CUSTOMERS: readonly string[] = visitorEmailKinds

test('the owner’s emails about one quote are one thread, the customer’s another, and no other email is in them', () => {
  const threadOf = (email: EmailToWrite) => write(email).headers?.References
  const toCustomers = [...CUSTOMERS, 'reply']
  const about = Object.values(emails).filter((email) => 'quote' in email && !toCustomers.includes(email.kind))
  expect(about.length).toBeGreaterThan(6)
  for (const email of about) expect(threadOf(email)).toBe('quote' in email ? `<${email.quote.reference}@fogratt.example>` : '')
  for (const email of Object.values(emails).filter((email) => !about.includes(email)))
    expect(threadOf(email)?.split(' ')[0]).toBe(toCustomers.includes(email.kind) ? '<kund.F-7K3M9QA@fogratt.example>' : undefined)
})

test('a digest that was queued late counts the time left from then', () => {
  const { text } = write({ id: '6', queuedAt: '2026-11-22T14:00:00.000Z', kind: 'digest', digest: busy })
  expect(text).toContain('svar senast söndag 22 november kl. 19:30 (4 timmar kvar).')
})

test('of a flood the digest tells the number', () => {
  const { text, html } = write({ id: '6', queuedAt: NOON, kind: 'digest', digest: flood })
  for (const part of [text, html]) expect(part).toContain('… och 54\u00a0950 till.')
})

test('the HTML holds every sentence of the text', () => {
  for (const email of Object.values(emails)) {
    const { text, html } = write(email)
    const words = (part: string) => part.replace(/https?:\S+/g, '')
    const plain = unescaped(html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' '))
    for (const line of words(text)
      .split('\n')
      .filter((line) => /^[A-ZÅÄÖ][^:]*\.$/.test(line)))
      expect(plain).toContain(line)
  }
})

function asText({ from, to, replyTo, subject, headers, messageId, text }: Email): string {
  const head = { From: from, To: to, 'Reply-To': replyTo, Subject: subject, 'Message-ID': messageId, ...headers }
  const lines = Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return `${lines.join('\n')}\n\n${text}`
}

function inLines(html: string): string {
  return `${html.replaceAll('><', '>\n<')}\n`
}

function unescaped(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

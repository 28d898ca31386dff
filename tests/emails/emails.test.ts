import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emailKinds, kindsTo } from '#content/emails.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Email } from '#server/core/mail/email.ts'
import { nodemailerMessage } from '#server/core/mail/nodemailer-message.ts'
import { aDrawnEnquiry, anEnquiry } from '../support/a-request.ts'
import { readCalendar } from '../support/calendar.ts'
import { type EmailToWrite, emailWriter } from '../support/email-writer.ts'
import { readText } from '../support/repository.ts'
import { busy, emails, UID, visitAt } from './example-emails.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const write = emailWriter('agaren@fogratt.example')

test('every kind of email is among the examples', () => {
  const listed = new Set(Object.values(emails).map(({ kind }) => kind))
  expect(keysOf(emailKinds).filter((kind) => !listed.has(kind))).toEqual([])
})

test('docs/emails.md has a row for every kind of email', () => {
  const [, ...rows] = [...readText('docs/emails.md').matchAll(/^\| ([^|]+) \|/gm)].map(([, kind]) => kind)
  expect(rows.toSorted()).toEqual(keysOf(emailKinds).toSorted())
})

/** `npx vitest run tests/emails --update` rewrites the golden files; review the difference. */
test.each(Object.entries(emails))('the email "%s" matches its golden files, as text and as HTML', async (name, email) => {
  const mail = write(email)
  await expect(asText(mail)).toMatchFileSnapshot(`./${name}.golden.txt`)
  await expect(inLines(mail.html)).toMatchFileSnapshot(`./${name}.golden.html`)
})

test('the drawing is attached as an SVG without script, style or URLs', async () => {
  const [drawing] = write({ id: '8', queuedAt: NOON, kind: 'owner', enquiry: aDrawnEnquiry() }).attachments ?? []
  expect(drawing).toMatchObject({ filename: 'ritning.svg', contentType: 'image/svg+xml' })
  const svg = String(drawing?.content)
  await expect(inLines(svg.trim())).toMatchFileSnapshot('./drawing.golden.svg')
  expect(svg).not.toMatch(/<(?:script|style|image|use|a|foreignObject)\b|\bstyle=|\bhref=|\bon[a-z]+="|url\(/i)
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('://')
})

test('the drawing is shown as a PNG of twice its width, with its words', async () => {
  const { html, attachments = [] } = write({ id: '8', queuedAt: NOON, kind: 'owner', enquiry: aDrawnEnquiry() })
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
  const { text, html } = write({ id: '8', queuedAt: NOON, kind: 'owner', enquiry: aDrawnEnquiry() })
  for (const part of [text, html])
    for (const words of ['4,8\u00a0m²', 'Duschhörna', 'Vägghängd toalett', 'Tvättställ', 'Tvättmaskin,', '114\u00a0000–199\u00a0000\u00a0kr'])
      expect(part.split(words), words).toHaveLength(2)
})

const DRAWN = ['owner-with-drawing', 'owner-with-fogplan']

test.each(Object.entries(emails).filter(([name, email]) => !DRAWN.includes(name) && !('photos' in email) && !('pdf' in email)))(
  'nothing lies with the email "%s"',
  (_, email) => {
    expect(write(email)).not.toHaveProperty('attachments')
  },
)

test.each(Object.values(emails).filter((email) => 'pdf' in email))('with the email of $kind lies the agreement, and nothing else', (email) => {
  expect(write(email).attachments).toEqual([{ filename: 'avtal-F-7K3M9QA.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }])
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
    expect(calendar !== undefined).toBe(/visit-(?:booked|moved|cancelled|taken-away)|erased-visit/.test(name))
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
  const subjectFor = (name: string) => write({ id: '1', queuedAt: NOON, kind: 'owner', enquiry: anEnquiry({ name }) }).subject
  expect(subjectFor('Åsa\r\nBcc: x@example.com')).toBe('Totalrenovering, Enköping – Åsa Bcc: x@example.com (F-7K3M9QA)')
  expect(subjectFor('Bo\u202e\u200b Ek\u0007')).toBe('Totalrenovering, Enköping – Bo Ek (F-7K3M9QA)')
  expect(subjectFor('😀'.repeat(41))).toBe(`Totalrenovering, Enköping – ${'😀'.repeat(40)}… (F-7K3M9QA)`)
})

const CUSTOMERS: readonly string[] = kindsTo('customer')

test('the owner’s emails about one enquiry are one thread, the customer’s another, and no other email is in them', () => {
  const threadOf = (email: EmailToWrite) => write(email).headers?.References
  const toCustomers = [...CUSTOMERS, 'reply']
  const about = Object.values(emails).filter((email) => 'enquiry' in email && !toCustomers.includes(email.kind))
  expect(about.length).toBeGreaterThan(6)
  for (const email of about) expect(threadOf(email)).toBe('enquiry' in email ? `<${email.enquiry.reference}@fogratt.example>` : '')
  for (const email of Object.values(emails).filter((email) => !about.includes(email)))
    expect(threadOf(email)?.split(' ')[0]).toBe(toCustomers.includes(email.kind) ? '<kund.F-7K3M9QA@fogratt.example>' : undefined)
})

test('a digest that was queued late counts the time left from then', () => {
  const { text } = write({ id: '6', queuedAt: '2026-11-22T14:00:00.000Z', kind: 'digest', digest: busy })
  expect(text).toContain('svar senast söndag 22 november kl. 19:30 (4 timmar kvar).')
})

test('of a flood the digest tells the number', () => {
  const quarantined = { ...busy.quarantined, count: 54_951 }
  const { text, html } = write({ id: '6', queuedAt: NOON, kind: 'digest', digest: { ...busy, quarantined } })
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

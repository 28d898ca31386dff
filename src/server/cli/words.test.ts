import { afterEach, expect, test, vi } from 'vitest'
import type { HistoryEntry } from '#domain/enquiry/history.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { aDrawnEnquiry, aRecord } from '../../../tests/support/a-request.ts'
import { listEmails } from './emails.ts'
import { enquiryDetails, enquiryLine } from './words.ts'

const THEN = '2026-11-21T13:00:00.000Z'
const NOW = new Date('2026-11-21T14:00:00.000Z')
const WAITS = 'Obesvarad. Svara senast söndag 22 november kl. 13:00.'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an enquiry is one line, in Swedish time, and what a visitor typed does not drive the terminal', () => {
  expect(enquiryLine(aRecord(), NOW)).toBe(
    'F-7K3M9QA  2026-11-21 13:00  Åsa Öberg  Totalrenovering  Enköping  Obesvarad. Svara senast söndag 22 november kl. 13:00. Väntar på att skickas.',
  )
  expect(enquiryLine(aRecord({ name: 'Åsa\u001b[31m\u202e\n' }), NOW)).toContain('  Åsa[31m  ')
})

test.each<[string, Partial<EnquiryRecord>]>([
  [`${WAITS} Väntar på att skickas.`, {}],
  [WAITS, { deliveredAt: THEN }],
  ['Misstänkt skräp: den kom tillsammans med ovanligt många andra.', { quarantineReason: 'flood', quarantinedAt: THEN }],
  [WAITS, { quarantineReason: 'flood', quarantinedAt: THEN, releasedAt: THEN, deliveredAt: THEN }],
  ['Ringt lördag 21 november kl. 14:00', { deliveredAt: THEN, replies: [{ id: '1', kind: 'called', madeAt: THEN, undoneAt: undefined }] }],
  [WAITS, { deliveredAt: THEN, replies: [{ id: '1', kind: 'called', madeAt: THEN, undoneAt: THEN }] }],
  ['Stängd: kunden gick inte att nå, lördag 21 november kl. 14:00', { deliveredAt: THEN, closed: { because: 'unreachable', at: THEN } }],
])('its state is "%s"', (state, changes) => {
  expect(enquiryLine(aRecord(changes), NOW).split('  ').at(-1)).toBe(state)
  expect(enquiryDetails(aRecord(changes), NOW).split('\n')[0]).toBe(`F-7K3M9QA, lördag 21 november kl. 13:00 (${state})`)
})

test('a person sees all that is stored about them', () => {
  const photo = { sha256: 'abc', position: 1, kind: 'photo', width: 40, height: 30, size: 120_000 } as const
  const pdf = { ...photo, kind: 'pdf', sha256: 'def', size: 2_000_000 } as const
  const [anna, visitTime] = [{ party: 'owner', name: 'Anna' } as const, { start: '2026-11-26T08:00:00.000Z', end: '2026-11-26T09:00:00.000Z' }]
  const message = { to: 'asa.oberg@example.se', subject: 'Ditt badrum', text: 'Hej!\n\nJag ringer.', sentAt: THEN, givenUpAt: undefined }
  const history: HistoryEntry[] = [
    { id: 'F-7K3M9QA', at: THEN, by: { party: 'customer' }, kind: 'received' },
    { id: 'a', at: THEN, by: anna, kind: 'reply', reply: 'mailed', undoneAt: undefined, message },
    { id: 'b', at: THEN, by: { party: 'owner' }, kind: 'note', text: 'Ring\nigen\u001b[31m' },
    { id: 'c', at: THEN, by: { party: 'customer' }, kind: 'visit moved', time: visitTime },
    { id: 'd', at: THEN, by: anna, kind: 'forwarded', message: { ...message, to: 'kollega@example.org', subject: '', text: 'Hinner du?' } },
    { id: 'e', at: THEN, by: { party: 'owner' }, kind: 'reply', reply: 'called', undoneAt: undefined, message: undefined },
  ]
  const visit: Visit = {
    uid: 'u',
    sequence: 1,
    state: 'booked',
    time: visitTime,
    address: 'Storgatan 1',
    wish: 'Helst\nförmiddag',
    change: { what: 'moved', by: 'customer', at: THEN },
    offered: [visitTime],
  }
  const lines = enquiryDetails(aRecord({ photos: [photo, pdf], note: 'Ring igen', visit, takenBy: 'Anna' }), NOW, [], history).split('\n')
  const answers = ['Namn: Åsa Öberg', 'Telefon: 070-174 06 33', 'E-post: asa.oberg@example.se', 'Gäller: Totalrenovering', 'Ort: Enköping', 'Onsdag = hemma.']
  const files = lines.findIndex((line) => line.startsWith('Bild,'))
  expect(lines.slice(1, files)).toEqual(expect.arrayContaining(answers))
  expect(lines.slice(files).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Bild, 40 × 30: .+, sha256 abc$/),
    expect.stringMatching(/^Pdf: .+, sha256 def$/),
    'Besök: Besök bokat, torsdag 26 november kl. 09:00–10:00, Storgatan 1, Enköping',
    '  Föreslagna tider: torsdag 26 november kl. 09:00–10:00',
    '  Kunden har skrivit: Helst; förmiddag',
    'Anna tar hand om den',
    'Historik:',
    '  2026-11-21 14:00  Förfrågan kom in  (kunden)',
    '  2026-11-21 14:00  Svar mejlat  (Anna)',
    '    Ditt badrum; Hej!; Jag ringer.',
    '  2026-11-21 14:00  Anteckning  (via länken i mejlet)',
    '    Ring; igen[31m',
    '  2026-11-21 14:00  Besöket flyttat, torsdag 26 november kl. 09:00–10:00  (kunden)',
    '  2026-11-21 14:00  Skickad vidare till kollega@example.org  (Anna)',
    '    Hinner du?',
    '  2026-11-21 14:00  Ringt  (via länken i mejlet)',
  ])
})

test('of a visit for which there is no time yet its state and place are told in one line, and nothing else', () => {
  const visit: Visit = { uid: 'u', sequence: 0, state: 'proposed', time: undefined, address: '', wish: '', change: undefined, offered: [] }
  expect(enquiryDetails(aRecord({ visit }), NOW).split('\n').slice(-2)).toEqual([
    'E-post: asa.oberg@example.se',
    'Besök: Tider föreslagna, kunden har inte valt än, Enköping',
  ])
})

test('the drawing is told in words, with its price; one that cannot be read is told too', () => {
  const drawn = enquiryDetails({ ...aRecord(), ...aDrawnEnquiry() }, NOW).split('\n')
  const at = drawn.findIndex((line) => line.startsWith('Ritning: 2~'))
  expect(at).toBeGreaterThan(0)
  const facts = drawn.slice(at + 1)
  for (const fact of facts) expect(fact).toMatch(/^ {2}[^:]+: [^\n]+$/)
  const { price: _, ...unpriced } = aDrawnEnquiry()
  const priceless = enquiryDetails({ ...aRecord(), ...unpriced }, NOW).split('\n')
  expect(priceless).toEqual(drawn.slice(0, priceless.length))
  expect(priceless.length).toBeLessThan(drawn.length)
  expect(enquiryDetails(aRecord({ plan: 'unreadable' }), NOW)).toMatch(/\nRitning: [^\n]+$/)
  expect(enquiryDetails(aRecord(), NOW)).not.toContain('Ritning')
})

test('given-up emails are listed with their address and reason', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  const repository = { resend: async () => 0, acknowledge: async () => 0, latestFailure: async () => undefined }
  const email = { id: 'e1', kind: 'owner', reference: 'F-1', recipient: 1, givenUpAt: THEN, failure: 'refused', response: '550 no' } as const
  await listEmails({
    ...repository,
    list: async () => [email, { ...email, id: 'e2', kind: 'confirmation', reference: undefined }, { ...email, id: 'e3', recipient: 1000 }],
  })
  expect(lines).toEqual([
    'e1  Mejlet till dig (adress 2)  F-1  2026-11-21T13:00  550 no',
    'e2  Bekräftelsen till kunden  –  2026-11-21T13:00  550 no',
    'e3  Mejlet till dig (/agare/folk/1000)  F-1  2026-11-21T13:00  550 no',
    '3 emails were given up.',
  ])
  await listEmails({ ...repository, list: async () => [] })
  expect(lines.at(-1)).toBe('No email was given up.')
})

test('what a customer has added stands below, a drawing among it', () => {
  const { plan = '', price } = aDrawnEnquiry()
  const said = { id: 'a-1', at: '2026-11-22T08:00:00.000Z', message: 'Två rader\nom badkar', phone: '', callTime: '' }
  const lines = enquiryDetails(aRecord(), NOW, [said, { ...said, id: 'a-2', message: '', plan, ...(price && { price }) }]).split('\n')
  expect(lines).toContain('Meddelande: Två rader; om badkar')
  expect(lines).toContain(`Ritning: ${plan}`)
})

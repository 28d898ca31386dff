import { unreadablePlan } from '#domain/enquiry/enquiry-answers.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import type { OfferEvent } from '#domain/offer/standing.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import type { Digest } from '#server/enquiries/remind/digests.ts'
import { aDigest, excerpt } from '../support/a-digest.ts'
import { A_PLAN, A_TILED_PLAN, aDrawnEnquiry, anEnquiry, aRecord, aThumb } from '../support/a-request.ts'
import type { EmailToWrite } from '../support/email-writer.ts'

const NOON = '2026-11-21T12:00:00.000Z'

const record = (changes: Partial<EnquiryRecord> = {}) => aRecord({ deliveredAt: NOON, ...changes })

/** A day of everything but visits. */
export const busy: Digest = {
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
  turns: excerpt(
    record({
      reference: 'F-8888888',
      replies: [{ id: '1', kind: 'mailed', madeAt: '2026-11-20T13:00:00.000Z', undoneAt: undefined }],
      standing: { reason: 'customer wrote', since: '2026-11-21T17:00:00.000Z', oursFrom: '2026-11-21T17:00:00.000Z', due: '2026-11-22T17:00:00.000Z' },
    }),
  ),
  emails: excerpt(
    { kind: 'confirmation', reference: 'F-3333333', queuedAt: NOON, givenUpAt: '2026-11-21T12:00:01.000Z' },
    { kind: 'owner', reference: 'F-7K3M9QA', queuedAt: '2026-11-21T18:30:00.000Z', givenUpAt: undefined },
  ),
}

const elsewhere = anEnquiry({
  name: '<script>alert(1)</script> Bo',
  email: 'a@example.se,b@example.se',
  location: 'Malmö\u202e" onclick="x',
  size: '',
  message: '<a href="https://evil.example">Klicka</a>',
})

/** Two photos and a PDF. */
const photos = (['photo', 'photo', 'pdf'] as const).map(aThumb)

export const UID = '0b9f9c0e-5b0b-4a8e-9d5e-7f5a3c1d2e4f'
export const visitAt = (day: number) => visitTime(new Date(`2026-11-${day}T08:00:00.000Z`), 60)
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
type VisitEmailKind = Exclude<Extract<EmailToWrite, { visit: Visit }>['kind'], 'visit to assignee'>
const aboutVisit = (kind: VisitEmailKind, visit: Visit): EmailToWrite => ({ id: '30', queuedAt: NOON, kind, enquiry: anEnquiry(), visit, pageIssuedAt: NOON })
const KALLE = 'kalle@example.org'
const aboutOwnVisit = (changes: Partial<Visit> = {}, isTheirs = true): EmailToWrite => {
  const visit = aVisit({ sequence: 1, assignee: { name: 'Kalle', address: KALLE, since: NOON }, ...changes })
  return { id: '34', queuedAt: NOON, recipient: 1000, invited: KALLE, kind: 'visit to assignee', enquiry: anEnquiry(), visit, isTheirs, pageIssuedAt: NOON }
}
const LATER = '2026-11-21T13:00:00.000Z'
const withVisits: Digest = {
  ...busy,
  visits: excerpt(
    record({ plan: A_PLAN, visit: aVisit({ time: visitAt(22) }) }),
    record({ reference: 'F-6666666', name: 'Bo <b>Ek</b>', visit: aVisit({ address: '' }) }),
  ),
}

const anOffer = { enquiry: anEnquiry(), pageIssuedAt: NOON, offer: { number: 1, validUntil: '2026-12-21' }, regrettedAt: undefined }
const said = (kind: OfferEvent['kind'], detail: OfferEvent['detail'], text = ''): OfferEvent => ({ id: kind, number: 1, kind, at: NOON, text, detail })
const answered = (...events: OfferEvent[]): EmailToWrite => ({
  id: '50',
  queuedAt: NOON,
  kind: 'offer answer',
  enquiry: anEnquiry(),
  said: events,
  offer: undefined,
})
const pdf = Buffer.from('%PDF-')

const aMessage = { to: 'kollega@example.org', replyTo: 'agaren@fogratt.example', subject: 'Ditt badrum', text: 'Hinner du titta?' }

/** By the names of their golden files. */
export const emails: Record<string, EmailToWrite> = {
  'owner-with-photos': { id: '20', queuedAt: NOON, kind: 'owner', enquiry: anEnquiry(), photos },
  photos: { id: '21', queuedAt: NOON, kind: 'photos', enquiry: anEnquiry(), photos },
  owner: { id: '1', queuedAt: NOON, kind: 'owner', enquiry: anEnquiry() },
  'owner-elsewhere': { id: '2', queuedAt: NOON, kind: 'owner', enquiry: elsewhere },
  'owner-with-drawing': { id: '8', queuedAt: NOON, kind: 'owner', enquiry: aDrawnEnquiry() },
  'owner-with-fogplan': { id: '28', queuedAt: NOON, kind: 'owner', enquiry: aDrawnEnquiry({ plan: A_TILED_PLAN }) },
  'owner-with-unreadable-drawing': { id: '9', queuedAt: NOON, kind: 'owner', enquiry: anEnquiry({ plan: unreadablePlan }) },
  'first-reminder': { id: '3', queuedAt: NOON, kind: 'first reminder', enquiry: anEnquiry() },
  'last-reminder': { id: '4', queuedAt: NOON, kind: 'last reminder', enquiry: anEnquiry() },
  'owner-list': {
    id: '10',
    queuedAt: NOON,
    kind: 'owner list',
    enquiries: { count: 53, first: [anEnquiry(), anEnquiry({ reference: 'F-4444444', name: 'Bo <b>Ek</b>', location: 'Sala' })] },
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
  'new-link': { id: '12', queuedAt: NOON, kind: 'new link', enquiry: anEnquiry() },
  bounce: { id: '10', queuedAt: NOON, kind: 'bounce', enquiry: anEnquiry() },
  'reply-bounce': {
    id: '44',
    queuedAt: NOON,
    kind: 'reply bounce',
    enquiry: anEnquiry(),
    message: { ...aMessage, to: anEnquiry().email, text: 'Hej!\n\nJag ringer dig i kväll <b>efter</b> 18.\nPassar det?' },
  },
  additions: {
    id: '22',
    queuedAt: NOON,
    kind: 'additions',
    enquiry: anEnquiry(),
    additions: [
      { id: 'a', at: NOON, message: 'Vi vill ha badkar <b>också</b>.\nOch golvvärme.', phone: '', callTime: 'Efter 17' },
      { id: 'b', at: '2026-11-21T12:10:00.000Z', message: '', phone: '070-111 22 33', callTime: '' },
    ],
  },
  withdrawal: {
    id: '23',
    queuedAt: NOON,
    kind: 'withdrawal',
    enquiry: anEnquiry(),
    additions: [{ id: 'c', at: NOON, message: 'Vi ska flytta.', phone: '', callTime: '' }],
  },
  'new-customer-link': { id: '24', queuedAt: NOON, kind: 'new customer link', enquiry: anEnquiry(), pageIssuedAt: NOON },
  /** Of a request from before customers had pages. */
  'confirmation-without-page': { id: '25', queuedAt: NOON, kind: 'confirmation', enquiry: anEnquiry(), pageIssuedAt: undefined },
  confirmation: { id: '5', queuedAt: NOON, kind: 'confirmation', enquiry: anEnquiry(), pageIssuedAt: NOON },
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
  'owners-visit-times-gone': aboutVisit('visit times gone', aVisit({ state: 'proposed', time: undefined, change: undefined })),
  'owners-visit-wish-to-move': aboutVisit('visit wish', aVisit({ wish: 'Vardagar efter 16.' })),
  'owners-visit-reminder': aboutVisit('visit reminder to owner', aVisit()),
  'assigned-visit-booked': aboutOwnVisit(),
  'assigned-visit-moved': aboutOwnVisit({ sequence: 2, change: { what: 'moved', by: 'customer', at: LATER } }),
  'assigned-visit-cancelled': aboutOwnVisit({ sequence: 2, state: 'cancelled', change: { what: 'cancelled', by: 'owner', at: LATER } }),
  'assigned-visit-taken-away': aboutOwnVisit({ sequence: 2, assignee: { name: 'Anna', address: 'anna@example.org', since: LATER } }, false),
  'erased-visit': {
    id: '31',
    queuedAt: NOON,
    kind: 'erased visit',
    erased: { uid: UID, reference: 'F-7K3M9QA', sequence: 1, time: visitAt(26), erasedAt: NOON },
  },
  offer: { id: '51', queuedAt: NOON, kind: 'offer', ...anOffer },
  'offer-again': { id: '51', queuedAt: NOON, kind: 'offer', ...anOffer, offer: { number: 2, validUntil: '2026-12-21' } },
  'offer-reminder': { id: '52', queuedAt: NOON, kind: 'offer reminder', ...anOffer },
  'offer-agreement': { id: '53', queuedAt: NOON, kind: 'offer agreement', enquiry: anEnquiry(), pageIssuedAt: NOON, pdf },
  'offer-regretted': { id: '54', queuedAt: NOON, kind: 'offer regretted', ...anOffer, regrettedAt: NOON },
  'owners-offer-agreement': { id: '55', queuedAt: NOON, kind: 'offer agreement to owner', enquiry: anEnquiry(), pageIssuedAt: NOON, pdf },
  'offer-question': answered(said('question', {}, 'Ingår <b>fog</b>?\nOch list?')),
  'offer-accepted': answered(said('accepted', { chosen: [], early: true })),
  'offer-declined': answered(said('declined', { reason: 'too expensive' }, 'Vi väntar.')),
  'offer-expired': answered(said('expired', {})),
  'owners-offer-regretted': answered(said('regretted', {})),
  'sign-in-code': { id: '33', queuedAt: NOON, kind: 'sign-in code', signIn: 'of a browser', address: 'agaren@fogratt.example' },
  'invitation-of-owner': { id: '35', queuedAt: NOON, recipient: 1001, invited: 'eva@example.org', kind: 'invitation', role: 'owner', by: 'Anna' },
  'invitation-of-fitter': { id: '36', queuedAt: NOON, recipient: 1000, invited: KALLE, kind: 'invitation', role: 'fitter', by: 'Anna' },
  'calendar-address-of-fitter': { id: '37', queuedAt: NOON, recipient: 1000, invited: KALLE, kind: 'calendar address', issuedAt: NOON, of: KALLE },
  'calendar-address': { id: '32', queuedAt: NOON, kind: 'calendar address', issuedAt: NOON },
  reply: {
    id: '40',
    queuedAt: NOON,
    kind: 'reply',
    enquiry: anEnquiry(),
    message: { ...aMessage, to: anEnquiry().email, text: 'Hej!\n\nJag ringer dig i kväll <b>efter</b> 18.\nPassar det?' },
    pageIssuedAt: NOON,
    confirmationId: '5',
  },
  'reply-without-confirmation': {
    id: '41',
    queuedAt: NOON,
    kind: 'reply',
    enquiry: anEnquiry(),
    message: { ...aMessage, to: anEnquiry().email },
    pageIssuedAt: undefined,
    confirmationId: undefined,
  },
  forwarded: { id: '42', queuedAt: NOON, kind: 'forwarded', enquiry: anEnquiry(), message: aMessage },
  'forwarded-to-owner': { id: '43', queuedAt: NOON, kind: 'forwarded', enquiry: anEnquiry(), message: { ...aMessage, to: 'Agaren@fogratt.example' } },
  'digest-with-visits': { id: '6', queuedAt: '2026-11-22T06:00:00.000Z', kind: 'digest', digest: withVisits },
  digest: { id: '6', queuedAt: '2026-11-22T06:00:00.000Z', kind: 'digest', digest: busy },
  'digest-of-nothing': { id: '7', queuedAt: '2026-11-22T06:00:00.000Z', kind: 'digest', digest: aDigest() },
}

import { expect, test } from 'vitest'
import type { ReplyKind } from '#domain/enquiry/replies.ts'
import { aRecord } from '../../../tests/support/a-request.ts'
import { aVisit } from '../../../tests/support/a-visit.ts'
import type { EnquiryRecord } from './enquiry-record.ts'
import { canBeUndone, statusOf, timeLeftOf } from './enquiry-status.ts'

const AT = '2026-11-24T08:00:00.000Z'
const NOW = new Date('2026-11-23T11:00:00.000Z')
const reply = (kind: ReplyKind, undoneAt?: string) => ({ id: kind, kind, madeAt: AT, undoneAt })
const visit = aVisit()
const record = (changes: Partial<EnquiryRecord> = {}) => aRecord({ answerBy: '2026-11-23T16:00:00.000Z', ...changes })

test.each<[what: string, Partial<EnquiryRecord>, said: string]>([
  ['waits', {}, 'Obesvarad. Svara senast måndag 23 november kl. 17:00.'],
  ['was answered', { replies: [reply('called')] }, 'Ringt tisdag 24 november kl. 09:00'],
  ['whose reply was undone', { replies: [reply('called', AT)] }, 'Obesvarad. Svara senast måndag 23 november kl. 17:00.'],
  ['is closed', { closed: { because: 'won', at: AT }, replies: [reply('called')] }, 'Stängd: jobbet blev av, tisdag 24 november kl. 09:00'],
  ['was closed by its reply', { closed: { because: 'declined', at: AT }, replies: [reply('declined')] }, 'Stängd: ej aktuellt, tisdag 24 november kl. 09:00'],
  ['has a visit', { visit, replies: [reply('visit booked')] }, 'Besök bokat torsdag 26 november kl. 09:00–10:00'],
  [
    'was withdrawn with a visit',
    { visit, closed: { because: 'withdrawn', at: AT }, replies: [reply('withdrawn')] },
    'Stängd: återtagen av kunden, tisdag 24 november kl. 09:00',
  ],
])('a request that %s says so', (_, changes, said) => {
  expect(statusOf(record(changes), NOW)).toBe(said)
})

test('a request in quarantine says why, and no time is left for it', () => {
  const quarantined = record({ quarantinedAt: AT, quarantineReason: 'honeypot' })
  expect(statusOf(quarantined, NOW)).toBe('Misstänkt skräp: ett dolt fält var ifyllt.')
  expect(timeLeftOf(quarantined, NOW)).toBeUndefined()
})

test('time is left for what waits alone', () => {
  expect(timeLeftOf(record(), NOW)).toBe('5 timmar kvar')
  expect(timeLeftOf(record({ replies: [reply('called')] }), NOW)).toBeUndefined()
  expect(timeLeftOf(record({ replies: [reply('called', AT)] }), NOW)).toBe('5 timmar kvar')
  expect(timeLeftOf(record({ closed: { because: 'won', at: AT } }), NOW)).toBeUndefined()
})

test.each<[ReplyKind, boolean]>([
  ['called', true],
  ['mailed', true],
  ['declined', true],
  ['withdrawn', false],
  ['times proposed', false],
])('the reply “%s” can be undone: %s', (kind, can) => {
  expect(canBeUndone(reply(kind), record())).toBe(can)
})

test('a visit that has its own way back is not undone, one that was agreed elsewhere is; an email that was sent is not', () => {
  expect(canBeUndone(reply('visit booked'), record({ visit }))).toBe(false)
  expect(canBeUndone(reply('visit booked'), record())).toBe(true)
  expect(canBeUndone(reply('mailed'), record(), new Set(['mailed']))).toBe(false)
  expect(canBeUndone(reply('mailed'), record(), new Set(['called']))).toBe(true)
})

import { expect, test } from 'vitest'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { A_PLAN, aRecord, aRequest, aThumb } from '../../../tests/support/a-request.ts'
import { customerData } from './customer-data.ts'

const AT = '2026-11-24T08:00:00.000Z'
const time = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)

test('everything that is stored about a request can be taken along, and nothing that is not the customer’s', () => {
  const enquiry = aRecord({
    plan: A_PLAN,
    note: 'Vill pruta',
    takenBy: 'Anna',
    photos: [aThumb('pdf', 0)],
    replies: [{ id: 'r1', kind: 'called', madeAt: AT, undoneAt: undefined, by: { party: 'owner', name: 'Anna' } }],
    visit: { uid: 'secret', sequence: 3, state: 'booked', time, address: 'Storgatan 1', wish: 'Efter fyra', change: undefined, offered: [time] },
  })
  const addition = { at: AT, message: 'Golvet är skevt', phone: '', callTime: '', plan: undefined, price: undefined }
  expect(customerData({ tokenHash: 'hash', enquiry, additions: [{ id: 'a1', ...addition }], untold: new Set<string>(), isLocked: false })).toEqual({
    reference: enquiry.reference,
    receivedAt: enquiry.receivedAt,
    answerBy: enquiry.answerBy,
    answers: aRequest(),
    plan: A_PLAN,
    price: enquiry.price,
    additions: [addition],
    visit: { state: 'booked', time, address: 'Storgatan 1', wish: 'Efter fyra', offered: [time], change: undefined },
    replies: [{ kind: 'called', madeAt: AT, undoneAt: undefined }],
    files: [{ kind: 'pdf', width: 0, height: 0, size: 2_140_000, sha256: '0'.repeat(64) }],
  })
})

test('a request without a visit has none', () => {
  expect(customerData({ tokenHash: '', enquiry: aRecord(), additions: [], untold: new Set<string>(), isLocked: false }).visit).toBeUndefined()
})

import { expect, test } from 'vitest'
import { BY_LINK } from '#domain/enquiry/doer.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { memoryTransaction } from '../../../../tests/support/memory-transaction.ts'
import { makeReleaseEnquiry } from '../quarantine/release-enquiry.ts'
import { makeAnnounceEnquiry } from './announce-enquiry.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const links = { tokenHashOf: (reference: string, at: string) => `${reference} ${at}` }

/** Announces the requests of these addresses at these instants; returns which were confirmed. */
async function confirmed(confirmationsPerDay: number, requests: readonly (readonly [email: string, at: string])[]) {
  const { transaction, emails } = memoryTransaction()
  const announce = makeAnnounceEnquiry({ ownerEmailsPerHour: 9, confirmationsPerDay }, links)
  const done: boolean[] = []
  for (const [index, [email, at]] of requests.entries()) done.push(await announce(transaction, anEnquiry({ reference: `F-${index}`, email }), at))
  const confirmations = emails.filter(({ kind }) => kind === 'confirmation')
  expect(confirmations).toHaveLength(done.filter(Boolean).length)
  return { done, confirmations }
}

test('a visitor gets one confirmation, now, for each address and Swedish day, whatever its capitals', async () => {
  const { done, confirmations } = await confirmed(9, [
    ['a@example.se', '2026-11-21T12:00:00.000Z'],
    ['A@EXAMPLE.se', '2026-11-21T22:59:59.999Z'],
    ['b@example.se', '2026-11-21T22:59:59.999Z'],
    ['a@example.se', '2026-11-21T23:00:00.000Z'],
  ])
  expect(done).toEqual([true, false, true, true])
  expect(confirmations[0]).toEqual({ kind: 'confirmation', reference: 'F-0', queuedAt: NOON, dueAt: NOON })
})

test('so many leave in a Swedish day, and the next day begins anew', async () => {
  const at = '2026-11-20T23:00:00.000Z'
  const { done } = await confirmed(2, [
    ['a@example.se', at],
    ['b@example.se', NOON],
    ['c@example.se', NOON],
    ['d@example.se', '2026-11-21T23:00:00.000Z'],
  ])
  expect(done).toEqual([true, true, false, true])
})

test('with none a day, and to what is no single address, none leaves', async () => {
  expect((await confirmed(0, [['a@example.se', NOON]])).done).toEqual([false])
  expect((await confirmed(9, [['a@example.se,b@example.se', NOON]])).done).toEqual([false])
})

test('the owner gets an email for each request, above so many an hour a list within five minutes', async () => {
  const { transaction, emails, listed } = memoryTransaction()
  const announce = makeAnnounceEnquiry({ ownerEmailsPerHour: 2, confirmationsPerDay: 0 }, links)
  const tell = (reference: string, at: string) => announce(transaction, anEnquiry({ reference }), at)
  await tell('F-1', '2026-11-21T11:00:00.000Z')
  await tell('F-2', NOON)
  await tell('F-3', NOON)
  await tell('F-4', '2026-11-21T12:00:00.001Z')
  expect(emails).toEqual([
    { kind: 'owner', reference: 'F-1', queuedAt: '2026-11-21T11:00:00.000Z', dueAt: '2026-11-21T11:00:00.000Z' },
    { kind: 'owner', reference: 'F-2', queuedAt: NOON, dueAt: NOON },
    { kind: 'owner', reference: 'F-4', queuedAt: '2026-11-21T12:00:00.001Z', dueAt: '2026-11-21T12:00:00.001Z' },
  ])
  expect(listed).toEqual([{ reference: 'F-3', at: NOON, dueAt: '2026-11-21T12:05:00.000Z' }])
})

test('a released enquiry is promised from now on, the owner told and the visitor confirmed; another changes nothing', async () => {
  const enquiry = anEnquiry()
  const released: unknown[] = []
  const { transaction, emails, pages } = memoryTransaction({
    async release(reference, at, deadlines) {
      released.push({ reference, at, deadlines })
      return reference === enquiry.reference ? enquiry : undefined
    },
  })
  let queued = 0
  const core = { now: () => new Date(NOON), emailQueued: () => (queued += 1) }
  const release = makeReleaseEnquiry(core, {
    inTransaction: (work) => work(transaction),
    replyRule: () => ({ replyHours: 24, holiday: undefined }),
    announceEnquiry: makeAnnounceEnquiry({ ownerEmailsPerHour: 9, confirmationsPerDay: 9 }, links),
  })
  expect([await release(enquiry.reference, BY_LINK), await release('F-OTHER', BY_LINK)]).toEqual([true, false])
  expect(pages).toEqual([{ reference: enquiry.reference, tokenHash: `${enquiry.reference} ${NOON}`, issuedAt: NOON }])
  expect(released[0]).toEqual({
    reference: enquiry.reference,
    at: NOON,
    deadlines: { answerBy: '2026-11-22T12:00:00.000Z', remindAt: '2026-11-22T08:00:00.000Z', remindAgainAt: '2026-11-22T11:00:00.000Z' },
  })
  expect(emails.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
    ['owner', NOON],
    ['confirmation', NOON],
  ])
  expect(queued).toBe(1)
})

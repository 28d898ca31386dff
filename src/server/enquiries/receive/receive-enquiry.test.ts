import { expect, test } from 'vitest'
import { A_PLAN, aRequest } from '../../../../tests/support/a-request.ts'
import { memoryTransaction } from '../../../../tests/support/memory-transaction.ts'
import type { DedupKey, InTransaction } from '../sql/enquiry-transaction.ts'
import { makeAnnounceEnquiry } from './announce-enquiry.ts'
import { makeReceiveEnquiry } from './receive-enquiry.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000
const PRICE = {
  version: '1',
  date: '2026-01-01',
  whole: { from: 1, to: 2 },
  labour: { from: 1, to: 2 },
  priceDrivers: [],
  rot: { percent: 30, capKr: 1, year: undefined, deduction: { one: { from: 0, to: 1 }, two: { from: 0, to: 1 } } },
}

function receiving({
  confirms = true,
  ...changes
}: {
  confirms?: boolean
  inTransaction?: InTransaction
  claimKey?: (claim: DedupKey) => Promise<DedupKey | undefined>
} = {}) {
  const { inTransaction, claimKey } = changes
  const memory = memoryTransaction(claimKey ? { claimKey } : {})
  let at = NOON
  let references = 0
  let queued = 0
  const core = { now: () => new Date(at), emailQueued: () => (queued += 1) }
  const receive = makeReceiveEnquiry(
    core,
    {
      inTransaction: inTransaction ?? ((work) => work(memory.transaction)),
      replyRule: () => ({ replyHours: 24, holiday: undefined }),
      announceEnquiry: makeAnnounceEnquiry(
        { ownerEmailsPerHour: 99, confirmationsPerDay: confirms ? 99 : 0 },
        { tokenHashOf: (reference) => `hash of ${reference}` },
      ),
      indicatePrice: () => PRICE,
    },
    () => {
      references += 1
      return `F-${references}`
    },
  )
  return { ...memory, receive, wait: (ms: number) => (at += ms), queued: () => queued }
}

test('a request is kept with its deadlines, the owner is told, the visitor gets a confirmation, and both emails may leave', async () => {
  const { receive, kept, emails, queued } = receiving()
  expect(await receive(aRequest(), {})).toEqual({
    outcome: 'kept',
    reference: 'F-1',
    receivedAt: '2026-11-21T12:00:00.000Z',
    answerBy: '2026-11-22T12:00:00.000Z',
    confirmed: true,
    pageIssuedAt: '2026-11-21T12:00:00.000Z',
  })
  expect(kept).toEqual([
    {
      enquiry: {
        ...aRequest(),
        reference: 'F-1',
        receivedAt: '2026-11-21T12:00:00.000Z',
        answerBy: '2026-11-22T12:00:00.000Z',
        remindAt: '2026-11-22T08:00:00.000Z',
        remindAgainAt: '2026-11-22T11:00:00.000Z',
      },
      quarantine: undefined,
    },
  ])
  expect(emails.map(({ kind, reference }) => `${kind} ${reference}`)).toEqual(['owner F-1', 'confirmation F-1'])
  expect(queued()).toBe(1)
})

test('whether a confirmation was queued is told, also when the request comes again', async () => {
  const { receive } = receiving({ confirms: false })
  expect(await receive(aRequest(), {})).toMatchObject({ outcome: 'kept', confirmed: false })
  expect(await receive(aRequest(), {})).toMatchObject({ outcome: 'known', confirmed: false })
})

test('a drawing is kept with its price', async () => {
  const { receive, kept } = receiving()
  await receive(aRequest({ plan: A_PLAN }), {})
  await receive(aRequest({ plan: 'unreadable' }), {})
  expect(kept.map(({ enquiry }) => enquiry.price)).toEqual([PRICE, undefined])
  expect(kept[1]?.enquiry).not.toHaveProperty('price')
})

test('in quarantine nothing is promised and nothing sent', async () => {
  const { receive, kept, emails, queued } = receiving()
  const quarantine = { reason: 'flood', suspicion: 4 } as const
  expect(await receive(aRequest(), { quarantine })).toEqual({
    outcome: 'kept',
    reference: 'F-1',
    receivedAt: '2026-11-21T12:00:00.000Z',
    answerBy: undefined,
    confirmed: false,
  })
  expect(kept).toMatchObject([{ quarantine }])
  expect([emails.length, queued()]).toEqual([0, 0])
})

test('the same content within ten minutes is the same request; after that, and with another answer, another one', async () => {
  const { receive, kept, wait, queued } = receiving()
  await receive(aRequest(), {})
  wait(10 * MINUTE)
  expect(await receive(aRequest(), {})).toEqual({
    outcome: 'known',
    reference: 'F-1',
    receivedAt: '2026-11-21T12:00:00.000Z',
    answerBy: '2026-11-22T12:00:00.000Z',
    confirmed: true,
    pageIssuedAt: '2026-11-21T12:00:00.000Z',
  })
  expect(queued()).toBe(1)
  expect(await receive(aRequest({ message: 'Hej' }), {})).toMatchObject({ outcome: 'kept' })
  wait(1)
  expect(await receive(aRequest(), {})).toMatchObject({ outcome: 'kept' })
  expect(kept).toHaveLength(3)
})

test('the same key is the same request for ever; with other content it is refused', async () => {
  const { receive, kept, wait } = receiving()
  const { reference } = { reference: '', ...(await receive(aRequest(), { key: 'k1' })) }
  wait(365 * 24 * 60 * MINUTE)
  expect(await receive(aRequest(), { key: 'k1' })).toMatchObject({ outcome: 'known', reference })
  expect(await receive(aRequest({ message: 'Hej' }), { key: 'k1' })).toEqual({ outcome: 'key taken' })
  expect(await receive(aRequest({ message: 'Hej' }), { key: 'k2' })).toMatchObject({ outcome: 'kept' })
  expect(kept).toHaveLength(2)
})

test('another key with the same content is the same request, and belongs to it from then on', async () => {
  const { receive, kept, wait, keys } = receiving()
  await receive(aRequest(), { key: 'k1' })
  expect(await receive(aRequest(), { key: 'k2' })).toMatchObject({ outcome: 'known', reference: 'F-1' })
  wait(60 * MINUTE)
  expect(await receive(aRequest(), { key: 'k2' })).toMatchObject({ outcome: 'known', reference: 'F-1' })
  expect(kept).toHaveLength(1)
  expect([...keys.keys()].filter((key) => key.startsWith('key:'))).toEqual(['key:k1', 'key:k2'])
  expect([...keys.keys()].filter((key) => key.startsWith('content:'))).toHaveLength(1)
})

test('a request without a key has none, whatever others call theirs', async () => {
  const { receive } = receiving()
  await receive(aRequest(), { key: 'undefined' })
  expect(await receive(aRequest({ message: 'Hej' }), {})).toMatchObject({ outcome: 'kept' })
})

test('a key is busy while its first request is, and free again when that fails', async () => {
  let fail = (_: Error) => {}
  const hanging = new Promise<never>((_, reject) => {
    fail = reject
  })
  const { receive } = receiving({ inTransaction: () => hanging })
  const first = receive(aRequest(), { key: 'k1' })
  expect(await receive(aRequest(), { key: 'k1' })).toEqual({ outcome: 'in flight' })
  const others = [receive(aRequest(), { key: 'k2' }), receive(aRequest(), {}), receive(aRequest(), {})]
  fail(new Error('disk full'))
  for (const promise of [first, ...others]) await expect(promise).rejects.toThrow('disk full')
  await expect(receive(aRequest(), { key: 'k1' })).rejects.toThrow('disk full')
})

test('when another transaction claims the key in between, it is read again', async () => {
  const claims: DedupKey[] = []
  const other = { key: 'key:k1', reference: 'F-9', contentHash: 'x', claimedAt: '2026-11-21T11:59:59.000Z' }
  const { receive, keys } = receiving({
    async claimKey(claim) {
      claims.push(claim)
      if (claim.key !== 'key:k1') return undefined
      keys.set('key:k1', other)
      return other
    },
  })
  expect(await receive(aRequest(), { key: 'k1' })).toEqual({ outcome: 'key taken' })
  expect(claims.map(({ key }) => key.replace(/:.{40,}/, ':…'))).toEqual(['content:…', 'key:k1'])
})

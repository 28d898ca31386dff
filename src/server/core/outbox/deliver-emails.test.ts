import { expect, test, vi } from 'vitest'
import { DeliveryError } from '../mail/mail-transport.ts'
import { type DeliveryEvent, makeDeliverEmails } from './deliver-emails.ts'
import type { DeliveryFailure, Lane } from './outbox.ts'
import { makeSendRate } from './send-rate.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

type Setting = { due?: number; failWith?: (attempt: number) => unknown; perMinute?: number; closed?: boolean; queuedAt?: Date; attempts?: number }

/** Delivers the emails of a lane, and tells what it did in order. The transport throws what `failWith` returns. */
async function delivered({ due = 2, failWith, perMinute, closed = false, queuedAt = NOW, attempts = 0 }: Setting, lane: Lane = 'all', stopAfter = 100) {
  const did: string[] = []
  const failures: DeliveryFailure[] = []
  const events: DeliveryEvent[] = []
  const addLane = vi.fn(() => ({ enter: () => (closed ? undefined : pass) }))
  const pass = { reached: () => void did.push('reached'), failed, end: () => void did.push('end') }
  const rate = makeSendRate({ now: () => NOW, perMinute })
  const stopping = new AbortController()
  let leased = 0
  function failed() {
    did.push('server failed')
    return '2026-11-21T12:01:00.000Z'
  }
  const parts: Parameters<typeof makeDeliverEmails>[2] = {
    outbox: {
      async leaseNext(now, until, of) {
        did.push(`lease ${of} ${now.slice(11, 19)}–${until.slice(11, 19)}`)
        if (leased === due) return undefined
        leased += 1
        return { id: `e${leased}`, kind: 'quarantine notice', queuedAt: queuedAt.toISOString(), attempts }
      },
      markSent: async (id, at) => void did.push(`${id} sent ${at.slice(11, 19)}`),
      async markFailed(id, failure) {
        did.push(`${id} failed`)
        failures.push(failure)
      },
      putBack: async (id, { failure, response }) => void did.push(`${id} put back: ${failure}, ${response}`),
    },
    async send() {
      if (leased >= stopAfter) stopping.abort()
      const error = failWith?.(leased)
      if (error) throw error
    },
    breaker: { addLane },
    rate,
  }
  const deliverEmails = makeDeliverEmails({ now: () => NOW }, lane, parts, (event) => events.push(event))
  await deliverEmails(stopping.signal)
  return { did, failures, events, addLane, turnsLeft: rate.take() }
}

test('every email that is due is leased for a minute, sent and reported, one after the other', async () => {
  const { did, events, addLane } = await delivered({ due: 2 })
  expect(did).toEqual([
    ...['e1', 'e2'].flatMap((id) => ['lease all 12:00:00–12:01:00', 'reached', `${id} sent 12:00:00`, 'end']),
    'lease all 12:00:00–12:01:00',
    'end',
  ])
  expect(events).toEqual(['e1', 'e2'].map((email) => ({ event: 'email sent', email, kind: 'quarantine notice' })))
  expect(addLane).toHaveBeenCalledWith({ canTest: true })
})

test('the owner’s lane takes its own emails, and never tests the server', async () => {
  const { did, addLane } = await delivered({ due: 0 }, 'owner')
  expect(did).toEqual(['lease owner 12:00:00–12:01:00', 'end'])
  expect(addLane).toHaveBeenCalledWith({ canTest: false })
})

test('while the server is left alone, and without a turn, no email is leased', async () => {
  expect((await delivered({ closed: true })).did).toEqual([])
  const { did, turnsLeft } = await delivered({ due: 3, perMinute: 1 })
  expect(did.filter((what) => what.startsWith('lease'))).toHaveLength(1)
  expect(did.at(-1)).toBe('end')
  expect(turnsLeft).toBe(false)
})

test('a turn without an email is given back', async () => {
  expect((await delivered({ due: 0, perMinute: 1 })).turnsLeft).toBe(true)
})

test('after a stop no further email is leased', async () => {
  expect((await delivered({ due: 5 }, 'all', 2)).events).toHaveLength(2)
})

test('an email that is refused alone fails with a time for its next attempt, and the next one follows', async () => {
  const { did, failures, events } = await delivered({
    due: 2,
    failWith: (attempt) => (attempt === 1 ? new DeliveryError('refused', '550 no', undefined) : undefined),
  })
  expect(did.slice(1, 4)).toEqual(['reached', 'e1 failed', 'end'])
  expect(did).toContain('e2 sent 12:00:00')
  const [{ nextAt, ...failure } = { nextAt: '' }] = failures.filter((one) => 'nextAt' in one)
  expect(failure).toEqual({ at: NOW.toISOString(), failure: 'refused', response: '550 no' })
  const minutes = (Date.parse(nextAt) - NOW.getTime()) / 60_000
  expect(minutes).toBeGreaterThanOrEqual(2)
  expect(minutes).toBeLessThan(2.4)
  expect(events[0]).toEqual({ event: 'email delayed', email: 'e1', kind: 'quarantine notice', ...failure, nextAt })
})

test('the next attempt counts this failure and the time since the email was queued', async () => {
  const refused = () => new DeliveryError('refused', '550 no', undefined)
  const sixHoursAgo = new Date(NOW.getTime() - 6 * 60 * 60_000)
  const { failures, events } = await delivered({ due: 1, failWith: refused, queuedAt: sixHoursAgo, attempts: 4 })
  expect(failures).toEqual([{ at: NOW.toISOString(), failure: 'refused', response: '550 no', gaveUp: true }])
  expect(events).toMatchObject([{ event: 'email given up', gaveUp: true }])
  const anHourAgo = new Date(NOW.getTime() - 60 * 60_000)
  for (const fewer of [
    { queuedAt: sixHoursAgo, attempts: 3 },
    { queuedAt: anHourAgo, attempts: 4 },
  ])
    expect((await delivered({ due: 1, failWith: refused, ...fewer })).events).toMatchObject([{ event: 'email delayed' }])
})

test('when the server fails, the email is put back as it was, and no further one is tried', async () => {
  const { did, failures, events } = await delivered({ due: 3, failWith: () => new DeliveryError('configuration', '535 no', undefined, 'server') })
  expect(did.slice(1)).toEqual(['server failed', 'e1 put back: configuration, 535 no', 'end'])
  expect(failures).toEqual([])
  expect(events).toMatchObject([{ event: 'email delayed', failure: 'configuration', nextAt: '2026-11-21T12:01:00.000Z' }])
})

test('a connection lost while an email was sent counts against both, and no further one is tried', async () => {
  const { did, failures } = await delivered({ due: 3, failWith: () => new DeliveryError('unreachable', 'lost', undefined, 'connection') })
  expect(did.slice(1)).toEqual(['server failed', 'e1 failed', 'end'])
  expect(failures).toMatchObject([{ failure: 'unreachable', nextAt: expect.stringMatching(/^2026-11-21T12:02/) }])
})

test('a failure keeps what caused it', () => {
  const cause = new Error('ECONNRESET')
  expect(new DeliveryError('unreachable', 'lost', cause)).toMatchObject({ kind: 'unreachable', scope: 'email', message: 'lost', cause })
})

test('what is thrown otherwise fails that email alone', async () => {
  const { did, failures } = await delivered({ due: 1, failWith: () => new TypeError('no such thing') })
  expect(did.slice(1, 4)).toEqual(['reached', 'e1 failed', 'end'])
  expect(failures).toMatchObject([{ failure: 'unreachable', response: 'TypeError: no such thing' }])
})

import { expect, test } from 'vitest'
import type { Bounce } from './read-bounce.ts'
import { type BounceEvent, makeReceiveBounce } from './receive-bounce.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const LATER = '2026-11-21T12:00:01.000Z'
const BOUNCE: Bounce = { emailId: 'e1', status: '5.1.1', at: '2026-11-21T11:59:00.000Z' }

/** What came of a message that is this bounce, about an email of this kind. */
async function received(bounce: Bounce | undefined, kind: 'owner' | undefined) {
  const events: BounceEvent[] = []
  const calls: unknown[] = []
  const core = { now: () => NOW, emailQueued: () => calls.push('email queued') }
  const receive = makeReceiveBounce(core, {
    async readBounce(message, now) {
      calls.push(message, now)
      return bounce
    },
    bounces: {
      async recordBounce(...recorded) {
        calls.push(recorded)
        return kind
      },
    },
    replyToldAt: (at) => new Date(at.getTime() + 1000),
    report: (event) => events.push(event),
  })
  const message = new Uint8Array([1])
  await receive(message)
  expect(calls.slice(0, 2)).toEqual([message, NOW])
  return { events, calls: calls.slice(2) }
}

test('a bounce is recorded and reported, and the owner’s email about it may leave at once', async () => {
  expect(await received(BOUNCE, 'owner')).toEqual({
    events: [{ event: 'email bounced', email: 'e1', kind: 'owner', status: '5.1.1' }],
    calls: [[BOUNCE, NOW.toISOString(), LATER], 'email queued'],
  })
})

test('a message that is no bounce, or about no email of ours, changes nothing', async () => {
  expect(await received(undefined, 'owner')).toEqual({ events: [], calls: [] })
  expect(await received(BOUNCE, undefined)).toEqual({ events: [], calls: [[BOUNCE, NOW.toISOString(), LATER]] })
})

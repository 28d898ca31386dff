import { expect, test } from 'vitest'
import { makeRemindOfVisits } from '#server/visits/remind-of-visits.ts'
import { makeEraseOldEnquiries } from './erase-old-enquiries.ts'
import { makeNotifyQuarantine } from './quarantine/notify-quarantine.ts'
import { makeReleaseOrdinary } from './quarantine/release-ordinary.ts'
import { endOfDigest, makeQueueDigest } from './remind/digests.ts'
import { makeRemindOwner } from './remind/reminders.ts'

const at = (instant: string) => () => new Date(instant)

/** The calls that the digest's work makes at an instant, with this day's digest as the latest. */
async function digestWork(instant: string, latest: string | undefined, queues = true) {
  const calls: unknown[] = []
  const core = { now: at(instant), emailQueued: () => calls.push('email queued') }
  await makeQueueDigest(core, {
    async latestDay(upTo) {
      calls.push(['latest up to', upTo])
      return latest
    },
    skip: async (...skipped) => void calls.push(['skip', ...skipped]),
    async queueOnce(...queued) {
      calls.push(['queue', ...queued])
      return queues
    },
  })()
  return calls
}

test('each morning at seven one digest is queued; a day that is missed is made good by the latest', async () => {
  const [before, after] = ['2026-11-21T05:59:59.999Z', '2026-11-21T06:00:00.000Z']
  expect(await digestWork(before, '2026-11-20')).toEqual([['latest up to', '2026-11-20']])
  expect(await digestWork(after, '2026-11-20')).toEqual([['latest up to', '2026-11-21'], ['queue', '2026-11-21', after], 'email queued'])
  expect(await digestWork(after, '2026-11-17')).toContainEqual(['queue', '2026-11-21', after])
  expect(await digestWork(after, '2026-11-21')).toEqual([['latest up to', '2026-11-21']])
  expect(endOfDigest('2026-11-21')).toBe(after)
  expect(endOfDigest('2026-07-01')).toBe('2026-07-01T05:00:00.000Z')
})

test('the day on which the database was created has no digest, and one that another process queued wakes nothing', async () => {
  const noon = '2026-11-21T12:00:00.000Z'
  expect(await digestWork(noon, undefined)).toEqual([
    ['latest up to', '2026-11-21'],
    ['skip', '2026-11-21', noon],
  ])
  expect(await digestWork(noon, '2026-11-20', false)).not.toContain('email queued')
})

test('old enquiries are erased so many months after the last contact, a batch at a time, until the signal aborts', async () => {
  const calls: unknown[] = []
  const eraseOld = async (...asked: [string, string, number]) => {
    calls.push(asked)
    return 3
  }
  const erase = makeEraseOldEnquiries({ now: at('2026-11-21T12:00:00.000Z') }, { eraseOld }, 14)
  expect(await erase()).toBe(3)
  expect(calls).toEqual([['2025-09-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z', expect.any(Number)]])
  expect(await erase(AbortSignal.abort())).toBe(0)
  expect(calls).toHaveLength(1)
})

test('reminders that are due are queued, and wake the mail when there was one', async () => {
  const work = async (due: number, signal?: AbortSignal) => {
    const calls: unknown[] = []
    const core = { now: at('2026-11-21T12:00:00.000Z'), emailQueued: () => calls.push('email queued') }
    await makeRemindOwner(core, {
      async queueDue(...asked) {
        calls.push(asked)
        return due
      },
    })(signal)
    return calls
  }
  expect(await work(1)).toEqual([['2026-11-21T12:00:00.000Z', expect.any(Number)], 'email queued'])
  expect(await work(0)).toHaveLength(1)
  expect(await work(1, AbortSignal.abort())).toEqual([])
})

test('reminders of visits are queued, and wake the mail when there was one; what was erased is forgotten', async () => {
  const work = async (due: number) => {
    const calls: unknown[] = []
    const core = { now: at('2026-11-21T15:00:00.000Z'), emailQueued: () => calls.push('email queued') }
    await makeRemindOfVisits(core, {
      async queueReminders(instant) {
        calls.push(['queue', instant])
        return due
      },
      forgetErased: async (instant) => void calls.push(['forget', instant]),
    })()
    return calls
  }
  const queue = ['queue', '2026-11-21T15:00:00.000Z']
  const forget = ['forget', '2026-11-21T15:00:00.000Z']
  expect(await work(1)).toEqual([queue, 'email queued', forget])
  expect(await work(0)).toEqual([queue, forget])
})

/** The calls that the notice's work makes at noon. */
async function noticeWork({ latest, flooded = true, queues = true }: { latest?: string; flooded?: boolean; queues?: boolean }) {
  const calls: unknown[] = []
  const core = { now: at('2026-11-21T13:30:00.000Z'), emailQueued: () => calls.push('email queued') }
  await makeNotifyQuarantine(core, {
    latestNotice: async () => latest,
    async floodedSince(instant) {
      calls.push(['flooded since', instant])
      return flooded
    },
    async queueNotice(...queued) {
      calls.push(['queue', ...queued])
      return queues
    },
  })()
  return calls
}

test('of a flood the owner is told at once, then every three hours while more comes, once for each three hours', async () => {
  const queue = ['queue', '2026-11-21T12:00:00.000Z', '2026-11-21T13:30:00.000Z']
  expect(await noticeWork({})).toEqual([['flooded since', ''], queue, 'email queued'])
  expect(await noticeWork({ queues: false })).toEqual([['flooded since', ''], queue])
  expect(await noticeWork({ latest: '2026-11-21T10:30:00.001Z' })).toEqual([])
  expect(await noticeWork({ latest: '2026-11-21T10:30:00.000Z' })).toEqual([['flooded since', '2026-11-21T10:30:00.000Z'], queue, 'email queued'])
  expect(await noticeWork({ flooded: false })).toEqual([['flooded since', '']])
})

test('what looks ordinary and came within a day is released by the server as the trickle allows, until a stop', async () => {
  const asked: unknown[] = []
  const work = async (tokens: number, stopAfter?: number) => {
    const released: string[] = []
    const stopping = new AbortController()
    const quarantine = {
      async heldOrdinary(...held: unknown[]) {
        asked.push(held)
        return ['F-1', 'F-2', 'F-3']
      },
    }
    const traffic = {
      letThrough() {
        tokens -= 1
        return tokens >= 0
      },
    }
    const release = makeReleaseOrdinary({ now: at('2026-11-21T12:00:00.000Z') }, quarantine, traffic, async (reference, by) => {
      expect(by).toEqual({ party: 'server' })
      released.push(reference)
      if (released.length === stopAfter) stopping.abort()
      return true
    })
    await release(stopAfter === undefined ? undefined : stopping.signal)
    return released
  }
  expect(await work(9)).toEqual(['F-1', 'F-2', 'F-3'])
  expect(await work(2)).toEqual(['F-1', 'F-2'])
  expect(await work(9, 1)).toEqual(['F-1'])
  expect(asked[0]).toEqual(['2026-11-20T12:00:00.000Z', 10])
})

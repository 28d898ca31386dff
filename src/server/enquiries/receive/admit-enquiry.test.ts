import { afterEach, expect, test, vi } from 'vitest'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { makeQuarantineCapacity, sizeOf } from '../quarantine/quarantine-capacity.ts'
import { makeAdmitEnquiry } from './admit-enquiry.ts'
import type { SpamLesson } from './spam-lessons.ts'

afterEach(() => {
  vi.useRealTimers()
})

const NOTHING = { network: 0, region: 0, name: 0, phone: 0, email: 0, mailDomain: 0, answers: 0, message: 0 }
const ORIGIN = { network: '192.0.2.0/24', region: '192.0.0.0/16' }

type Moment = { seen?: Partial<typeof NOTHING>; flood?: boolean; trickle?: boolean; room?: boolean; lesson?: SpamLesson; floodLevel?: number }

/** What becomes of a request at such a moment; `asked`: what the room was asked. */
async function admitted({ seen = {}, flood = false, trickle = true, room = true, lesson, floodLevel = 30 }: Moment, trap?: 'honeypot' | 'too-fast') {
  const asked: boolean[] = []
  const countSightings = () => ({ ...NOTHING, ...seen })
  const traffic = { isFlood: async () => flood, letThrough: () => trickle }
  const quarantineCapacity = {
    async take(_: unknown, isOrdinary: boolean) {
      asked.push(isOrdinary)
      return room
    },
  }
  const admit = makeAdmitEnquiry(countSightings, traffic, quarantineCapacity, async () => lesson, floodLevel)
  return { ...(await admit(aRequest(), ORIGIN, trap)), asked }
}

const LET_THROUGH = { verdict: 'let through', asked: [] }
const setAside = (suspicion: number, isOrdinary: boolean) => ({ verdict: 'quarantine', reason: 'flood', suspicion, asked: [isOrdinary] })

test('without a flood a request passes, however suspicious it looks', async () => {
  expect(await admitted({})).toEqual(LET_THROUGH)
  expect(await admitted({ seen: { network: 6, name: 3 }, trickle: false })).toEqual(LET_THROUGH)
})

test('in a flood one that looks ordinary passes while the trickle lasts, then waits with the others of its kind', async () => {
  expect(await admitted({ flood: true, seen: { network: 3 } })).toEqual(LET_THROUGH)
  expect(await admitted({ flood: true, seen: { network: 3 }, trickle: false })).toEqual(setAside(2, true))
})

test('in a flood one that looks suspicious is set aside, also while the trickle lasts', async () => {
  expect(await admitted({ flood: true, seen: { network: 6 } })).toEqual(setAside(3, false))
})

test('a sixth of the flood level of copies is a series, two at least, also without a flood', async () => {
  expect(await admitted({ seen: { message: 4 } })).toEqual(LET_THROUGH)
  expect(await admitted({ seen: { message: 5 } })).toEqual(setAside(3, false))
  expect(await admitted({ seen: { phone: 1 }, floodLevel: 3 })).toEqual(LET_THROUGH)
  expect(await admitted({ seen: { phone: 2 }, floodLevel: 3 })).toMatchObject({ verdict: 'quarantine' })
})

test('what the form’s trap noticed is its reason, and takes none of the room for ordinary requests', async () => {
  expect(await admitted({}, 'honeypot')).toEqual({ verdict: 'quarantine', reason: 'honeypot', suspicion: 0, asked: [false] })
  expect(await admitted({ flood: true, trickle: false }, 'too-fast')).toMatchObject({ reason: 'too-fast' })
})

test('what the owner has taught to be spam is set aside as suspicious, also without a flood', async () => {
  expect(await admitted({ lesson: 'spam sender' })).toEqual({ verdict: 'quarantine', reason: 'spam sender', suspicion: 3, asked: [false] })
  expect(await admitted({ lesson: 'spam link', seen: { network: 1 } }, 'honeypot')).toMatchObject({ reason: 'honeypot', suspicion: 4 })
})

test('without room it is told', async () => {
  expect(await admitted({ room: false }, 'honeypot')).toEqual({ verdict: 'full', asked: [false] })
})

test('four fifths of the room are for suspects, the rest for what looks ordinary; requests and bytes count', async () => {
  const request = aRequest({ message: 'å'.repeat(100) })
  const bytes = sizeOf(request)
  expect(bytes).toBe(sizeOf(aRequest({ message: '' })) + 200)
  const taken = async (limit: { count: number; bytes: number }, isOrdinary: boolean) => {
    const capacity = makeQuarantineCapacity({ limit, readSize: async () => ({ count: 1, bytes }) })
    let count = 0
    while (count < 50 && (await capacity.take(request, isOrdinary))) count += 1
    return count
  }
  expect([await taken({ count: 10, bytes: 1e9 }, false), await taken({ count: 10, bytes: 1e9 }, true)]).toEqual([7, 9])
  expect([await taken({ count: 1e9, bytes: 10 * bytes }, false), await taken({ count: 1e9, bytes: 10 * bytes }, true)]).toEqual([7, 9])
})

test('the size is read again at once when reading failed', async () => {
  let readings = 0
  let failing = true
  const capacity = makeQuarantineCapacity({
    limit: { count: 100, bytes: 1e9 },
    async readSize() {
      readings += 1
      if (failing) throw new Error('no database')
      return { count: 0, bytes: 0 }
    },
  })
  await expect(capacity.take(aRequest(), true)).rejects.toThrow('no database')
  failing = false
  expect(await capacity.take(aRequest(), true)).toBe(true)
  expect(await capacity.take(aRequest(), true)).toBe(true)
  expect(readings).toBe(2)
})

test('what other processes stored and the owner erased is seen after five seconds', async () => {
  vi.useFakeTimers()
  let count = 100
  const capacity = makeQuarantineCapacity({ limit: { count: 100, bytes: 1e9 }, readSize: async () => ({ count, bytes: 0 }) })
  expect(await capacity.take(aRequest(), true)).toBe(false)
  count = 0
  vi.advanceTimersByTime(5000)
  expect(await capacity.take(aRequest(), true)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await capacity.take(aRequest(), true)).toBe(true)
})

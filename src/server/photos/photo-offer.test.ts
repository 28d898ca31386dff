import { createHmac } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { makePhotoCapacity } from '#server/pictures/photo-capacity.ts'
import { makeOfferPhotos } from './offer-photos.ts'
import { makeUploadSlots, whileInSlot, YieldedError } from './upload-slots.ts'
import { makeUploadTokens } from './upload-tokens.ts'

afterEach(() => {
  vi.useRealTimers()
})

const RECEIVED = new Date('2026-11-21T12:00:00.000Z')
const later = (hours: number, ms = 0) => new Date(RECEIVED.getTime() + hours * 3_600_000 + ms)
const MIB = 1024 * 1024
const tokens = makeUploadTokens('x'.repeat(32))

test('a token lets photos be added to its request for a day after it was received', () => {
  const issued = tokens.issue('F-1', RECEIVED, later(23))
  expect(issued?.until).toBe('2026-11-22T12:00:00.000Z')
  const token = issued?.token ?? ''
  expect([tokens.verify(token, 'F-1', later(24, -1)), tokens.verify(token, 'F-1', later(24))]).toEqual([true, false])
  expect(tokens.issue('F-1', RECEIVED, later(24))).toBeUndefined()
  expect(tokens.verify(token, 'F-2', RECEIVED)).toBe(false)
  expect(makeUploadTokens('y'.repeat(32)).verify(token, 'F-1', RECEIVED)).toBe(false)
  for (const broken of ['', '.', token.split('.')[0] ?? '', `x${token}`, `${token}x`]) expect(tokens.verify(broken, 'F-1', RECEIVED)).toBe(false)
})

test('what is signed never changes: a token lives over an update', () => {
  const [expires = '', signature] = (tokens.issue('F-1', RECEIVED, RECEIVED)?.token ?? '').split('.')
  expect(signature).toBe(
    createHmac('sha256', 'x'.repeat(32))
      .update(JSON.stringify(['photo upload', 'F-1', expires]))
      .digest('base64url'),
  )
})

function offering(isOpen: () => Promise<boolean>) {
  const errors: unknown[] = []
  const offer = makeOfferPhotos({ now: () => later(1), report: (error) => errors.push(error) }, { isOpen, add: () => {} }, tokens)
  return { offer, errors }
}

test('photos are offered for a request that was received within the day, while there is room', async () => {
  const { offer } = offering(async () => true)
  const { token, until } = tokens.issue('F-1', RECEIVED, RECEIVED) ?? {}
  expect(await offer('F-1', RECEIVED.toISOString())).toEqual({ photos: { url: '/functions/v1/photos/F-1', token, until } })
  expect(await offer('F-1', later(-24).toISOString())).toEqual({})
  expect(await offer('F-1', undefined)).toEqual({})
  expect(await offering(async () => false).offer('F-1', RECEIVED.toISOString())).toEqual({ photosDeclined: 'full' })
})

test('when the room cannot be read, the request is accepted without an offer', async () => {
  const { offer, errors } = offering(async () => {
    throw new Error('no database')
  })
  expect(await offer('F-1', RECEIVED.toISOString())).toEqual({})
  expect(errors).toEqual([new Error('no database')])
})

test('photos are taken below their quota, and while more than 512 MiB are free', async () => {
  const isOpen = (bytes: number, free: number) =>
    makePhotoCapacity({ quota: 1000, readUsage: async () => ({ count: 0, bytes }), freeSpace: async () => free }).isOpen()
  expect([await isOpen(999, 513 * MIB), await isOpen(1000, 513 * MIB), await isOpen(0, 512 * MIB), await isOpen(0, 512 * MIB + 1)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('what was stored since counts at once, what others stored after five seconds', async () => {
  vi.useFakeTimers()
  let bytes = 0
  let free = 512 * MIB + 2000
  const capacity = makePhotoCapacity({ quota: 1000, readUsage: async () => ({ count: 0, bytes }), freeSpace: async () => free })
  expect(await capacity.isOpen()).toBe(true)
  capacity.add(600)
  capacity.add(399)
  expect(await capacity.isOpen()).toBe(true)
  capacity.add(1)
  expect(await capacity.isOpen()).toBe(false)
  bytes = 500
  vi.advanceTimersByTime(5000)
  expect(await capacity.isOpen()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await capacity.isOpen()).toBe(true)
  free = 512 * MIB + 100
  vi.advanceTimersByTime(5001)
  expect(await capacity.isOpen()).toBe(true)
  capacity.add(100)
  expect(await capacity.isOpen(), 'the disk').toBe(false)
})

test('a reading that failed is not used again', async () => {
  let fails = true
  const capacity = makePhotoCapacity({
    quota: 1000,
    async readUsage() {
      if (fails) throw new Error('no database')
      return { count: 0, bytes: 0 }
    },
    freeSpace: async () => 600 * MIB,
  })
  await expect(capacity.isOpen()).rejects.toThrow('no database')
  fails = false
  expect(await capacity.isOpen()).toBe(true)
})

test('sixty-four files are received at once, eight from one network, and each that is done makes room', () => {
  const slots = makeUploadSlots(() => 0)
  const take = (network: string, count: number) => Array.from({ length: count }, () => slots.take(network))
  const first = take('a', 9)
  expect(first.map((slot) => slot !== undefined)).toEqual([...Array(8).fill(true), false])
  first[0]?.release()
  expect(take('a', 2).map((slot) => slot !== undefined)).toEqual([true, false])
  const others = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((network) => take(network, 8))
  expect(others.filter(Boolean)).toHaveLength(56)
  expect(slots.take('i')).toBeUndefined()
  others[0]?.release()
  expect(take('i', 2).map((slot) => slot !== undefined)).toEqual([true, false])
  for (const slot of first.slice(1)) slot?.release()
  expect(take('a', 9).filter(Boolean)).toHaveLength(7)
})

test('where every place is taken, the slowest upload of the networks that have most of them yields, if it has come at a bad pace for a while', async () => {
  let now = 0
  const slots = makeUploadSlots(() => now)
  const yielded: string[] = []
  const take = (name: string, network: string) => {
    const slot = slots.take(network)
    void slot?.yielded.then(() => yielded.push(name))
    return slot
  }
  const alone = take('alone', 'z')
  const held = Array.from({ length: 63 }, (_, index) => take(`${index}`, `n${Math.floor(index / 8)}`))
  now = 4_000
  expect(take('new', 'y'), 'nobody’s pace is known yet').toBeUndefined()
  now = 10_000
  for (const slot of held) slot?.count(50_000)
  held[9]?.count(-20_000)
  alone?.count(10_000)
  expect(take('new', 'y')).toBeDefined()
  await Promise.resolve()
  expect(yielded, 'not the one that is slower and alone').toEqual(['9'])
  for (const slot of held) slot?.count(1_000_000)
  alone?.count(1_000_000)
  expect(take('newer', 'y'), 'all come at a good pace').toBeUndefined()
})

test('what has no place any more ends at once, also while it waits for bytes', async () => {
  const slots = makeUploadSlots()
  const slot = slots.take('a')
  if (!slot) throw new Error('There is a place')
  const { promise: yielded, resolve } = Promise.withResolvers<'yielded'>()
  const body = new PassThrough()
  body.write('first')
  const came: string[] = []
  const reading = (async () => {
    for await (const chunk of whileInSlot(body, { ...slot, yielded })) came.push(String(chunk))
  })()
  await vi.waitFor(() => expect(came).toEqual(['first']))
  resolve('yielded')
  await expect(reading).rejects.toThrow(YieldedError)
})

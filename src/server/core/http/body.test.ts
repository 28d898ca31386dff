import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bodyOf, readPast } from './body.ts'

/** A body that is a stream needs it. */
const HALF = { duplex: 'half' } as const

/** What a handler makes of the body of this post. */
async function received<Result>(read: (body: Readable) => Promise<Result>, body?: ReadableStream<Uint8Array> | string) {
  const results: Result[] = []
  const app = new Hono()
  app.post('/', async (c) => {
    results.push(await read(bodyOf(c)))
    return c.text('')
  })
  await app.request('/', { ...HALF, method: 'POST', ...(body !== undefined && { body }) })
  return results
}

const all = async (body: Readable) => Buffer.concat(await body.toArray()).toString()

test('a body is read as it was sent, and a request without one is read as nothing', async () => {
  expect([await received(all, 'hej'), await received(all)]).toEqual([['hej'], ['']])
})

test('a body comes in Buffers, as those who read it expect', async () => {
  const sent = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array([0xc3]))
      controller.enqueue(new Uint8Array([0xa5]))
      controller.close()
    },
  })
  expect(await received((body) => body.toArray(), sent)).toEqual([[Buffer.from([0xc3]), Buffer.from([0xa5])]])
})

test('of a body that is sent for long, no more is read than is taken and a little ahead', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(100_000))
    },
  })
  await received(async (body) => {
    for await (const _ of body) {
      // What is read in the meantime has been.
      await new Promise((resolve) => setTimeout(resolve, 20))
      break
    }
  }, endless)
  expect(sent).toBeGreaterThanOrEqual(1)
  expect(sent).toBeLessThan(8)
})

test('the rest of a body is read up to a limit, and none of one that is done', async () => {
  let read = 0
  const chunks = (async function* () {
    for (let chunk = 0; chunk < 100; chunk += 1) {
      read += 1
      yield Buffer.alloc(10)
    }
  })()
  expect(await readPast(Readable.from(chunks), 50)).toBe(false)
  expect(read).toBeGreaterThanOrEqual(6)
  expect(read).toBeLessThan(50)
  const ended = Readable.from([])
  await ended.toArray()
  expect(await readPast(ended, 50)).toBe(true)
  const destroyed = Readable.from([Buffer.alloc(10)])
  destroyed.destroy()
  expect(await readPast(destroyed, 50)).toBe(false)
})

test('whether what is left was all is told to the byte', async () => {
  const left = (bytes: number) => readPast(Readable.from([Buffer.alloc(20), Buffer.alloc(bytes - 20)]), 50)
  expect([await left(50), await left(51)]).toEqual([true, false])
})

import { expect, test } from 'vitest'
import { makeReadPicture } from './read-picture.ts'

/** Pictures of 100 bytes in a memory of so many; `asked`: what the database was asked for. */
function reading(mostBytes = 250) {
  const asked: string[] = []
  const read = makeReadPicture(async (id) => {
    asked.push(id)
    return id === 'none' ? undefined : new Uint8Array(100).fill(id.charCodeAt(0))
  }, mostBytes)
  return { asked, read: (...ids: string[]) => ids.reduce((before, id) => before.then(() => read(id, 640, 'webp')), Promise.resolve<unknown>(undefined)) }
}

test('a picture is read from the database once, each size and format for itself', async () => {
  const asked: unknown[] = []
  const read = makeReadPicture(async (...what) => {
    asked.push(what)
    return new Uint8Array([1, 2, 3])
  })
  expect(await read('a', 640, 'webp')).toEqual(new Uint8Array([1, 2, 3]))
  expect(await read('a', 640, 'webp')).toEqual(new Uint8Array([1, 2, 3]))
  await read('a', 320, 'webp')
  await read('a', 640, 'avif')
  expect(asked).toEqual([
    ['a', 640, 'webp'],
    ['a', 320, 'webp'],
    ['a', 640, 'avif'],
  ])
})

test('a picture that is not there is asked for again', async () => {
  const { asked, read } = reading()
  expect(await read('none', 'none')).toBeUndefined()
  expect(asked).toEqual(['none', 'none'])
})

test('as many as the memory holds are kept, and the one that was asked for longest ago goes', async () => {
  const { asked, read } = reading()
  await read('a', 'b', 'a', 'b')
  expect(asked).toEqual(['a', 'b'])
  // The third makes 300 bytes: a goes, since b was asked for after it.
  await read('c', 'b', 'c', 'a')
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('one that was asked for again stays longer than one that was read after it', async () => {
  const { asked, read } = reading()
  await read('a', 'b', 'a', 'c', 'a')
  expect(asked).toEqual(['a', 'b', 'c'])
  await read('b')
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

test('pictures that fill the memory to the byte are kept', async () => {
  const { asked, read } = reading(200)
  await read('a', 'b', 'a', 'b')
  expect(asked).toEqual(['a', 'b'])
})

test('what is kept does not keep the buffer that it came in', async () => {
  const large = Buffer.alloc(4096, 7)
  const read = makeReadPicture(async () => large.subarray(0, 10))
  const content = await read('a', 640, 'webp')
  expect(content?.buffer.byteLength).toBe(10)
  expect(content).toEqual(new Uint8Array(10).fill(7))
})

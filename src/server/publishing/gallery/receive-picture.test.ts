import { beforeEach, expect, test } from 'vitest'
import { MIDDLE } from '#domain/site-picture.ts'
import type { EncodeSitePicture } from '#server/pictures/encode-site-picture.ts'
import { makeReceivePicture, type ReceivedPicture } from './receive-picture.ts'

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
const SIZES = [
  { width: 640, format: 'avif', content: new Uint8Array([1, 2]) },
  { width: 640, format: 'webp', content: new Uint8Array([3, 4, 5]) },
] as const

let stored: unknown[]
let counted: number[]
let removed = 0
beforeEach(() => {
  stored = []
  counted = []
  removed = 0
})

/** Receives a picture that begins with `head`; without one, a file that is too large. */
function receive({
  isOpen = true,
  head,
  encode = async () => SIZES,
}: {
  isOpen?: boolean
  head?: Buffer
  encode?: EncodeSitePicture
}): Promise<ReceivedPicture> {
  const remove = async () => {
    removed += 1
  }
  const receivePicture = makeReceivePicture(
    { now: () => new Date('2026-11-23T09:00:00.000Z') },
    { add: async (...what) => void stored.push(what) },
    { isOpen: async () => isOpen, add: (bytes) => void counted.push(bytes) },
    {
      receiveFile: async () => head && { path: 'received', head, size: head.byteLength, sha256: '', read: async () => head, remove },
      encodeForSite: encode,
    },
  )
  return receivePicture((async function* () {})(), MIDDLE)
}

test('a picture is stored in every size, under what its content is called by, and its bytes are counted', async () => {
  const received = await receive({ head: JPEG })
  expect(received).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(stored).toEqual([['id' in received ? received.id : '', SIZES, '2026-11-23T09:00:00.000Z']])
  expect(counted).toEqual([5])
  expect(removed).toBe(1)
})

test('the same picture has the same name, another has another', async () => {
  const [first, again] = [await receive({ head: JPEG }), await receive({ head: JPEG })]
  expect(again).toEqual(first)
  expect(await receive({ head: JPEG, encode: async () => SIZES.slice(1) })).not.toEqual(first)
})

test.each<[what: string, given: Parameters<typeof receive>[0], said: ReceivedPicture, files: number]>([
  ['when there is no room', { isOpen: false, head: JPEG }, { refusal: 'full' }, 0],
  ['that is too large', {}, { refusal: 'photoTooLarge' }, 0],
  ['that is a PDF', { head: Buffer.from('%PDF-1.7') }, { refusal: 'wrongType' }, 1],
  ['that is empty', { head: Buffer.alloc(0) }, { refusal: 'empty' }, 1],
  ['that is a text', { head: Buffer.from('Hej') }, { refusal: 'wrongType' }, 1],
  ['that cannot be read', { head: JPEG, encode: async () => 'unreadable' }, { refusal: 'unreadable' }, 1],
  ['that is too narrow', { head: JPEG, encode: async () => ({ tooNarrow: 600 }) }, { tooNarrow: 600 }, 1],
])('a file %s is refused in these words, and nothing of it stays', async (_, given, said, files) => {
  expect(await receive(given)).toEqual(said)
  expect([stored, counted, removed]).toEqual([[], [], files])
})

test('of a file that could not be encoded nothing stays', async () => {
  await expect(receive({ head: JPEG, encode: () => Promise.reject(new Error('No encoder')) })).rejects.toThrow('No encoder')
  expect([stored, removed]).toEqual([[], 1])
})

import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { PhotoRefusal } from '#content/photos/photo-refusals.ts'
import type { IncomingPhoto, PhotoResult } from '#server/enquiries/form-photos.ts'
import type { NewPhoto } from './photos.ts'
import { countPhotos, makeReceivePhoto } from './receive-photo.ts'

const JPEG = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')
const PDF = Buffer.from('%PDF-1.7\n')
const ENCODED = { content: new Uint8Array(70), thumb: new Uint8Array(7), width: 40, height: 30 }

type Setting = {
  photo?: Partial<IncomingPhoto>
  head?: Buffer
  /** Bytes of the file; undefined: more than are taken. */
  size?: number | undefined
  there?: { photo: number; pdf: number }
  /** What is counted after the file was received. */
  thereAfter?: { photo: number; pdf: number }
  known?: readonly string[]
  isOpen?: boolean
  hasSlot?: boolean
  overLimit?: boolean
  encoded?: Extract<PhotoRefusal, 'unreadable' | 'tooManyPixels'>
  added?: 'kept' | 'too many' | 'no enquiry'
}

/** What becomes of a photo, and what was done for it. */
async function received(setting: Setting) {
  const { photo, head = JPEG, there = { photo: 0, pdf: 0 }, known = [], isOpen = true, hasSlot = true, overLimit = false, encoded, added = 'kept' } = setting
  const size = 'size' in setting ? setting.size : 5000
  const did: unknown[] = []
  const stored: { photo: NewPhoto; at: string; tellAt: string }[] = []
  let counted = 0
  const parts = {
    repository: {
      async add(reference: string, photo: NewPhoto, at: string, tellAt: string) {
        did.push(`add to ${reference}`)
        stored.push({ photo, at, tellAt })
        return added
      },
      async move(reference: string, sha256: string, position: number) {
        did.push(`move ${reference} ${sha256} ${position}`)
        return known.includes(sha256)
      },
      remove: async () => {},
      async counts() {
        counted += 1
        return counted > 1 ? (setting.thereAfter ?? there) : there
      },
      find: async () => undefined,
      thumb: async () => undefined,
      usage: async () => ({ count: 0, bytes: 0 }),
    },
    capacity: { isOpen: async () => isOpen, add: (bytes: number) => void did.push(`room for ${bytes} less`) },
    async receiveFile(_: unknown, most: number) {
      did.push(`at most ${most}`)
      if (size === undefined) return undefined
      return { path: '/tmp/file', size, sha256: 'abc', head, read: async () => PDF, remove: async () => void did.push('file removed') }
    },
    async encode(path: string) {
      did.push(`encode ${path}`)
      return encoded ?? ENCODED
    },
  }
  const traffic = {
    async isOverPhotoLimit(network: string, bytes: number) {
      did.push(`${bytes} bytes of ${network}`)
      return overLimit
    },
  }
  const receive = makeReceivePhoto({ now: () => new Date('2026-11-21T12:00:00.000Z') }, parts, traffic, {
    take(network) {
      did.push(`slot of ${network}`)
      return hasSlot ? { count: () => {}, yielded: new Promise<never>(() => {}), release: () => void did.push('slot given back') } : undefined
    },
  })
  const result = await receive({ reference: 'F-1', network: 'net', position: 2, ...photo }, Readable.from([]))
  return { result, did, stored }
}

test('a photo is received, encoded anew and stored, and the owner told when two minutes are quiet', async () => {
  const { result, did, stored } = await received({})
  expect(result).toBe('kept')
  expect(did).toEqual([
    'slot of net',
    'at most 15000000',
    '5000 bytes of net',
    'move F-1 abc 2',
    'encode /tmp/file',
    'add to F-1',
    'room for 77 less',
    'file removed',
    'slot given back',
  ])
  expect(stored).toEqual([
    { photo: { ...ENCODED, kind: 'photo', sha256: 'abc', position: 2 }, at: '2026-11-21T12:00:00.000Z', tellAt: '2026-11-21T12:02:00.000Z' },
  ])
})

test('a PDF is stored as it came', async () => {
  const { did, stored } = await received({ head: PDF })
  expect(stored[0]?.photo).toEqual({ content: PDF, thumb: Buffer.alloc(0), width: 0, height: 0, kind: 'pdf', sha256: 'abc', position: 2 })
  expect(did).toContain(`room for ${PDF.length} less`)
  expect(did).not.toContain('encode /tmp/file')
})

test('a file that is there gets its new place, by its announced hash before it is received, else after', async () => {
  expect(await received({ known: ['abc'], photo: { sha256: 'abc' }, isOpen: false })).toMatchObject({ result: 'kept', did: ['move F-1 abc 2'] })
  const { result, did, stored } = await received({ known: ['abc'] })
  expect([result, stored]).toEqual(['kept', []])
  expect(did.slice(-3)).toEqual(['move F-1 abc 2', 'file removed', 'slot given back'])
})

test('a file that is not the announced one is damaged', async () => {
  expect((await received({ photo: { sha256: 'abd' } })).result).toBe('damaged')
  expect((await received({ photo: { sha256: 'abc' } })).result).toBe('kept')
})

test.each<[string, Setting, PhotoRefusal, received: boolean]>([
  ['there is no room', { isOpen: false }, 'full', false],
  ['six photos and a PDF are there', { there: { photo: 6, pdf: 1 } }, 'tooManyPhotos', false],
  ['too many files are being received', { hasSlot: false }, 'busy', false],
  ['the network sent its share', { overLimit: true }, 'networkLimit', true],
  ['it is too large', { size: undefined }, 'photoTooLarge', true],
  ['it is too large, and the network sent its share', { size: undefined, overLimit: true }, 'networkLimit', true],
  ['it is of another kind', { head: Buffer.from('PK') }, 'wrongType', true],
  ['it is empty', { head: Buffer.alloc(0) }, 'empty', true],
  ['it is a HEIC', { head: Buffer.from('\0\0\0\x18ftypheic') }, 'heic', true],
  ['it is a PDF beyond its own limit', { head: PDF, size: 10_000_001 }, 'pdfTooLarge', true],
  ['six photos are there', { there: { photo: 6, pdf: 0 } }, 'tooManyPhotos', true],
  ['a PDF is there', { head: PDF, there: { photo: 0, pdf: 1 } }, 'tooManyPdfs', true],
  ['another came in between', { there: { photo: 5, pdf: 1 }, thereAfter: { photo: 6, pdf: 1 } }, 'tooManyPhotos', true],
  ['it cannot be decoded', { encoded: 'unreadable' }, 'unreadable', true],
  ['it has too many pixels', { encoded: 'tooManyPixels' }, 'tooManyPixels', true],
  ['its request was erased', { added: 'no enquiry' }, 'notAllowed', true],
  ['another was stored in between', { added: 'too many' }, 'tooManyPhotos', true],
  ['another PDF was', { head: PDF, added: 'too many' }, 'tooManyPdfs', true],
])('a file is refused when %s', async (_, setting, refusal, isReceived) => {
  const { result, did } = await received(setting)
  expect(result).toBe(refusal)
  expect(did.includes('at most 15000000')).toBe(isReceived)
  expect(did.filter((what) => String(what).startsWith('room for'))).toEqual([])
  if (did.includes('slot of net') && setting.hasSlot !== false) expect(did.at(-1)).toBe('slot given back')
  expect(did.includes('file removed'), 'no file is left').toBe(isReceived && !('size' in setting && setting.size === undefined))
})

test('a file of the largest size is taken, a photo also where only a PDF has no place, and a PDF beside six photos', async () => {
  expect((await received({ head: PDF, size: 10_000_000 })).result).toBe('kept')
  expect((await received({ size: 15_000_000 })).result).toBe('kept')
  expect((await received({ there: { photo: 5, pdf: 1 } })).result).toBe('kept')
  expect((await received({ head: PDF, there: { photo: 6, pdf: 0 } })).result).toBe('kept')
})

test('a file too large counts as much as the largest', async () => {
  expect((await received({ size: undefined })).did).toContain('15000000 bytes of net')
})

test('of every photo is told whether it was kept, refused, or could not be stored', async () => {
  const outcomes: string[] = []
  const receive = (work: () => Promise<PhotoResult>) =>
    countPhotos(work, (outcome) => outcomes.push(outcome))({ reference: 'F-1', network: 'a', position: 1 }, Readable.from([]))
  expect(await receive(async () => 'kept')).toBe('kept')
  expect(await receive(async () => 'damaged')).toBe('damaged')
  await expect(
    receive(async () => {
      throw new Error('disk full')
    }),
  ).rejects.toThrow('disk full')
  expect(outcomes).toEqual(['kept', 'refused', 'failed'])
})

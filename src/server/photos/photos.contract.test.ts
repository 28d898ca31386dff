import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { restoreBackup, writeBackup } from '#server/operation/backup/backup.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { eachWithDatabase, keepReceivedAt, keepWithEmail, laterEmails, openStorage } from '../../../tests/support/storage.ts'
import type { NewPhoto } from './photos.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'

function aStoredPhoto(position: number, bytes = 1000, kind: NewPhoto['kind'] = 'photo'): NewPhoto {
  const thumb = kind === 'pdf' ? Buffer.alloc(0) : randomBytes(100)
  return { sha256: randomBytes(32).toString('hex'), position, kind, width: 20, height: 10, content: randomBytes(bytes), thumb }
}

type Storage = Awaited<ReturnType<typeof openStorage>>

/** An enquiry whose email has left, with photos of these sizes in bytes. */
async function keepWithPhotos(storage: Storage, reference: string, sizes: readonly number[]): Promise<NewPhoto[]> {
  await keepWithEmail(storage, reference)
  await storage.outbox.markSent((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
  const photos = sizes.map((size, position) => aStoredPhoto(position, size))
  for (const photo of photos) expect(await storage.photos.add(reference, photo, NOON, ONE)).toBe('kept')
  return photos
}

describe.each(Object.entries(databases))('photos on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('erasing an enquiry, asked for or old, deletes its photos and no others', async () => {
    const storage = await open()
    for (const reference of ['F-1', 'F-2', 'F-3']) await keepWithPhotos(storage, reference, [1000, 2000])
    expect(await storage.photos.usage()).toEqual({ count: 6, bytes: 3 * 3200 })
    await storage.repository.erase('F-1', ONE, 'asked')
    expect(await storage.photos.usage()).toEqual({ count: 4, bytes: 2 * 3200 })
    expect(await storage.repository.eraseOld(ONE, ONE, 1)).toBe(1)
    expect(await storage.photos.usage()).toEqual({ count: 2, bytes: 3200 })
    expect((await storage.repository.list()).map(({ photos }) => photos.map(({ size }) => size))).toEqual([[1000, 2000]])
  })

  test('there is no photo without an enquiry', async () => {
    const storage = await open()
    expect(await storage.photos.add('F-1', aStoredPhoto(0), NOON, ONE)).toBe('no enquiry')
    await keepWithPhotos(storage, 'F-2', [1000])
    // Other tables refer to the enquiry too, so it is the photo's own row that is tried.
    await expect(sql`update photos set reference = 'F-1'`.execute(storage.db)).rejects.toThrow(/foreign key/i)
    expect(await storage.photos.usage()).toEqual({ count: 1, bytes: 1100 })
  })

  test('a photo that comes before the first email leaves is in it, so no other is queued', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1', ONE)
    const photo = aStoredPhoto(0)
    await storage.photos.add('F-1', photo, NOON, ONE)
    expect(await storage.outbox.leaseNext(ONE, '2026-11-21T13:01:00.000Z')).toMatchObject({ kind: 'owner', photos: [{ sha256: photo.sha256 }] })
    expect(await storage.outbox.leaseNext(ONE, '2026-11-21T13:01:00.000Z')).toBeUndefined()
  })

  test('one that comes while that email is being sent is told in another', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    await storage.outbox.leaseNext(NOON, '2026-11-21T12:01:00.000Z')
    await storage.photos.add('F-1', aStoredPhoto(0), NOON, ONE)
    expect(await storage.outbox.leaseNext(ONE, '2026-11-21T14:00:00.000Z')).toMatchObject({ kind: 'owner' })
    expect(await storage.outbox.leaseNext(ONE, '2026-11-21T14:00:00.000Z')).toMatchObject({ kind: 'photos' })
  })

  test('one that comes again has its new position, and is told no second time', async () => {
    const storage = await open()
    const [first, second] = await keepWithPhotos(storage, 'F-1', [1000, 2000])
    if (!first || !second) throw new Error('No photos')
    await storage.db.deleteFrom('emails').execute()
    expect(await storage.photos.add('F-1', { ...first, position: 5 }, ONE, ONE)).toBe('kept')
    expect(await storage.photos.move('F-1', second.sha256, 7)).toBe(true)
    expect(await storage.photos.move('F-2', second.sha256, 8)).toBe(false)
    expect((await storage.repository.find('F-1'))?.photos.map(({ sha256, position }) => [sha256, position])).toEqual([
      [first.sha256, 5],
      [second.sha256, 7],
    ])
    expect(await laterEmails(storage, 'F-1')).toEqual([])
  })

  test('one that is taken back is gone, the others and those of other enquiries are not', async () => {
    const { photos, ...storage } = await open()
    const [first, second] = await keepWithPhotos({ photos, ...storage }, 'F-1', [1000, 2000])
    await keepWithEmail(storage, 'F-2')
    if (!first || !second) throw new Error('No photos')
    await photos.add('F-2', first, NOON, ONE)
    await photos.remove('F-1', first.sha256)
    expect(await photos.find('F-1', first.sha256)).toBeUndefined()
    const { thumb: _thumb, content, ...facts } = second
    const found = await photos.find('F-1', second.sha256)
    expect(found && { ...found, content: Buffer.from(found.content) }).toEqual({ ...facts, size: 2000, content })
    expect([await photos.counts('F-1'), await photos.counts('F-2')]).toEqual([
      { photo: 1, pdf: 0 },
      { photo: 1, pdf: 0 },
    ])
  })

  test('of a kind are so many at most, and one that is there comes again nevertheless', async () => {
    const storage = await open()
    const [first] = await keepWithPhotos(storage, 'F-1', Array(6).fill(10))
    const add = (photo: NewPhoto) => storage.photos.add('F-1', photo, NOON, ONE)
    expect([await add(aStoredPhoto(6)), await add(aStoredPhoto(7, 10, 'pdf')), await add(aStoredPhoto(8, 10, 'pdf'))]).toEqual(['too many', 'kept', 'too many'])
    if (first) expect(await add(first)).toBe('kept')
    expect(await storage.photos.counts('F-1')).toEqual({ photo: 6, pdf: 1 })
  })

  test('an email about photos waits until it is to be told, and gives way to one about the next photo', async () => {
    const storage = await open()
    await keepWithPhotos(storage, 'F-1', [10])
    await storage.photos.add('F-1', aStoredPhoto(1), ONE, '2026-11-21T14:00:00.000Z')
    expect(await laterEmails(storage, 'F-1')).toEqual([['photos', ONE]])
    expect(await storage.outbox.leaseNext(ONE, ONE)).toBeUndefined()
    expect(await storage.outbox.leaseNext('2026-11-21T14:00:00.000Z', '2026-11-21T15:00:00.000Z')).toMatchObject({ kind: 'photos' })
  })

  test('the owner is not told of photos in quarantine', async () => {
    const storage = await open()
    await keepReceivedAt(storage, 'F-1', NOON, true)
    expect(await storage.photos.add('F-1', aStoredPhoto(0), NOON, ONE)).toBe('kept')
    expect(await laterEmails(storage, 'F-1')).toEqual([])
  })

  test('of photos stored at once by several processes six are kept', async () => {
    const [one, other] = [await open(), await open()]
    await keepWithEmail(one, 'F-1')
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).photos.add('F-1', aStoredPhoto(index), NOON, ONE)))
    expect(results.toSorted()).toEqual([...Array(6).fill('kept'), ...Array(4).fill('too many')])
  })
})

const kinds = ['SQLite', 'PostgreSQL'] as const

describe.each(kinds)('a backup of %s', (from) => {
  async function openNew(where: TestDatabase): Promise<Storage> {
    const storage = await openStorage(where)
    onTestFinished(where.remove)
    onTestFinished(() => storage.db.destroy())
    return storage
  }

  test('holds photos, also the largest PDF, and brings them back on every database', async () => {
    const where = await databases[from]()
    const storage = await openNew(where)
    const photos = await keepWithPhotos(storage, 'F-1', [1000, 500_000])
    const pdf = aStoredPhoto(2, 10_000_000, 'pdf')
    await storage.photos.add('F-1', pdf, NOON, ONE)
    const file = join(where.dataDir, 'backup.jsonl.gz')
    const rows = await writeBackup(storage.db, storage.database, file)
    for (const to of kinds) {
      const restored = await openNew(await databases[to]())
      expect(await restoreBackup(restored.db, restored.database, file), to).toBe(rows)
      expect(await restored.photos.usage(), to).toEqual(await storage.photos.usage())
      for (const { sha256, content } of [...photos, pdf]) {
        const found = await restored.photos.find('F-1', sha256)
        expect(Buffer.from(found?.content ?? []).equals(content), to).toBe(true)
      }
      expect(await restored.repository.find('F-1'), to).toEqual(await storage.repository.find('F-1'))
    }
  })
})

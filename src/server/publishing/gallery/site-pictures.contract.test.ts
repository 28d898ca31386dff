import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defaultContent } from '#content/publishing/site-content.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../../tests/support/storage.ts'
import { exportSite } from '../export-site.ts'
import { makeSiteVersions } from '../site-versions.ts'
import { makeSitePictures } from './site-pictures.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
/** Ids of pictures. */
const [A, B, C, D] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16), 'd'.repeat(16)] as const

const small = { width: 640, format: 'avif', content: Buffer.from([0, 1, 255]) } as const
const large = { width: 1280, format: 'avif', content: Buffer.from([2, 3, 4, 5, 0]) } as const
const webp = { width: 640, format: 'webp', content: Buffer.from([9, 9]) } as const

const showing = (...files: string[]) => ({ ...defaultContent, gallery: { projects: files.map((file) => ({ file })), band: [] } })

describe.each(Object.entries(databases))('the owner’s pictures for the site on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openPictures() {
    const { db } = await open()
    const pictures = makeSitePictures(db)
    const add = (at: string, ...ids: string[]) => Promise.all(ids.map((id) => pictures.add(id, [small], at)))
    const site = makeSiteVersions(db)
    const publish = (number: number, ...files: string[]) =>
      site.add({ number, content: showing(...files), restores: undefined, publishedAt: NOON, publishedBy: 'Anna' }, { files: defaultContent, draft: undefined })
    const kept = async () => (await db.selectFrom('site_pictures').select('id').orderBy('id').execute()).map(({ id }) => id)
    return { db, pictures, site, add, publish, kept }
  }

  test('are read in each size and format as they were added', async () => {
    const { pictures } = await openPictures()
    await pictures.add(A, [small, large, webp], NOON)
    await pictures.add(B, [{ ...small, content: Buffer.from('b') }], NOON)
    for (const { width, format, content } of [small, large, webp]) expect(Buffer.from((await pictures.find(A, width, format)) ?? [])).toEqual(content)
    expect(Buffer.from((await pictures.find(B, 640, 'avif')) ?? [])).toEqual(Buffer.from('b'))
    expect(await pictures.find(B, 1280, 'avif')).toBeUndefined()
    expect(await pictures.find(C, 640, 'avif')).toBeUndefined()
  })

  test('count once for all their sizes, whose bytes are all counted', async () => {
    const { pictures } = await openPictures()
    expect(await pictures.usage()).toEqual({ count: 0, bytes: 0 })
    await pictures.add(A, [small, large, webp], NOON)
    await pictures.add(B, [small], NOON)
    expect(await pictures.usage()).toEqual({ count: 2, bytes: 13 })
  })

  test('that come again are kept once, as they are, and are used from then on', async () => {
    const { db, pictures } = await openPictures()
    await pictures.add(A, [small], NOON)
    await pictures.add(B, [small], NOON)
    await pictures.add(A, [{ ...small, content: Buffer.from('other') }], ONE)
    expect(await db.selectFrom('site_pictures').select(['id', 'width', 'format', 'size', 'used_at']).orderBy('id').execute()).toEqual([
      { id: A, width: 640, format: 'avif', size: 3, used_at: ONE },
      { id: B, width: 640, format: 'avif', size: 3, used_at: NOON },
    ])
    expect(Buffer.from((await pictures.find(A, 640, 'avif')) ?? [])).toEqual(small.content)
  })

  test('that are chosen again are used from then on, if they are there', async () => {
    const { db, pictures, add } = await openPictures()
    await add(NOON, A, B)
    expect([await pictures.touch(A, ONE), await pictures.touch(C, ONE)]).toEqual([true, false])
    expect(await db.selectFrom('site_pictures').select(['id', 'used_at']).orderBy('id').execute()).toEqual([
      { id: A, used_at: ONE },
      { id: B, used_at: NOON },
    ])
  })

  test('are removed once they are old and neither the draft nor one of the newest versions shows them', async () => {
    const { pictures, site, add, publish, kept } = await openPictures()
    await add(NOON, A, B, C, D)
    for (const [index, file] of [A, B, C].entries()) await publish(index + 1, file)
    await site.saveDraft({ content: showing(D), savedAt: NOON, savedBy: 'Anna' }, undefined)
    expect(await pictures.prune(3, ONE)).toBe(0)
    expect(await pictures.prune(2, ONE)).toBe(1)
    expect(await kept()).toEqual([B, C, D])
    await site.discardDraft(NOON)
    expect(await pictures.prune(1, ONE)).toBe(2)
    expect(await kept()).toEqual([C])
  })

  test('that were used at that instant or later stay, shown or not', async () => {
    const { pictures, add, kept } = await openPictures()
    await add(NOON, A)
    await add(ONE, B)
    await add(TWO, C)
    expect(await pictures.prune(5, NOON)).toBe(0)
    expect(await pictures.prune(5, ONE)).toBe(1)
    expect(await kept()).toEqual([B, C])
  })

  test('leave with what is published, as files', async () => {
    const { db, pictures, site } = await openPictures()
    await pictures.add(A, [{ ...large, width: 1600 }, small], NOON)
    const gallery = {
      ...defaultContent.gallery,
      projects: defaultContent.gallery.projects.map((project) => ({ ...project, picture: { ...project.picture, file: A } })),
    }
    const version = { number: 1, content: { ...defaultContent, gallery }, restores: undefined, publishedAt: NOON, publishedBy: 'Anna' }
    await site.add(version, { files: defaultContent, draft: undefined })
    const folder = join(mkdtempSync(join(tmpdir(), 'fogratt-export-')), 'site')
    onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
    expect(await exportSite(db, folder, new Date(NOON))).toBe(1)
    expect(readFileSync(join(folder, `${A}.avif`))).toEqual(large.content)
    expect(JSON.parse(readFileSync(join(folder, 'site-content.json'), 'utf8')).gallery).toEqual(gallery)
  })
})

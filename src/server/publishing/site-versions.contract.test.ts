import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultContent } from '#content/publishing/site-content.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { openStorage } from '../../../tests/support/storage.ts'
import { makeSiteVersions, type SiteVersion } from './site-versions.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const LATER = '2026-11-21T12:00:00.001Z'
const withPhone = (phone: string) => ({ ...defaultContent, facts: { ...defaultContent.facts, phone } })
const version = (number: number, content: unknown, restores?: number): SiteVersion => ({ number, content, restores, publishedAt: NOON, publishedBy: 'Anna' })
const draft = (phone: string, savedAt = NOON) => ({ content: withPhone(phone), savedAt, savedBy: 'Bo' })
const FIRST = { files: defaultContent, draft: undefined }

describe.each(Object.entries(databases))('versions of the site on %s', (_, newDatabase) => {
  let where: TestDatabase
  let storage: Awaited<ReturnType<typeof openStorage>>
  let site: ReturnType<typeof makeSiteVersions>
  beforeEach(async () => {
    where = await newDatabase()
    storage = await openStorage(where)
    site = makeSiteVersions(storage.db)
  })
  afterEach(async () => {
    await storage.db.destroy()
    await where.remove()
  })

  test('are kept in order, the newest first, each as it was published', async () => {
    expect(await site.latestNumber()).toBe(0)
    const versions = [version(1, withPhone('021-12 34 56')), version(2, defaultContent, 0), version(3, withPhone('021-12 34 56'), 1)]
    for (const one of versions) expect(await site.add(one, FIRST)).toBe(true)
    expect(await site.latestNumber()).toBe(3)
    expect(await site.newest(2)).toEqual([versions[2], versions[1]])
    expect(await site.version(1)).toEqual(versions[0])
    expect(await site.version(4)).toBeUndefined()
    expect(await site.version(0), 'the files’, once').toEqual(version(0, defaultContent))
  })

  test('of two that are published at the same time one is', async () => {
    const added = await Promise.all(['021-11 11 11', '021-22 22 22'].map((phone) => site.add(version(1, withPhone(phone)), FIRST)))
    expect(added.toSorted()).toEqual([false, true])
    expect(await site.newest(9)).toHaveLength(1)
  })

  test('a draft is replaced only by who has seen it', async () => {
    expect(await site.draft()).toBeUndefined()
    expect(await site.saveDraft(draft('1'), undefined)).toBe(true)
    expect(await site.saveDraft(draft('2', LATER), undefined)).toBe(false)
    expect(await site.saveDraft(draft('2', LATER), 'another')).toBe(false)
    expect(await site.draft()).toEqual(draft('1'))
    expect(await site.saveDraft(draft('2', LATER), NOON)).toBe(true)
    expect(await site.draft()).toEqual(draft('2', LATER))
    await site.discardDraft(NOON)
    expect(await site.draft(), 'another one stays').toBeDefined()
    await site.discardDraft(LATER)
    expect(await site.draft()).toBeUndefined()
  })

  test('a draft is published and gone, or neither', async () => {
    await site.saveDraft(draft('1'), undefined)
    expect(await site.add(version(1, withPhone('1')), { files: defaultContent, draft: LATER })).toBe(false)
    expect(await site.latestNumber()).toBe(0)
    expect(await site.draft()).toEqual(draft('1'))
    expect(await site.add(version(1, withPhone('1')), { files: defaultContent, draft: NOON })).toBe(true)
    expect(await site.draft()).toBeUndefined()
    await site.saveDraft(draft('2'), undefined)
    expect(await site.add(version(1, withPhone('2')), { files: defaultContent, draft: NOON })).toBe(false)
    expect(await site.draft()).toEqual(draft('2'))
    expect(await site.version(1)).toEqual(version(1, withPhone('1')))
  })
})

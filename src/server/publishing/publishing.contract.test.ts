import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { openStorage } from '../../../tests/support/storage.ts'
import { makePublishing } from './publishing.ts'
import { makeSiteVersions, type SiteVersions } from './site-versions.ts'

const { facts } = defaultContent
const withPhone = (phone: string): SiteContent => ({ ...defaultContent, facts: { ...facts, phone } })
const [ONE, OTHER] = [withPhone('021-11 11 11'), withPhone('021-22 22 22')]
const FIRST = { files: defaultContent, draft: undefined }
const NOTICE = { text: 'Stängt', from: '2026-11-24', to: '2026-11-24' }

describe.each(Object.entries(databases))('publishing on %s', (_, newDatabase) => {
  let where: TestDatabase
  let storage: Awaited<ReturnType<typeof openStorage>>
  let now: Date
  /** What the site was told to show, one after the other. */
  let shown: SiteContent[]
  let versions: SiteVersions
  beforeEach(async () => {
    where = await newDatabase()
    storage = await openStorage(where)
    versions = makeSiteVersions(storage.db)
    now = new Date('2026-11-23T09:00:00.000Z')
    shown = []
  })
  afterEach(async () => {
    await storage.db.destroy()
    await where.remove()
  })

  /** As a process of its own. */
  const open = (changes: Partial<Parameters<typeof makePublishing>[3]> = {}, files = defaultContent, read = versions) =>
    makePublishing({ now: () => now }, read, files, {
      rehearse: async () => {},
      changed: async (content) => {
        shown.push(content)
      },
      ...changes,
    })

  const version = (number: number) => ({ number, content: {}, restores: undefined, publishedAt: now.toISOString(), publishedBy: 'Anna' })

  async function draftOf(content: SiteContent, publishing = open()) {
    await publishing.save(content, (await publishing.read()).seen, 'Anna')
    return (await publishing.read()).seen ?? ''
  }

  test('two drafts of the same instant, or of a clock that was set back, have different names', async () => {
    const first = await draftOf(ONE)
    const second = await draftOf(OTHER)
    now = new Date('2026-11-20T09:00:00.000Z')
    const third = await draftOf(ONE)
    expect([first, second, third]).toEqual(['2026-11-23T09:00:00.000Z', '2026-11-23T09:00:00.001Z', '2026-11-23T09:00:00.002Z'])
    now = new Date('2026-11-23T10:00:00.000Z')
    expect(await draftOf(OTHER)).toBe('2026-11-23T10:00:00.000Z')
  })

  test('a draft is published by who has seen it; by others not, nor one that is gone or says nothing new', async () => {
    const publishing = open()
    expect(await publishing.publish('2026-11-23T09:00:00.000Z', 'Anna')).toBe('overtaken')
    const old = await draftOf(ONE)
    const seen = await draftOf(OTHER)
    expect(await publishing.publish(old, 'Anna')).toBe('overtaken')
    expect(shown).toEqual([])
    expect(await publishing.publish(seen, 'Anna')).toBe('published')
    expect(shown).toEqual([OTHER])
    expect(await publishing.publish(await draftOf(OTHER), 'Anna')).toBe('nothing to publish')
    expect(await publishing.discard(seen), 'another draft').toBe(false)
    expect(await publishing.discard((await publishing.read()).seen ?? '')).toBe(true)
    expect((await publishing.newest()).map(({ number, publishedBy, publishedAt }) => [number, publishedBy, publishedAt])).toEqual([
      [1, 'Anna', '2026-11-23T09:00:00.000Z'],
    ])
  })

  test('a draft that goes back to what the repository has is nothing to publish at first, and a version later', async () => {
    const publishing = open()
    expect(await publishing.publish(await draftOf(defaultContent), 'Anna')).toBe('nothing to publish')
    await publishing.publish(await draftOf(ONE), 'Anna')
    expect(await publishing.publish(await draftOf(defaultContent), 'Anna')).toBe('published')
    expect(publishing.content()).toEqual(defaultContent)
  })

  test('a draft that differs in nothing from what is published is not shown as one', async () => {
    const publishing = open()
    expect((await publishing.read()).draft).toBeUndefined()
    await draftOf(ONE)
    expect((await publishing.read()).draft).toEqual({ savedBy: 'Anna', savedAt: '2026-11-23T09:00:00.000Z' })
    await draftOf(defaultContent)
    const { draft, seen } = await publishing.read()
    expect(draft).toBeUndefined()
    expect(seen).toBe('2026-11-23T09:00:00.001Z')
  })

  test('of two who go back at the same time the second is told, and a version that never was is nothing to go back to', async () => {
    const publishing = open()
    await publishing.publish(await draftOf(ONE), 'Anna')
    expect(await publishing.restore(0, 0, 'Bo')).toBe('overtaken')
    expect(await publishing.restore(7, 1, 'Bo')).toBe('nothing to publish')
    expect(await publishing.restore(0, 1, 'Bo')).toBe('published')
    expect(await publishing.restore(1, 2, 'Bo')).toBe('published')
    expect(shown).toEqual([ONE, defaultContent, ONE])
    expect((await publishing.newest()).map(({ number, restores }) => [number, restores])).toEqual([
      [3, 1],
      [2, 0],
      [1, undefined],
    ])
  })

  test('the fifty newest versions are shown', async () => {
    for (let number = 1; number <= 51; number += 1) await versions.add(version(number), FIRST)
    expect((await open().newest()).map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index))
  })

  test('what is published is the content from then on, whatever the files say; before that the files are', async () => {
    const theirs = withPhone('08-33 33 33')
    expect((await open({}, theirs).read()).published).toEqual(theirs)
    const first = open()
    await first.publish(await draftOf(ONE, first), 'Anna')
    const later = open({}, theirs)
    await later.refresh()
    expect(later.content()).toEqual(ONE)
    expect(await later.restore(0, 1, 'Bo')).toBe('published')
    expect(later.content(), 'as it was before the first was published').toEqual(defaultContent)
    expect((await later.read()).first).toEqual(defaultContent)
  })

  test('what cannot be printed is not published, and the draft stays', async () => {
    const publishing = open({ rehearse: () => Promise.reject(new Error('The site cannot be printed')) })
    const seen = await draftOf(ONE, publishing)
    await expect(publishing.publish(seen, 'Anna')).rejects.toThrow('The site cannot be printed')
    expect(await versions.latestNumber()).toBe(0)
    expect((await publishing.read()).seen).toBe(seen)
  })

  test('who is overtaken while the pages are tried out is told, and one version is published', async () => {
    const seen = await draftOf(ONE)
    const slower = open({ rehearse: () => open().publish(seen, 'Bo') })
    expect(await slower.publish(seen, 'Anna')).toBe('overtaken')
    expect((await slower.newest()).map(({ number, publishedBy }) => [number, publishedBy])).toEqual([[1, 'Bo']])
  })

  test('a draft of another version of the program is published as this one can use it', async () => {
    const content = { ...ONE, facts: { ...ONE.facts, unknown: 1, towns: 'Köping' } }
    const draft = { content, savedAt: now.toISOString(), savedBy: 'Anna' }
    await versions.saveDraft(draft, undefined)
    const publishing = open()
    expect(await publishing.publish(draft.savedAt, 'Anna')).toBe('published')
    expect(shown).toEqual([ONE])
    expect((await publishing.version(1))?.content).toEqual(ONE)
  })

  test('another process tells its site once of what was published, and reads it once', async () => {
    const here = open({ changed: async () => {} })
    const read: number[] = []
    const version = (number: number) => {
      read.push(number)
      return versions.version(number)
    }
    const there = open({}, defaultContent, { ...versions, version })
    await there.refresh()
    expect([shown, read]).toEqual([[], []])
    await here.publish(await draftOf(ONE, here), 'Anna')
    await there.refresh()
    await there.refresh()
    expect([shown, read]).toEqual([[ONE], [1]])
    expect(there.content()).toEqual(ONE)
  })

  test('a line at the top is told of when its day begins, and when it ends', async () => {
    const publishing = open()
    const content = { ...ONE, notice: NOTICE }
    await publishing.publish(await draftOf(content), 'Anna')
    now = new Date('2026-11-23T23:00:00.000Z')
    await publishing.refresh()
    await publishing.refresh()
    now = new Date('2026-11-24T23:00:00.000Z')
    await publishing.refresh()
    expect(shown).toEqual([ONE, content, ONE])
  })

  test('a site that could not be changed is told again', async () => {
    let fails = true
    const publishing = open({
      changed: async (content) => {
        if (fails) throw new Error('The site cannot be printed')
        shown.push(content)
      },
    })
    await versions.add({ ...version(1), content: ONE }, FIRST)
    await expect(publishing.refresh()).rejects.toThrow('The site cannot be printed')
    fails = false
    await publishing.refresh()
    expect(shown).toEqual([ONE])
  })

  test('prices that are drafted have the name that publishing gives them', async () => {
    const publishing = open()
    const seen = await draftOf({ ...defaultContent, priceFigures: { ...defaultContent.priceFigures, labourPercent: 41 } })
    const { toPublish, drafted } = await publishing.read()
    expect(drafted.priceFigures.version).toBe(defaultContent.priceFigures.version)
    expect(toPublish.priceFigures).toMatchObject({ version: '2026-11-23.1', date: '2026-11-23', labourPercent: 41 })
    await publishing.publish(seen, 'Anna')
    expect(publishing.content()).toEqual(toPublish)
  })
})

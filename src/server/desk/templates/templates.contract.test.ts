import { describe, expect, test } from 'vitest'
import { firstTemplates } from '#content/desk/templates.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../../tests/support/storage.ts'
import { makeTemplateRepository } from './desk-templates.ts'
import { makeTemplates, type Templates } from './templates.ts'

const CHANGED = { id: 'ringer', name: 'Ringer i kväll', subject: 'Hej', text: 'Hej!' }

describe.each(Object.entries(databases))('templates on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  /** Begins with `late`, does all of `meanwhile` once that has read the templates, and then lets it write. */
  async function interleaved(late: (templates: Templates) => Promise<unknown>, meanwhile: (templates: Templates) => Promise<unknown>) {
    const { db } = await open()
    const repository = makeTemplateRepository(db)
    const [hasRead, mayWrite] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changes = async () => {
      const read = await repository.changes()
      hasRead.resolve()
      await mayWrite.promise
      return read
    }
    const core = { now: () => new Date('2026-11-24T11:00:00.000Z') }
    const templates = makeTemplates(core, repository, firstTemplates)
    const done = late(makeTemplates(core, { ...repository, changes }, firstTemplates))
    await hasRead.promise
    await meanwhile(templates)
    mayWrite.resolve()
    await done
    return (await templates.list()).map(({ name }) => name)
  }

  const move = (templates: Templates) => templates.move('ringer', 'down')
  const change = (templates: Templates) => templates.save(CHANGED)
  const remove = (templates: Templates) => templates.remove('ringer')

  test('one that is moved and changed at the same instant is both, whichever comes first', async () => {
    expect(await interleaved(move, change)).toEqual(['Ber om bilder', CHANGED.name, 'Tackar nej'])
    const again = (templates: Templates) => templates.save({ ...CHANGED, name: 'Ringer nu' })
    expect(await interleaved(again, move)).toEqual(['Ber om bilder', 'Tackar nej', 'Ringer nu'])
  })

  test('one that is removed while it is moved stays removed', async () => {
    expect(await interleaved(move, remove)).toEqual(['Ber om bilder', 'Tackar nej'])
  })
})

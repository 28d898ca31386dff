import { expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { databases } from '../../../tests/support/databases.ts'
import { makeSentForms } from './sent-forms.ts'

test.each(Object.entries(databases))('on %s one of two who wait takes over a form that is no longer renewed', async (_, newDatabase) => {
  const where = await newDatabase()
  onTestFinished(where.remove)
  const db = await migrateToLatest(openDatabase(where))
  onTestFinished(() => db.destroy())
  const { claim, renew, takeOver } = makeSentForms({ db, now: () => new Date() })
  expect(await claim('form')).toBe(true)
  await renew('form')
  expect(await takeOver('form', 0)).toBe(false)
  expect((await Promise.all([takeOver('form', 1), takeOver('form', 1)])).toSorted()).toEqual([false, true])
})

import { setImmediate as turn } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { emptyDatabases } from '../../../tests/support/databases.ts'
import type { DeskEnv } from './desk-context.ts'
import { makeSentTwice } from './sent-twice.ts'

// So that the patience with another process ends at once.
vi.mock('node:timers/promises', async (original) => ({ ...(await original()), setTimeout: () => turn() }))

test('a form that is sent again while its deed takes longer than the patience with another process is done once', async () => {
  const where = await emptyDatabases.SQLite()
  onTestFinished(where.remove)
  const db = await migrateToLatest(openDatabase(where))
  onTestFinished(() => db.destroy())
  const { once } = makeSentTwice({ db, now: () => new Date(), report: (error) => expect.unreachable(String(error)) })
  const printed = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let times = 0
  const desk = new Hono<DeskEnv>().use(once).post('/spara', async (c) => {
    times += 1
    begun.resolve()
    await printed.promise
    return c.redirect('/klart', 303)
  })
  const send = async () => {
    const response = await desk.request('/spara', { method: 'POST', body: new URLSearchParams({ from: '2026-12-24' }) })
    return [response.status, response.headers.get('location')]
  }

  const first = send()
  await begun.promise
  const second = send()
  for (let look = 0; look < 1000; look += 1) await turn()
  printed.resolve()
  expect(await Promise.all([first, second])).toEqual([
    [303, '/klart'],
    [303, '/klart'],
  ])
  expect(times).toBe(1)
})

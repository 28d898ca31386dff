import { expect, onTestFinished, test } from 'vitest'
import { visitWords } from '#content/visits/visit.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { signIn } from '../support/desk.ts'
import { CUSTOMERS, manyCustomers, pickAtOnce } from '../support/many-picks.ts'
import { noFlood } from '../support/no-limits.ts'

test('picks of overlapping times at once, through three processes on one PostgreSQL: each time is given once, and every other is told', async () => {
  const { databaseUrl = '', dataDir, remove } = await databases.PostgreSQL()
  onTestFinished(remove)
  const servers = await Promise.all(
    [1, 2, 3].map(async () => {
      const server = await startBuiltServer({ ...noFlood, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
      onTestFinished(server.close)
      return server
    }),
  )
  const { starts, customers } = await manyCustomers(
    await signIn({ address: servers[0]?.address ?? '', dataDir }),
    servers.map(({ address }) => address),
    CUSTOMERS,
  )
  const results = await pickAtOnce(customers)
  const won = results.filter(({ status }) => status === 303)
  // The first two overlap, so that two of the three can be given.
  expect(won).toHaveLength(2)
  expect(won.map(({ start }) => start)).toContain(starts[2]?.start)
  for (const { status, said } of results.filter((result) => !won.includes(result))) {
    expect(status).toBe(422)
    expect(said).toContain(visitWords.errors.taken)
  }
})

import { vi } from 'vitest'

/** A test for each database runs on SQLite alone; one that names its database has that. */
vi.mock('../../tests/contracts/databases.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../tests/contracts/databases.ts')>()
  const { SQLite, PostgreSQL } = original.databases
  return { ...original, databases: Object.defineProperty({ SQLite }, 'PostgreSQL', { value: PostgreSQL }) }
})

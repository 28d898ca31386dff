import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Works on the database, and says what to do when all of it is safe on the disk. */
type Work = (transaction: Transaction<Tables>) => Promise<Settle>
type Settle = () => void

type Waiting = { work: Work; fail: (error: unknown) => void }

/**
 * For a database with one writer: what arrives together is committed together. Waiting for the disk is most of what a commit
 * costs, so it is waited for once, and everybody is answered after that. Each has its own savepoint: one that fails takes
 * nothing else with it. When the commit itself fails, nothing of the group was written, and each is told so.
 */
export function makeGroupCommit(db: Kysely<Tables>) {
  const waiting: Waiting[] = []
  let committing = false

  return <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({
        async work(transaction) {
          const result = await work(transaction)
          return () => resolve(result)
        },
        fail: reject,
      })
      if (!committing) void commitAll()
    })

  async function commitAll() {
    committing = true
    while (waiting.length > 0) {
      // Whoever stands at the door already comes along.
      await setImmediate()
      await commitTogether(waiting.splice(0))
    }
    committing = false
  }

  async function commitTogether(group: readonly Waiting[]) {
    try {
      const settled = await db.transaction().execute(async (transaction) => {
        const settles: Settle[] = []
        for (const one of group) settles.push(await inSavepoint(transaction, one))
        return settles
      })
      for (const settle of settled) settle()
    } catch (error) {
      for (const { fail } of group) fail(error)
    }
  }
}

async function inSavepoint(transaction: Transaction<Tables>, { work, fail }: Waiting): Promise<Settle> {
  await sql`savepoint one`.execute(transaction)
  try {
    const settle = await work(transaction)
    await sql`release one`.execute(transaction)
    return settle
  } catch (error) {
    await sql`rollback to one`.execute(transaction)
    await sql`release one`.execute(transaction)
    return () => fail(error)
  }
}

import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Resolves to what must run after the commit. May be called again after a rollback, so it must change nothing but the database. */
type Work = (transaction: Transaction<Tables>) => Promise<Settle>
type Settle = () => void

type Waiting = { work: Work; fail: (error: unknown) => void }

/**
 * Group commit for a database with one writer: concurrent transactions share one commit, because waiting for the disk is most of
 * its cost. When the group fails, all of it is rolled back and each work is retried alone, so one failure affects no other.
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
      // Let pending requests join this batch.
      await setImmediate()
      await commitTogether(waiting.splice(0))
    }
    committing = false
  }

  async function commitTogether(group: readonly Waiting[]): Promise<void> {
    try {
      const settled = await db.transaction().execute(async (transaction) => {
        const settles: Settle[] = []
        for (const { work } of group) settles.push(await work(transaction))
        return settles
      })
      for (const settle of settled) settle()
    } catch (error) {
      const [only, ...others] = group
      if (others.length === 0) return only?.fail(error)
      for (const one of group) await commitTogether([one])
    }
  }
}

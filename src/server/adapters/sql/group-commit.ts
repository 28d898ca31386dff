import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Resolves to what must run after the commit. May be called again after a rollback, so it must change nothing but the database. */
type Work = (transaction: Transaction<Tables>) => Promise<Settle>
type Settle = () => void

type Waiting = { work: Work; fail: (error: unknown) => void }

/**
 * Group commit for a database with one writer: concurrent transactions share one commit, because waiting for the disk is most of
 * its cost. When the group fails, all of it is rolled back and each work is retried alone, so one failure affects no other. When
 * the transaction cannot even begin, for instance because another process holds the lock, the whole group fails with it.
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
    let begun = false
    try {
      const settled = await db.transaction().execute(async (transaction) => {
        begun = true
        const settles: Settle[] = []
        for (const { work } of group) settles.push(await work(transaction))
        return settles
      })
      for (const settle of settled) settle()
    } catch (error) {
      if (group.length === 1 || !begun) {
        for (const { fail } of group) fail(error)
        return
      }
      for (const one of group) await commitTogether([one])
    }
  }
}

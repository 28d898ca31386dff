import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Works on the database, and says what to do when all of it is safe on the disk. May be called again: nothing but the database changes. */
type Work = (transaction: Transaction<Tables>) => Promise<Settle>
type Settle = () => void

type Waiting = { work: Work; fail: (error: unknown) => void }

/**
 * For a database with one writer: what arrives together is committed together. Waiting for the disk is most of what a commit
 * costs, so it is waited for once, and everybody is answered after that. When something fails, nothing of the group was
 * written, and each has another try alone: one that fails takes nothing else with it.
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

import type { Core } from '#server/core/core.ts'
import { storeTurns } from './sql/store-turn.ts'

/** Enquiries every half minute: 20 000 have all been checked within the hour. */
const BATCH = 200

/**
 * Works out anew whose turn it is for some of the enquiries at each call, from the first to the last and then from the first again: for
 * what a migration could not work out, and as a check that the stored turns, which the lists are read from, are right.
 */
export function makeCheckTurns({ db, log }: Pick<Core, 'db' | 'log'>) {
  let after = ''
  return async (): Promise<void> => {
    const rows = await db.selectFrom('enquiries').select('reference').where('reference', '>', after).orderBy('reference').limit(BATCH).execute()
    after = rows.length < BATCH ? '' : (rows.at(-1)?.reference ?? '')
    const changed = await storeTurns(
      db,
      rows.map(({ reference }) => reference),
    )
    if (changed.length > 0) log.warn({ event: 'turns were stored otherwise', references: changed })
  }
}

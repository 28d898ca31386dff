import type { Core } from '#server/core/core.ts'
import { storeTurns } from './sql/store-turn.ts'

/** At each half minute: all of 20 000 have been reckoned anew within the hour. */
const BATCH = 200

/**
 * Reckons anew whose turn it is about some of the enquiries at each call, from the first to the last and around again: what a migration
 * left, and a check that nothing else writes what the lists are read from.
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

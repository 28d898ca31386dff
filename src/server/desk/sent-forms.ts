import { sql } from 'kysely'
import type { Core } from '#server/core/core.ts'

/** As long as a form's token is valid. */
const KEPT_MS = 24 * 3_600_000

/**
 * The forms that were sent, known to every process. Whoever does one renews its row meanwhile, so that whoever waits sees that it is still being
 * done: by the number of renewals, since the clocks of two machines differ.
 */
export function makeSentForms({ db, now }: Pick<Core, 'db' | 'now'>) {
  const ofKey = (key: string) => db.updateTable('sent_forms').where('key', '=', key).where('leads_to', 'is', null)
  const renewed = { renewals: sql<number>`renewals + 1` }

  return {
    /** `leadsTo`: null until it is done. Undefined if it was never sent, or refused. */
    async read(key: string): Promise<{ leadsTo: string | null; renewals: number } | undefined> {
      return db.selectFrom('sent_forms').select(['leads_to as leadsTo', 'renewals']).where('key', '=', key).executeTakeFirst()
    },

    /** Of those who send a new one at once, one has it. */
    async claim(key: string): Promise<boolean> {
      const claimed = await db
        .insertInto('sent_forms')
        .values({ key, sent_at: now().toISOString() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst()
      return claimed !== undefined
    },

    async renew(key: string): Promise<void> {
      await ofKey(key).set(renewed).execute()
    },

    /** Of those who have seen so many renewals and no more, one has it. */
    async takeOver(key: string, renewals: number): Promise<boolean> {
      const taken = await ofKey(key).set(renewed).where('renewals', '=', renewals).returning('key').executeTakeFirst()
      return taken !== undefined
    },

    /** `leadsTo`: undefined if it was refused or failed, so that it can be tried again. */
    async end(key: string, leadsTo: string | undefined): Promise<void> {
      if (leadsTo === undefined) await db.deleteFrom('sent_forms').where('key', '=', key).where('leads_to', 'is', null).execute()
      else await ofKey(key).set({ leads_to: leadsTo }).execute()
    },

    /** Forgets those whose tokens have ended. */
    async tidy(): Promise<void> {
      await db
        .deleteFrom('sent_forms')
        .where('sent_at', '<', new Date(now().getTime() - KEPT_MS).toISOString())
        .execute()
    },
  }
}

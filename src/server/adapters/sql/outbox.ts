import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { EmailToWrite } from '../../emails/email.ts'
import type { Outbox } from '../../outbox/deliver-emails.ts'
import type { OutboxHealth } from '../../outbox/outbox-health.ts'
import type { Database } from './database.ts'
import { readDigest } from './digests.ts'
import { readOwnerList } from './list-emails.ts'
import { quarantineSize } from './quarantine.ts'
import { quoteOf, type ReportUnreadable, reportToConsole } from './quote-rows.ts'
import type { EmailRow, Tables } from './tables.ts'
import { stillWanted } from './wanted-emails.ts'

export function makeOutbox(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>, report = reportToConsole): Outbox {
  return {
    async leaseNext(now, until) {
      const email = await db
        .updateTable('letters')
        .set({ taken_until: until })
        .where('id', 'in', (from) =>
          from
            .selectFrom('letters')
            .select('id')
            .where('sent_at', 'is', null)
            .where('given_up_at', 'is', null)
            .where('due_at', '<=', now)
            .where((where) => where.or([where('taken_until', 'is', null), where('taken_until', '<=', now)]))
            .where(stillWanted)
            .orderBy('due_at')
            .limit(1)
            .$if(writers === 'many', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst()
      if (!email) return undefined
      return { ...(await withSubject(db, email, report)), attempts: email.attempts }
    },

    async markSent(id, at) {
      await db.updateTable('letters').set({ sent_at: at, taken_until: null }).where('id', '=', id).execute()
    },

    async markFailed(id, failure) {
      await db
        .updateTable('letters')
        .set({
          attempts: sql`attempts + 1`,
          taken_until: null,
          trouble: failure.failure,
          last_answer: failure.response,
          ...('gaveUp' in failure ? { given_up_at: failure.at } : { due_at: failure.nextAt }),
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

async function withSubject(db: Kysely<Tables>, { id, kind, reference, day, queued_at }: EmailRow, report: ReportUnreadable): Promise<EmailToWrite> {
  const email = { id, queuedAt: queued_at }
  if (kind === 'digest') return { ...email, kind, digest: await readDigest(db, day ?? '', report) }
  if (kind === 'owner list') return { ...email, kind, quotes: await readOwnerList(db, day ?? '', report) }
  if (kind === 'quarantine notice') return { ...email, kind, count: (await quarantineSize(db)).count }
  const quote = await db.selectFrom('quotes').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  return { ...email, kind, quote: quoteOf(quote, report) }
}

/** Counts emails to the owner only: a confirmation that is refused is a visitor's typing error, and stands in the digest. */
export function makeCountStuckEmails(db: Kysely<Tables>) {
  return async (queuedBefore: string, queuedAfter: string): Promise<OutboxHealth> => {
    const unsent = db
      .selectFrom('letters')
      .select((from) => from.fn.countAll().as('count'))
      .where('sent_at', 'is', null)
      .where('kind', '!=', 'confirmation')
      .where(stillWanted)
    const givenUp = await unsent.where('given_up_at', 'is not', null).executeTakeFirstOrThrow()
    const overdue = await unsent
      .where('given_up_at', 'is', null)
      .where(({ or, eb }) => or([eb('queued_at', '<', queuedBefore), eb('queued_at', '>', queuedAfter)]))
      .executeTakeFirstOrThrow()
    return { overdue: Number(overdue.count), givenUp: Number(givenUp.count) }
  }
}

import { type Kysely, sql } from 'kysely'
import type { MonthRepository } from '../../desk/read-months.ts'
import { outsideQuarantine } from './quote-records.ts'
import type { Tables } from './tables.ts'

export function makeMonthRepository(db: Kysely<Tables>): MonthRepository {
  return {
    async received(from, until) {
      const rows = await outsideQuarantine(db.selectFrom('quotes'))
        .select(['received_at', 'released_at', 'answer_by', 'answered_at', 'project', 'location'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('replies')
              .select('id')
              .whereRef('replies.reference', '=', 'quotes.reference')
              .where('way', '=', 'withdrawn')
              .where('undone_at', 'is', null)
              .where(sql<boolean>`(quotes.answered_at is null or made_at <= quotes.answered_at)`),
          ).as('withdrawn'),
        )
        .where('received_at', '>=', from)
        .where('received_at', '<', until)
        .execute()
      return rows.map(({ received_at, released_at, answer_by, answered_at, project, location, withdrawn }) => ({
        toldAt: released_at ?? received_at,
        answerBy: answer_by,
        answeredAt: answered_at ?? undefined,
        // SQLite has 0 and 1.
        withdrawn: Boolean(withdrawn),
        project,
        location,
      }))
    },

    async oldest() {
      const row = await outsideQuarantine(db.selectFrom('quotes')).select('received_at').orderBy('received_at').limit(1).executeTakeFirst()
      return row?.received_at
    },
  }
}

import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { outsideQuarantine } from '#server/enquiries/sql/enquiry-records.ts'
import type { MonthRepository } from './read-months.ts'

export function makeMonthRepository(db: Kysely<Tables>): MonthRepository {
  return {
    async received(from, until) {
      const rows = await outsideQuarantine(db.selectFrom('enquiries'))
        .select(['received_at', 'released_at', 'answer_by', 'answered_at', 'closed_at', 'project', 'location'])
        .where('received_at', '>=', from)
        .where('received_at', '<', until)
        .execute()
      return rows.map(({ received_at, released_at, answer_by, answered_at, closed_at, project, location }) => ({
        toldAt: released_at ?? received_at,
        answerBy: answer_by,
        answeredAt: answered_at ?? undefined,
        closedUnanswered: closed_at !== null && answered_at === null,
        project,
        location,
      }))
    },

    async oldest() {
      const row = await outsideQuarantine(db.selectFrom('enquiries')).select('received_at').orderBy('received_at').limit(1).executeTakeFirst()
      return row?.received_at
    },
  }
}

import type { Kysely } from 'kysely'
import type { CountedEnquiry } from '#domain/enquiry/month-figures.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { outsideQuarantine } from '#server/enquiries/sql/enquiry-records.ts'

export type MonthRepository = ReturnType<typeof makeMonthRepository>

export function makeMonthRepository(db: Kysely<Tables>) {
  return {
    /** The enquiries received from one instant until before another, without those in quarantine; one that was merged counts as the other. */
    async received(from: string, until: string): Promise<CountedEnquiry[]> {
      const rows = await outsideQuarantine(db.selectFrom('enquiries'))
        .select(['received_at', 'released_at', 'answer_by', 'answered_at', 'closed_at', 'project', 'location'])
        .where('received_at', '>=', from)
        .where('received_at', '<', until)
        .where('merged_into', 'is', null)
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

    /** When the oldest enquiry was received; undefined without any. */
    async oldest(): Promise<string | undefined> {
      const row = await outsideQuarantine(db.selectFrom('enquiries')).select('received_at').orderBy('received_at').limit(1).executeTakeFirst()
      return row?.received_at
    },
  }
}

import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { EmailDefinitions } from '#server/core/outbox/define-email.ts'
import { stillWanted } from '#server/core/outbox/wanted-emails.ts'
import { inQuarantine, unanswered } from '#server/enquiries/sql/enquiry-records.ts'
import { photoUsage } from '#server/photos/photos.ts'
import { MOST_COUNTED, type ReadBacklog } from './backlog.ts'

/** Counts the oldest `most` only: SQLite would hold up every visitor while it counts hundreds of thousands. */
export function makeReadBacklog(db: Kysely<Tables>, emails: EmailDefinitions, most = MOST_COUNTED): ReadBacklog {
  return async () => {
    const unsent = db.selectFrom('emails').select('queued_at').where('sent_at', 'is', null).where(stillWanted(emails)).orderBy('queued_at').limit(most)
    const waiting = await db
      .selectFrom(unsent.where('given_up_at', 'is', null).as('waiting'))
      .select((from) => [from.fn.countAll().as('count'), from.fn.min('queued_at').as('oldest')])
      .executeTakeFirstOrThrow()
    const givenUp = await db
      .selectFrom(unsent.where('given_up_at', 'is not', null).as('given_up'))
      .select((from) => from.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    const oldestUnanswered = unanswered(db.selectFrom('enquiries')).select(['received_at', 'answer_by']).orderBy('received_at').limit(most)
    const unansweredEnquiries = await db
      .selectFrom(oldestUnanswered.as('unanswered'))
      .select((from) => [from.fn.countAll().as('count'), from.fn.min('received_at').as('oldest'), from.fn.min('answer_by').as('next')])
      .executeTakeFirstOrThrow()
    const quarantined = await db
      .selectFrom(inQuarantine(db.selectFrom('enquiries')).select('received_at').orderBy('received_at').limit(most).as('quarantined'))
      .select((from) => from.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    // The minimum of no rows is null.
    return {
      emails: { waiting: Number(waiting.count), givenUp: Number(givenUp.count), oldestQueuedAt: waiting.oldest ?? undefined },
      unanswered: {
        count: Number(unansweredEnquiries.count),
        oldestReceivedAt: unansweredEnquiries.oldest ?? undefined,
        nextAnswerBy: unansweredEnquiries.next ?? undefined,
      },
      quarantined: Number(quarantined.count),
      photos: await photoUsage(db),
    }
  }
}

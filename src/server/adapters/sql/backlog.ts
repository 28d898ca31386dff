import type { Kysely } from 'kysely'
import type { ReadBacklog } from '../../metrics/backlog.ts'
import { inQuarantine, unanswered } from './quote-records.ts'
import type { Tables } from './tables.ts'
import { stillWanted } from './wanted-emails.ts'

export function makeReadBacklog(db: Kysely<Tables>): ReadBacklog {
  return async () => {
    const unsent = db.selectFrom('letters').where('sent_at', 'is', null).where(stillWanted)
    const waiting = await unsent
      .where('given_up_at', 'is', null)
      .select((from) => [from.fn.countAll().as('count'), from.fn.min('queued_at').as('oldest')])
      .executeTakeFirstOrThrow()
    const givenUp = await unsent
      .where('given_up_at', 'is not', null)
      .select((from) => from.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    const unansweredQuotes = await unanswered(db.selectFrom('quotes'))
      .select((from) => [from.fn.countAll().as('count'), from.fn.min('received_at').as('oldest'), from.fn.min('answer_by').as('next')])
      .executeTakeFirstOrThrow()
    const quarantined = await inQuarantine(db.selectFrom('quotes'))
      .select((from) => from.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    // The minimum of no rows is null.
    return {
      emails: { waiting: Number(waiting.count), givenUp: Number(givenUp.count), oldestQueuedAt: waiting.oldest ?? undefined },
      unanswered: {
        count: Number(unansweredQuotes.count),
        oldestReceivedAt: unansweredQuotes.oldest ?? undefined,
        nextAnswerBy: unansweredQuotes.next ?? undefined,
      },
      quarantined: Number(quarantined.count),
    }
  }
}

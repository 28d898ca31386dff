import type { Kysely } from 'kysely'
import { kindsTo } from '#content/emails.ts'
import type { Base } from '../core.ts'
import { numberOf } from '../database/number-of.ts'
import type { Tables } from '../database/tables.ts'
import type { EmailDefinitions } from './define-email.ts'
import { stillWanted } from './wanted-emails.ts'

/** Counts of the owner's emails that have not arrived, for the health check. */
export type OutboxHealth = {
  /** Queued more than an hour ago and not sent; or queued in the future, by a clock that was wrong: those may wait until then. */
  overdue: number
  /** Will not be tried again. */
  givenUp: number
}

/** An email that has not been sent after this time raises the alarm, whatever its next attempt. */
const OVERDUE_AFTER_MS = 3_600_000
/** Clocks of several machines may differ by less. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** `countStuckEmails` counts those queued before the first instant or after the second. */
export function makeOutboxHealth({ now }: Pick<Base, 'now'>, countStuckEmails: (queuedBefore: string, queuedAfter: string) => Promise<OutboxHealth>) {
  return (): Promise<OutboxHealth> => {
    const at = now().getTime()
    return countStuckEmails(new Date(at - OVERDUE_AFTER_MS).toISOString(), new Date(at + CLOCK_TOLERANCE_MS).toISOString())
  }
}

/** Counts emails to the owner only: a refused one to a visitor is a typing error, which the digest and the request's history show. */
export function makeCountStuckEmails(db: Kysely<Tables>, emails: EmailDefinitions) {
  return async (queuedBefore: string, queuedAfter: string): Promise<OutboxHealth> => {
    const unsent = db.selectFrom('emails').where('sent_at', 'is', null).where('kind', 'not in', kindsTo('customer', 'correspondent')).where(stillWanted(emails))
    const overdue = unsent.where('given_up_at', 'is', null).where(({ or, eb }) => or([eb('queued_at', '<', queuedBefore), eb('queued_at', '>', queuedAfter)]))
    const givenUp = unsent.where('given_up_at', 'is not', null).where('acknowledged_at', 'is', null)
    return { overdue: await numberOf(overdue), givenUp: await numberOf(givenUp) }
  }
}

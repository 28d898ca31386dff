import type { Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { newEmailRow } from '#server/core/outbox/queue-email.ts'
import type { EnquiryRecord } from '../enquiry-record.ts'
import { type Excerpt, readExcerpt } from '../remind/excerpts.ts'

/** `name` goes into the column `about`, so that two processes queue only one email. `sentAt`: of one that is only noted. Instants are ISO 8601, UTC. */
type ListEmail = { kind: EmailKind; name: string; queuedAt: string; dueAt: string; sentAt?: string | null }

/** Resolves to whether it was queued: not if there is already one of this kind and name. */
export async function queueListEmail(db: Kysely<Tables>, { kind, name, queuedAt, dueAt, sentAt = null }: ListEmail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('emails')
    .values({ ...newEmailRow(kind, { about: name }, queuedAt, dueAt), sent_at: sentAt })
    .onConflict((conflict) => conflict.columns(['about', 'kind', 'recipient']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The enquiries on a list, in order of arrival. */
export function readOwnerList(db: Kysely<Tables>, name: string, report: ReportUnreadable): Promise<Excerpt<EnquiryRecord>> {
  return readExcerpt(
    db,
    (enquiries) => enquiries.where('listed_in', '=', name),
    (enquiries) => enquiries.orderBy('received_at'),
    report,
  )
}

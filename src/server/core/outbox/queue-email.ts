import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type EmailKind, emailKinds } from '#content/emails.ts'
import type { Tables } from '../database/tables.ts'

/** `message`: the owner's own words. `recipient`: the first, unless it is named; the outbox makes the rows of the others when it leases that one. */
type About = ({ reference: string; message?: string } | { about: string }) & { recipient?: number }

/** The row of an email to queue. */
export function newEmailRow(kind: EmailKind, about: About, queuedAt: string, dueAt = queuedAt) {
  return { message: '', recipient: 0, ...about, id: randomUUID(), kind, priority: emailKinds[kind].priority, queued_at: queuedAt, due_at: dueAt, attempts: 0 }
}

export async function queueEmail(transaction: Kysely<Tables>, kind: EmailKind, about: About, queuedAt: string, dueAt?: string) {
  await transaction
    .insertInto('emails')
    .values(newEmailRow(kind, about, queuedAt, dueAt))
    .execute()
}

/**
 * Queues an email of a kind that an enquiry has once: a new one replaces the one before. If that had not been sent to everybody, the new one
 * keeps its age, so that it tells of the same and more. It is not sent before `dueAt`.
 */
export async function queueAnew(transaction: Kysely<Tables>, kind: EmailKind, reference: string, at: string, dueAt = at) {
  const before = await transaction
    .deleteFrom('emails')
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .returning(['queued_at', 'sent_at'])
    .execute()
  const [queuedAt = at] = before
    .filter(({ sent_at }) => sent_at === null)
    .map(({ queued_at }) => queued_at)
    .sort()
  await queueEmail(transaction, kind, { reference }, queuedAt, dueAt)
}

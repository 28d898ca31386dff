import { randomUUID } from 'node:crypto'
import { type EmailKind, emailKinds } from '#content/emails.ts'

/** `message`: the owner's own words. */
type About = { reference: string; message?: string } | { about: string }

/** The row of an email to queue, for its first recipient. The outbox makes the rows of the others when it leases this one. */
export function newEmailRow(kind: EmailKind, about: About, queuedAt: string, dueAt = queuedAt) {
  return { message: '', ...about, id: randomUUID(), kind, recipient: 0, priority: emailKinds[kind].priority, queued_at: queuedAt, due_at: dueAt, attempts: 0 }
}

import { randomUUID } from 'node:crypto'
import { priorityOf } from '../../outbox/priority.ts'
import type { EmailKind } from '../../quotes/quote-transaction.ts'

type About = { reference: string } | { day: string }

/** The row of an email to queue, for its first recipient. The outbox makes the rows of the others when it leases this one. */
export function newEmailRow(kind: EmailKind, about: About, queuedAt: string, dueAt = queuedAt) {
  return { ...about, id: randomUUID(), kind, recipient: 0, priority: priorityOf(kind), queued_at: queuedAt, due_at: dueAt, attempts: 0 }
}

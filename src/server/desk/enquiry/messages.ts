import type { MessageKind } from '#server/core/outbox/email-kind.ts'

/** An email in the owner's words, to be queued. `at`: ISO 8601, UTC. `replyTo`: the address of the owner who wrote it. */
export type NewMessage = { id: string; reference: string; kind: MessageKind; to: string; replyTo: string; subject: string; text: string; at: string }

import type { EmailKind } from '#server/core/outbox/email-kind.ts'
import type { BounceRepository } from './bounces.ts'
import type { Bounce } from './read-bounce.ts'

export type BounceEvent = { event: 'email bounced'; email: string; kind: EmailKind; status: string }

type Needs = {
  now: () => Date
  /** Undefined for a message that returns none of our emails. */
  readBounce: (message: Uint8Array, now: Date) => Promise<Bounce | undefined>
  bounces: BounceRepository
  /** When the owner is told of a returned reply that came at an instant. */
  replyToldAt: (at: Date) => Date
  emailQueued: () => void
  report: (event: BounceEvent) => void
}

export type ReceiveBounce = (message: Uint8Array) => Promise<void>

/** Takes a message that came back to the return path. Any other message changes nothing. */
export function makeReceiveBounce({ now, readBounce, bounces, replyToldAt, emailQueued, report }: Needs): ReceiveBounce {
  return async (message) => {
    const at = now()
    const bounce = await readBounce(message, at)
    const kind = bounce && (await bounces.recordBounce(bounce, at.toISOString(), replyToldAt(at).toISOString()))
    if (!bounce || !kind) return
    report({ event: 'email bounced', email: bounce.emailId, kind, status: bounce.status })
    emailQueued()
  }
}

import type { EmailKind } from '#server/core/outbox/email-kind.ts'

/** What a delivery status (RFC 3464) says: an email was returned. */
export type Bounce = {
  emailId: string
  /** The status code, as '5.1.1', or ''. */
  status: string
  /** When the status was written. ISO 8601, UTC. */
  at: string
}

export type BounceRepository = {
  /**
   * Gives up an email that was sent before the bounce, and queues the email that tells the owner: of a confirmation at once, of a reply at
   * `tellAt`. Resolves to its kind, or undefined when there is no such email or the bounce is known: a bounce may be reported any number of times.
   */
  recordBounce(bounce: Bounce, at: string, tellAt: string): Promise<EmailKind | undefined>
}

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

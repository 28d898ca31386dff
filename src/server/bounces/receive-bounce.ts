import type { EmailKind } from '#content/emails.ts'
import type { Core } from '#server/core/core.ts'
import type { BounceRepository } from './bounces.ts'
import type { Bounce } from './read-bounce.ts'

export type BounceEvent = { event: 'email bounced'; email: string; kind: EmailKind; status: string }

export type ReceiveBounce = (message: Uint8Array) => Promise<void>

/** Takes a message that came back to the return path. Any other message changes nothing. `replyToldAt`: when the owner is told of a returned reply. */
export function makeReceiveBounce(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  {
    readBounce,
    bounces,
    replyToldAt,
    report,
  }: {
    readBounce: (message: Uint8Array, now: Date) => Promise<Bounce | undefined>
    bounces: BounceRepository
    replyToldAt: (at: Date) => Date
    report: (event: BounceEvent) => void
  },
): ReceiveBounce {
  return async (message) => {
    const at = now()
    const bounce = await readBounce(message, at)
    const kind = bounce && (await bounces.recordBounce(bounce, at.toISOString(), replyToldAt(at).toISOString()))
    if (!bounce || !kind) return
    report({ event: 'email bounced', email: bounce.emailId, kind, status: bounce.status })
    emailQueued()
  }
}

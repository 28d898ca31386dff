import type { EmailKind } from '#content/emails.ts'
import type { Base } from '../core.ts'
import { DeliveryError } from '../mail/mail-transport.ts'
import type { CircuitBreaker, Pass } from './circuit-breaker.ts'
import type { DeliveryFailure, DueEmail, Lane, Outbox } from './outbox.ts'
import { retryDelay } from './retry-delay.ts'
import type { SendRate } from './send-rate.ts'

export type DeliveryEvent = { event: 'email sent' | 'email delayed' | 'email given up'; email: string; kind: EmailKind } & Partial<DeliveryFailure>

/** How long an email is leased to the process that sends it. Every transport gives up well before. */
const LEASE_MS = 60_000

/**
 * Sends a lane's due emails one after the other, until none is left, the mail server fails or `signal` aborts. `send` rejects with a
 * DeliveryError.
 */
export function makeDeliverEmails(
  { now }: Pick<Base, 'now'>,
  lane: Lane,
  {
    outbox,
    breaker,
    rate,
    send,
  }: {
    outbox: Outbox
    breaker: Pick<CircuitBreaker, 'addLane'>
    rate: SendRate
    send: (email: DueEmail) => Promise<void>
  },
  report: (event: DeliveryEvent) => void,
) {
  const guard = breaker.addLane({ canTest: lane === 'all' })

  return async function deliverEmails(signal: AbortSignal): Promise<void> {
    let goOn = true
    while (goOn && !signal.aborted) {
      const pass = guard.enter()
      if (!pass) return
      try {
        goOn = await deliverNext(pass)
      } finally {
        pass.end()
      }
    }
  }

  async function deliverNext(pass: Pass): Promise<boolean> {
    if (!rate.take()) return false
    const at = now()
    const email = await outbox.leaseNext(at.toISOString(), new Date(at.getTime() + LEASE_MS).toISOString(), lane)
    if (email) return deliver(email, pass)
    rate.giveBack()
    return false
  }

  /** Resolves to whether the mail server can be given another email at once. */
  async function deliver(email: DueEmail, pass: Pass): Promise<boolean> {
    const subject = { email: email.id, kind: email.kind }
    try {
      await send(email)
    } catch (thrown) {
      const error = thrown instanceof DeliveryError ? thrown : new DeliveryError('unreachable', String(thrown), thrown)
      if (error.scope === 'email') pass.reached()
      const canSendAt = error.scope === 'email' ? undefined : pass.failed(error)
      const failure = failureOf(email, now(), error, canSendAt)
      if (error.scope === 'server') await outbox.putBack(email.id, failure)
      else await outbox.markFailed(email.id, failure)
      report({ ...subject, ...failure, event: 'gaveUp' in failure ? 'email given up' : 'email delayed' })
      return error.scope === 'email'
    }
    pass.reached()
    await outbox.markSent(email.id, now().toISOString())
    report({ ...subject, event: 'email sent' })
    return true
  }
}

/** `canSendAt`: when the mail server can be given an email again, if the server failed and not the email. */
function failureOf(email: DueEmail, at: Date, { kind, scope, message }: DeliveryError, canSendAt: string | undefined): DeliveryFailure {
  const failure = { at: at.toISOString(), failure: kind, response: message }
  if (scope === 'server' && canSendAt !== undefined) return { ...failure, nextAt: canSendAt }
  const delay = retryDelay(kind, email.attempts + 1, at.getTime() - Date.parse(email.queuedAt), Math.random())
  return delay === undefined ? { ...failure, gaveUp: true } : { ...failure, nextAt: new Date(at.getTime() + delay).toISOString() }
}

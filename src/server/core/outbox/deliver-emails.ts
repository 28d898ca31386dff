import type { Email } from '../mail/email.ts'
import { DeliveryError, type FailureKind, type MailTransport } from '../mail/mail-transport.ts'
import type { CircuitBreaker, Pass } from './circuit-breaker.ts'
import type { QueuedEmail } from './define-email.ts'
import type { EmailKind } from './email-kind.ts'
import { retryDelay } from './retry-delay.ts'
import type { SendRate } from './send-rate.ts'

/** With what it is about. */
export type DueEmail = QueuedEmail & {
  kind: EmailKind
  /** Failed attempts so far. */
  attempts: number
}

/** A failed attempt: when, why, what the server said, and when the next attempt is due, if there is one. ISO 8601, UTC. */
export type DeliveryFailure = { at: string; failure: FailureKind; response: string } & ({ nextAt: string } | { gaveUp: true })

/** Several emails are sent at once, one in each lane. One lane is the owner's: no email to a visitor ever holds up all of them. */
export const LANES = ['owner', 'all', 'all', 'all'] as const
export type Lane = (typeof LANES)[number]

/** The queue of emails. A leased email is given to no other process before `until`; after that it is due again. */
export type Outbox = {
  /** The most urgent of those that are due (priority.ts), of equals the one that has waited longest. */
  leaseNext(now: string, until: string, lane?: Lane): Promise<DueEmail | undefined>
  markSent(id: string, at: string): Promise<void>
  markFailed(id: string, failure: DeliveryFailure): Promise<void>
  /** Ends the lease: the email itself was not tried. Keeps why. */
  putBack(id: string, why: Pick<DeliveryFailure, 'failure' | 'response'>): Promise<void>
}

export type DeliveryEvent = { event: 'email sent' | 'email delayed' | 'email given up'; email: string; kind: EmailKind } & Partial<DeliveryFailure>

type Needs = {
  now: () => Date
  outbox: Outbox
  transport: MailTransport
  breaker: Pick<CircuitBreaker, 'addLane'>
  rate: SendRate
  write: (email: DueEmail) => Promise<Email>
  report: (event: DeliveryEvent) => void
}

/** How long an email is leased to the process that sends it. Every transport gives up well before. */
export const LEASE_MS = 60_000

/** Sends the emails of a lane that are due, one after the other, until none is left, the server fails or `signal` aborts. */
export function makeDeliverEmails(lane: Lane, needs: Needs) {
  const { now, outbox, rate } = needs
  const guard = needs.breaker.addLane({ canTest: lane === 'all' })

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
    if (email) return deliver(email, pass, needs)
    rate.giveBack()
    return false
  }
}

/** Resolves to whether the server can be given another email at once. */
async function deliver(email: DueEmail, pass: Pass, { now, outbox, transport, write, report }: Needs): Promise<boolean> {
  const subject = { email: email.id, kind: email.kind }
  try {
    await transport.deliver(await write(email))
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

/** `canSendAt`: when the server can be given an email again, if it failed. */
function failureOf(email: DueEmail, at: Date, { kind, scope, message }: DeliveryError, canSendAt: string | undefined): DeliveryFailure {
  const failure = { at: at.toISOString(), failure: kind, response: message }
  if (scope === 'server' && canSendAt !== undefined) return { ...failure, nextAt: canSendAt }
  const delay = retryDelay(kind, email.attempts + 1, at.getTime() - Date.parse(email.queuedAt), Math.random())
  return delay === undefined ? { ...failure, gaveUp: true } : { ...failure, nextAt: new Date(at.getTime() + delay).toISOString() }
}

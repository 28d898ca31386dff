import type { Email, EmailToWrite } from '../emails/email.ts'
import type { EmailKind } from '../quotes/quote-transaction.ts'
import { DeliveryError, type FailureKind, type MailTransport } from './mail-transport.ts'
import { retryDelay } from './retry-delay.ts'

export type DueEmail = EmailToWrite & {
  /** Failed attempts so far. */
  attempts: number
}

/** A failed attempt: when, why, what the server said, and when the next attempt is due, if there is one. ISO 8601, UTC. */
export type DeliveryFailure = { at: string; failure: FailureKind; response: string } & ({ nextAt: string } | { gaveUp: true })

/** The queue of emails. A leased email is given to no other process before `until`; after that it is due again. */
export type Outbox = {
  leaseNext(now: string, until: string): Promise<DueEmail | undefined>
  markSent(id: string, at: string): Promise<void>
  markFailed(id: string, failure: DeliveryFailure): Promise<void>
}

export type DeliveryEvent = { event: 'email sent' | 'email delayed' | 'email given up'; email: string; kind: EmailKind } & Partial<DeliveryFailure>

type Needs = {
  now: () => Date
  outbox: Outbox
  transport: MailTransport
  write: (email: DueEmail) => Email
  report: (event: DeliveryEvent) => void
}

/** How long an email is leased to the process that sends it. Every transport gives up well before. */
export const LEASE_MS = 60_000

/** Sends each email that is due, one after the other, until none is left or `signal` aborts. */
export function makeDeliverEmails(needs: Needs) {
  return async function deliverEmails(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = needs.now()
      const email = await needs.outbox.leaseNext(now.toISOString(), new Date(now.getTime() + LEASE_MS).toISOString())
      if (!email) return
      await deliver(email, needs)
    }
  }
}

async function deliver(email: DueEmail, { now, outbox, transport, write, report }: Needs): Promise<void> {
  const subject = { email: email.id, kind: email.kind }
  try {
    await transport.deliver(write(email))
  } catch (error) {
    const failure = failureOf(email, now(), error)
    await outbox.markFailed(email.id, failure)
    report({ ...subject, ...failure, event: 'gaveUp' in failure ? 'email given up' : 'email delayed' })
    return
  }
  await outbox.markSent(email.id, now().toISOString())
  report({ ...subject, event: 'email sent' })
}

function failureOf(email: DueEmail, at: Date, error: unknown): DeliveryFailure {
  const { kind, message } = error instanceof DeliveryError ? error : new DeliveryError('unreachable', String(error), error)
  const failure = { at: at.toISOString(), failure: kind, response: message }
  const delay = kind === 'refused' ? undefined : retryDelay(email.attempts + 1, at.getTime() - Date.parse(email.queuedAt), Math.random())
  return delay === undefined ? { ...failure, gaveUp: true } : { ...failure, nextAt: new Date(at.getTime() + delay).toISOString() }
}

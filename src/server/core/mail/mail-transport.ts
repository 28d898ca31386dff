import type { Email } from './email.ts'

/** Hands an email over. Resolves when the next server has accepted it, rejects with a `DeliveryError` otherwise. */
export type MailTransport = {
  /** Where emails go, in words for the start message. */
  destination: string
  deliver(email: Email): Promise<void>
  /** Closes idle connections at once, and those in use when their email is done. */
  close(): void
}

/**
 * - `later`: the server asks us to try again (4xx)
 * - `refused`: the server rejects this email (5xx)
 * - `configuration`: the server rejects our name or password; every email waits until they are corrected
 * - `unreachable`: no answer, or not in time
 * - `tls`: no secure connection
 * - `bounced`: accepted first, and later returned by a delivery status
 */
export type FailureKind = 'later' | 'refused' | 'configuration' | 'unreachable' | 'tls' | 'bounced'

/**
 * - `email`: the failure is about this email alone
 * - `connection`: the connection broke while this email was sent, which may be the email's doing or the server's
 * - `server`: there was no connection or no login; every other email would fail in the same way
 */
export type FailureScope = 'email' | 'connection' | 'server'

export class DeliveryError extends Error {
  readonly kind: FailureKind
  readonly scope: FailureScope

  /** `response` is what the server said, without addresses. */
  constructor(kind: FailureKind, response: string, cause: unknown, scope: FailureScope = 'email') {
    super(response, { cause })
    this.kind = kind
    this.scope = scope
  }
}

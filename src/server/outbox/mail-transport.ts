import type { Email } from '../emails/email.ts'

/** Hands an email over. Resolves when the next server has accepted it, rejects with a `DeliveryError` otherwise. */
export type MailTransport = {
  /** Where emails go, in words for the start message. */
  destination: string
  deliver(email: Email): Promise<void>
}

/**
 * - `later`: the server asks us to try again (4xx)
 * - `refused`: the server rejects this email; trying again does not help (5xx)
 * - `configuration`: the server rejects our name or password; every email waits until they are corrected
 * - `unreachable`: no answer, or not in time
 * - `tls`: no secure connection
 */
export type FailureKind = 'later' | 'refused' | 'configuration' | 'unreachable' | 'tls'

export class DeliveryError extends Error {
  readonly kind: FailureKind

  /** `response` is what the server said, without addresses. */
  constructor(kind: FailureKind, response: string, cause: unknown) {
    super(response, { cause })
    this.kind = kind
  }
}

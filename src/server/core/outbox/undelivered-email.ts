import type { FailureKind } from '../mail/mail-transport.ts'
import type { EmailKind } from './email-kind.ts'

/** An email that was given up. Instants are ISO 8601, UTC. */
export type UndeliveredEmail = {
  id: string
  kind: EmailKind
  /** The quote that it is about; undefined for a digest. */
  reference: string | undefined
  /** Which of the owner's addresses, an index in MAIL_TO. */
  recipient: number
  givenUpAt: string
  failure: FailureKind | undefined
  /** What the mail server said, or ''. */
  response: string
}

/** What the operator does about given-up emails. `which` is an email's id or a quote's reference. */
export type UndeliveredEmails = {
  /** Those that were not acknowledged, the newest first, 50 at most. */
  list(): Promise<UndeliveredEmail[]>
  /** Makes them due again, with new attempts. Resolves to their number. */
  resend(which: string, at: string): Promise<number>
  /** Ends their alarm; all of them without `which`. Resolves to their number. */
  acknowledge(which: string | undefined, at: string): Promise<number>
  /** Why the email that was tried last waits, if one does. */
  latestFailure(): Promise<{ failure: FailureKind; response: string } | undefined>
}

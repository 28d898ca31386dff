import type { Mail } from '../emails/email.ts'

/** Hands a letter on. Resolves when the next post office has taken it over, rejects with what went wrong otherwise. */
export type Postman = {
  /** Where letters go, in words for the start message. */
  destination: string
  deliver(mail: Mail): Promise<void>
}

/**
 * - `later`: the post office asks to come again (4xx)
 * - `refused`: it does not take this letter, and asking again would not help (5xx)
 * - `configuration`: it does not know us (wrong name or password): every letter waits until that is mended
 * - `unreachable`: nobody answers, or not in time
 * - `tls`: somebody answers, but not safely
 */
export type Trouble = 'later' | 'refused' | 'configuration' | 'unreachable' | 'tls'

export class DeliveryTrouble extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble, answer: string, cause: unknown) {
    super(answer, { cause })
    this.trouble = trouble
  }
}

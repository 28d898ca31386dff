import type { Mail } from '../letters/mail.ts'

/** Hands a letter on. Resolves when the next post office has taken it over, rejects otherwise. */
export type Postman = {
  /** Where letters go, in words for the start message. */
  destination: string
  deliver(mail: Mail): Promise<void>
}

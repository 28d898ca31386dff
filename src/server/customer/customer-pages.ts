import type { Addition } from '#domain/enquiry/addition.ts'
import type { CustomerPage } from '#server/enquiries/customer-links.ts'

/** How many wrong guesses of the digits end a link. */
export const MOST_TRIES = 5

/** Stores what customers do on their pages. Instants are ISO 8601, UTC. */
export type CustomerPageRepository = {
  find(tokenHash: string): Promise<{ reference: string; failedTries: number } | undefined>
  /** Counts a guess before it is looked at, so that guesses at the same time are no more than `MOST_TRIES`. Resolves to whether it may be looked at. */
  countTry(tokenHash: string): Promise<boolean>
  /** After the right digits. */
  clearTries(tokenHash: string): Promise<void>
  /**
   * In place of a link that is locked, and queues the email with the new one. Resolves to whether there is a new one: not if one was
   * mailed at `notSince` or later.
   */
  replace(tokenHash: string, page: CustomerPage, notSince: string): Promise<boolean>
  additions(reference: string): Promise<Addition[]>
  /** Stores an addition once for each id, a new telephone number in the request too, and queues the email that tells the owner. */
  add(reference: string, addition: Addition): Promise<void>
  /** Closes the request, stores the reason as an addition, ends its visit, and queues the email that tells the owner; nothing while it is withdrawn. */
  withdraw(reference: string, addition: Addition): Promise<void>
}

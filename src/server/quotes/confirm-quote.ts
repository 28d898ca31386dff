import { createHash } from 'node:crypto'
import type { Quote } from '#domain/quote/quote.ts'
import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { QuoteTransaction } from './quote-transaction.ts'

export type ConfirmQuote = (transaction: QuoteTransaction, quote: Quote) => Promise<void>

const NO_EXPIRY = ''

/**
 * Queues a confirmation to the visitor. Anybody can type anybody's address, so this must be of no use to who sends mail in
 * other people's names: one for each address and day, a few each day in all, and not a word of what was typed.
 */
export function makeConfirmQuote({ perDay }: { perDay: number }): ConfirmQuote {
  return async (transaction, { reference, email, receivedAt }) => {
    if (perDay === 0 || !isOneAddress(email)) return
    const day = swedishDate(new Date(receivedAt))
    if ((await transaction.countEmails('confirmation', swedishInstant(day, 0).toISOString())) >= perDay) return
    const dedupKey = { key: `confirmation:${day}:${hashOf(email.toLowerCase())}`, reference, contentHash: '', claimedAt: receivedAt }
    if (await transaction.claimKey(dedupKey, NO_EXPIRY)) return
    await transaction.queueEmail({ kind: 'confirmation', reference, queuedAt: receivedAt, dueAt: receivedAt })
  }
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

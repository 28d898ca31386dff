import { createHash } from 'node:crypto'
import type { Quote } from '#domain/quote/quote.ts'
import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { Books } from './quote-transaction.ts'

export type ConfirmQuote = (books: Books, quote: Quote) => Promise<void>

const EVER = ''

/**
 * Queues a confirmation to the visitor. Anybody can type anybody's address, so this must be of no use to who sends mail in
 * other people's names: one for each address and day, a few each day in all, and not a word of what was typed.
 */
export function makeConfirmQuote({ perDay }: { perDay: number }): ConfirmQuote {
  return async (books, { reference, email, receivedAt }) => {
    if (perDay === 0 || !isOneAddress(email)) return
    const day = swedishDate(new Date(receivedAt))
    if ((await books.countLetters('confirmation', swedishInstant(day, 0).toISOString())) >= perDay) return
    const mark = { mark: `confirmation:${day}:${hashOf(email.toLowerCase())}`, reference, contentHash: '', leftAt: receivedAt }
    if (await books.leaveMark(mark, EVER)) return
    await books.queueLetter({ kind: 'confirmation', reference, queuedAt: receivedAt, dueAt: receivedAt })
  }
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

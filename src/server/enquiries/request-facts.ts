import { ownerPage } from '#content/enquiries/owner-page.ts'
import { answersInWords } from '#content/enquiries/quote-form.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import { swedishTime } from '#domain/sweden/time.ts'

/** Every answer by name, and when they came. */
export function requestFacts(quote: Quote): (readonly [name: string, value: string])[] {
  return [...answersInWords(quote), [ownerPage.received, `${swedishTime(new Date(quote.receivedAt))}, ${quote.reference}`]]
}

import { answersInWords } from '#content/enquiries/quote-form.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { swedishTime } from '#domain/sweden/time.ts'

/** Every answer by name, and when they came. */
export function requestFacts(enquiry: Enquiry): (readonly [name: string, value: string])[] {
  return [...answersInWords(enquiry), [requestWords.received, `${swedishTime(new Date(enquiry.receivedAt))}, ${enquiry.reference}`]]
}

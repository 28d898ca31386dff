import { ownerPage } from '#content/enquiries/owner-page.ts'
import { answersInWords } from '#content/enquiries/quote-form.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { swedishTime } from '#domain/sweden/time.ts'

/** Every answer by name, and when they came. */
export function requestFacts(enquiry: Enquiry): (readonly [name: string, value: string])[] {
  return [...answersInWords(enquiry), [ownerPage.received, `${swedishTime(new Date(enquiry.receivedAt))}, ${enquiry.reference}`]]
}

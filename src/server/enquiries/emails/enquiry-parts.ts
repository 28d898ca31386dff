import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic } from '#content/company/owner.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { swedishDeadline, swedishTime, timeLeft } from '#domain/sweden/time.ts'
import { type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import type { Signing } from '#server/core/signing/signatures.ts'
import { makeOwnerLinks, OWNER_PATH } from '../owner-links.ts'
import type { Excerpt } from '../remind/excerpts.ts'

export type LinkTo = (reference: string) => string

/** The owner's links in an email that was queued at this instant. */
export function ownerLinks(signing: Signing, queuedAt: string): LinkTo {
  const { linkTo } = makeOwnerLinks(signing)
  return (reference) => linkTo(reference, new Date(queuedAt))
}

/** The desk's list of what is in quarantine. */
export function quarantineLink({ publicUrl }: Signing): string {
  return `${publicUrl}${OWNER_PATH}?lista=misstankt-skrap`
}

/** An enquiry as one of many in an email. */
export function enquiryParts(enquiry: Enquiry, status: string, action: string, linkTo: LinkTo, facts: CompanyFacts): EmailPart[] {
  const link = linkTo(enquiry.reference)
  return [
    { say: `${enquiryTopic(enquiry, facts)}. ${enquiry.name}, ${enquiry.phone}. Kom ${swedishTime(new Date(enquiry.receivedAt))}. ${status}`.trim() },
    linkPart(`${action} ${enquiry.reference}`, link),
  ]
}

/** "söndag 22 november kl. 13:00 (5 timmar kvar)". `at`: when the email is written. */
export function deadlineWithTimeLeft({ answerBy }: Enquiry, at: Date): string {
  const deadline = new Date(answerBy)
  return `${swedishDeadline(deadline)} (${timeLeft(deadline, at)})`
}

/** A line that counts what the excerpt leaves out. */
export function theRest({ count, first }: Excerpt<unknown>): EmailPart[] {
  return count > first.length ? [{ say: `… och ${(count - first.length).toLocaleString('sv-SE')} till.` }] : []
}

export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('sv-SE')} ${count === 1 ? one : many}`
}

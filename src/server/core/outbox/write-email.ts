import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { bounceEmail } from '#server/bounces/bounce-email.ts'
import { replyBounceEmail } from '#server/bounces/reply-bounce-email.ts'
import type { SignInCode } from '#server/desk/sign-in/sign-in-code.ts'
import { signInCodeEmail } from '#server/desk/sign-in/sign-in-email.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { additionsEmail, withdrawalEmail } from '#server/enquiries/emails/additions-email.ts'
import { confirmationEmail } from '#server/enquiries/emails/confirmation-email.ts'
import { customerLinkEmail } from '#server/enquiries/emails/customer-link-email.ts'
import { digestEmail } from '#server/enquiries/emails/digest-email.ts'
import { firstReminder, forwardedEmail, lastReminder, newLink, ownerEmail, photosEmail } from '#server/enquiries/emails/owner-email.ts'
import { ownerListEmail } from '#server/enquiries/emails/owner-list-email.ts'
import { newQuarantineLink, quarantineNoticeEmail } from '#server/enquiries/emails/quarantine-notice-email.ts'
import { reminderListEmail } from '#server/enquiries/emails/reminder-list-email.ts'
import { replyEmail } from '#server/enquiries/emails/reply-email.ts'
import type { OwnerLinks } from '#server/enquiries/owner-links.ts'
import type { OwnerEmailKind, VisitorEmailKind } from '#server/enquiries/quote-transaction.ts'
import type { CalendarLinks } from '#server/visits/calendar/calendar-links.ts'
import { visitEmail, visitProposalEmail, visitReminderEmail } from '#server/visits/visit-customer-email.ts'
import { calendarAddressEmail, erasedVisitEmail, ownersVisitEmail, ownersVisitReminderEmail, visitWishEmail } from '#server/visits/visit-owner-email.ts'
import type { Email, EmailToWrite } from './email.ts'

type Needs = {
  mailFrom: string
  mailTo: readonly [string, ...string[]]
  ownerLinks: Pick<OwnerLinks, 'linkTo' | 'linkToQuarantine'>
  customerLinks: Pick<CustomerLinks, 'linkTo'>
  calendarLinks: Pick<CalendarLinks, 'linkTo'>
  signInCode: SignInCode
  /** Those that are published when an email is written; what was promised in time and money is stored with its quote. */
  facts: () => CompanyFacts
}

const ownerWriters = {
  owner: ownerEmail,
  'first reminder': firstReminder,
  'last reminder': lastReminder,
  'new link': newLink,
  photos: photosEmail,
  bounce: bounceEmail,
  additions: additionsEmail,
  withdrawal: withdrawalEmail,
  'visit to owner': ownersVisitEmail,
  'visit wish': visitWishEmail,
  'visit reminder to owner': ownersVisitReminderEmail,
} satisfies Record<OwnerEmailKind, unknown>

/** Kept apart: what goes to a visitor must never get the owner's link. */
const visitorWriters = {
  confirmation: confirmationEmail,
  'new customer link': customerLinkEmail,
  'visit proposal': visitProposalEmail,
  'visit to customer': visitEmail,
  'visit reminder to customer': visitReminderEmail,
} satisfies Record<VisitorEmailKind, unknown>

/** Renders a queued email. The Message-ID is the email's id at the sender's domain, the same at every attempt. */
export function makeWriteEmail({ mailFrom, mailTo, ownerLinks, customerLinks, calendarLinks, signInCode, facts }: Needs) {
  const domain = mailFrom.replace(/^.*@|>$/g, '')
  return (email: EmailToWrite): Email => {
    // One that was queued for an address that MAIL_TO no longer has goes to the first.
    const to = mailTo[email.recipient ?? 0] ?? mailTo[0]
    const envelope = { from: mailFrom, to, messageId: `<${email.id}@${domain}>` }
    // Never to another owner, also where MAIL_TO has changed since.
    if (email.kind === 'sign-in code') return signInCodeEmail(signInCode(email.signIn), { ...envelope, to: email.address })
    const linkTo = (reference: string) => ownerLinks.linkTo(reference, new Date(email.queuedAt))
    const quarantineLink = ownerLinks.linkToQuarantine(new Date(email.queuedAt))
    if (email.kind === 'digest') return digestEmail(email.digest, new Date(email.queuedAt), envelope, linkTo, quarantineLink, facts())
    if (email.kind === 'owner list') return ownerListEmail(email.quotes, envelope, linkTo, facts())
    if (email.kind === 'reminder list') return reminderListEmail(email.list, new Date(email.queuedAt), envelope, linkTo, facts())
    if (email.kind === 'quarantine notice') return quarantineNoticeEmail(email.count, envelope, quarantineLink)
    if (email.kind === 'new quarantine link') return newQuarantineLink(envelope, quarantineLink)
    if (email.kind === 'erased visit') return erasedVisitEmail(email.erased, envelope)
    if (email.kind === 'calendar address') return calendarAddressEmail(envelope, calendarLinks.linkTo(email.issuedAt))
    const { reference } = email.quote
    const customerLink = () => customerLinks.linkTo(reference, email.pageIssuedAt ?? '')
    if (email.kind === 'reply') return inThread(replyEmail(email, envelope, customerLink(), facts()), `kund.${reference}`, email.confirmationId)
    if (email.kind === 'forwarded')
      return inThread(forwardedEmail(email, envelope, mailTo.some(isTo(email.message.to)) ? linkTo(reference) : undefined, facts()), reference)
    if (email.kind === 'reply bounce') return inThread(replyBounceEmail(email, envelope, linkTo(reference), facts()), reference)
    switch (email.kind) {
      case 'confirmation':
      case 'new customer link':
        return inThread(visitorWriters[email.kind](email, envelope, customerLink(), facts()), `kund.${reference}`)
      case 'visit proposal':
      case 'visit to customer':
      case 'visit reminder to customer':
        return inThread(visitorWriters[email.kind](email, envelope, customerLink(), facts()), `kund.${reference}`)
      case 'visit to owner':
      case 'visit wish':
      case 'visit reminder to owner':
        return inThread(ownerWriters[email.kind](email, envelope, linkTo(reference), facts()), reference)
      default:
        return inThread(ownerWriters[email.kind](email, envelope, linkTo(reference), facts()), reference)
    }
  }

  /**
   * Mail programs group the emails about one quote by an id that all of them name; no email has it. The customer's have another.
   * `answers`: the id of an email that this one answers.
   */
  function inThread(email: Email, thread: string, answers?: string): Email {
    const ids = [thread, ...(answers === undefined ? [] : [answers])].map((id) => `<${id}@${domain}>`)
    return { ...email, headers: { ...email.headers, References: ids.join(' '), ...(answers !== undefined && { 'In-Reply-To': `<${answers}@${domain}>` }) } }
  }
}

/** Whether an address of MAIL_TO, plain or with a name, is this plain one. */
function isTo(plain: string) {
  return (address: string) => address.replace(/^.*<|>$/g, '').toLowerCase() === plain.toLowerCase()
}

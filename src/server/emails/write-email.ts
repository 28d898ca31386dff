import type { CustomerLinks } from '../quotes/customer-links.ts'
import type { OwnerLinks } from '../quotes/owner-links.ts'
import type { OwnerEmailKind, VisitorEmailKind } from '../quotes/quote-transaction.ts'
import { additionsEmail, withdrawalEmail } from './additions-email.ts'
import { bounceEmail } from './bounce-email.ts'
import { confirmationEmail } from './confirmation-email.ts'
import { customerLinkEmail } from './customer-link-email.ts'
import { digestEmail } from './digest-email.ts'
import type { Email, EmailToWrite } from './email.ts'
import { firstReminder, lastReminder, newLink, ownerEmail, photosEmail } from './owner-email.ts'
import { ownerListEmail } from './owner-list-email.ts'
import { newQuarantineLink, quarantineNoticeEmail } from './quarantine-notice-email.ts'
import { reminderListEmail } from './reminder-list-email.ts'

type Needs = {
  mailFrom: string
  mailTo: readonly [string, ...string[]]
  ownerLinks: Pick<OwnerLinks, 'linkTo' | 'linkToQuarantine'>
  customerLinks: Pick<CustomerLinks, 'linkTo'>
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
} satisfies Record<OwnerEmailKind, unknown>

/** Kept apart: what goes to a visitor must never get the owner's link. */
const visitorWriters = {
  confirmation: confirmationEmail,
  'new customer link': customerLinkEmail,
} satisfies Record<VisitorEmailKind, unknown>

/** Renders a queued email. The Message-ID is the email's id at the sender's domain, the same at every attempt. */
export function makeWriteEmail({ mailFrom, mailTo, ownerLinks, customerLinks }: Needs) {
  const domain = mailFrom.replace(/^.*@|>$/g, '')
  return (email: EmailToWrite): Email => {
    // One that was queued for an address that MAIL_TO no longer has goes to the first.
    const to = mailTo[email.recipient ?? 0] ?? mailTo[0]
    const envelope = { from: mailFrom, to, messageId: `<${email.id}@${domain}>` }
    const linkTo = (reference: string) => ownerLinks.linkTo(reference, new Date(email.queuedAt))
    const quarantineLink = ownerLinks.linkToQuarantine(new Date(email.queuedAt))
    if (email.kind === 'digest') return digestEmail(email.digest, new Date(email.queuedAt), envelope, linkTo, quarantineLink)
    if (email.kind === 'owner list') return ownerListEmail(email.quotes, envelope, linkTo)
    if (email.kind === 'reminder list') return reminderListEmail(email.list, new Date(email.queuedAt), envelope, linkTo)
    if (email.kind === 'quarantine notice') return quarantineNoticeEmail(email.count, envelope, quarantineLink)
    if (email.kind === 'new quarantine link') return newQuarantineLink(envelope, quarantineLink)
    const { reference } = email.quote
    if (email.kind === 'confirmation' || email.kind === 'new customer link')
      return visitorWriters[email.kind](email, envelope, customerLinks.linkTo(reference, email.pageIssuedAt ?? ''))
    const written = ownerWriters[email.kind](email, envelope, linkTo(reference))
    // Mail programs group the owner's emails about one quote by an id that all of them name; no email has it.
    return { ...written, headers: { ...written.headers, References: `<${reference}@${domain}>` } }
  }
}

import type { EmailKind } from '#content/emails.ts'
import { bounceEmail } from './bounces/bounce-email.ts'
import { replyBounceEmail } from './bounces/reply-bounce-email.ts'
import type { EmailDefinition } from './core/outbox/define-email.ts'
import { additionsEmail, withdrawalEmail } from './customer/additions-email.ts'
import { customerLinkEmail } from './customer/customer-link-email.ts'
import { forwardedEmail } from './desk/enquiry/forwarded-email.ts'
import { replyEmail } from './desk/enquiry/reply-email.ts'
import { invitationEmail } from './desk/people/invitation-email.ts'
import { signInCodeEmail } from './desk/sign-in/sign-in-email.ts'
import { confirmationEmail } from './enquiries/emails/confirmation-email.ts'
import { digestEmail } from './enquiries/emails/digest-email.ts'
import { ownerListEmail } from './enquiries/emails/owner-list-email.ts'
import { photosEmail } from './enquiries/emails/photos-email.ts'
import { quarantineNoticeEmail } from './enquiries/emails/quarantine-notice-email.ts'
import { reminderListEmail } from './enquiries/emails/reminder-list-email.ts'
import { firstReminder, lastReminder, newLink, ownerEmail } from './enquiries/owner-email.ts'
import { offerAgreementEmail, offerEmail, offerRegrettedEmail, offerReminderEmail } from './offers/offer-emails.ts'
import { offerAnswerEmail, ownersAgreementEmail } from './offers/owner-offer-emails.ts'
import { visitAssigneeEmail } from './visits/visit-assignee-email.ts'
import { visitEmail, visitProposalEmail, visitReminderEmail } from './visits/visit-customer-email.ts'
import {
  calendarAddressEmail,
  erasedVisitEmail,
  ownersVisitEmail,
  ownersVisitReminderEmail,
  visitTimesGoneEmail,
  visitWishEmail,
} from './visits/visit-owner-email.ts'

/** Every kind of email that the server sends. */
export const emails = {
  owner: ownerEmail,
  'owner list': ownerListEmail,
  'first reminder': firstReminder,
  'last reminder': lastReminder,
  'reminder list': reminderListEmail,
  digest: digestEmail,
  'new link': newLink,
  confirmation: confirmationEmail,
  'quarantine notice': quarantineNoticeEmail,
  photos: photosEmail,
  bounce: bounceEmail,
  'reply bounce': replyBounceEmail,
  'visit proposal': visitProposalEmail,
  'visit to customer': visitEmail,
  'visit reminder to customer': visitReminderEmail,
  'visit to owner': ownersVisitEmail,
  'visit to assignee': visitAssigneeEmail,
  'visit wish': visitWishEmail,
  'visit times gone': visitTimesGoneEmail,
  'visit reminder to owner': ownersVisitReminderEmail,
  'erased visit': erasedVisitEmail,
  'calendar address': calendarAddressEmail,
  additions: additionsEmail,
  withdrawal: withdrawalEmail,
  'new customer link': customerLinkEmail,
  offer: offerEmail,
  'offer reminder': offerReminderEmail,
  'offer answer': offerAnswerEmail,
  'offer agreement': offerAgreementEmail,
  'offer agreement to owner': ownersAgreementEmail,
  'offer regretted': offerRegrettedEmail,
  reply: replyEmail,
  forwarded: forwardedEmail,
  invitation: invitationEmail,
  'sign-in code': signInCodeEmail,
} satisfies { [Kind in EmailKind]: EmailDefinition<Kind> }

import type { Kysely } from 'kysely'
import type { CompanyFacts } from '#content/company/facts.ts'
import { mapOf, owner, placeOfVisit } from '#content/company/owner.ts'
import { emailKinds } from '#content/emails.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { DRAWING } from '#domain/paths.ts'
import { swedishClock } from '#domain/sweden/calendar.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { swedishTime, swedishWeekday } from '#domain/sweden/time.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type EmailDefinitions, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail, type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import type { EnquiryRecord } from '../enquiry-record.ts'
import { isUnanswered, statusOf } from '../enquiry-status.ts'
import { type Digest, type LateEmail, readDigest } from '../remind/digests.ts'
import { counted, deadlineWithTimeLeft, enquiryParts, type LinkTo, ownerLinks, quarantineLink, theRest } from './enquiry-parts.ts'

export const digestEmail = defineEmail({ kind: 'digest', read, write })

async function read(db: Kysely<Tables>, { about }: EmailRow, report: ReportUnreadable, emails: EmailDefinitions): Promise<{ digest: Digest }> {
  return { digest: await readDigest(db, about ?? '', report, emails) }
}

/** The owner's morning summary. `at` is when it was queued: after a long stop of the server that may be later than the morning. */
function write({ digest, queuedAt }: QueuedEmail & { digest: Digest }, { envelope, signing, facts }: EmailContext): Email {
  const at = new Date(queuedAt)
  const linkTo = ownerLinks(signing, queuedAt)
  const day = swedishWeekday(digest.day)
  const { unanswered } = digest
  const visits = digest.visits.count === 0 ? '' : `${counted(digest.visits.count, 'besök', 'besök')}, `
  const turns = digest.turns.count === 0 ? '' : `, ${counted(digest.turns.count, 'annan väntar på dig', 'andra väntar på dig')}`
  const news = digest.arrived.count === 0 ? 'inga nya förfrågningar' : counted(digest.arrived.count, 'ny förfrågan', 'nya förfrågningar')
  return automaticEmail(
    envelope,
    `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${visits}${news}${unanswered > 0 ? `, ${counted(unanswered, 'obesvarad', 'obesvarade')}` : ''}${turns}`,
    [
      ...visitParts(digest, linkTo),
      ...arrivedParts(digest, at, linkTo, facts),
      ...unansweredParts(digest, at, linkTo, facts),
      ...turnParts(digest, at, linkTo, facts),
      ...quarantinedParts(digest, linkTo, quarantineLink(signing), facts),
      ...lateEmailParts(digest),
      { say: 'Sammanställningen kommer varje morgon kl. 07:00, också när inget har hänt. Uteblir den är något fel.' },
    ],
    `Läget ${day}`,
  )
}

/** First, because the day begins with them. */
function visitParts({ visits }: Digest, linkTo: LinkTo): EmailPart[] {
  if (visits.count === 0) return []
  return [{ heading: owner.visitsToday }, ...visits.first.flatMap((enquiry) => visitPart(enquiry, linkTo(enquiry.reference))), ...theRest(visits)]
}

function visitPart({ visit, name, phone, location, project, reference, plan }: EnquiryRecord, link: string): EmailPart[] {
  if (!visit?.time) return []
  const place = placeOfVisit(visit.address, location)
  const { start, end } = visit.time
  return [
    { say: `${swedishClock(new Date(start))}–${swedishClock(new Date(end))}`, strong: true },
    { say: `${name}. ${choices.project[project]}. ${place}.` },
    {
      smallLinks: [
        { words: `${owner.call} ${phone}`, href: telephoneLink(phone), inText: `${owner.call}: ${phone}` },
        { words: owner.map, href: mapOf(place), inText: `${owner.map}: ${mapOf(place)}` },
        ...(plan === undefined ? [] : [{ words: owner.drawing, href: `${link}#${DRAWING}`, inText: `${owner.drawing}:\n${link}#${DRAWING}` }]),
      ],
    },
    linkPart(`Öppna ${reference}`, link),
  ]
}

function arrivedParts({ arrived }: Digest, at: Date, linkTo: LinkTo, facts: CompanyFacts): EmailPart[] {
  if (arrived.count === 0) return [{ say: 'Inga nya förfrågningar sedan förra sammanställningen.' }]
  return [
    { heading: 'Nya förfrågningar' },
    ...arrived.first.flatMap((enquiry) => enquiryParts(enquiry, statusLine(enquiry, at), 'Öppna', linkTo, facts)),
    ...theRest(arrived),
  ]
}

/** The new ones are listed above, with their deadlines, and only counted here. */
function unansweredParts({ unanswered, unansweredEarlier: earlier }: Digest, at: Date, linkTo: LinkTo, facts: CompanyFacts): EmailPart[] {
  if (unanswered === 0) return [{ heading: 'Obesvarade' }, { say: 'Ingen förfrågan väntar på svar.' }]
  const sum = `${counted(unanswered, 'förfrågan väntar', 'förfrågningar väntar')} på svar.`
  return [
    { heading: 'Obesvarade' },
    { say: earlier.count > 0 && earlier.count < unanswered ? `${sum} Utöver de nya:` : sum },
    ...earlier.first.flatMap((enquiry) => enquiryParts(enquiry, statusLine(enquiry, at), 'Öppna', linkTo, facts)),
    ...theRest(earlier),
  ]
}

/** Enquiries that were answered, but are waiting for the owner again. */
function turnParts({ turns }: Digest, at: Date, linkTo: LinkTo, facts: CompanyFacts): EmailPart[] {
  if (turns.count === 0) return []
  return [
    { heading: 'Också din tur' },
    ...turns.first.flatMap((enquiry) => enquiryParts(enquiry, statusLine(enquiry, at), 'Öppna', linkTo, facts)),
    ...theRest(turns),
  ]
}

function quarantinedParts({ quarantined, quarantinedEarlier }: Digest, linkTo: LinkTo, quarantineLink: string, facts: CompanyFacts): EmailPart[] {
  if (quarantined.count + quarantinedEarlier === 0) return []
  const earlier = quarantinedEarlier === 0 ? [] : [{ say: `${counted(quarantinedEarlier, 'tidigare', 'tidigare')} ligger kvar.` }]
  return [
    { heading: 'Misstänkt skräp' },
    ...quarantined.first.flatMap((enquiry) =>
      enquiryParts(
        enquiry,
        enquiry.quarantineReason ? `Misstänkt skräp: ${owner.quarantineReasons[enquiry.quarantineReason]}.` : '',
        'Granska och släpp fram',
        linkTo,
        facts,
      ),
    ),
    ...theRest(quarantined),
    ...earlier,
    linkPart(owner.openQuarantine, quarantineLink),
  ]
}

function lateEmailParts({ emails }: Digest): EmailPart[] {
  if (emails.count === 0) return []
  return [{ heading: 'Mejl som inte har gått fram' }, ...emails.first.map((email) => ({ say: lateEmailLine(email) })), ...theRest(emails)]
}

function lateEmailLine({ kind, reference, queuedAt, givenUpAt }: LateEmail): string {
  const outcome = givenUpAt ? `kunde inte skickas ${swedishTime(new Date(givenUpAt))}` : 'skickas om'
  return `${emailKinds[kind].name}${reference ? ` om ${reference}` : ''} från ${swedishTime(new Date(queuedAt))}: ${outcome}.`
}

/** The status as everywhere else, with the time left where a reply is still promised. */
function statusLine(enquiry: EnquiryRecord, at: Date): string {
  if (isUnanswered(enquiry)) return `Obesvarad, svar senast ${deadlineWithTimeLeft(enquiry, at)}.`
  return `${statusOf(enquiry, at)}.`
}

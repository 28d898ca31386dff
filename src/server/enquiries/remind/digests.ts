import type { ExpressionBuilder, Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import { daysLater, lastDayThatReached, swedishInstant } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import { numberOf } from '#server/core/database/number-of.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { EmailDefinitions } from '#server/core/outbox/define-email.ts'
import { stillWanted } from '#server/core/outbox/wanted-emails.ts'
import { type EnquiryRecord, PAGE_SIZE } from '../enquiry-record.ts'
import { type ChooseEnquiries, inQuarantine, outsideQuarantine, unanswered } from '../sql/enquiry-records.ts'
import { queueListEmail } from '../sql/list-emails.ts'
import { type Excerpt, readExcerpt } from './excerpts.ts'

/** Swedish time, whole hours. */
const DIGEST_HOUR = 7

/** The owner's morning summary. It is sent on empty days too, so that a missing one is an alarm. */
export type Digest = {
  /** The Swedish day on whose morning it is sent, 'YYYY-MM-DD'. */
  day: string
  /** The day's visits, in order. */
  visits: Excerpt<EnquiryRecord>
  /** Received since the previous digest: those that the owner got an email about, oldest first; and those in quarantine, the most ordinary first. */
  arrived: Excerpt<EnquiryRecord>
  quarantined: Excerpt<EnquiryRecord>
  /** How many older enquiries are still in quarantine. */
  quarantinedEarlier: number
  /** How many wait for a reply, those in `arrived` included; and those that came earlier, the earliest deadline first. */
  unanswered: number
  unansweredEarlier: Excerpt<EnquiryRecord>
  /** Answered ones that are waiting for the owner again, the longest overdue first. */
  turns: Excerpt<EnquiryRecord>
  emails: Excerpt<LateEmail>
}

/** An email that was not sent within an hour, or was given up. */
export type LateEmail = { kind: EmailKind; reference: string | undefined; queuedAt: string; givenUpAt: string | undefined }

/** The day's digest covers enquiries received before this instant. ISO 8601, UTC. */
export function endOfDigest(day: string): string {
  return swedishInstant(day, DIGEST_HOUR).toISOString()
}

const HOUR_MS = 3_600_000

type DigestRepository = ReturnType<typeof makeDigestRepository>

export function makeDigestRepository(db: Kysely<Tables>) {
  return {
    /** The latest day up to and including `upTo` that has a digest. */
    async latestDay(upTo: string): Promise<string | undefined> {
      const row = await latestDigest(db).where('about', '<=', upTo).executeTakeFirst()
      return row?.about ?? undefined
    },

    /** Records the day's digest as sent without sending one. */
    async skip(day: string, at: string): Promise<void> {
      await queueListEmail(db, { kind: 'digest', name: day, queuedAt: at, dueAt: at, sentAt: at })
    },

    /** Queues the day's digest, once, in place of earlier unsent ones. Resolves to whether it was queued. */
    queueOnce: (day: string, at: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('emails').where('kind', '=', 'digest').where('about', '<', day).where('sent_at', 'is', null).execute()
        return queueListEmail(transaction, { kind: 'digest', name: day, queuedAt: at, dueAt: at })
      }),
  }
}

/** Queues the latest morning's digest if it has none yet. The day on which the database was created has no digest. */
export function makeQueueDigest({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, digests: DigestRepository) {
  return async (): Promise<void> => {
    const instant = now()
    const day = lastDayThatReached(DIGEST_HOUR, instant)
    const latest = await digests.latestDay(day)
    if (latest === undefined) return digests.skip(day, instant.toISOString())
    if (latest < day && (await digests.queueOnce(day, instant.toISOString()))) emailQueued()
  }
}

/** The latest digest that has been queued. */
function latestDigest(db: Kysely<Tables>) {
  return db.selectFrom('emails').select('about').where('kind', '=', 'digest').orderBy('about', 'desc').limit(1)
}

/** The content of the day's digest: everything since the last one that was sent. */
export async function readDigest(db: Kysely<Tables>, day: string, report: ReportUnreadable, all: EmailDefinitions): Promise<Digest> {
  const before = await latestDigest(db).where('about', '<', day).where('sent_at', 'is not', null).executeTakeFirst()
  const since = before?.about ? endOfDigest(before.about) : ''
  const until = endOfDigest(day)

  const arrived: ChooseEnquiries = (enquiries) => enquiries.where('received_at', '>=', since).where('received_at', '<', until)
  return {
    day,
    visits: await readExcerpt(
      db,
      (enquiries) => enquiries.where('enquiries.reference', 'in', (from) => visitsOn(from, day)),
      (enquiries) => enquiries.orderBy((from) => from.selectFrom('visits').select('visits.start_at').whereRef('visits.reference', '=', 'enquiries.reference')),
      report,
    ),
    arrived: await readExcerpt(db, (enquiries) => outsideQuarantine(arrived(enquiries)), byArrival, report),
    quarantined: await readExcerpt(
      db,
      (enquiries) => inQuarantine(arrived(enquiries)),
      (enquiries) => byArrival(enquiries.orderBy('suspicion_points')),
      report,
    ),
    quarantinedEarlier: await numberOf(inQuarantine(db.selectFrom('enquiries')).where('received_at', '<', since)),
    unanswered: await numberOf(unanswered(db.selectFrom('enquiries')).where('received_at', '<', until)),
    unansweredEarlier: await readExcerpt(
      db,
      (enquiries) => unanswered(enquiries).where('received_at', '<', since),
      (enquiries) => enquiries.orderBy('answer_by'),
      report,
    ),
    turns: await readExcerpt(
      db,
      (enquiries) => enquiries.where('ours_from', '<=', until).where('answered_at', 'is not', null),
      (enquiries) => enquiries.orderBy('ours_due'),
      report,
    ),
    emails: await lateEmails(db, since, until, all),
  }
}

function visitsOn({ selectFrom }: ExpressionBuilder<Tables, 'enquiries'>, day: string) {
  return selectFrom('visits')
    .select('visits.reference')
    .where('visits.state', '=', 'booked')
    .where('visits.start_at', '>=', swedishInstant(day, 0).toISOString())
    .where('visits.start_at', '<', swedishInstant(daysLater(day, 1), 0).toISOString())
}

const byArrival: ChooseEnquiries = (enquiries) => enquiries.orderBy('received_at')

async function lateEmails(db: Kysely<Tables>, since: string, until: string, all: EmailDefinitions): Promise<Excerpt<LateEmail>> {
  const anHourBefore = new Date(Date.parse(until) - HOUR_MS).toISOString()
  const late = db
    .selectFrom('emails')
    .where('sent_at', 'is', null)
    .where(({ or, and, eb }) => or([eb('given_up_at', '>=', since), and([eb('given_up_at', 'is', null), eb('queued_at', '<', anHourBefore)])]))
    .where(stillWanted(all))
  const count = await numberOf(late)
  const rows = await late.select(['kind', 'reference', 'queued_at', 'given_up_at']).orderBy('queued_at').limit(PAGE_SIZE).execute()
  const first = rows.map(({ kind, reference, queued_at, given_up_at }) => ({
    kind,
    reference: reference ?? undefined,
    queuedAt: queued_at,
    givenUpAt: given_up_at ?? undefined,
  }))
  return { count, first }
}

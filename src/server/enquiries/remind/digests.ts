import type { ExpressionBuilder, Kysely } from 'kysely'
import { daysLater, swedishInstant } from '#domain/sweden/calendar.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { EmailDefinitions } from '#server/core/outbox/define-email.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import { stillWanted } from '#server/core/outbox/wanted-emails.ts'
import { PAGE_SIZE } from '../enquiry-repository.ts'
import { type ChooseEnquiries, inQuarantine, outsideQuarantine, unanswered } from '../sql/enquiry-records.ts'
import { type Digest, type DigestRepository, type Excerpt, endOfDigest, type LateEmail } from './digest.ts'
import { readExcerpt } from './excerpts.ts'

const HOUR_MS = 3_600_000

export function makeDigestRepository(db: Kysely<Tables>): DigestRepository {
  return {
    async latestDay(upTo) {
      const row = await digests(db).where('about', '<=', upTo).executeTakeFirst()
      return row?.about ?? undefined
    },

    async skip(day, at) {
      await queue(db, day, at, { sent_at: at })
    },

    queueOnce: (day, at) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('emails').where('kind', '=', 'digest').where('about', '<', day).where('sent_at', 'is', null).execute()
        return queue(transaction, day, at)
      }),
  }
}

async function queue(db: Kysely<Tables>, day: string, at: string, sent: { sent_at?: string } = {}): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('emails')
    .values({ ...newEmailRow('digest', { about: day }, at), ...sent })
    .onConflict((conflict) => conflict.columns(['about', 'kind', 'recipient']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The latest digest. */
function digests(db: Kysely<Tables>) {
  return db.selectFrom('emails').select('about').where('kind', '=', 'digest').orderBy('about', 'desc').limit(1)
}

/** The content of the day's digest: everything since the last one that was sent. */
export async function readDigest(db: Kysely<Tables>, day: string, report: ReportUnreadable, all: EmailDefinitions): Promise<Digest> {
  const before = await digests(db).where('about', '<', day).where('sent_at', 'is not', null).executeTakeFirst()
  const since = before?.about ? endOfDigest(before.about) : ''
  const until = endOfDigest(day)

  const arrived: ChooseEnquiries = (enquiries) => enquiries.where('received_at', '>=', since).where('received_at', '<', until)
  const [earlier] = await inQuarantine(db.selectFrom('enquiries'))
    .where('received_at', '<', since)
    .select((from) => from.fn.countAll().as('count'))
    .execute()
  const { unansweredCount } = await unanswered(db.selectFrom('enquiries'))
    .where('received_at', '<', until)
    .select((from) => from.fn.countAll().as('unansweredCount'))
    .executeTakeFirstOrThrow()
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
    quarantinedEarlier: Number(earlier?.count ?? 0),
    unanswered: Number(unansweredCount),
    unansweredEarlier: await readExcerpt(
      db,
      (enquiries) => unanswered(enquiries).where('received_at', '<', since),
      (enquiries) => enquiries.orderBy('answer_by'),
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
  const { count } = await late.select((from) => from.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await late.select(['kind', 'reference', 'queued_at', 'given_up_at']).orderBy('queued_at').limit(PAGE_SIZE).execute()
  const first = rows.map(({ kind, reference, queued_at, given_up_at }) => ({
    kind,
    reference: reference ?? undefined,
    queuedAt: queued_at,
    givenUpAt: given_up_at ?? undefined,
  }))
  return { count: Number(count), first }
}

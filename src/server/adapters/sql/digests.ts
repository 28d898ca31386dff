import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Digest, type DigestRepository, endOfDigest, type LateEmail } from '../../quotes/digest.ts'
import { isQuarantined } from '../../quotes/quote-repository.ts'
import { quoteRecords, unanswered } from './quote-records.ts'
import type { ReportUnreadable } from './quote-rows.ts'
import type { Tables } from './tables.ts'
import { stillWanted } from './wanted-emails.ts'

const HOUR_MS = 3_600_000

export function makeDigestRepository(db: Kysely<Tables>): DigestRepository {
  return {
    async latestDay(upTo) {
      const row = await digests(db).where('day', '<=', upTo).executeTakeFirst()
      return row?.day ?? undefined
    },

    async skip(day, at) {
      await queue(db, day, at, { sent_at: at })
    },

    queueOnce: (day, at) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('letters').where('kind', '=', 'digest').where('day', '<', day).where('sent_at', 'is', null).execute()
        return queue(transaction, day, at)
      }),
  }
}

async function queue(db: Kysely<Tables>, day: string, at: string, sent: { sent_at?: string } = {}): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('letters')
    .values({ id: randomUUID(), day, kind: 'digest', queued_at: at, due_at: at, attempts: 0, ...sent })
    .onConflict((conflict) => conflict.columns(['day', 'kind']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The latest digest. */
function digests(db: Kysely<Tables>) {
  return db.selectFrom('letters').select('day').where('kind', '=', 'digest').orderBy('day', 'desc').limit(1)
}

/** The content of the day's digest: everything since the last one that was sent. */
export async function readDigest(db: Kysely<Tables>, day: string, report: ReportUnreadable): Promise<Digest> {
  const before = await digests(db).where('day', '<', day).where('sent_at', 'is not', null).executeTakeFirst()
  const since = before?.day ? endOfDigest(before.day) : ''
  const until = endOfDigest(day)

  const arrived = await quoteRecords(db, (quotes) => quotes.where('received_at', '>=', since).where('received_at', '<', until).orderBy('received_at'), report)
  const [earlier] = await db
    .selectFrom('quotes')
    .select((from) => from.fn.countAll().as('count'))
    .where('received_at', '<', since)
    .where('quarantined_at', 'is not', null)
    .where('released_at', 'is', null)
    .execute()
  const open = await quoteRecords(db, (quotes) => unanswered(quotes).where('received_at', '<', until).orderBy('received_at'), report)
  return {
    day,
    arrived: arrived.filter((quote) => !isQuarantined(quote)),
    quarantined: arrived.filter(isQuarantined),
    quarantinedEarlier: Number(earlier?.count ?? 0),
    unanswered: { count: open.length, oldest: open[0] },
    emails: await lateEmails(db, since, until),
  }
}

async function lateEmails(db: Kysely<Tables>, since: string, until: string): Promise<LateEmail[]> {
  const anHourBefore = new Date(Date.parse(until) - HOUR_MS).toISOString()
  const rows = await db
    .selectFrom('letters')
    .select(['kind', 'reference', 'queued_at', 'given_up_at'])
    .where('sent_at', 'is', null)
    .where(({ or, and, eb }) => or([eb('given_up_at', '>=', since), and([eb('given_up_at', 'is', null), eb('queued_at', '<', anHourBefore)])]))
    .where(stillWanted)
    .orderBy('queued_at')
    .execute()
  return rows.map(({ kind, reference, queued_at, given_up_at }) => ({
    kind,
    reference: reference ?? undefined,
    queuedAt: queued_at,
    givenUpAt: given_up_at ?? undefined,
  }))
}

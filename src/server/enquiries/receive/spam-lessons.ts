import { type InferResult, type Kysely, sql } from 'kysely'
import { customerKeys } from '#domain/enquiry/customer-keys.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { isSpamSender, isTaughtAsSpam, linkedHosts, type OwnerVerdict } from '#domain/suspicion/spam.ts'
import type { EnquiryRow, Tables } from '#server/core/database/tables.ts'
import { closedOf } from '#server/enquiries/sql/enquiry-rows.ts'

/** What the owner has taught by closing requests as spam. It is read from those requests, and so is forgotten when they are erased. */
export type SpamLesson = 'spam sender' | 'spam link'
export type ReadSpamLesson = (request: EnquiryAnswers) => Promise<SpamLesson | undefined>

/** The latest are enough: a sender of more spam than this is found by any of it. */
const MOST_READ = 100

/** `own`: the site's own host, which spam links to as well. */
export function makeReadSpamLesson(db: Kysely<Tables>, own: string): ReadSpamLesson {
  // Built once: it is asked for each request, and to build it takes as long as to answer it.
  const ofSender = db
    .selectFrom(latestWith(db, 'phone_key'))
    .selectAll()
    .unionAll(db.selectFrom(latestWith(db, 'email_key')).selectAll())
    .compile()

  return async (request) => {
    if (await isFromSpamSender(request)) return 'spam sender'
    const hosts = linkedHosts(request.message, own)
    return hosts.length > 0 && (await isSpamLinked(hosts)) ? 'spam link' : undefined
  }

  async function isFromSpamSender(request: EnquiryAnswers): Promise<boolean> {
    const { phoneKey, emailKey } = customerKeys(request)
    const { rows } = await db.executeQuery<InferResult<typeof ofSender>[number]>({ ...ofSender, parameters: [phoneKey, emailKey] })
    return isSpamSender(
      rows.map((row) => ({ ...verdictOf(row), isSamePerson: row.phone_key === phoneKey && row.email_key === emailKey, isAnswered: row.answered_at !== null })),
    )
  }

  async function isSpamLinked(hosts: readonly string[]): Promise<boolean> {
    const spam = await db
      .selectFrom('enquiries')
      .select(['message', ...VERDICT_COLUMNS])
      .where('closed_because', '=', sql.lit('spam'))
      .orderBy('closed_at', 'desc')
      .limit(MOST_READ)
      .execute()
    const released = await db
      .selectFrom('enquiries')
      .select(['message', ...VERDICT_COLUMNS])
      .where('quarantine_reason', '=', sql.lit('spam link'))
      .where('released_at', 'is not', null)
      .orderBy('released_at', 'desc')
      .limit(MOST_READ)
      .execute()
    const linking = [...spam, ...released].map((row) => ({ hosts: linkedHosts(row.message, own), ...verdictOf(row) }))
    return hosts.some((host) => isTaughtAsSpam(linking.filter((one) => one.hosts.includes(host))))
  }
}

/**
 * Its one parameter, the key, is given for each request. One key at a time: with either of two, SQLite would read and
 * sort all that somebody ever sent before it takes the latest.
 */
function latestWith(db: Kysely<Tables>, column: 'phone_key' | 'email_key') {
  return db
    .selectFrom('search_entries')
    .innerJoin('enquiries', 'enquiries.reference', 'search_entries.reference')
    .select(['phone_key', 'email_key', 'answered_at', ...VERDICT_COLUMNS])
    .where(column, '=', '')
    .orderBy('number', 'desc')
    .limit(sql.lit(MOST_READ))
    .as('latest')
}

const VERDICT_COLUMNS = ['closed_at', 'closed_because', 'released_at'] as const

function verdictOf(row: Pick<EnquiryRow, (typeof VERDICT_COLUMNS)[number]>): OwnerVerdict {
  return { closed: closedOf(row), releasedAt: row.released_at ?? undefined }
}

import { type Kysely, sql } from 'kysely'
import { customerKeys } from '#domain/enquiry/customer-keys.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { isSpamSender, isTaughtAsSpam, linkedHosts, type Told } from '#domain/suspicion/spam.ts'
import type { EnquiryRow, Tables } from '#server/core/database/tables.ts'

/** What the owner has taught by closing requests as spam. Nothing is stored for it: it is read from them, and forgotten when they are erased. */
export type SpamLesson = 'spam sender' | 'spam link'
export type ReadSpamLesson = (request: EnquiryAnswers) => Promise<SpamLesson | undefined>

/** The latest are enough: who sends more than that is found by each. */
const MOST_READ = 200

/** `own`: the site's host, which spam names too. */
export function makeReadSpamLesson(db: Kysely<Tables>, own: string): ReadSpamLesson {
  return async (request) => {
    if (await isFromSpamSender(request)) return 'spam sender'
    const hosts = linkedHosts(request.message, own)
    return hosts.length > 0 && (await isSpamLinked(hosts)) ? 'spam link' : undefined
  }

  async function isFromSpamSender(request: EnquiryAnswers): Promise<boolean> {
    const { phoneKey, emailKey } = customerKeys(request)
    const rows = await db
      .selectFrom('search_entries')
      .innerJoin('enquiries', 'enquiries.reference', 'search_entries.reference')
      .select(['phone_key', 'email_key', 'answered_at', ...TOLD])
      .where(({ or, eb }) => or([eb('phone_key', '=', phoneKey), eb('email_key', '=', emailKey)]))
      .orderBy('number', 'desc')
      .limit(MOST_READ)
      .execute()
    return isSpamSender(
      rows.map((row) => ({ ...told(row), isSamePerson: row.phone_key === phoneKey && row.email_key === emailKey, isAnswered: row.answered_at !== null })),
    )
  }

  async function isSpamLinked(hosts: readonly string[]): Promise<boolean> {
    const spam = await db
      .selectFrom('enquiries')
      .select(['message', ...TOLD])
      .where('closed_because', '=', sql.lit('spam'))
      .orderBy('closed_at', 'desc')
      .limit(MOST_READ)
      .execute()
    const released = await db
      .selectFrom('enquiries')
      .select(['message', ...TOLD])
      .where('quarantine_reason', '=', sql.lit('spam link'))
      .where('released_at', 'is not', null)
      .orderBy('released_at', 'desc')
      .limit(MOST_READ)
      .execute()
    const linking = [...spam, ...released].map((row) => ({ hosts: linkedHosts(row.message, own), ...told(row) }))
    return hosts.some((host) => isTaughtAsSpam(linking.filter((one) => one.hosts.includes(host))))
  }
}

const TOLD = ['closed_at', 'closed_because', 'released_at'] as const

function told({ closed_at, closed_because, released_at }: Pick<EnquiryRow, (typeof TOLD)[number]>): Told {
  return {
    closed: closed_at === null || closed_because === null ? undefined : { at: closed_at, because: closed_because },
    releasedAt: released_at ?? undefined,
  }
}

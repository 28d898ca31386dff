import type { Kysely } from 'kysely'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { makeReplyRepository } from '#server/enquiries/sql/replies.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'

const DAY_MS = 86_400_000

/** Of the latest that are answered some have a visit, some are offered times, and some are closed, more than a page shows of each. */
export async function addDeeds(db: Kysely<Tables>, now: number): Promise<void> {
  const rows = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('answered_at', 'is not', null)
    .where('quarantined_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(240)
    .execute()
  const [visits, replies, at] = [makeVisitRepository(db), makeReplyRepository(db), new Date(now).toISOString()]
  for (const [index, { reference }] of rows.entries()) {
    const time = visitTime(new Date(Math.ceil(now / DAY_MS) * DAY_MS + index * 7_200_000), 60)
    const done = { reference, replyId: `${reference}-d`, at }
    if (index % 4 === 0) await visits.book({ ...done, time, address: 'Storgatan 1', by: 'owner' })
    else if (index % 4 === 1) await visits.propose({ ...done, times: [time], page: { reference, tokenHash: reference, issuedAt: at } })
    else await replies.add({ id: done.replyId, reference, kind: 'declined', madeAt: at })
  }
}

import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { EnquiryRecord } from '../enquiry-record.ts'
import { closedOf } from './enquiry-rows.ts'
import { standingAsTold } from './store-turn.ts'
import { untoldDeeds } from './undoable-deeds.ts'
import { timeOf, visitOf } from './visit-rows.ts'

/**
 * An enquiry as its customer may know it: what the owner has done stands there when it can no longer be undone. `untold`: the ids of the replies and the
 * entries of its history that are left out.
 */
export async function asTold(db: Kysely<Tables>, enquiry: EnquiryRecord, now: Date): Promise<{ enquiry: EnquiryRecord; untold: ReadonlySet<string> }> {
  const { ids, before } = await untoldDeeds(db, enquiry.reference, now)
  if (ids.size === 0) return { enquiry, untold: ids }
  const visit = before.visit ? before.visit.row && visitOf(before.visit.row, before.visit.times.map(timeOf)) : enquiry.visit
  const told = { visit: visit ?? undefined, closed: before.closed ? closedOf(before.closed) : enquiry.closed }
  const replies = enquiry.replies.filter(({ id }) => !ids.has(id))
  const standing = (await standingAsTold(db, enquiry.reference, ids, told)) ?? enquiry.standing
  return { enquiry: { ...enquiry, ...told, replies, standing }, untold: ids }
}

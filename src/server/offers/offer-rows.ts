import type { Kysely } from 'kysely'
import { declineReasons, type EventDetail, type OfferEvent } from '#domain/offer/standing.ts'
import type { OfferEventRow, OfferRow } from '#server/core/database/offer-tables.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { type OfferContent, type Sealed, unsealAgreement, unsealOffer } from './offer-content.ts'

/** A version that was sent. `id`: of the form that sent it. */
export type SentOffer = Sealed & { id: string; number: number; sentBy: string; offer: OfferContent }

/** What was sent about an enquiry, the newest first, and what was said to it, the oldest first. */
export type OfferFile = { versions: readonly SentOffer[]; events: readonly OfferEvent[] }

/** The same with whose it is. */
export type OfferFileOf = OfferFile & { reference: string; name: string; isClosed: boolean }

export async function readOfferFile(db: Kysely<Tables>, reference: string): Promise<OfferFile> {
  const versions = await db.selectFrom('offers').selectAll().where('reference', '=', reference).orderBy('number', 'desc').execute()
  const events = await db.selectFrom('offer_events').selectAll().where('reference', '=', reference).orderBy('position').execute()
  return { versions: versions.map(versionOf), events: events.map(eventOf) }
}

export async function readOfferFiles(db: Kysely<Tables>, since: string): Promise<OfferFileOf[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.reference', 'offers.reference')
    .selectAll('offers')
    .select(['enquiries.name as customer', 'enquiries.closed_at'])
    .where('offers.sent_at', '>=', since)
    .orderBy('offers.sent_at', 'desc')
    .execute()
  const said = await db.selectFrom('offer_events').selectAll().orderBy('position').execute()
  const eventsOf = Map.groupBy(said, ({ reference }) => reference)
  return [...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, versions]) => ({
    reference,
    name: versions[0]?.customer ?? '',
    isClosed: versions.some(({ closed_at }) => closed_at !== null),
    versions: versions.map(versionOf),
    events: (eventsOf.get(reference) ?? []).map(eventOf),
  }))
}

function versionOf({ id, number, sent_by, content, sha256 }: OfferRow): SentOffer {
  return { id, number, sentBy: sent_by, content, sha256, offer: unsealOffer({ content, sha256 }) }
}

function eventOf({ id, number, kind, at, text, detail }: OfferEventRow): OfferEvent {
  return { id, number, kind, at, text, detail: detailOf(detail) }
}

function detailOf(json: string): EventDetail {
  const { line, chosen, early, reason }: Record<string, unknown> = json === '' ? {} : JSON.parse(json)
  const known = declineReasons.find((one) => one === reason)
  return {
    ...(typeof line === 'string' && { line }),
    ...(Array.isArray(chosen) && { chosen: chosen.filter((id) => typeof id === 'string') }),
    ...(typeof early === 'boolean' && { early }),
    ...(known && { reason: known }),
  }
}

/** As its customer may know it: without what was said with the ids in `untold`. */
export function fileAsTold({ versions, events }: OfferFile, untold: ReadonlySet<string>): OfferFile {
  return { versions, events: events.filter(({ id }) => !untold.has(id)) }
}

/** Whether there is an offer to an enquiry. */
export async function wasSent(db: Kysely<Tables>, reference: string): Promise<boolean> {
  return (await db.selectFrom('offers').select('id').where('reference', '=', reference).executeTakeFirst()) !== undefined
}

/** The agreement about a version; undefined if there is none. */
export async function readAgreement(db: Kysely<Tables>, reference: string, number: number) {
  const row = await db.selectFrom('offer_agreements').selectAll().where('reference', '=', reference).where('number', '=', number).executeTakeFirst()
  return row && { sha256: row.sha256, withdrawnAt: row.withdrawn_at ?? undefined, agreement: unsealAgreement(row) }
}

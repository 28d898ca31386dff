import type { Kysely } from 'kysely'
import type { Doer } from '#domain/enquiry/doer.ts'
import { isOver } from '#domain/enquiry/visit-rules.ts'
import type { OfferDeed } from '#domain/offer/offer-deeds.ts'
import type { EventDetail, OfferEventKind } from '#domain/offer/standing.ts'
import { numberOf } from '#server/core/database/number-of.ts'
import type { OfferDraftRow } from '#server/core/database/offer-tables.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueAnew } from '#server/core/outbox/queue-email.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { addReply } from '#server/enquiries/sql/add-reply.ts'
import { closeEnquiry, openEnquiry } from '#server/enquiries/sql/close-enquiry.ts'
import { doerColumns } from '#server/enquiries/sql/doer-columns.ts'
import { onEnquiry } from '#server/enquiries/sql/store-turn.ts'
import { type FormDeed, onEnquiryOnce, type UndoableDeed, undoableDeeds } from '#server/enquiries/sql/undoable-deeds.ts'
import { visitsOf } from '#server/enquiries/sql/visit-rows.ts'
import type { Sealed } from './offer-content.ts'
import { type OfferFile, type OfferFileOf, readAgreement, readOfferFile, readOfferFiles } from './offer-rows.ts'

/** `revision`: whoever saves says which was seen, 0 where there was no draft. */
export type StoredDraft = { content: string; revision: number; savedAt: string; savedBy: string }

/** `id`: of the form, so that one sent twice counts once. */
export type NewEvent = {
  id: string
  number: number
  kind: OfferEventKind
  at: string
  by: Doer
  text?: string
  detail?: EventDetail
}

/** `sendsAt`: when the email about it leaves, if not at once. */
type NewVersion = Sealed & { id: string; number: number; at: string; by: Doer; sendsAt?: string | undefined }
/** `sendsAt`: as of a version. */
type NewAgreement = Sealed & { number: number; at: string; by: string; keptUntil: string; sendsAt: string | undefined }

export type OfferStore = ReturnType<typeof makeOfferStore>

/** Offers and what is said to them. What was sent is only added. */
export function makeOfferStore(db: Kysely<Tables>) {
  return {
    file: (reference: string): Promise<OfferFile> => readOfferFile(db, reference),
    agreement: (reference: string, number: number) => readAgreement(db, reference, number),

    async draft(reference: string): Promise<StoredDraft | undefined> {
      const row = await db.selectFrom('offer_drafts').selectAll().where('reference', '=', reference).executeTakeFirst()
      return row && draftOf(row)
    },

    /** Resolves to the draft that is stored then, which is another if one was saved since `seen`. Undefined if the enquiry is erased. */
    saveDraft: (reference: string, content: string, seen: number, at: string, by: string): Promise<SavedDraft | undefined> =>
      db.transaction().execute((transaction) => onEnquiry(transaction, reference, () => saveDraft(transaction, { reference, content, seen, at, by }))),

    async dropDraft(reference: string): Promise<void> {
      await db.deleteFrom('offer_drafts').where('reference', '=', reference).execute()
    },

    /**
     * Works on what was said about an enquiry's offers while nobody else does. `decide` reads it as it is then, and says what is written. `form`: of
     * what can be undone until its email leaves; nothing more is done for one that was sent before. Resolves to what was decided, or undefined if
     * the enquiry is erased, or what the form did was undone.
     */
    decide: <Reason>(reference: string, decide: (file: OfferFile) => Decision<Reason>, form?: FormDeed): Promise<Decision<Reason> | undefined> =>
      db.transaction().execute((transaction) =>
        onEnquiryOnce(transaction, reference, form, {}, async () => {
          const decision = decide(await readOfferFile(transaction, reference))
          await write(transaction, reference, decision)
          return decision
        }),
      ),

    /** What can be undone now. */
    undoable: (reference: string): Promise<UndoableDeed[]> => undoableDeeds(db, reference),

    /** Of every enquiry with an offer that was sent since an instant, the newest first. */
    overview: (since: string): Promise<OfferFileOf[]> => readOfferFiles(db, since),

    /** Forgets agreements that bookkeeping no longer needs. `today`: 'YYYY-MM-DD'. */
    async forgetAgreements(today: string): Promise<void> {
      await db.deleteFrom('offer_agreements').where('kept_until', '<', today).execute()
    },
  }
}

/** What is written, or why nothing is. */
export type Decision<Reason> = { version?: NewVersion; event?: NewEvent; agreement?: NewAgreement; refused?: Reason }

async function write(transaction: Kysely<Tables>, reference: string, { version, event, agreement }: Decision<unknown>) {
  if (version) await addVersion(transaction, reference, version)
  if (event) await addEvent(transaction, reference, event)
  if (agreement) await addAgreement(transaction, reference, agreement)
}

async function addVersion(transaction: Kysely<Tables>, reference: string, { id, number, content, sha256, at, by, sendsAt }: NewVersion) {
  await transaction
    .insertInto('offers')
    .values({ reference, number, id, content, sha256, sent_at: at, sent_by: by.name ?? '' })
    .execute()
  await transaction.deleteFrom('offer_drafts').where('reference', '=', reference).execute()
  await transaction.deleteFrom('emails').where('reference', '=', reference).where('kind', '=', 'offer reminder').where('sent_at', 'is', null).execute()
  // To send an offer is to reply.
  await addReply(transaction, { id: `offer ${id}`, reference, kind: 'mailed', madeAt: at, by })
  await addEntry(transaction, { id, reference, kind: 'offer sent', at, by })
  await queueAnew(transaction, 'offer', reference, at, sendsAt)
}

/** How it stands in the request's history; a reminder does not. */
const DEEDS: Partial<Record<OfferEventKind, OfferDeed>> = {
  question: 'offer question',
  accepted: 'offer accepted',
  declined: 'offer declined',
  expired: 'offer expired',
  confirmed: 'offer confirmed',
  regretted: 'offer regretted',
}

async function addEvent(transaction: Kysely<Tables>, reference: string, { id, number, kind, at, by, text = '', detail }: NewEvent) {
  const before = await numberOf(transaction.selectFrom('offer_events').where('reference', '=', reference))
  const said = { id, number, kind, at, text, detail: detail ? JSON.stringify(detail) : '' }
  await transaction
    .insertInto('offer_events')
    .values({ reference, position: before + 1, ...said, ...doerColumns(by) })
    .execute()
  const deed = DEEDS[kind]
  // What the owner does is found again by its form, to be undone.
  if (deed) await addEntry(transaction, { id: kind === 'confirmed' ? id : `offer ${id}`, reference, kind: deed, at, by })
  if (kind === 'reminded') await queueAnew(transaction, 'offer reminder', reference, at)
  else if (kind !== 'confirmed') await queueAnew(transaction, 'offer answer', reference, at)
  if (kind === 'confirmed') await closeAsWon(transaction, reference, id, at, by)
  if (kind === 'regretted') await noteWithdrawal(transaction, reference, number, at)
}

/** Unless a visit is still to come: to close would cancel it. */
async function closeAsWon(transaction: Kysely<Tables>, reference: string, id: string, at: string, by: Doer) {
  const { closed_at } = await transaction.selectFrom('enquiries').select('closed_at').where('reference', '=', reference).executeTakeFirstOrThrow()
  const visit = (await visitsOf(transaction, [reference])).get(reference)
  const isToCome = visit?.state === 'proposed' || (visit?.state === 'booked' && visit.time !== undefined && !isOver(visit.time, new Date(at)))
  if (closed_at !== null || isToCome) return
  await closeEnquiry(transaction, { reference, because: 'won', at, by })
  await addEntry(transaction, { id: `closed ${id}`, reference, kind: 'closed', at, by, detail: 'won' })
}

/** What was won is open again: it is the owner's turn. */
async function noteWithdrawal(transaction: Kysely<Tables>, reference: string, number: number, at: string) {
  const { closed_because } = await transaction.selectFrom('enquiries').select('closed_because').where('reference', '=', reference).executeTakeFirstOrThrow()
  if (closed_because === 'won') await openEnquiry(transaction, reference)
  await transaction.updateTable('offer_agreements').set({ withdrawn_at: at }).where('reference', '=', reference).where('number', '=', number).execute()
  await queueAnew(transaction, 'offer regretted', reference, at)
}

async function addAgreement(transaction: Kysely<Tables>, reference: string, { number, content, sha256, at, by, keptUntil, sendsAt }: NewAgreement) {
  await transaction
    .insertInto('offer_agreements')
    .values({ reference, number, content, sha256, confirmed_at: at, confirmed_by: by, kept_until: keptUntil })
    .execute()
  await queueAnew(transaction, 'offer agreement', reference, at, sendsAt)
  await queueAnew(transaction, 'offer agreement to owner', reference, at, sendsAt)
}

type SavedDraft = StoredDraft & { isOther: boolean }
type Save = { reference: string; content: string; seen: number; at: string; by: string }

async function saveDraft(transaction: Kysely<Tables>, { reference, content, seen, at, by }: Save): Promise<SavedDraft> {
  const before = await transaction.selectFrom('offer_drafts').selectAll().where('reference', '=', reference).executeTakeFirst()
  if (before && before.revision !== seen) return { ...draftOf(before), isOther: true }
  const draft = { content, revision: seen + 1, saved_at: at, saved_by: by }
  await transaction
    .insertInto('offer_drafts')
    .values({ reference, ...draft })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(draft))
    .execute()
  return { ...draftOf({ reference, ...draft }), isOther: false }
}

function draftOf({ content, revision, saved_at, saved_by }: OfferDraftRow): StoredDraft {
  return { content, revision, savedAt: saved_at, savedBy: saved_by }
}

import type { Insertable, Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { townOf } from '#domain/enquiry/town.ts'
import { standingOf } from '#domain/enquiry/turn.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/queue-email.ts'
import { deadlineColumns } from '#server/enquiries/sql/enquiry-rows.ts'
import { priceColumn } from '#server/enquiries/sql/price-column.ts'
import { indexEnquiries } from '#server/enquiries/sql/search-entries.ts'
import { turnColumns } from '#server/enquiries/sql/turn-columns.ts'
import { aDrawnEnquiry, anEnquiry } from '../../../tests/support/a-request.ts'

/** The requests came in evenly over this time. */
export const MONTHS = 36
const MONTH_MS = (365.25 / 12) * 86_400_000
/** The id of the last digest that was sent. */
export const LAST_DIGEST = 'digest'
const AT_ONCE = 50
const IN_A_TRANSACTION = 5_000

const HOUR_MS = 3_600_000
const MESSAGE = 'Badrummet är från 1974 och har stambytts en gång. Vi vill ha dusch i stället för badkar, tvättmaskin på samma plats. '

type Rows = { [Table in 'enquiries' | 'emails' | 'replies' | 'history' | 'photos' | 'dedup_keys']: Insertable<Tables[Table]>[] }

type FillOptions = {
  requests: number
  /** The requests came in evenly over so many months, until `now` (ms since 1970). */
  months: number
  now: number
  /** Its answers; without it all are alike but for their message. */
  answersOf?: (index: number) => Partial<EnquiryAnswers>
  photosOf?: (index: number, reference: string, receivedAt: string) => Rows['photos']
  /** After how many hours a request is answered; undefined if it is not. */
  repliedAfter?: (index: number) => number | undefined
}

/**
 * Stores requests as years of use leave them: every email was sent, one in four has a drawing, half are answered, one in fifty is
 * in quarantine. The last digest is three days old.
 */
export async function fill(db: Kysely<Tables>, filling: FillOptions): Promise<void> {
  const { requests, now } = filling
  const day = new Date(now - 72 * HOUR_MS).toISOString()
  await db
    .insertInto('emails')
    .values({ ...newEmailRow('digest', { about: day.slice(0, 10) }, day), id: LAST_DIGEST, sent_at: day })
    .execute()
  for (let from = 0; from < requests; from += IN_A_TRANSACTION) {
    const until = Math.min(from + IN_A_TRANSACTION, requests)
    await db.transaction().execute(async (transaction) => {
      for (let index = from; index < until; index += AT_ONCE) await insert(transaction, rowsOf(index, Math.min(index + AT_ONCE, until), filling))
    })
  }
}

async function insert(db: Kysely<Tables>, { enquiries, emails, replies, history, dedup_keys, photos }: Rows) {
  await db.insertInto('enquiries').values(enquiries).execute()
  await indexEnquiries(db, enquiries)
  await db.insertInto('emails').values(emails).execute()
  if (replies.length > 0) await db.insertInto('replies').values(replies).execute()
  if (history.length > 0) await db.insertInto('history').values(history).execute()
  await db.insertInto('dedup_keys').values(dedup_keys).execute()
  if (photos.length > 0) await db.insertInto('photos').values(photos).execute()
}

function rowsOf(
  from: number,
  until: number,
  { requests, months, now, answersOf, photosOf, repliedAfter = (index) => (index % 2 === 0 ? 3 : undefined) }: FillOptions,
): Rows {
  const rows: Rows = {
    enquiries: [],
    emails: [],
    replies: [],
    history: [],
    photos: [],
    dedup_keys: [],
  }
  for (let index = from; index < until; index += 1) {
    const receivedAt = now - months * MONTH_MS * (1 - index / requests)
    const at = (hours: number) => new Date(receivedAt + hours * HOUR_MS).toISOString()
    const reference = `F-${index.toString(36).toUpperCase().padStart(7, '0')}`
    const suspected = index % 50 === 49
    const hours = suspected ? undefined : repliedAfter(index)
    const changes = { reference, receivedAt: at(0), message: `${index} ${MESSAGE.repeat(1 + (index % 4))}`, ...answersOf?.(index) }
    const replied = hours === undefined ? [] : [{ kind: 'reply', reply: 'called', at: at(hours) } as const]
    const { receivedAt: received_at, answerBy, remindAt, remindAgainAt, price, ...enquiry } = index % 4 === 0 ? aDrawnEnquiry(changes) : anEnquiry(changes)
    rows.enquiries.push({
      ...enquiry,
      plan: enquiry.plan ?? null,
      price: priceColumn({ price }),
      received_at,
      town: townOf(enquiry.location),
      ...deadlineColumns({ answerBy, remindAt, remindAgainAt }),
      quarantine_reason: suspected ? 'flood' : null,
      suspicion_points: suspected ? 5 : null,
      quarantined_bytes: suspected ? 1_000 : null,
      quarantined_at: suspected ? received_at : null,
      released_at: null,
      answered_at: hours === undefined ? null : at(hours),
      next_reminder_at: null,
      ...turnColumns(
        standingOf({ receivedAt: received_at, answerBy, isQuarantined: suspected, closed: undefined, visit: undefined, events: replied, taken: [] }),
      ),
    })
    const sent = (kind: EmailKind, hours: number) => ({ ...newEmailRow(kind, { reference }, at(hours)), sent_at: at(hours + 0.01) })
    if (!suspected) rows.emails.push({ ...sent('owner', 0), id: `${reference}-o` })
    if (!suspected && hours === undefined)
      rows.emails.push({ ...sent('first reminder', 20), id: `${reference}-1` }, { ...sent('last reminder', 23), id: `${reference}-2` })
    if (hours !== undefined)
      rows.replies.push({ id: `${reference}-r`, reference, kind: 'called', made_at: at(hours), undone_at: null, party: 'owner', name: null })
    rows.photos.push(...(photosOf?.(index, reference, received_at) ?? []))
    if (index % 10 === 0)
      rows.history.push({ id: `${reference}-n`, reference, kind: 'note', at: at(4), party: 'owner', name: null, text: 'Ring efter 16', detail: '' })
    rows.dedup_keys.push(
      { key: `content:${reference}`, reference, content_hash: `hash-${reference}`, claimed_at: received_at },
      { key: `key:${reference}`, reference, content_hash: `hash-${reference}`, claimed_at: received_at },
    )
  }
  return rows
}

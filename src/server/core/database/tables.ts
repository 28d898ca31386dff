import type { Generated, Selectable } from 'kysely'
import type { EmailKind, MessageKind } from '#content/emails.ts'
import type { ClosedBecause } from '#domain/enquiry/closing.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import type { StoredDeed } from '#domain/enquiry/history.ts'
import type { QuarantineReason } from '#domain/enquiry/quarantine-reason.ts'
import type { ReplyKind } from '#domain/enquiry/replies.ts'
import type { TurnReason } from '#domain/enquiry/turn.ts'
import type { VisitChange, VisitParty, VisitState } from '#domain/enquiry/visit.ts'
import type { PhotoKind } from '#domain/file-kind.ts'
import type { Role } from '#domain/role.ts'
import type { PictureFormat } from '#domain/site-picture.ts'
import type { FailureKind } from '../mail/mail-transport.ts'
import { type OfferTables, offerTables } from './offer-tables.ts'

/**
 * Text and integers, and for pictures bytes, so that one schema serves SQLite and PostgreSQL. Instants are ISO 8601 in UTC with milliseconds, whose
 * text sorts by time.
 */
export type Tables = {
  enquiries: EnquiryTable
  replies: ReplyRow
  history: HistoryRow
  undoable_deeds: UndoableDeedRow
  sent_forms: SentFormRow
  messages: MessageRow
  reply_templates: ReplyTemplateRow
  emails: EmailRow
  dedup_keys: DedupKeyRow
  erasures: ErasureRow
  quarantine_views: QuarantineViewRow
  photos: PhotoRow
  customer_pages: CustomerPageRow
  additions: AdditionRow
  visits: VisitRow
  visit_times: VisitTimeRow
  visit_quarters: VisitQuarterRow
  erased_visits: ErasedVisitRow
  calendar_feeds: CalendarFeedRow
  search_entries: SearchEntryTable
  sign_ins: SignInRow
  sessions: SessionRow
  passkeys: PasskeyRow
  passkey_challenges: PasskeyChallengeRow
  people: PersonRow
  past_assignments: PastAssignmentRow
  holidays: HolidayRow
  site_versions: SiteVersionRow
  site_drafts: SiteDraftRow
  site_pictures: SitePictureRow
} & OfferTables

/**
 * The tables of rooms that stand above the others: whether a backup holds them, and whether their rows about a request are as before when the owner
 * undoes what was done about it.
 */
export const roomTables = { ...offerTables }

/** A request, a column for each answer, and the deadlines that were promised. */
type EnquiryTable = Omit<EnquiryAnswers, 'plan'> & {
  reference: string
  received_at: string
  answer_by: string
  remind_at: string
  remind_again_at: string
  /** The drawing, packed. */
  plan: string | null
  /** The price indication at that time, as JSON. */
  price: string | null
  quarantine_reason: QuarantineReason | null
  /** In quarantine from then until it is released. */
  quarantined_at: string | null
  released_at: string | null
  /** Points of suspicion, and bytes of its texts, of an enquiry that was quarantined. */
  suspicion_points: number | null
  quarantined_bytes: number | null
  /** The list that told the owner of the enquiry instead of an email of its own: `about` of that email. */
  listed_in: string | null
  /** The first reply that was not undone, so that the unanswered can be counted by an index; written together with `replies`. */
  answered_at: string | null
  /** When a reminder is due unless the enquiry is answered; null after the last one was queued. */
  next_reminder_at: string | null
  /** Links issued before it no longer work. */
  links_valid_from: string | null
  /** When the owner said that it has been read. */
  seen_at: string | null
  /** Who takes care of it, by name. */
  taken_by: string | null
  closed_at: string | null
  closed_because: ClosedBecause | null
  /** The request that a merged one goes on as. */
  merged_into: string | null
  /** What the history comes to (domain/enquiry/turn.ts): written in every transaction that adds to it. */
  turn: TurnReason
  turn_since: string
  /** From when it is the owner's turn if nothing happens, and when it should be done then. */
  ours_from: string | null
  ours_due: string | null
  /** When its page on the desk was last opened. */
  opened_at: string | null
  /** Of `location` (domain/enquiry/town.ts), as the lists are filtered by it. */
  town: string
}
export type EnquiryRow = Selectable<EnquiryTable>

/** The owner's replies. Whether one counts is read from its instants. */
export type ReplyRow = { id: string; reference: string; kind: ReplyKind; made_at: string; undone_at: string | null; party: Doer['party']; name: string | null }

/**
 * What was done about an enquiry, beside what other tables tell (domain/enquiry/history.ts). Rows are only added; only notes can be removed.
 * `text`: the owner's or the customer's words. `detail`: of an undoing the id of what was undone, of a closing the reason, of a visit its time or
 * who goes, of a forwarding the message's id. `undone_at`: as of a reply.
 */
export type HistoryRow = {
  id: string
  reference: string
  kind: StoredDeed['kind']
  at: string
  party: Doer['party']
  name: string | null
  text: string
  detail: string
  undone_at: string | null
}

/** An owner's deed whose emails wait until `sends_at`, so that it can be undone. `record`: JSON (enquiries/sql/undoable-deeds.ts). */
type UndoableDeedRow = { id: string; reference: string; sends_at: string; record: string }

/**
 * A form of the desk that was sent, so that one sent again is answered as the first (desk/sent-twice.ts). `leads_to`: null until it is done.
 * `renewals`: of who does it.
 */
type SentFormRow = { key: string; sent_at: string; leads_to: string | null; renewals: Generated<number> }

/** Emails in the owner's words. Who is signed in gets the answers. */
type MessageRow = {
  id: string
  reference: string
  kind: MessageKind
  to_address: string
  reply_to: string
  subject: string
  text: string
  written_at: string
}

/** The owner's changes to the templates of replies: one of the first, changed or removed, or a new one. */
type ReplyTemplateRow = { id: string; position: number; name: string; subject: string; text: string; removed_at: string | null }

/** Photos and PDFs of enquiries, the bytes last (photos.ts). */
export type PhotoRow = {
  reference: string
  /** Of the bytes that were sent, hex; with the reference the key. */
  sha256: string
  /** The order in which the visitor chose. */
  position: number
  kind: PhotoKind
  /** Pixels; 0 for a PDF. */
  width: number
  height: number
  /** Bytes of `content`, and of both. */
  size: number
  stored_bytes: number
  received_at: string
  thumb: Uint8Array
  content: Uint8Array
}

/** The customer's page about an enquiry. `failed_tries`: wrong guesses of the digits in a row. */
type CustomerPageRow = { token_hash: string; reference: string; issued_at: string; failed_tries: number }

/** What customers added on their pages. `plan` and `price`: a new version of the drawing, stored as in `enquiries`. */
export type AdditionRow = {
  id: string
  reference: string
  added_at: string
  message: string
  phone: string
  call_time: string
  plan: string | null
  price: string | null
}

/** The visit to a customer, from the first proposal on (visits/). */
export type VisitRow = {
  reference: string
  uid: string
  sequence: number
  state: VisitState
  /** Null until one was booked; kept after it is cancelled. */
  start_at: string | null
  end_at: string | null
  address: string
  /** When the customer would like the visit, or '', and when that was said. */
  wish: string
  wished_at: string | null
  /** What was last done to the booking, by whom and when; null until there was one. */
  change: VisitChange | null
  changed_by: VisitParty | null
  changed_at: string | null
  /** When both are reminded; null if they are not, or were. */
  remind_at: string | null
  /** Who goes: the address of somebody who works here, null once that person is removed; the name as it was; and since when. */
  assignee: string | null
  assignee_name: string | null
  assigned_at: string | null
}

/** Times that the customer can choose. */
type VisitTimeRow = { reference: string; start_at: string; end_at: string }

/** Each quarter hour that is booked, once: no two visits can overlap. */
type VisitQuarterRow = { quarter: string; reference: string }

/** A booked visit whose request was erased, without personal data, until it would have been: the owner's calendar is told. */
type ErasedVisitRow = { uid: string; reference: string; sequence: number; start_at: string; end_at: string; erased_at: string }

/** The calendar address that is valid is the one issued then. */
type CalendarFeedRow = { issued_at: string }

/**
 * What an enquiry is found by (search-entries.ts), made from the enquiry and made anew from it. `number` is in the order of storing.
 * `words`: separated by spaces. PostgreSQL has a column more, and SQLite a table `search_words`, that the database keeps itself.
 */
type SearchEntryTable = { number: Generated<number>; reference: string; phone_key: string; email_key: string; words: string }

/** A code that was asked for (desk/sign-in/). `address`: '' where the one that was typed may not sign in. */
type SignInRow = { id_hash: string; address: string; asked_at: string; tries: number; used_at: string | null }

/** Who is signed in to the desk, in which browser (desk/sign-in/sessions.ts). */
export type SignInWay = 'code' | 'passkey'
export type SessionRow = { id_hash: string; address: string; way: SignInWay; device: string; signed_in_at: string; last_used_at: string }

/** `public_key`: COSE, base64url. `transports`: joined by commas. */
export type PasskeyRow = {
  id: string
  address: string
  public_key: string
  transports: string
  name: string
  added_at: string
  counter: number
  last_used_at: string | null
}

/** What a passkey is asked to sign, once. */
type PasskeyChallengeRow = { id_hash: string; challenge: string; purpose: string; asked_at: string }

/** Who was invited to work on the desk (core/people/people.ts). `gets_email`: 1 or 0. `calendar_from`: when the valid address of the own calendar was issued. */
export type PersonRow = {
  address: string
  number: number
  name: string
  role: Role
  gets_email: number
  invited_at: string
  invited_by: string
  calendar_from: string
}

/** Who went on a visit that has been, where the request has got another visit since: the request stays readable for that person for a while. */
type PastAssignmentRow = { uid: string; reference: string; address: string; start_at: string; end_at: string }

/** What was decided about a holiday; without days, that there is none. `from_day`, `to_day`: 'YYYY-MM-DD'. */
type HolidayRow = { id: string; from_day: string | null; to_day: string | null; decided_at: string; decided_by: string }

/** Deduplication keys. */
type DedupKeyRow = { key: string; reference: string; content_hash: string; claimed_at: string }

/** `asked`: at the person's request; `old`: after the retention time; `probe`: sent by the doctor; `quarantined`: by the owner, as worthless. */
export type ErasureReason = 'asked' | 'old' | 'probe' | 'quarantined'

/** The fact of an erasure, without personal data. */
type ErasureRow = { reference: string; erased_at: string; reason: ErasureReason }

/** The owner has looked at what was quarantined up to then. */
type QuarantineViewRow = { seen_up_to: string }

/** What the owner has published of the site's content; never changed. `changes`: JSON. `restores`: the version whose content it is. */
export type SiteVersionRow = { number: number; content: string; restores: number | null; published_at: string; published_by: string }

/** What is changed and not published; one row at most. */
type SiteDraftRow = { id: string; content: string; saved_at: string; saved_by: string }

/** The owner's pictures for the site, a row for each size, the bytes last. `id`: a hash of the content. `used_at`: when it was last added or chosen. */
type SitePictureRow = { id: string; width: number; format: PictureFormat; size: number; used_at: string; content: Uint8Array }

/** The outbox. An email's state is read from its instants. */
export type EmailRow = {
  id: string
  /** The enquiry that it is about; null for a digest or a list. */
  reference: string | null
  /** The digest's Swedish day, 'YYYY-MM-DD', the instant that names a list, a sign-in's hash, an erased visit's uid; null for one about an enquiry. */
  about: string | null
  kind: EmailKind
  /** The row of `messages` that it sends, or ''. */
  message: string
  /** Which of the owner's addresses it goes to, an index in MAIL_TO, or the number of who was invited. 0 for an email to a visitor. */
  recipient: number
  /** The lowest is sent first (content/emails.ts). */
  priority: number
  queued_at: string
  due_at: string
  attempts: number
  /** The end of the lease. */
  leased_until: string | null
  sent_at: string | null
  given_up_at: string | null
  /** The last failure's kind, and the mail server's response. */
  failure: FailureKind | null
  response: string | null
  /** When the operator took note that it was given up; it raises no alarm since. */
  acknowledged_at: string | null
}

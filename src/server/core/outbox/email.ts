import type { Addition } from '#domain/enquiry/addition.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import type { QuoteEmailKind, VisitEmailKind } from '#server/enquiries/quote-transaction.ts'
import type { Digest, Excerpt } from '#server/enquiries/remind/digest.ts'
import type { ReminderList } from '#server/enquiries/remind/remind-owner.ts'
import type { PhotoThumb } from '#server/photos/photo-repository.ts'
import type { CalendarPart } from '#server/visits/calendar/visit-calendar.ts'
import type { ErasedVisit, Visit } from '#server/visits/visits.ts'

/** Each recipient has an email of its own. Addresses are plain or `Name <address>`. `messageId` is the same at every attempt, so that mail programs recognise a duplicate. */
export type Envelope = { from: string; to: string; messageId: string }

/** A complete email, ready for a transport. */
export type Email = Envelope & {
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** One with a `cid` is shown in the HTML, by an address of that name. */
  attachments?: Attachment[]
  calendar?: CalendarPart
}

export type Attachment = { filename: string; contentType: string; content: string | Buffer; cid?: string }

/** `picture`: the drawing's (drawing-parts.tsx). `photos`, `additions` and `pageIssuedAt`, the instant of the link to the customer's page: only for the kinds that tell of them. */
export type AboutQuote = {
  quote: Quote
  picture?: Uint8Array | undefined
  photos?: readonly PhotoThumb[]
  additions?: readonly Addition[]
  pageIssuedAt?: string | undefined
}

/** `pageIssuedAt`: as in `AboutQuote`. */
export type AboutVisit = { quote: Quote; visit: Visit; pageIssuedAt: string | undefined }

/** An email in the owner's own words. `replyTo`: the address of the owner who wrote it. */
export type Message = { to: string; replyTo: string; subject: string; text: string }

/** `confirmationId`: of the email that it answers in the customer's mailbox. */
export type AboutReply = { quote: Quote; message: Message; pageIssuedAt: string | undefined; confirmationId: string | undefined }

/** A queued email with its subject matter. */
export type EmailToWrite = {
  id: string
  queuedAt: string
  /** Which of the owner's addresses it goes to, an index in MAIL_TO; the first if it is left out. */
  recipient?: number
  /** The drawing as a PNG, because Outlook and Gmail show no SVG. Without it the email leaves without a picture. */
  picture?: Uint8Array | undefined
} & (
  | ({ kind: Exclude<QuoteEmailKind, VisitEmailKind> } & AboutQuote)
  | ({ kind: VisitEmailKind } & AboutVisit)
  | ({ kind: 'reply' } & AboutReply)
  | ({ kind: 'forwarded'; message: Message } & AboutQuote)
  /** `message`: the reply that was returned. */
  | ({ kind: 'reply bounce'; message: Message } & AboutQuote)
  | { kind: 'owner list'; quotes: Excerpt<Quote> }
  | { kind: 'reminder list'; list: ReminderList }
  /** How many quotes are in quarantine. */
  | { kind: 'quarantine notice'; count: number }
  | { kind: 'new quarantine link' }
  | { kind: 'erased visit'; erased: ErasedVisit }
  /** `issuedAt`: of the calendar's address. */
  | { kind: 'calendar address'; issuedAt: string }
  /** `signIn`: the hash that names it, from which its code follows. `address`: who asked. */
  | { kind: 'sign-in code'; signIn: string; address: string }
  | { kind: 'digest'; digest: Digest }
)

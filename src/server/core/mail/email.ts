/**
 * Each recipient has an email of its own. Addresses are plain or `Name <address>`. `messageId` is the same at every attempt, so that mail
 * programs recognise a duplicate.
 */
export type Envelope = { from: string; to: string; messageId: string }

/** A complete email, ready for a transport. */
export type Email = Envelope & {
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** An attachment with a `cid` is shown in the HTML, where `cid:…` is its address. */
  attachments?: Attachment[]
  calendar?: CalendarPart
}

export type Attachment = { filename: string; contentType: string; content: string | Buffer; cid?: string }

/** A visit for the customer's calendar (RFC 6047). */
export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string }

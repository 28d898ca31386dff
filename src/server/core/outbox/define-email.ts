import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import type { CompanyFacts } from '#content/company/facts.ts'
import type { EmailKind } from '#content/emails.ts'
import type { EmailRow, Tables } from '../database/tables.ts'
import type { ReportUnreadable } from '../database/unreadable.ts'
import type { Email, Envelope } from '../mail/email.ts'
import type { Signing } from '../signing/signatures.ts'

/** An email as it lies in the outbox. */
export type QueuedEmail = {
  id: string
  queuedAt: string
  /** Whom it goes to: an index in MAIL_TO or the number of an invited person (people.ts); the first address if it is left out. */
  recipient?: number
  /** The address of that invited person. */
  invited?: string
  /** `EmailDefinition.picture` as a PNG, because Outlook and Gmail show no SVG. Undefined where it has none or it could not be drawn. */
  picture?: Uint8Array | undefined
}

/** What an email is written with. `facts` are the current ones; the deadline and prices that were promised are stored with the enquiry. */
export type EmailContext = { envelope: Envelope; mailTo: readonly string[]; signing: Signing; facts: CompanyFacts }

/** One kind of email: what it reads and how it is written. The text is written when it is sent, from what the database then holds. */
export type EmailDefinition<Kind extends EmailKind = EmailKind, About extends object = object> = {
  kind: Kind
  /** Whether it is still to be sent; always, if left out. Compares values of subqueries, because PostgreSQL may turn `exists` into a scan of the whole table. */
  isWanted?(email: ExpressionBuilder<Tables, 'emails'>): Expression<SqlBool>
  /** Whether it may leave now, asked only when it is due: if not, it stays in the outbox. `now`: ISO 8601, UTC. */
  isOfUse?(email: ExpressionBuilder<Tables, 'emails'>, now: string): Expression<SqlBool>
  /** Reads what the email is about. `emails`: every kind, for an email that reports on others. */
  read(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable, emails: EmailDefinitions): Promise<About>
  /** The SVG of the picture in the email; undefined if there is none. */
  picture?(about: NoInfer<About>): string | undefined
  /** The ids that it refers to. The first groups a conversation in mail programs, and is no email's own; a second is that of the email it answers. */
  thread?(about: NoInfer<About>): readonly string[]
  write(email: QueuedEmail & NoInfer<About>, context: EmailContext): Email
}

export function defineEmail<Kind extends EmailKind, About extends object>(definition: EmailDefinition<Kind, About>): EmailDefinition<Kind, About> {
  return definition
}

/** Every kind of email (server/emails.ts). */
export type EmailDefinitions = Readonly<Record<EmailKind, EmailDefinition>>

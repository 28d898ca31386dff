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
  /** Which of the owner's addresses it goes to, an index in MAIL_TO, or the number of who was invited; the first if it is left out. */
  recipient?: number
  /** The address of who was invited. */
  invited?: string
  /** What `EmailDefinition.picture` asks for as a PNG, because Outlook and Gmail show no SVG. Without it the email leaves without a picture. */
  picture?: Uint8Array | undefined
}

/** What an email is written with. `facts`: those that are published then; what was promised in time and money is stored with its enquiry. */
export type EmailContext = { envelope: Envelope; mailTo: readonly string[]; signing: Signing; facts: CompanyFacts }

/** One kind of email: what it is about and how it is written. Its text is written when it is sent, from what the database then holds. */
export type EmailDefinition<Kind extends EmailKind = EmailKind, About extends object = object> = {
  kind: Kind
  /** Whether it is still to be sent. Subqueries for values, because PostgreSQL may turn `exists` into a scan of the whole table. */
  isWanted?(email: ExpressionBuilder<Tables, 'emails'>): Expression<SqlBool>
  /** The same, asked only when it is about to leave: what is not of use then stays where it is. `now`: ISO 8601, UTC. */
  isOfUse?(email: ExpressionBuilder<Tables, 'emails'>, now: string): Expression<SqlBool>
  /** `emails`: every kind, for an email that tells of others. */
  read(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable, emails: EmailDefinitions): Promise<About>
  /** The SVG of the picture that it shows; undefined if it shows none. */
  picture?(about: NoInfer<About>): string | undefined
  /** Mail programs group emails by an id that all of them name; no email has it. A second id is of the email that this one answers. */
  thread?(about: NoInfer<About>): readonly string[]
  write(email: QueuedEmail & NoInfer<About>, context: EmailContext): Email
}

export function defineEmail<Kind extends EmailKind, About extends object>(definition: EmailDefinition<Kind, About>): EmailDefinition<Kind, About> {
  return definition
}

/** Every kind of email (server/emails.ts). */
export type EmailDefinitions = Readonly<Record<EmailKind, EmailDefinition>>

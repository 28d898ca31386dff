import type { ExpressionBuilder, Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { FailureKind } from '#server/core/mail/mail-transport.ts'
import { PAGE_SIZE } from '#server/enquiries/enquiry-record.ts'

/** An email that was given up. Instants are ISO 8601, UTC. */
export type UndeliveredEmail = {
  id: string
  kind: EmailKind
  /** The enquiry that it is about; undefined for a digest. */
  reference: string | undefined
  /** Which of the owner's addresses, an index in MAIL_TO, or the number of who was invited. */
  recipient: number
  givenUpAt: string
  failure: FailureKind | undefined
  /** What the mail server said, or ''. */
  response: string
}

/** What the operator does about given-up emails. `which` is an email's id or an enquiry's reference. */
export type UndeliveredEmails = ReturnType<typeof makeUndeliveredEmails>

export function makeUndeliveredEmails(db: Kysely<Tables>) {
  return {
    /** Those that were not acknowledged, the newest first, 50 at most. */
    async list(): Promise<UndeliveredEmail[]> {
      const rows = await db
        .selectFrom('emails')
        .select(['id', 'kind', 'reference', 'recipient', 'given_up_at', 'failure', 'response'])
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is not', null)
        .where('acknowledged_at', 'is', null)
        .orderBy('given_up_at', 'desc')
        .limit(PAGE_SIZE)
        .execute()
      return rows.map(({ reference, given_up_at, failure, response, ...row }) => ({
        ...row,
        reference: reference ?? undefined,
        givenUpAt: given_up_at ?? '',
        failure: failure ?? undefined,
        response: response ?? '',
      }))
    },

    /** Makes them due again, with new attempts. Resolves to their number. */
    async resend(which: string, at: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('emails')
        .set({ given_up_at: null, acknowledged_at: null, attempts: 0, due_at: at })
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is not', null)
        .where(isOrIsAbout(which))
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /** Ends their alarm; all of them without `which`. Resolves to their number. */
    async acknowledge(which: string | undefined, at: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('emails')
        .set({ acknowledged_at: at })
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is not', null)
        .where('acknowledged_at', 'is', null)
        .$if(which !== undefined, (emails) => emails.where(isOrIsAbout(which ?? '')))
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    /** Why the email that was tried last waits, if one does. */
    async latestFailure(): Promise<{ failure: FailureKind; response: string } | undefined> {
      const row = await db
        .selectFrom('emails')
        .select(['failure', 'response'])
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('failure', 'is not', null)
        .orderBy('due_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.failure ? { failure: row.failure, response: row.response ?? '' } : undefined
    },
  }
}

function isOrIsAbout(which: string) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'emails'>) => or([eb('id', '=', which), eb('reference', '=', which)])
}

import type { ExpressionBuilder, Kysely } from 'kysely'
import { PAGE_SIZE } from '#server/enquiries/quote-repository.ts'
import type { Tables } from '../database/tables.ts'
import type { UndeliveredEmails } from './undelivered-email.ts'

export function makeUndeliveredEmails(db: Kysely<Tables>): UndeliveredEmails {
  return {
    async list() {
      const rows = await db
        .selectFrom('letters')
        .select(['id', 'kind', 'reference', 'recipient', 'given_up_at', 'trouble', 'last_answer'])
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is not', null)
        .where('acknowledged_at', 'is', null)
        .orderBy('given_up_at', 'desc')
        .limit(PAGE_SIZE)
        .execute()
      return rows.map(({ reference, given_up_at, trouble, last_answer, ...row }) => ({
        ...row,
        reference: reference ?? undefined,
        givenUpAt: given_up_at ?? '',
        failure: trouble ?? undefined,
        response: last_answer ?? '',
      }))
    },

    async resend(which, at) {
      const { numUpdatedRows } = await db
        .updateTable('letters')
        .set({ given_up_at: null, acknowledged_at: null, attempts: 0, due_at: at })
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is not', null)
        .where(isOrIsAbout(which))
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    async acknowledge(which, at) {
      const { numUpdatedRows } = await db
        .updateTable('letters')
        .set({ acknowledged_at: at })
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is not', null)
        .where('acknowledged_at', 'is', null)
        .$if(which !== undefined, (emails) => emails.where(isOrIsAbout(which ?? '')))
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    async latestFailure() {
      const row = await db
        .selectFrom('letters')
        .select(['trouble', 'last_answer'])
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('trouble', 'is not', null)
        .orderBy('due_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.trouble ? { failure: row.trouble, response: row.last_answer ?? '' } : undefined
    },
  }
}

function isOrIsAbout(which: string) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'letters'>) => or([eb('id', '=', which), eb('reference', '=', which)])
}

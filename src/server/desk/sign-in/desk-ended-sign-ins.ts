import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { EndedSignIns } from './tidy-sign-ins.ts'

export function makeEndedSignIns(db: Kysely<Tables>): EndedSignIns {
  return {
    async remove({ usedBefore, signedInBefore, askedBefore, owners }) {
      await db
        .deleteFrom('sessions')
        .where(({ eb, or }) => or([eb('last_used_at', '<', usedBefore), eb('signed_in_at', '<', signedInBefore), eb('address', 'not in', owners)]))
        .execute()
      await db.deleteFrom('passkeys').where('address', 'not in', owners).execute()
      await db.deleteFrom('passkey_challenges').where('asked_at', '<', askedBefore).execute()
      await db.deleteFrom('sign_ins').where('asked_at', '<', askedBefore).execute()
      await db.deleteFrom('emails').where('kind', '=', 'sign-in code').where('queued_at', '<', askedBefore).execute()
    },
  }
}

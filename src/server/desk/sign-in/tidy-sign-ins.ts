import type { Kysely } from 'kysely'
import type { Core } from '#server/core/core.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { Owners } from './owners.ts'
import { LONGEST_SESSION_DAYS, SESSION_DAYS } from './sessions.ts'
import { CODE_MS } from './sign-in-code.ts'

const DAY_MS = 86_400_000

/** Removes what is of no use any more: sessions, codes and challenges that have ended, and all of addresses that have left MAIL_TO. */
export function makeTidySignIns({ db, now }: Pick<Core, 'db' | 'now'>, owners: Owners) {
  return (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
    return removeEndedSignIns(db, {
      usedBefore: daysAgo(SESSION_DAYS),
      signedInBefore: daysAgo(LONGEST_SESSION_DAYS),
      askedBefore: new Date(now().getTime() - CODE_MS).toISOString(),
      owners: owners.addresses,
    })
  }
}

type Ended = { usedBefore: string; signedInBefore: string; askedBefore: string; owners: readonly string[] }

/** Sessions that were last used, or begun, before these instants, codes and challenges asked for before `askedBefore` with their emails, and all that is of no owner. ISO 8601, UTC. */
export async function removeEndedSignIns(db: Kysely<Tables>, { usedBefore, signedInBefore, askedBefore, owners }: Ended): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('last_used_at', '<', usedBefore), eb('signed_in_at', '<', signedInBefore), eb('address', 'not in', owners)]))
    .execute()
  await db.deleteFrom('passkeys').where('address', 'not in', owners).execute()
  await db.deleteFrom('passkey_challenges').where('asked_at', '<', askedBefore).execute()
  await db.deleteFrom('sign_ins').where('asked_at', '<', askedBefore).execute()
  await db.deleteFrom('emails').where('kind', '=', 'sign-in code').where('queued_at', '<', askedBefore).execute()
}

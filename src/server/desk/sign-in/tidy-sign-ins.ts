import type { Kysely } from 'kysely'
import type { Core } from '#server/core/core.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { Person } from '#server/core/people/people.ts'
import { LONGEST_SESSION_DAYS, SESSION_DAYS } from './sessions.ts'
import { CODE_MS } from './sign-in-code.ts'

const DAY_MS = 86_400_000

/** Removes what is of no use any more: sessions, codes and challenges that have ended, and all of addresses that are nobody's any more. */
export function makeTidySignIns({ db, people, now }: Pick<Core, 'db' | 'people' | 'now'>) {
  return async (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
    return removeEndedSignIns(db, {
      usedBefore: daysAgo(SESSION_DAYS),
      signedInBefore: daysAgo(LONGEST_SESSION_DAYS),
      askedBefore: new Date(now().getTime() - CODE_MS).toISOString(),
      people: await people.all(),
    })
  }
}

type Ended = { usedBefore: string; signedInBefore: string; askedBefore: string; people: readonly Pick<Person, 'address'>[] }

/** Sessions that were last used, or begun, before these instants, codes and challenges asked for before `askedBefore` with their emails, and all that is nobody's. ISO 8601, UTC. */
export async function removeEndedSignIns(db: Kysely<Tables>, { usedBefore, signedInBefore, askedBefore, people }: Ended): Promise<void> {
  const addresses = people.map(({ address }) => address)
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('last_used_at', '<', usedBefore), eb('signed_in_at', '<', signedInBefore), eb('address', 'not in', addresses)]))
    .execute()
  await db.deleteFrom('passkeys').where('address', 'not in', addresses).execute()
  await db.deleteFrom('passkey_challenges').where('asked_at', '<', askedBefore).execute()
  await db.deleteFrom('sign_ins').where('asked_at', '<', askedBefore).execute()
  await db.deleteFrom('emails').where('kind', '=', 'sign-in code').where('queued_at', '<', askedBefore).execute()
}

import type { Owners } from './owners.ts'
import { LONGEST_SESSION_DAYS, SESSION_DAYS } from './sessions.ts'
import { CODE_MS } from './sign-in-code.ts'

const DAY_MS = 86_400_000

export type EndedSignIns = {
  /** Removes sessions that were last used, or begun, before these instants, codes and challenges asked for before `askedBefore` with their emails, and all that is of no owner. ISO 8601, UTC. */
  remove(ended: { usedBefore: string; signedInBefore: string; askedBefore: string; owners: readonly string[] }): Promise<void>
}

/** Removes what is of no use any more: sessions, codes and challenges that have ended, and all of addresses that have left MAIL_TO. */
export function makeTidySignIns({ now, owners, endedSignIns }: { now: () => Date; owners: Owners; endedSignIns: EndedSignIns }) {
  return (): Promise<void> => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
    return endedSignIns.remove({
      usedBefore: daysAgo(SESSION_DAYS),
      signedInBefore: daysAgo(LONGEST_SESSION_DAYS),
      askedBefore: new Date(now().getTime() - CODE_MS).toISOString(),
      owners: owners.addresses,
    })
  }
}

import type { Core } from '#server/core/core.ts'
import type { Traffic } from '#server/core/http/traffic.ts'
import type { QuarantineRepository } from '../sql/quarantine-repository.ts'
import type { ReleaseEnquiry } from './release-enquiry.ts'

/** Older ones wait for the owner: after a day the promise of a reply within 24 hours would surprise the visitor. */
const HELD_MS = 24 * 60 * 60_000
/** More than the trickle lets through between two runs. */
const MOST = 10

/** Releases ordinary-looking enquiries as the trickle allows, during a flood and after it: they only came at a crowded moment. */
export function makeReleaseOrdinary(
  { now }: Pick<Core, 'now'>,
  quarantine: Pick<QuarantineRepository, 'heldOrdinary'>,
  traffic: Pick<Traffic, 'letThrough'>,
  releaseEnquiry: ReleaseEnquiry,
) {
  return async (signal?: AbortSignal): Promise<void> => {
    const since = new Date(now().getTime() - HELD_MS).toISOString()
    for (const reference of await quarantine.heldOrdinary(since, MOST)) {
      if (signal?.aborted || !traffic.letThrough()) return
      await releaseEnquiry(reference, { party: 'server' })
    }
  }
}

import type { Digest } from '#server/enquiries/remind/digests.ts'
import type { Excerpt } from '#server/enquiries/remind/excerpts.ts'

export const excerpt = <Item>(...first: Item[]): Excerpt<Item> => ({ count: first.length, first })

/** The digest of a Sunday on which nothing has happened, with `changes` applied. */
export function aDigest(changes: Partial<Digest> = {}): Digest {
  return {
    day: '2026-11-22',
    visits: excerpt(),
    arrived: excerpt(),
    quarantined: excerpt(),
    quarantinedEarlier: 0,
    unanswered: 0,
    unansweredEarlier: excerpt(),
    turns: excerpt(),
    emails: excerpt(),
    ...changes,
  }
}

import { type TokenBucket, takeToken } from '#domain/suspicion/token-bucket.ts'
import type { Config } from '../config.ts'
import type { Base } from '../core.ts'
import { makeCounter, secondsOver } from '../counter.ts'
import type { Database } from '../database/database.ts'

const TEN_MINUTES_S = 600
const HOUR_S = 3600
/** From one network: two requests with the largest photos. */
const PHOTO_BYTES_AN_HOUR = 200 * 1_000_000
/** A flood is over when requests have stayed below its level for this long: one that pauses now and then is still a flood. */
const CALM_MS = 60 * 60_000
/** More honest requests than a contractor ever gets: five at once, then one a minute. */
const TRICKLE = { capacity: 5, refillMs: 60_000 }

/** Rate limits: a network beyond its share is refused for a while; in a flood every request is judged on its own. */
export type Traffic = ReturnType<typeof makeTraffic>

/** Counts in the database if several processes share it, else in the memory of this one. */
export function makeTraffic(
  { now, database: { pool } }: Pick<Base, 'now'> & { database: Pick<Database, 'pool'> },
  { rateLimit, floodLevel }: Pick<Config, 'rateLimit' | 'floodLevel'>,
) {
  const networks = makeCounter('network', rateLimit, TEN_MINUTES_S, pool)
  const everywhere = makeCounter('everywhere', floodLevel, TEN_MINUTES_S, pool)
  const photoBytes = makeCounter('photo bytes', PHOTO_BYTES_AN_HOUR, HOUR_S, pool)
  let floodUntil = 0
  let bucket: TokenBucket = { tokens: TRICKLE.capacity, at: 0 }

  return {
    /** Counts a request. Seconds to wait when the network has used up its share, else undefined. */
    secondsToWait: (network: string): Promise<number | undefined> => secondsOver(networks, network),

    /** Counts bytes of photos. Whether the network has now sent more of them within the hour than it may. */
    isOverPhotoLimit: async (network: string, bytes: number): Promise<boolean> => (await secondsOver(photoBytes, network, bytes)) !== undefined,

    /** Counts a request. Whether more requests come from everywhere than a contractor ever gets, or came within the last hour. */
    async isFlood(): Promise<boolean> {
      const at = now().getTime()
      if ((await secondsOver(everywhere, 'all')) !== undefined) floodUntil = at + CALM_MS
      return at < floodUntil
    },

    /** Whether one more ordinary-looking request may pass during a flood; if so it is counted. */
    letThrough(): boolean {
      const after = takeToken(bucket, TRICKLE, now().getTime())
      bucket = after ?? bucket
      return after !== undefined
    },
  }
}

/** Lets through `capacity` at once, and then one for each `refillMs`. */
type TrickleRule = { capacity: number; refillMs: number }

/** How many may pass now, in parts of one, as of the instant `at` (ms). */
export type TokenBucket = { tokens: number; at: number }

/** The bucket after one has passed, or undefined if none may. A clock that was set back adds nothing. */
export function takeToken(bucket: TokenBucket, { capacity, refillMs }: TrickleRule, at: number): TokenBucket | undefined {
  const tokens = Math.min(capacity, bucket.tokens + Math.max(0, at - bucket.at) / refillMs)
  return tokens >= 1 ? { tokens: tokens - 1, at } : undefined
}

/** Lets `capacity` through at once, and then one every `refillMs`. */
type TrickleRule = { capacity: number; refillMs: number }

/** How many may pass at the instant `at` (ms); a fraction until the next one may. */
export type TokenBucket = { tokens: number; at: number }

/** The bucket after one has passed, or undefined if none may. A clock that was set back adds nothing. */
export function takeToken(bucket: TokenBucket, { capacity, refillMs }: TrickleRule, at: number): TokenBucket | undefined {
  const tokens = Math.min(capacity, bucket.tokens + Math.max(0, at - bucket.at) / refillMs)
  return tokens >= 1 ? { tokens: tokens - 1, at } : undefined
}

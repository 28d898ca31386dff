import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

type Counter = RateLimiterMemory | RateLimiterPostgres

/** Counts points for each key, within `duration` seconds. While the shared database is unreachable, each process counts in its own memory. */
export function makeCounter(keyPrefix: string, points: number, duration: number, pool: Pool | undefined): Counter {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration })
  if (!pool) return inMemory
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: inMemory,
  })
}

/** Counts the points. Resolves to the seconds that the key must wait, or undefined if it is within its limit. */
export async function secondsOver(counter: Counter, key: string, points = 1): Promise<number | undefined> {
  try {
    await counter.consume(key, points)
    return undefined
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000)
    throw rejection
  }
}

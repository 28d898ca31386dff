import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Traffic } from '../quotes/traffic.ts'

const TEN_MINUTES_S = 600

type Needs = {
  /** Requests in ten minutes from one network, and from everywhere. */
  rateLimit: number
  floodLevel: number
  /** The database that several processes share. Without it each process counts in its own memory. */
  pool: Pool | undefined
}

export function makeTraffic({ rateLimit, floodLevel, pool }: Needs): Traffic {
  const networks = counter('network', rateLimit, pool)
  const everywhere = counter('everywhere', floodLevel, pool)
  return {
    secondsToWait: (network) => secondsOver(networks, network),
    isFlood: async () => (await secondsOver(everywhere, 'all')) !== undefined,
  }
}

/** While the shared database is unreachable, each process counts in its own memory. */
function counter(keyPrefix: string, points: number, pool: Pool | undefined) {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: TEN_MINUTES_S })
  if (!pool) return inMemory
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: TEN_MINUTES_S,
    insuranceLimiter: inMemory,
  })
}

async function secondsOver(counter: RateLimiterMemory | RateLimiterPostgres, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key)
    return undefined
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000)
    throw rejection
  }
}

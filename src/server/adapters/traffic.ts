import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Traffic } from '../quotes/traffic.ts'

const TEN_MINUTES = 600

type Needs = {
  /** Requests in ten minutes from one network, and from everywhere. */
  rateLimit: number
  floodLevel: number
  /** The database that several processes share. Without it each counts for itself. */
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

/** When the shared database cannot be asked, each process goes on counting in its own memory. */
function counter(keyPrefix: string, points: number, pool: Pool | undefined) {
  const own = new RateLimiterMemory({ keyPrefix, points, duration: TEN_MINUTES })
  if (!pool) return own
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: TEN_MINUTES,
    insuranceLimiter: own,
  })
}

async function secondsOver(counter: RateLimiterMemory | RateLimiterPostgres, key: string): Promise<number | undefined> {
  try {
    await counter.consume(key)
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

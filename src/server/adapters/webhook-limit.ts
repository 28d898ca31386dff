import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** A mail server returns a few emails at a time. */
const POSTS = 60
const SECONDS = 60

/** Counts a network's posts to the webhook. Resolves to the seconds until it may post again, or undefined if it may now. */
export function makeWebhookLimit() {
  const posts = new RateLimiterMemory({ keyPrefix: 'webhook', points: POSTS, duration: SECONDS })
  return async (network: string): Promise<number | undefined> => {
    try {
      await posts.consume(network)
      return undefined
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000)
      throw rejection
    }
  }
}

/** For tests whose visitors are alike, on one network: their requests would count as a flood, and the owner would get several in one email. */
export const noFlood = { FLOOD_LEVEL: '1000000', OWNER_EMAILS_PER_HOUR: '1000000', RATE_LIMIT: '1000000' }

/** For tests that send as fast as they can, each request from a network of its own by `X-Forwarded-For`. */
export const noLimits = { ...noFlood, TRUST_PROXY: '1' }

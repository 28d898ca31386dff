import type { Pool } from 'pg'
import { makeCounter, secondsOver } from '#server/core/counter.ts'

const TEN_MINUTES_S = 600
const DAY_S = 86_400
/** More than a person asks for. */
const CODES_FOR_NETWORK = 10
/** With five tries for each, a hundred guesses in a day among a million codes, from however many networks. */
const CODES_FOR_ADDRESS = 20
const TRIES_FROM_NETWORK = 30

export type SignInLimits = ReturnType<typeof makeSignInLimits>

/** Each counts and resolves to the seconds to wait, or undefined. Counted together by all processes that share the database. */
export function makeSignInLimits(pool: Pool | undefined) {
  const codes = makeCounter('codes from network', CODES_FOR_NETWORK, TEN_MINUTES_S, pool)
  const addresses = makeCounter('codes for address', CODES_FOR_ADDRESS, DAY_S, pool)
  const tries = makeCounter('sign-in tries', TRIES_FROM_NETWORK, TEN_MINUTES_S, pool)
  return {
    /** Codes that a network asks for, and codes for an address. */
    ask: (network: string) => secondsOver(codes, network),
    askFor: (address: string) => secondsOver(addresses, address),
    /** Codes and passkeys that a network tries. */
    try: (network: string) => secondsOver(tries, network),
  }
}

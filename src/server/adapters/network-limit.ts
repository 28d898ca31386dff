import { makeCounter, secondsOver } from './counter.ts'

type Limit = { points: number; seconds: number }

/** A mail server returns a few emails at a time. */
export const WEBHOOK_LIMIT: Limit = { points: 60, seconds: 60 }
/** Wrong links and digits: more than a person mistypes. */
export const GUESS_LIMIT: Limit = { points: 30, seconds: 600 }

/** Files of a drawing, which take a tenth of a second each. */
export const FOGPLAN_LIMIT: Limit = { points: 30, seconds: 600 }

/** Counts a network's requests of one kind, in this process. Resolves to the seconds until it may come again, or undefined if it may now. */
export function makeNetworkLimit({ points, seconds }: Limit) {
  const requests = makeCounter('network', points, seconds, undefined)
  return (network: string): Promise<number | undefined> => secondsOver(requests, network)
}

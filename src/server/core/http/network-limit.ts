import { makeCounter, secondsOver } from '../counter.ts'

type Limit = { points: number; seconds: number }

/** A mail server returns a few emails at a time. */
export const WEBHOOK_LIMIT: Limit = { points: 60, seconds: 60 }
/** Wrong links and digits: more than a person mistypes. */
export const GUESS_LIMIT: Limit = { points: 30, seconds: 600 }
/** Files of drawings, in points of work: nearly thirty ordinary ones, or eight of the largest. */
export const FOGPLAN_LIMIT: Limit = { points: 150_000, seconds: 600 }

/**
 * Counts a network's requests of one kind, or the points that they cost, in this process. The result resolves to the seconds that the
 * network must wait, or undefined if it is within its limit.
 */
export function makeNetworkLimit({ points, seconds }: Limit) {
  const requests = makeCounter('network', points, seconds, undefined)
  return (network: string, points = 1): Promise<number | undefined> => secondsOver(requests, network, points)
}

import type { Ore } from './money.ts'
import type { DeclineReason, OfferState } from './standing.ts'

/** `month`: 'YYYY-MM', when the newest version was sent. `sum`: what was agreed on, or offered. */
export type CountedOffer = { month: string; state: OfferState; sum: Ore; reason: DeclineReason | undefined }
type OfferMonth = { month: string; sent: number; won: number; lost: number; open: number; wonSum: Ore; openSum: Ore }

const LOST: readonly OfferState[] = ['declined', 'expired', 'regretted']
/** Also what is ordered and not confirmed yet. */
const OPEN: readonly OfferState[] = ['open', 'accepted']

/** The newest month first. */
export function offerMonths(offers: readonly CountedOffer[]): OfferMonth[] {
  return [...Map.groupBy(offers, ({ month }) => month)]
    .map(([month, all]) => {
      const won = all.filter(({ state }) => state === 'confirmed')
      const open = all.filter(({ state }) => OPEN.includes(state))
      return {
        month,
        sent: all.length,
        won: won.length,
        lost: all.filter(({ state }) => LOST.includes(state)).length,
        open: open.length,
        wonSum: sumOf(won),
        openSum: sumOf(open),
      }
    })
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
}

function sumOf(offers: readonly CountedOffer[]): Ore {
  return offers.reduce((total, { sum }) => total + sum, 0)
}

/** The most frequent first. */
export function lostReasons(offers: readonly CountedOffer[]): (readonly [reason: DeclineReason, count: number])[] {
  const reasons = offers.flatMap(({ state, reason }) => (state === 'declined' && reason ? [reason] : []))
  return [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length] as const).toSorted(([, one], [, other]) => other - one)
}

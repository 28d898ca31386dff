import type { PriceIndication } from '../room/price.ts'

/** A drawing, packed, and the price indication at that time. */
export type PricedPlan = { plan?: string; price?: PriceIndication }

/** `version`: from 1. `at`: when it came; ISO 8601, UTC. */
export type DrawingVersion = PricedPlan & { plan: string; version: number; at: string }

/** The drawing that came with an enquiry and those that were added later, the oldest first. */
export function drawingVersions(enquiry: PricedPlan & { receivedAt: string }, additions: readonly (PricedPlan & { at: string })[]): DrawingVersion[] {
  const drawings = [{ ...enquiry, at: enquiry.receivedAt }, ...additions]
  return drawings
    .flatMap(({ plan, price, at }) => (plan === undefined ? [] : [{ plan, ...(price && { price }), at }]))
    .map((drawing, index) => ({ ...drawing, version: index + 1 }))
}

/** The enquiry with the drawing that was added last in place of its own, if there is one. */
export function withNewestDrawing<Q extends PricedPlan & { receivedAt: string }>(enquiry: Q, additions: readonly (PricedPlan & { at: string })[]): Q {
  const newest = drawingVersions(enquiry, additions).at(-1)
  return newest ? { ...enquiry, plan: newest.plan, price: newest.price } : enquiry
}

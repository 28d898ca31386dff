import type { PriceIndication } from '../room/price.ts'

/** A drawing, packed, and the price indication at that time. */
export type Drawing = { plan?: string; price?: PriceIndication }

/** `version`: from 1. `at`: when it came; ISO 8601, UTC. */
export type DrawingVersion = Drawing & { plan: string; version: number; at: string }

/** The drawing that came with a quote and those that were added later, the oldest first. */
export function drawingVersions(quote: Drawing & { receivedAt: string }, additions: readonly (Drawing & { at: string })[]): DrawingVersion[] {
  const drawings = [{ ...quote, at: quote.receivedAt }, ...additions]
  return drawings
    .flatMap(({ plan, price, at }) => (plan === undefined ? [] : [{ plan, ...(price && { price }), at }]))
    .map((drawing, index) => ({ ...drawing, version: index + 1 }))
}

/** The quote with the drawing that was added last in place of its own, if there is one. */
export function withNewestDrawing<Q extends Drawing & { receivedAt: string }>(quote: Q, additions: readonly (Drawing & { at: string })[]): Q {
  const newest = drawingVersions(quote, additions).at(-1)
  return newest ? { ...quote, plan: newest.plan, price: newest.price } : quote
}

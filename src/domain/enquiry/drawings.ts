import { type Designs, type Letter, letters, unpackDesigns } from '../room/designs.ts'
import type { Plan } from '../room/plan.ts'
import type { PriceIndication } from '../room/price.ts'

/** A packed drawing with the price indication of its day; `otherPrice` is that of the second design, if there are two. */
export type PricedPlan = { plan?: string; price?: PriceIndication; otherPrice?: PriceIndication }
export type Prices = Pick<PricedPlan, 'price' | 'otherPrice'>

/** A drawing as it was first sent, or sent anew. `version` counts from 1. `at`: when it came, ISO 8601, UTC. */
export type DrawingVersion = PricedPlan & { plan: string; version: number; at: string }

/** One design of a drawing. `letter`: A or B, if there are two. */
export type SentDesign = { readonly plan: Plan; readonly price?: PriceIndication | undefined; readonly letter?: Letter | undefined }

export function pricesOf([first, second]: Designs, indicatePrice: (plan: Plan) => PriceIndication): Prices {
  return { price: indicatePrice(first), ...(second && { otherPrice: indicatePrice(second) }) }
}

/** The designs of a drawing; none if it cannot be read. */
export function designsIn({ plan, price, otherPrice }: PricedPlan): readonly SentDesign[] {
  const designs = unpackDesigns(plan ?? '') ?? []
  return designs.map((plan, index) => ({ plan, price: index === 0 ? price : otherPrice, letter: designs.length > 1 ? letters[index] : undefined }))
}

/** The drawing that came with an enquiry and those that were added later, the oldest first. */
export function drawingVersions(enquiry: PricedPlan & { receivedAt: string }, additions: readonly (PricedPlan & { at: string })[]): DrawingVersion[] {
  const drawings = [{ ...enquiry, at: enquiry.receivedAt }, ...additions]
  return drawings
    .flatMap(({ plan, price, otherPrice, at }) => (plan === undefined ? [] : [{ plan, ...(price && { price }), ...(otherPrice && { otherPrice }), at }]))
    .map((drawing, index) => ({ ...drawing, version: index + 1 }))
}

/** The enquiry with the drawing that was added last in place of its own, if there is one. */
export function withNewestDrawing<Q extends PricedPlan & { receivedAt: string }>(enquiry: Q, additions: readonly (PricedPlan & { at: string })[]): Q {
  const newest = drawingVersions(enquiry, additions).at(-1)
  return newest ? { ...enquiry, plan: newest.plan, price: newest.price, otherPrice: newest.otherPrice } : enquiry
}

import type { Hundredths, Ore } from './money.ts'

export const lineKinds = ['labour', 'material', 'other'] as const
/** Labour counts for the ROT deduction. `other`: travel, machines, haulage, inspections, which do not and are no material. */
export type LineKind = (typeof lineKinds)[number]

export const units = ['st', 'm²', 'm', 'tim', 'dag', 'paket'] as const
export type Unit = (typeof units)[number]

/** `price`: of one unit, with VAT, as a consumer is told it. An option counts only if the customer chooses it. */
export type OfferLine = { id: string; name: string; amount: Hundredths; unit: Unit; price: Ore; kind: LineKind; isOption: boolean }

/** An approximate price may be exceeded by 15 % (konsumenttjänstlagen); a span says itself how far. */
export type Pricing = { kind: 'fixed' } | { kind: 'approximate' } | { kind: 'span'; percent: number }
export const pricings = ['fixed', 'approximate', 'span'] as const

/** By how many percent an approximate price may be exceeded. */
export const APPROXIMATE_PERCENT = 15

/** The rate that the owner has confirmed for payments in a year, and the cap of an owner in that year, in kronor. */
export type RotRate = { percent: number; capKr: number; year: number }

/** `usedKr`: how much of each owner's cap was used before. */
export type RotClaim = RotRate & { usedKr: readonly number[] }

export const paymentPlans = ['done', 'material first', 'halves'] as const
/** All when the work is done; the material at the order and the rest when it is done; or half when it begins. */
export type PaymentPlan = (typeof paymentPlans)[number]

/** What a price is reckoned from. */
export type PricedOffer = { lines: readonly OfferLine[]; pricing: Pricing; rot?: RotClaim | undefined; plan: PaymentPlan }

export const MOST_LINES = 60

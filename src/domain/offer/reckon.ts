import { type Ore, priceOf, vatIn } from './money.ts'
import { APPROXIMATE_PERCENT, type OfferLine, type PaymentPlan, type PricedOffer, type Pricing, type RotClaim } from './offer.ts'

type Payment = { when: 'order' | 'start' | 'done'; amount: Ore }

/** What an offer comes to, with VAT where nothing else is said. */
export type Sums = {
  /** By the line's id, also of options that are not chosen. */
  lines: ReadonlyMap<string, Ore>
  labour: Ore
  material: Ore
  other: Ore
  total: Ore
  vat: Ore
  withoutVat: Ore
  /** The most that it may come to; undefined where the price is fixed. */
  most: Ore | undefined
  /** Undefined where it is not claimed, or the rate's year has passed. */
  deduction: Ore | undefined
  toPay: Ore
  payments: readonly Payment[]
}

/** `chosen`: the ids of the options that count. `year`: of the payment, as far as it is known: the year of the day on which it is reckoned at the earliest. */
export function reckon({ lines, pricing, rot, plan }: PricedOffer, chosen: ReadonlySet<string>, year: number): Sums {
  const prices = new Map(lines.map(({ id, amount, price }) => [id, priceOf(amount, price)]))
  const counted = lines.filter(({ id, isOption }) => !isOption || chosen.has(id))
  const sum = (kind: OfferLine['kind']) => counted.filter((line) => line.kind === kind).reduce((all, { id }) => all + (prices.get(id) ?? 0), 0)
  const [labour, material, other] = [sum('labour'), sum('material'), sum('other')]
  const total = labour + material + other
  const vat = vatIn(total)
  const deduction = rot && year <= rot.year ? deductionOf(labour, rot) : undefined
  return {
    lines: prices,
    labour,
    material,
    other,
    total,
    vat,
    withoutVat: total - vat,
    most: mostOf(total, pricing),
    deduction,
    toPay: total - (deduction ?? 0),
    payments: paymentsOf(plan, { total, material, deduction: deduction ?? 0 }),
  }
}

/** A part of the labour with VAT, in whole kronor as Skatteverket pays them, rounded down; not more than is left of the owners' caps. */
function deductionOf(labour: Ore, { percent, capKr, usedKr }: RotClaim): Ore {
  const left = usedKr.reduce((sum, used) => sum + Math.max(0, capKr - used), 0)
  return Math.min(Math.floor((labour * percent) / 10_000), left) * 100
}

function mostOf(total: Ore, pricing: Pricing): Ore | undefined {
  if (pricing.kind === 'fixed') return undefined
  const percent = pricing.kind === 'span' ? pricing.percent : APPROXIMATE_PERCENT
  return Math.round((total * (100 + percent)) / 100)
}

/** Together what is to be paid. The deduction is made where the labour is paid: when it is done. */
function paymentsOf(plan: PaymentPlan, { total, material, deduction }: { total: Ore; material: Ore; deduction: Ore }): Payment[] {
  const first = { done: 0, 'material first': material, halves: Math.floor(total / 2) }[plan]
  const last = { when: 'done', amount: total - first - deduction } as const
  if (first === 0) return [last]
  return [{ when: plan === 'halves' ? 'start' : 'order', amount: first }, last]
}

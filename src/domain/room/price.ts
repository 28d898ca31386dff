import { fixtureKinds, isPricedFixture, type PricedFixture } from './fixtures.ts'
import type { Plan } from './plan.ts'
import { movedWcs } from './plumbing.ts'
import { quantities } from './quantities.ts'

/** A price range in kronor including VAT. */
export type Span = { readonly from: number; readonly to: number }

/** The owner's figures (content/company/price-bands.ts). */
export type PriceBands = {
  /** Identifies these figures; change it with them. */
  readonly version: string
  /** When the owner last went through them, 'YYYY-MM-DD'. */
  readonly date: string
  /** By floor area in m², ascending; the last band covers everything larger. */
  readonly bands: readonly (Span & { readonly upToM2: number })[]
  /** Added when the plan has the price driver. */
  readonly additions: Record<PriceDriver, Span>
  /** The share of labour in the price, in percent. */
  readonly labourPercent: number
}

/** What in a plan raises its price. Stored with enquiries: never rename a value. */
export type PriceDriver = PricedFixture | 'waste-moved' | 'small-tiles' | 'large-tiles'

type RotRule = { readonly percent: number; readonly capKr: number; readonly year: number | undefined }

/** An indication, not an offer: always ranges. Stored with the enquiry, with the date and version of its figures. */
export type PriceIndication = {
  readonly version: string
  readonly date: string
  readonly whole: Span
  readonly labour: Span
  readonly priceDrivers: readonly PriceDriver[]
  /** The ROT deduction by the rule of that time, for one owner and for two who share. */
  readonly rot: RotRule & { readonly deduction: { readonly one: Span; readonly two: Span } }
}

/** Indicates the price of a plan in kronor. Labour is rounded to thousands, the deduction down to hundreds and capped per owner. */
export function priceIndication(plan: Plan, { version, date, bands, additions, labourPercent }: PriceBands, rot: RotRule): PriceIndication {
  const { floorM2 } = quantities(plan)
  const band = bands.find(({ upToM2 }) => floorM2 <= upToM2) ?? bands.at(-1) ?? { from: 0, to: 0 }
  const priceDrivers = priceDriversIn(plan)
  const whole = priceDrivers
    .map((priceDriver) => additions[priceDriver])
    .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: band.from, to: band.to })
  const labour = each(whole, (kr) => Math.round((kr * labourPercent) / 100_000) * 1000)
  // Rounded down, so that an indication never promises more than the rule gives.
  const deduction = (owners: number) => each(labour, (kr) => Math.min(Math.floor((kr * rot.percent) / 10_000) * 100, owners * rot.capKr))
  return { version, date, whole, labour, priceDrivers, rot: { ...rot, deduction: { one: deduction(1), two: deduction(2) } } }
}

/** What is left to pay, in kronor. */
export function afterDeduction(whole: Span, deduction: Span): Span {
  return { from: whole.from - deduction.from, to: whole.to - deduction.to }
}

function priceDriversIn(plan: Plan): readonly PriceDriver[] {
  return [
    ...fixtureKinds.filter(isPricedFixture).filter((priced) => plan.fixtures.some(({ kind }) => kind === priced)),
    ...(movedWcs(plan).length > 0 ? (['waste-moved'] as const) : []),
    ...(plan.tile === '10x10' ? (['small-tiles'] as const) : []),
    ...(plan.tile === '60x60' ? (['large-tiles'] as const) : []),
  ]
}

function each({ from, to }: Span, change: (kr: number) => number): Span {
  return { from: change(from), to: change(to) }
}

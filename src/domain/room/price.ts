import { isPricedFixture, type PricedFixture } from './fixtures.ts'
import { fixtureKinds, type Plan } from './plan.ts'
import { movedWcs } from './plumbing.ts'
import { quantities } from './quantities.ts'

/** Kronor including VAT. */
export type Span = { readonly from: number; readonly to: number }

/** The owner's figures (content/price-bands.ts). */
export type PriceBands = {
  /** Names the figures for all time; change it with them. */
  readonly version: string
  /** When the owner last went through them, 'YYYY-MM-DD'. */
  readonly date: string
  /** By floor area, the smallest first; the last is for everything larger. */
  readonly bands: readonly (Span & { readonly upToM2: number })[]
  /** What raises it, when the plan has it. */
  readonly additions: Record<PriceDriver, Span>
  /** How much of the price is labour, in percent. */
  readonly labourPercent: number
}

/** What in a plan moves its price. */
export type PriceDriver = PricedFixture | 'waste-moved' | 'small-tiles' | 'large-tiles'

export type RotRule = { readonly percent: number; readonly capKr: number; readonly year: number | undefined }

/** An indication and no offer: always a span. Kept with a request as it was then, with the date and version of its figures. */
export type PriceIndication = {
  readonly version: string
  readonly date: string
  readonly whole: Span
  readonly labour: Span
  readonly priceDrivers: readonly PriceDriver[]
  /** The deduction as it was then, for those who have the right to it, for one owner and for two who share. */
  readonly rot: RotRule & { readonly deduction: { readonly one: Span; readonly two: Span } }
}

export function priceIndication(plan: Plan, { version, date, bands, additions, labourPercent }: PriceBands, rot: RotRule): PriceIndication {
  const { floorM2 } = quantities(plan)
  const band = bands.find(({ upToM2 }) => floorM2 <= upToM2) ?? bands.at(-1) ?? { from: 0, to: 0 }
  const priceDrivers = priceDriversIn(plan)
  const whole = priceDrivers
    .map((priceDriver) => additions[priceDriver])
    .reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: band.from, to: band.to })
  const labour = each(whole, (kr) => Math.round((kr * labourPercent) / 100_000) * 1000)
  // Whole hundreds downwards: an indication does not know more, and must not promise more.
  const deduction = (owners: number) => each(labour, (kr) => Math.min(Math.floor((kr * rot.percent) / 10_000) * 100, owners * rot.capKr))
  return { version, date, whole, labour, priceDrivers, rot: { ...rot, deduction: { one: deduction(1), two: deduction(2) } } }
}

/** What is left to pay. */
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

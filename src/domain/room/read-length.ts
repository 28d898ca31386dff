import type { Mm } from './plan.ts'

/** Shortest and longest, in mm. */
export type LengthLimits = { readonly from: Mm; readonly to: Mm }

/** The length of each unit in mm; a number without a unit is tried in this order. */
const UNITS = { cm: 10, m: 1000, mm: 1 }

/**
 * A length as people write it, in mm: "210", "210 cm", "2,1", "2.1 m", "2100", "2100 mm". Without a unit it is in centimetres, or where that
 * cannot be meant, in metres or millimetres. Undefined if it is no length; one outside the limits is returned as it was read.
 */
export function readLength(typed: string, { from, to }: LengthLimits): Mm | undefined {
  const [, digits, unit] = /^(-?\d+(?:[.,]\d*)?) ?(cm|mm|m)?(?:eter)?$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const possible = Object.entries(UNITS).filter(([name]) => unit === undefined || name === unit.toLowerCase())
  const lengths = possible.map(([, mm]) => Math.round(Number(digits.replace(',', '.')) * mm))
  return lengths.find((length) => length >= from && length <= to) ?? lengths[0]
}

import type { Mm } from './plan.ts'

/** Shortest and longest, in mm. */
export type LengthLimits = { readonly from: Mm; readonly to: Mm }

/** The length of each unit in mm. */
const UNITS = { cm: 10, m: 1000, mm: 1 }

/** The units that a number without one is tried in, by the one that its field has. */
const ORDERS = { cm: ['cm', 'm', 'mm'], mm: ['mm', 'cm', 'm'] } as const

/** What a field's figures are in. */
export type LengthUnit = keyof typeof ORDERS

/**
 * A length as people write it, in mm: "210", "210 cm", "2,1", "2.1 m", "2100", "2100 mm". Without a unit it is in the
 * field's, or where that cannot be meant, in another. Undefined if it is no length; one outside the limits is returned as it was read.
 */
export function readLength(typed: string, { from, to }: LengthLimits, fieldUnit: LengthUnit = 'cm'): Mm | undefined {
  const [, digits, unit] = /^(-?\d+(?:[.,]\d*)?) ?(cm|mm|m)?(?:eter)?$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const possible = ORDERS[fieldUnit].filter((name) => unit === undefined || name === unit.toLowerCase())
  const lengths = possible.map((name) => Math.round(Number(digits.replace(',', '.')) * UNITS[name]))
  return lengths.find((length) => length >= from && length <= to) ?? lengths[0]
}

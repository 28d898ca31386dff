import type { Prices } from '#domain/enquiry/drawings.ts'
import type { PriceDriver, PriceIndication, Span } from '#domain/room/price.ts'

/** A drawing's prices as JSON: the second design's is a field of the first one's, so that code for a single design can still read it. */
export function priceColumn({ price, otherPrice }: Prices): string | null {
  return price ? JSON.stringify({ ...price, other: otherPrice }) : null
}

/** The stored prices; none when the text is not JSON or not of a price's shape. */
export function readPriceColumn(json: string | null): Prices {
  const stored = fieldsOf(parse(json ?? ''))
  const [price, otherPrice] = [priceOf(stored), priceOf(fieldsOf(stored.other))]
  return { ...(price && { price }), ...(price && otherPrice && { otherPrice }) }
}

function priceOf({ version, date, whole, labour, priceDrivers, rot }: Record<string, unknown>): PriceIndication | undefined {
  const { percent, capKr, year, deduction } = fieldsOf(rot)
  const { one, two } = fieldsOf(deduction)
  if (typeof version !== 'string' || typeof date !== 'string' || !isSpan(whole) || !isSpan(labour) || !isSpan(one) || !isSpan(two)) return undefined
  if (typeof percent !== 'number' || typeof capKr !== 'number' || (year !== undefined && typeof year !== 'number')) return undefined
  if (!Array.isArray(priceDrivers) || !priceDrivers.every(isPriceDriver)) return undefined
  return { version, date, whole, labour, priceDrivers, rot: { percent, capKr, year, deduction: { one, two } } }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isSpan(value: unknown): value is Span {
  const { from, to } = fieldsOf(value)
  return typeof from === 'number' && typeof to === 'number'
}

const PRICE_DRIVERS = {
  'wc-wall': true,
  'double-basin': true,
  'bath-freestanding': true,
  'waste-moved': true,
  'small-tiles': true,
  'large-tiles': true,
} satisfies Record<PriceDriver, true>

function isPriceDriver(value: unknown): value is PriceDriver {
  return typeof value === 'string' && Object.hasOwn(PRICE_DRIVERS, value)
}

/** Sums are whole öre, so that nothing is lost between them. */
export type Ore = number
/** Amounts are whole hundredths: 24,35 m² is 2435. */
export type Hundredths = number

/** The highest price of one unit, and the greatest amount: their product is still exact. */
export const MOST_PRICE: Ore = 500_000_000
export const MOST_AMOUNT: Hundredths = 999_999

/** "12 500,50", "12500 kr" and "12.500" would be read differently by different people, so a full stop is refused. Undefined for what is no such figure. */
export function readHundredths(typed: string): number | undefined {
  const figure = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(/kr$/i, '')
    .replace(/,-$/, '')
  const read = /^(\d{1,9})(?:,(\d{1,2}))?$/.exec(figure)
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : undefined
}

/** 2435 → "24,35", 2400 → "24", as it is typed and read. */
export function hundredthsAsTyped(figure: number): string {
  const whole = String(Math.floor(figure / 100))
  const rest = String(figure % 100).padStart(2, '0')
  return rest === '00' ? whole : `${whole},${rest}`
}

/** The price of an amount, rounded to the öre, a half up. */
export function priceOf(amount: Hundredths, unitPrice: Ore): Ore {
  return Math.round((amount * unitPrice) / 100)
}

/** The VAT of 25 % in a price that includes it: a fifth, rounded to the öre. */
export function vatIn(price: Ore): Ore {
  return Math.round(price / 5)
}

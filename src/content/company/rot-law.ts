import { swedishLongDate } from '#domain/sweden/time.ts'
import { percent } from '#domain/sweden/writing.ts'

/**
 * The ROT deduction's percentage of the cost of labour, with the day from which it applies, the newest first: the day of payment decides.
 * The 50 % from 12 May 2025 were for that year alone (prop. 2024/25:156); the 30 % since then are from skatteverket.se.
 */
export const rotRates = [
  { from: '2026-01-01', percent: 30 },
  { from: '2025-05-12', percent: 50 },
  { from: '2016-01-01', percent: 30 },
  { from: '2009-01-01', percent: 50 },
] as const

/** "Från 1 januari 2026 är avdraget 30 %." */
export function rotSentence({ from, percent: rate }: { from: string; percent: number }): string {
  return `Från ${swedishLongDate(from)} är avdraget ${percent(rate)}.`
}

/** The law's rate on a day, 'YYYY-MM-DD', and since when it applies. */
export function rotRateOn(date: string): { from: string; percent: number } {
  return rotRates.find(({ from }) => from <= date) ?? rotRates[0]
}

/** The law's rate on a day, if the site says another. */
export function otherRotRate({ percent }: { percent: number }, date: string): { from: string; percent: number } | undefined {
  const rate = rotRateOn(date)
  return rate.percent === percent ? undefined : rate
}

import { swedishLongDate } from '#domain/sweden/time.ts'
import { percent } from '#domain/sweden/writing.ts'

/**
 * The ROT deduction's percentage of the cost of labour, by the day from which the law has it, the newest first: the day of payment decides.
 * 50 % from 12 May 2025 was for that year alone (prop. 2024/25:156); 30 % since is what skatteverket.se says.
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

/** What the law says on a day, 'YYYY-MM-DD', and since when. */
export function rotRateOn(date: string): { from: string; percent: number } {
  return rotRates.find(({ from }) => from <= date) ?? rotRates[0]
}

/** The law's rate of a day, if what the site says is another. */
export function otherRotRate({ percent }: { percent: number }, date: string): { from: string; percent: number } | undefined {
  const rate = rotRateOn(date)
  return rate.percent === percent ? undefined : rate
}

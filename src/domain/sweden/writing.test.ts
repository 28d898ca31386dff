import { expect, test } from 'vitest'
import { centimetres, grouped, kronor, kronorSpan, listed, metres, percent, squareMetres } from './writing.ts'

/** With each no-break space as `_`. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1_000'],
  [120_000, '120_000'],
  [1_234_567, '1_234_567'],
])('%i is written "%s"', (figure, words) => {
  expect(seen(grouped(figure))).toBe(words)
})

test('amounts and shares have a no-break space before their unit, a span has an en dash', () => {
  expect(seen(kronor(50_000))).toBe('50_000_kr')
  expect(seen(kronorSpan({ from: 120_000, to: 200_000 }))).toBe('120_000–200_000_kr')
  expect(seen(percent(50))).toBe('50_%')
})

test.each([
  [[], ''],
  [['Västerås'], 'Västerås'],
  [['Västerås', 'Enköping'], 'Västerås och Enköping'],
  [['Västerås', 'Enköping', 'Eskilstuna'], 'Västerås, Enköping och Eskilstuna'],
])('%j is listed as "%s"', (words, text) => {
  expect(listed(words)).toBe(text)
})

test('lengths and areas have a comma and one decimal at most, rounded', () => {
  expect([905, 904.4, 904.6, 900].map(centimetres).map(seen)).toEqual(['90,5_cm', '90,4_cm', '90,5_cm', '90_cm'])
  expect([4.8, 5, 4.84, 4.85].map(squareMetres).map(seen)).toEqual(['4,8_m²', '5_m²', '4,8_m²', '4,9_m²'])
  expect([8.25, 12].map(metres).map(seen)).toEqual(['8,3_m', '12_m'])
})

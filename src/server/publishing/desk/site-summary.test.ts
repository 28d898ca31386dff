import { expect, test } from 'vitest'
import { aSiteContent } from '../../../../tests/support/a-site-content.ts'
import { summaryOf } from './site-summary.ts'

const NBSP = '\u00a0'
test.each([
  ['telefon', '021-11 11 11 · Vardagar 07:00–16:00'],
  ['foretaget', '556016-0680 · Köping och Arboga'],
  ['priser', `120${NBSP}000–200${NBSP}000${NBSP}kr · ROT 30${NBSP}%`],
  ['ritningspriser', `100${NBSP}000–350${NBSP}000${NBSP}kr`],
  ['rad', 'Inget meddelande'],
  ['om-oss', 'Vi · Så · Behöriga'],
  ['totalrenovering', `1${NBSP}steg`],
  ['kakel', `2${NBSP}steg`],
  ['vatrum', `3${NBSP}steg`],
  ['partnern', 'Natursten · Kakel'],
  ['lankar', 'Plattboden · Plattboden.se'],
  ['projekt', `1${NBSP}projekt`],
  ['fore-efter', 'Före: ett foto · Efter: en visualisering'],
  ['fragor', `1${NBSP}fråga`],
  ['tips', `2${NBSP}tips`],
  ['kakel-steg', `2${NBSP}steg`],
  ['partnern-erbjuder', `2${NBSP}rader`],
] as const)('the line of %s in the overview is “%s”', (part, line) => {
  expect(summaryOf(part, aSiteContent)).toBe(line)
})

test('the line at the top stands in its line', () => {
  expect(summaryOf('rad', { ...aSiteContent, notice: { text: 'Stängt', from: '2026-12-01', to: '2026-12-02' } })).toBe('Stängt')
})

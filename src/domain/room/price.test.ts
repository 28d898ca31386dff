import { expect, test } from 'vitest'
import { defaultFacts } from '#content/company/company.ts'
import { priceBandsOf, priceFigures } from '#content/company/price-bands.ts'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import type { Plan } from './plan.ts'
import type { PriceBands } from './price.ts'
import { afterDeduction, priceIndication } from './price.ts'
import { templateNames, templates } from './templates.ts'

const priceBands = priceBandsOf(priceFigures, defaultFacts.priceKr)
const bands: PriceBands = {
  ...priceBands,
  bands: [
    { upToM2: 5, from: 160_000, to: 300_000 },
    { upToM2: 9, from: 200_000, to: 500_000 },
  ],
  labourPercent: 55,
}
const ROT = { percent: 30, capKr: 50_000, year: 2026 }
const SMALL = emptyRoom(2000, 2000)

test.each([
  ['30 % of 88 000 kr of labour is 26 400 kr', 30, 26_400],
  ['50 % of it is 44 000 kr', 50, 44_000],
])('160 000 kr with 55 %% labour: %s (specification §10.1, worked example)', (_, percent, deduction) => {
  const { labour, rot } = priceIndication(SMALL, bands, { ...ROT, percent })
  expect(labour.from).toBe(88_000)
  expect(rot.deduction.one.from).toBe(deduction)
})

test('the deduction is capped for each owner', () => {
  const { rot, whole } = priceIndication(emptyRoom(3000, 3000), bands, ROT)
  expect(rot.deduction).toEqual({ one: { from: 33_000, to: 50_000 }, two: { from: 33_000, to: 82_500 } })
  expect(afterDeduction(whole, rot.deduction.one)).toEqual({ from: 167_000, to: 450_000 })
})

test('the deduction is rounded down to hundreds of kronor', () => {
  const labour = { ...bands, bands: [{ upToM2: 9, from: 100_000, to: 170_000 }], labourPercent: 47 }
  // 33 % of 47 000 kr is 15 510 kr, of 80 000 kr (47 % of 170 000 kr, rounded) 26 400 kr.
  expect(priceIndication(SMALL, labour, { ...ROT, percent: 33 }).rot.deduction.one).toEqual({ from: 15_500, to: 26_400 })
  // 37 % of 47 000 kr is 17 390 kr.
  expect(priceIndication(SMALL, labour, { ...ROT, percent: 37 }).rot.deduction.one.from).toBe(17_300)
})

test('a band reaches up to and including its area', () => {
  const ofFive = (depth: number) => priceIndication(emptyRoom(2000, depth), bands, ROT).whole.from
  expect([ofFive(2500), ofFive(2501)]).toEqual([160_000, 200_000])
})

test('a WC moved away from its soil pipe raises the price', () => {
  const wc = withFixture(emptyRoom(3000, 3000), 'wc-floor', 0, 0)
  const pipe = (x: number) => ({ ...wc, plumbingPoints: [{ id: 'o1', kind: 'waste' as const, at: { x, y: 0 } }] })
  const middle = (wc.fixtures[0]?.width ?? 0) / 2
  expect(priceIndication(pipe(middle + 600), bands, ROT).priceDrivers).toEqual([])
  expect(priceIndication(pipe(middle + 601), bands, ROT).priceDrivers).toEqual(['waste-moved'])
})

test('a price driver raises both ends of the range and is named', () => {
  const { whole, priceDrivers } = priceIndication(withFixture({ ...SMALL, tile: '10x10' }, 'double-basin', 0, 0), bands, ROT)
  const { additions } = bands
  expect(priceDrivers).toEqual(['double-basin', 'small-tiles'])
  expect(whole).toEqual({
    from: 160_000 + additions['double-basin'].from + additions['small-tiles'].from,
    to: 300_000 + additions['double-basin'].to + additions['small-tiles'].to,
  })
})

test('small tiles and large ones raise the price, the others do not', () => {
  const driversOf = (tile: Plan['tile']) => priceIndication({ ...SMALL, tile }, bands, ROT).priceDrivers
  expect([driversOf('10x10'), driversOf('60x60'), driversOf('30x60')]).toEqual([['small-tiles'], ['large-tiles'], []])
})

test('a room larger than every band is in the last one', () => {
  const three = [...bands.bands, { upToM2: 12, from: 250_000, to: 500_000 }]
  expect(priceIndication(emptyRoom(5000, 5000), { ...bands, bands: three }, ROT).whole.from).toBe(250_000)
  expect(priceIndication(emptyRoom(5000, 5000), bands, ROT).whole).toEqual({ from: 200_000, to: 500_000 })
})

test.each(templateNames)('by the owner’s figures, "%s" costs a range, never one figure', (name) => {
  const { whole, labour, rot, version, date } = priceIndication(templates[name], priceBands, { year: undefined, ...defaultFacts.rot })
  for (const span of [whole, labour, afterDeduction(whole, rot.deduction.one), afterDeduction(whole, rot.deduction.two)])
    expect(span.from).toBeLessThan(span.to)
  expect({ version, date }).toEqual({ version: priceBands.version, date: priceBands.date })
})

test('the owner’s bands reach up to 4, 6 and 8 m², and the ordinary bathroom costs what company.ts says', () => {
  const limits = priceBands.bands.map(({ upToM2 }) => upToM2)
  expect(limits).toEqual([4, 6, 8, Number.POSITIVE_INFINITY])
  expect(priceBands.bands).toContainEqual({ upToM2: 6, ...defaultFacts.priceKr })
})

test('by the owner’s figures a larger bathroom never costs less, and no span reaches beyond twice its start', () => {
  const { bands } = priceBands
  for (const end of ['from', 'to'] as const) {
    const prices = bands.map((band) => band[end])
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  }
  expect(bands.filter(({ from, to }) => to > 2 * from)).toEqual([])
})

import { expect, test } from 'vitest'
import type { LineKind, OfferLine, PricedOffer } from './offer.ts'
import { reckon } from './reckon.ts'

/** kind, amount in hundredths, price of one in öre, and whether it is an option. */
type Line = [kind: LineKind, amount: number, price: number, isOption?: true]
type Case = Partial<Omit<PricedOffer, 'lines'>> & {
  lines: Line[]
  chosen?: number[]
  year?: number
  /** By hand: total, VAT, deduction and what is to be paid, in öre. */
  is: { total: number; vat: number; deduction?: number; toPay: number; most?: number; payments?: number[] }
}

const rot = (...usedKr: number[]) => ({ percent: 30, capKr: 50_000, year: 2026, usedKr })
const rotOf2025 = { percent: 50, capKr: 50_000, year: 2025, usedKr: [0] }

/** Reckoned by hand, with paper. */
const cases: Record<string, Case> = {
  'one line of labour': { lines: [['labour', 100, 1_000_000]], is: { total: 1_000_000, vat: 200_000, toPay: 1_000_000, payments: [1_000_000] } },
  '24,35 m² à 650 kr': { lines: [['labour', 2435, 65_000]], is: { total: 1_582_750, vat: 316_550, toPay: 1_582_750 } },
  'half an öre is rounded up: 0,50 × 0,01 kr': { lines: [['material', 50, 1]], is: { total: 1, vat: 0, toPay: 1 } },
  'below half an öre is rounded down: 0,49 × 0,01 kr': { lines: [['material', 49, 1]], is: { total: 0, vat: 0, toPay: 0 } },
  '3,33 × 33,33 kr = 110,9889 kr': { lines: [['material', 333, 3333]], is: { total: 11_099, vat: 2_220, toPay: 11_099 } },
  'VAT of 99,99 kr is 19,998 kr': { lines: [['other', 100, 9_999]], is: { total: 9_999, vat: 2_000, toPay: 9_999 } },
  'each line is rounded, then added: 2 × 0,005 kr': {
    lines: [
      ['material', 50, 1],
      ['material', 50, 1],
    ],
    is: { total: 2, vat: 0, toPay: 2 },
  },
  'labour of 88 000 kr of 160 000, one owner, 30 %': {
    lines: [
      ['labour', 100, 8_800_000],
      ['material', 100, 7_200_000],
    ],
    rot: rot(0),
    is: { total: 16_000_000, vat: 3_200_000, deduction: 2_640_000, toPay: 13_360_000 },
  },
  'no deduction on travel and haulage': {
    lines: [
      ['labour', 100, 1_000_000],
      ['other', 100, 500_000],
    ],
    rot: rot(0),
    is: { total: 1_500_000, vat: 300_000, deduction: 300_000, toPay: 1_200_000 },
  },
  'the cap is reached at 166 667 kr: 30 % is 50 000,10': {
    lines: [['labour', 100, 16_666_700]],
    rot: rot(0),
    is: { total: 16_666_700, vat: 3_333_340, deduction: 5_000_000, toPay: 11_666_700 },
  },
  'a krona below the cap: 30 % of 166 663,33 is 49 998,999, whole kronor': {
    lines: [['labour', 100, 16_666_333]],
    rot: rot(0),
    is: { total: 16_666_333, vat: 3_333_267, deduction: 4_999_800, toPay: 11_666_533 },
  },
  'above the cap, one owner': {
    lines: [['labour', 100, 30_000_000]],
    rot: rot(0),
    is: { total: 30_000_000, vat: 6_000_000, deduction: 5_000_000, toPay: 25_000_000 },
  },
  'the same, two owners': {
    lines: [['labour', 100, 30_000_000]],
    rot: rot(0, 0),
    is: { total: 30_000_000, vat: 6_000_000, deduction: 9_000_000, toPay: 21_000_000 },
  },
  'two owners, both caps reached': {
    lines: [['labour', 100, 40_000_000]],
    rot: rot(0, 0),
    is: { total: 40_000_000, vat: 8_000_000, deduction: 10_000_000, toPay: 30_000_000 },
  },
  'one has used 42 000 kr, the other all': {
    lines: [['labour', 100, 10_000_000]],
    rot: rot(42_000, 50_000),
    is: { total: 10_000_000, vat: 2_000_000, deduction: 800_000, toPay: 9_200_000 },
  },
  'an option that is not chosen does not count': {
    lines: [
      ['labour', 100, 1_000_000],
      ['material', 100, 800_000, true],
    ],
    is: { total: 1_000_000, vat: 200_000, toPay: 1_000_000 },
  },
  'an option of labour that is chosen, with its deduction': {
    lines: [
      ['labour', 100, 1_000_000],
      ['labour', 100, 800_000, true],
    ],
    chosen: [2],
    rot: rot(0),
    is: { total: 1_800_000, vat: 360_000, deduction: 540_000, toPay: 1_260_000 },
  },
  'the year of the rate has passed': {
    lines: [['labour', 100, 1_000_000]],
    rot: rotOf2025,
    year: 2026,
    is: { total: 1_000_000, vat: 200_000, toPay: 1_000_000 },
  },
  'an approximate price, at most 15 % more; the material first': {
    lines: [
      ['labour', 100, 600_050],
      ['material', 100, 400_000],
    ],
    rot: rot(0),
    pricing: { kind: 'approximate' },
    plan: 'material first',
    is: { total: 1_000_050, vat: 200_010, deduction: 180_000, toPay: 820_050, most: 1_150_058, payments: [400_000, 420_050] },
  },
  'a span of 20 %; half when it begins, an odd öre last': {
    lines: [['labour', 100, 1_000_001]],
    rot: rot(0),
    pricing: { kind: 'span', percent: 20 },
    plan: 'halves',
    is: { total: 1_000_001, vat: 200_000, deduction: 300_000, toPay: 700_001, most: 1_200_001, payments: [500_000, 200_001] },
  },
}

test('there are twenty offers', () => {
  expect(Object.keys(cases)).toHaveLength(20)
})

test.each(Object.entries(cases))('to the öre: %s', (_, { lines, chosen = [], year = 2026, is, pricing = { kind: 'fixed' }, plan = 'done', rot: claim }) => {
  const offer = { lines: lines.map(lineOf), pricing, plan, rot: claim }
  const { total, vat, withoutVat, deduction, toPay, most, payments } = reckon(offer, new Set(chosen.map(String)), year)
  expect({ total, vat, deduction, toPay, most, sum: withoutVat + vat }).toEqual({
    total: is.total,
    vat: is.vat,
    deduction: is.deduction,
    toPay: is.toPay,
    most: is.most,
    sum: is.total,
  })
  if (is.payments) expect(payments.map(({ amount }) => amount)).toEqual(is.payments)
})

function lineOf([kind, amount, price, isOption]: Line, index: number): OfferLine {
  return { id: String(index + 1), name: `Rad ${index + 1}`, amount, unit: 'st', price, kind, isOption: isOption ?? false }
}

test('what is paid first is paid at the order or at the start, the rest when it is done', () => {
  const lines: OfferLine[] = [
    { id: 'rad1', name: 'Arbete', amount: 100, unit: 'st', price: 700, kind: 'labour', isOption: false },
    { id: 'rad2', name: 'Kakel', amount: 100, unit: 'st', price: 301, kind: 'material', isOption: false },
  ]
  const paymentsOf = (plan: PricedOffer['plan']) => reckon({ lines, pricing: { kind: 'fixed' }, rot: undefined, plan }, new Set(), 2026).payments
  expect(paymentsOf('done')).toEqual([{ when: 'done', amount: 1001 }])
  expect(paymentsOf('material first')).toEqual([
    { when: 'order', amount: 301 },
    { when: 'done', amount: 700 },
  ])
  expect(paymentsOf('halves')).toEqual([
    { when: 'start', amount: 500 },
    { when: 'done', amount: 501 },
  ])
})

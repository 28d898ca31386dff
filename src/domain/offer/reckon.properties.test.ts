import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_AMOUNT, MOST_PRICE } from './money.ts'
import { lineKinds, MOST_LINES, paymentPlans, units } from './offer.ts'
import { reckon } from './reckon.ts'

const line = fc.record({
  name: fc.constant('Rad'),
  amount: fc.integer({ min: 1, max: MOST_AMOUNT }),
  unit: fc.constantFrom(...units),
  price: fc.integer({ min: 0, max: MOST_PRICE }),
  kind: fc.constantFrom(...lineKinds),
  isOption: fc.boolean(),
})
const rot = fc.record({
  percent: fc.integer({ min: 0, max: 50 }),
  capKr: fc.integer({ min: 10_000, max: 200_000 }),
  year: fc.integer({ min: 2024, max: 2030 }),
  usedKr: fc.array(fc.integer({ min: 0, max: 250_000 }), { minLength: 1, maxLength: 2 }),
})
const pricing = fc.oneof(
  fc.constant({ kind: 'fixed' } as const),
  fc.constant({ kind: 'approximate' } as const),
  fc.record({ kind: fc.constant('span' as const), percent: fc.integer({ min: 1, max: 50 }) }),
)
const offer = fc
  .record({ lines: fc.array(line, { maxLength: MOST_LINES }), pricing, rot: fc.option(rot, { nil: undefined }), plan: fc.constantFrom(...paymentPlans) })
  .map((one) => ({ ...one, lines: one.lines.map((each, index) => ({ ...each, id: String(index) })) }))
const chosen = fc.array(fc.integer({ min: 0, max: MOST_LINES }).map(String)).map((ids) => new Set(ids))

test('the lines that count make the total, the VAT is a fifth of it, and nothing is negative', () => {
  fc.assert(
    fc.property(offer, chosen, (one, ids) => {
      const sums = reckon(one, ids, 2026)
      const counted = one.lines.filter(({ id, isOption }) => !isOption || ids.has(id))
      expect(sums.total).toBe(counted.reduce((all, { id }) => all + (sums.lines.get(id) ?? Number.NaN), 0))
      expect(sums.labour + sums.material + sums.other).toBe(sums.total)
      expect(sums.vat + sums.withoutVat).toBe(sums.total)
      expect(Math.abs(sums.vat * 5 - sums.total)).toBeLessThanOrEqual(2.5)
      const figures = [
        ...sums.lines.values(),
        sums.total,
        sums.vat,
        sums.withoutVat,
        sums.toPay,
        sums.deduction ?? 0,
        ...sums.payments.map(({ amount }) => amount),
      ]
      for (const figure of figures) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
      expect(sums.most ?? sums.total).toBeGreaterThanOrEqual(sums.total)
    }),
  )
})

test('the deduction is at most what is left of the caps, in whole kronor, and what is paid together is what is to be paid', () => {
  fc.assert(
    fc.property(offer, chosen, fc.integer({ min: 2024, max: 2031 }), (one, ids, year) => {
      const { labour, deduction, total, toPay, payments } = reckon(one, ids, year)
      expect(payments.reduce((all, { amount }) => all + amount, 0)).toBe(toPay)
      expect(toPay).toBe(total - (deduction ?? 0))
      if (!one.rot || year > one.rot.year) {
        expect(deduction).toBeUndefined()
        return
      }
      const left = one.rot.usedKr.reduce((sum, used) => sum + Math.max(0, (one.rot?.capKr ?? 0) - used), 0)
      expect(deduction).toBeLessThanOrEqual(left * 100)
      expect(deduction).toBeLessThanOrEqual((labour * one.rot.percent) / 100)
      expect((deduction ?? Number.NaN) % 100).toBe(0)
    }),
  )
})

import { expect, test } from 'vitest'
import { A_PLAN, A_TILED_PLAN } from '../../../tests/support/a-request.ts'
import { packDesigns, unpackDesigns } from '../room/designs.ts'
import type { PriceIndication } from '../room/price.ts'
import { designsIn, drawingVersions, pricesOf, withNewestDrawing } from './drawings.ts'

const span = (from: number) => ({ from, to: from + 1 })
const price = (from: number): PriceIndication => ({
  version: '1',
  date: '2026-11-01',
  whole: span(from),
  labour: span(from),
  priceDrivers: [],
  rot: { percent: 30, capKr: 50_000, year: 2026, deduction: { one: span(0), two: span(0) } },
})
const [first] = unpackDesigns(A_PLAN) ?? []
const [second] = unpackDesigns(A_TILED_PLAN) ?? []
if (!first || !second) throw new Error('The plans cannot be read')
const both = packDesigns([first, second])

test('each design has its price, and a letter if there are two', () => {
  const indicate = (plan: typeof first) => price(plan === first ? 10 : 20)
  expect(pricesOf([first], indicate)).toEqual({ price: price(10) })
  expect(pricesOf([first, second], indicate)).toEqual({ price: price(10), otherPrice: price(20) })
  expect(designsIn({ plan: A_PLAN, price: price(10) })).toEqual([{ plan: first, price: price(10), letter: undefined }])
  expect(designsIn({ plan: both, price: price(10), otherPrice: price(20) })).toEqual([
    { plan: first, price: price(10), letter: 'A' },
    { plan: second, price: price(20), letter: 'B' },
  ])
  expect([designsIn({}), designsIn({ plan: 'no plan' })]).toEqual([[], []])
})

test('versions count from the first drawing, whether it came with the request or later', () => {
  const later = [{ at: '2' }, { at: '3', plan: both, price: price(10), otherPrice: price(20) }, { at: '4' }]
  expect(drawingVersions({ receivedAt: '1', plan: A_PLAN, price: price(5) }, later)).toEqual([
    { plan: A_PLAN, price: price(5), at: '1', version: 1 },
    { plan: both, price: price(10), otherPrice: price(20), at: '3', version: 2 },
  ])
  expect(drawingVersions({ receivedAt: '1' }, later)).toEqual([{ plan: both, price: price(10), otherPrice: price(20), at: '3', version: 1 }])
  expect(drawingVersions({ receivedAt: '1', plan: A_PLAN }, [])).toEqual([{ plan: A_PLAN, at: '1', version: 1 }])
})

test('the newest drawing stands in place of the first, with its prices', () => {
  const enquiry = { receivedAt: '1', plan: both, price: price(1), otherPrice: price(2), name: 'Åsa' }
  expect(withNewestDrawing(enquiry, [{ at: '2', plan: A_PLAN, price: price(3) }, { at: '3' }])).toEqual({
    receivedAt: '1',
    name: 'Åsa',
    plan: A_PLAN,
    price: price(3),
    otherPrice: undefined,
  })
  expect(withNewestDrawing({ receivedAt: '1' }, [{ at: '2' }])).toEqual({ receivedAt: '1' })
})

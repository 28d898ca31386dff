import { expect, test } from 'vitest'
import { ceilingLimits, fixtureLimits, wallLimits } from './limits.ts'
import { readLength } from './read-length.ts'

test.each([
  ['210', 2100],
  ['210 cm', 2100],
  ['210,5', 2105],
  ['2,1', 2100],
  ['2.1', 2100],
  ['2,1 m', 2100],
  ['2.1m', 2100],
  ['10', 10_000],
  ['2100', 2100],
  ['2100 mm', 2100],
  [' 2,4 Meter ', 2400],
  ['3', 3000],
])('a wall of "%s" is %i mm', (typed, mm) => {
  expect(readLength(typed, wallLimits)).toBe(mm)
})

test('without a unit it is what its field can be', () => {
  expect(readLength('2,4', ceilingLimits)).toBe(2400)
  expect(readLength('60', fixtureLimits)).toBe(600)
  expect(readLength('0,6', fixtureLimits)).toBe(600)
  expect(readLength('5', { from: 0, to: 10_000 }), 'a distance').toBe(50)
})

test('what is outside the limits is read as it is written, and not moved to them', () => {
  expect(readLength('20', wallLimits)).toBe(200)
  expect(readLength('20 cm', wallLimits)).toBe(200)
  expect(readLength('12 m', wallLimits)).toBe(12_000)
  expect(readLength('50000', wallLimits)).toBe(500_000)
})

test.each(['', 'två', '2,1 fot', '2 1', '1-2', '1e3', '∞'])('"%s" is no length', (typed) => {
  expect(readLength(typed, wallLimits)).toBeUndefined()
})

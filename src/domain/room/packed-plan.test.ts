import { expect, test } from 'vitest'
import { emptyRoom } from '../../../tests/support/a-plan.ts'
import { readSentDesigns } from './designs.ts'
import { rectangularPlan } from './rectangular-plan.ts'
import { packPlan, unpackPlan } from './share.ts'

test('a plan of a rectangular room numbers its fixtures; a soil pipe is only where one is given', () => {
  const parts = { width: 2000, depth: 1500, ceiling: { height: 2300 }, openings: [], drain: { x: 1, y: 2 }, tile: '10x10' } as const
  const basin = { kind: 'basin', at: { x: 300, y: 225 }, turn: 0, width: 600, depth: 450 } as const
  const drain = { id: 'o1', kind: 'drain', at: { x: 1, y: 2 } }
  expect(rectangularPlan({ ...parts, waste: { x: 3, y: 4 }, fixtures: [basin, basin] })).toEqual({
    room: { ...emptyRoom(2000, 1500).room, ceiling: { height: 2300 } },
    openings: [],
    plumbingPoints: [drain, { id: 'o2', kind: 'waste', at: { x: 3, y: 4 } }],
    fixtures: [
      { ...basin, id: 'f1' },
      { ...basin, id: 'f2' },
    ],
    tile: '10x10',
  })
  expect(rectangularPlan({ ...parts, fixtures: [] }).plumbingPoints).toEqual([drain])
})

const PACKED = '2~0.0_2400.0_2400.2000_0.2000~2400.0.1300.1400~d1.2.300.800.out.start_w1.1.1200.600.1200.600~o1.drain.450.450~f1.basin.300.225.0.600.450~20x40'

test.each([
  // The limits of each number: the last that is taken, and the first that is not.
  ['2400.0.1300', '5000.0.1300', '5001.0.1300'],
  ['2400.0.1300', '1800.0.1300', '1799.0.1300'],
  ['2400.0.1300', '2400.3.1300', '2400.4.1300'],
  ['2400.0.1300', '2400.0.2400', '2400.0.2401'],
  ['2400.0.1300', '2400.0.0', '2400.0.-1'],
  ['1300.1400', '1300.100', '1300.99'],
  ['1300.1400', '1300.10000', '1300.10001'],
  ['1300.1400', '1300.1400', '1300.1400.1'],
  ['1300.1400', '1300.1400', '1300'],
  ['d1.2.300.800', 'd1.2.1600.800', 'd1.2.1601.800'],
  ['d1.2.300.800', 'd1.2.0.2400', 'd1.2.0.2401'],
  ['d1.2.300.800', 'd1.3.300.800', 'd1.4.300.800'],
  ['d1.2.300.800', 'd1.2.300.300', 'd1.2.300.299'],
  ['d1.2.300.800', 'd9999.2.300.800', 'd10000.2.300.800'],
  ['d1.2.300.800', 'd1.2.300.800', 'd0.2.300.800'],
  ['d1.2.300.800', 'd1.2.300.800', 'e1.2.300.800'],
  ['d1.2.300.800', 'd2.2.300.800', 'dd1.2.300.800'],
  ['w1.1.1200', 'w2.1.1200', 'x1.1.1200'],
  ['out.start', 'in.end', 'up.end'],
  ['out.start', 'in.end', 'in.middle'],
  ['out.start', 'out.start', 'out.start.1'],
  ['1200.600.1200.600', '1200.600.3000.3000', '1200.600.3001.3000'],
  ['1200.600.1200.600', '1200.600.0.100', '1200.600.0.99'],
  ['1200.600.1200.600', '1200.600.1200.600', '1200.600.1200.600.1'],
  ['1200.600.1200.600', '1200.600.1200.600', '1200.600.1200'],
  ['o1.drain.450.450', 'o1.water.-20000.20000', 'o1.water.-20001.20000'],
  ['o1.drain.450.450', 'o1.waste.20000.-20000', 'o1.waste.20001.-20000'],
  ['o1.drain.450.450', 'o1.drain.450.450', 'o1.sink.450.450'],
  ['o1.drain.450.450', 'o1.drain.450.450', 'o1.drain.450.450.1'],
  ['o1.drain.450.450', 'o1.drain.450.450', 'o1.drain.450'],
  ['o1.drain.450.450', 'o1.drain.450.450', 'f2.drain.450.450'],
  ['225.0.600.450', '225.3.2500.50', '225.3.2501.50'],
  ['225.0.600.450', '225.3.50.2500', '225.3.49.2500'],
  ['225.0.600.450', '225.3.2500.2500', '225.3.2500.2501'],
  ['225.0.600.450', '225.0.600.450', '225.0.600.450.1'],
  ['225.0.600.450', '225.0.600.450', '225.0.600'],
  ['225.0.600.450', '225.2.600.450', '225.toString.600.450'],
  ['basin.300', 'cabinet.300', 'sink.300'],
  ['f1.', 'f2.', 'w1.'],
  ['20x40', '60x60', '60x60~'],
  ['20x40', '10x10', '90x90'],
  ['~20x40', '~20x40', ''],
])('in a packed plan %s may be %s, and not %s', (part, good, bad) => {
  expect(PACKED).toContain(part)
  const taken = PACKED.replace(part, good)
  const plan = unpackPlan(taken)
  expect(plan && packPlan(plan)).toBe(taken)
  expect(unpackPlan(PACKED.replace(part, bad))).toBeUndefined()
})

test.each([
  ['300 mm to 10 m', '0.0_300.0_300.10000_0.10000', true],
  ['less', '0.0_299.0_299.1000_0.1000', false],
  ['more', '0.0_10001.0_10001.1000_0.1000', false],
  ['an L', '0.0_3000.0_3000.1000_1000.1000_1000.3000_0.3000', true],
  ['an L the wrong way around', '0.0_0.3000_1000.3000_1000.1000_3000.1000_3000.0', false],
  ['an L with a wall of 299 mm', '0.0_3000.0_3000.2701_1000.2701_1000.3000_0.3000', false],
  ['six corners in a line', '0.0_1000.0_3000.0_3000.1000_1000.1000_0.1000', false],
  ['five corners', '0.0_3000.0_3000.1000_1000.1000_0.1000', false],
  ['seven corners', '0.0_3000.0_3000.1000_1000.1000_1000.3000_500.3000_0.3000', false],
  ['a point of three numbers', '0.0_3000.0.1_3000.1000_0.1000', false],
  ['not from the top', '0.1_3000.1_3000.1000_0.1000', false],
  ['not from the left', '1.0_3000.0_3000.1000_1.1000', false],
  ['none', '', false],
])('a packed room: %s', (_, corners, taken) => {
  expect(unpackPlan(`2~${corners}~2400~~~~20x40`) !== undefined).toBe(taken)
})

test('a door is three metres wide at most, however long its wall', () => {
  const packed = (width: number) => `2~0.0_5000.0_5000.2000_0.2000~2400~d1.0.0.${width}.in.end~~~20x40`
  expect([unpackPlan(packed(3000)) !== undefined, unpackPlan(packed(3001)) !== undefined]).toEqual([true, false])
})

test('as many items as a plan may hold, and not one more', () => {
  const list = (count: number, item: (n: number) => string) => Array.from({ length: count }, (_, index) => item(index + 1)).join('_')
  const packed = (openings: number, points: number, fixtures: number) =>
    `2~0.0_2400.0_2400.2000_0.2000~2400~${list(openings, (n) => `d${n}.0.0.800.in.end`)}~${list(points, (n) => `o${n}.drain.1.1`)}~${list(fixtures, (n) => `f${n}.basin.1.1.0.600.450`)}~20x40`
  expect(unpackPlan(packed(12, 20, 40))).toMatchObject({ fixtures: { length: 40 } })
  for (const tooMany of [packed(13, 0, 0), packed(0, 21, 0), packed(0, 0, 41)]) expect(unpackPlan(tooMany)).toBeUndefined()
})

test('a drawing that was sent is read, and what is none is not', () => {
  expect(unpackPlan(PACKED)?.openings.map(({ kind }) => kind)).toEqual(['door', 'window'])
  expect(readSentDesigns(PACKED)).toEqual({ packed: PACKED, designs: [unpackPlan(PACKED)] })
  expect(readSentDesigns('unreadable')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { findings } from './findings.ts'
import { furnishedLimits, furnishedRoom } from './furnished-room.ts'
import { packPlan, unpackPlan } from './share.ts'
import { boundsOf } from './walls.ts'

const SIDES = [1200, 1300, 1500, 1700, 1900, 2100, 2400, 3000, 4500, furnishedLimits.to]

/** Each pair once, from the smallest room that holds a shower, a WC and a basin. */
const SIZES = SIDES.flatMap((one) => SIDES.filter((other) => other >= one && one * other >= 2_400_000).map((other) => [one, other] as const))

test.each(SIZES)('a room of %i × %i mm has a shower, a WC, a basin and a mirror, and nothing in the way of using it', (one, other) => {
  const plan = furnishedRoom(one, other)
  const kinds = plan.fixtures.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['shower-corner', 'wc-wall', 'basin', 'mirror']))
  expect(findings(plan).filter(({ level }) => level !== 'advice')).toEqual([])
  expect(boundsOf(plan.room)).toMatchObject({ right: one, bottom: other })
  expect(unpackPlan(packPlan(plan))).toEqual(plan)
})

test('it does not matter which side is said first', () => {
  expect(furnishedRoom(2400, 2100)).toEqual(furnishedRoom(2100, 2400))
})

test('fixtures are as large as is usual, and smaller only where the room asks for it', () => {
  const showerIn = (one: number, other: number) => furnishedRoom(one, other).fixtures.find(({ kind }) => kind === 'shower-corner')?.width
  expect([showerIn(2100, 2400), showerIn(1200, 1900)]).toEqual([900, 700])
})

test('a washing machine is there where the room has a place for it', () => {
  const hasMachine = (one: number, other: number) => furnishedRoom(one, other).fixtures.some(({ kind }) => kind === 'washing-machine')
  expect([hasMachine(1700, 1900), hasMachine(2100, 2400)]).toEqual([false, true])
})

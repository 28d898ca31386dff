import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import type { Plan } from './plan.ts'
import { wetZones } from './wet-zones.ts'

const ofWall = (plan: Plan, wall: number) => wetZones(plan).filter((stretch) => stretch.wall === wall)
const withWindow = (plan: Plan, wall: number): Plan => ({
  ...plan,
  openings: [...plan.openings, { id: 'w1', kind: 'window', wall, along: 200, width: 600, sill: 1200, height: 600 }],
})

test('a wall out of reach is zone 2 from its start to its end', () => {
  expect(ofWall(emptyRoom(3000, 2000), 1)).toEqual([{ wall: 1, from: 0, to: 2000, zone: 2 }])
})

test('a stretch in reach is zone 1 and the rest of the wall zone 2, in the order of the wall', () => {
  const plan = withFixture(withFixture(emptyRoom(7000, 3000), 'bath-built-in', 5000, 0), 'shower-corner', 1500, 0)
  expect(ofWall(plan, 0)).toEqual([
    { wall: 0, from: 0, to: 500, zone: 2 },
    { wall: 0, from: 500, to: 3400, zone: 1 },
    { wall: 0, from: 3400, to: 4000, zone: 2 },
    { wall: 0, from: 4000, to: 7000, zone: 1 },
  ])
})

test('stretches that touch are one, and one within another does not change its length', () => {
  const touching = withFixture(withFixture(emptyRoom(7000, 3000), 'shower-corner', 2900, 0), 'shower-corner', 0, 0)
  expect(ofWall(touching, 0)).toEqual([
    { wall: 0, from: 0, to: 4800, zone: 1 },
    { wall: 0, from: 4800, to: 7000, zone: 2 },
  ])
  const apart = withFixture(withFixture(emptyRoom(7000, 3000), 'shower-corner', 2901, 0), 'shower-corner', 0, 0)
  expect(ofWall(apart, 0).map(({ zone }) => zone)).toEqual([1, 2, 1, 2])
  const within = withFixture(withFixture(emptyRoom(7000, 3000), 'bath-built-in', 2000, 0), 'shower-corner', 2300, 0)
  expect(ofWall(within, 0)[1]).toEqual({ wall: 0, from: 1000, to: 4600, zone: 1 })
})

test('an outer wall is zone 1 as a whole, once it is reached', () => {
  const plan = withWindow(withFixture(emptyRoom(5000, 3000), 'shower-corner', 0, 0), 0)
  expect(ofWall(plan, 0)).toEqual([{ wall: 0, from: 0, to: 5000, zone: 1 }])
  const elsewhere = withWindow(withFixture(emptyRoom(5000, 3000), 'shower-corner', 0, 0), 3)
  expect(ofWall(elsewhere, 0)[0], 'a window in another wall').toEqual({ wall: 0, from: 0, to: 1900, zone: 1 })
  const atTheDoor = withFixture(emptyRoom(5000, 3000), 'shower-corner', 4100, 2100)
  expect(ofWall(atTheDoor, 2)[0], 'a door makes none').toEqual({ wall: 2, from: 0, to: 1900, zone: 1 })
  expect(ofWall(withWindow(emptyRoom(5000, 3000), 0), 0)).toEqual([{ wall: 0, from: 0, to: 5000, zone: 2 }])
})

test.each([
  // 600 mm off the wall: 800 mm to either side, by the shortest distance.
  ['600 mm', 600, [1200, 3700]],
  // 700 mm off: 714.14… mm, rounded outwards.
  ['700 mm', 700, [1285, 3615]],
  ['a metre', 1000, [2000, 2900]],
  ['more than a metre', 1001, undefined],
])('a shower %s off its wall reaches what is within a metre', (_, off, reached) => {
  const ones = ofWall(withFixture(emptyRoom(6000, 4000), 'shower-corner', 2000, off), 0).filter(({ zone }) => zone === 1)
  expect(ones.map(({ from, to }) => [from, to])).toEqual(reached ? [reached] : [])
})

test('a wall is reached from behind too, and one that only its end touches is not', () => {
  const behind = withFixture(emptyRoom(3000, 2000), 'shower-corner', 500, -1500)
  expect(ofWall(behind, 0).filter(({ zone }) => zone === 1)).toMatchObject([{ from: 0, to: 2200 }])
  const beyond = withFixture(emptyRoom(3000, 2000), 'shower-corner', 4000, 0)
  expect(ofWall(beyond, 0)).toMatchObject([{ zone: 2 }])
})

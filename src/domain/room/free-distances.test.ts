import { expect, test } from 'vitest'
import { emptyRoom, rotated, withFixture } from '../../../tests/support/a-plan.ts'
import { boxOf } from './boxes.ts'
import { freeAlongWall, freeDistances } from './free-distances.ts'
import { templates } from './templates.ts'

const lengths = (left: number, top: number, right: number, bottom: number) =>
  freeDistances(templates['l-form'].room, { left, top, right, bottom }).map(({ length }) => length)

test('the distances of a box to the walls around it: left, right, up, down', () => {
  // 2,800 × 2,400 mm, without its lower right part of 1,000 × 900.
  expect(lengths(500, 300, 900, 700)).toEqual([500, 1900, 300, 1700])
})

test('in the narrow part of an L the wall of the corner counts', () => {
  expect(lengths(500, 1600, 900, 2000)).toEqual([500, 900, 1600, 400])
  expect(lengths(2000, 300, 2400, 700)).toEqual([2000, 400, 300, 800])
})

test('of several walls in a direction the nearest counts', () => {
  // In the cut of the L, and to the left of and above the room.
  expect(lengths(2000, 1600, 2400, 2000)).toEqual([200, 100])
  expect(lengths(-700, 1600, -300, 2000)).toEqual([300])
  expect(lengths(2000, -700, 2400, -300)).toEqual([300])
  expect(lengths(500, 1300, 900, 1700), 'at the height of the corner').toEqual([500, 900, 1300, 700])
})

test('where the room is narrow above, a wall that ends there counts as far as its corner', () => {
  // Without its upper left part of 1,000 × 900.
  const { room } = rotated(rotated(templates['l-form']))
  const left = (top: number, bottom: number) => freeDistances(room, { left: 1500, top, right: 1900, bottom })[0]?.length
  expect([left(700, 1100), left(701, 1101), left(1300, 1700)]).toEqual([500, 1500, 1500])
  const up = (from: number, to: number) => freeDistances(room, { left: from, top: 1500, right: to, bottom: 1900 })[2]?.length
  expect([up(800, 1200), up(801, 1201), up(400, 800)]).toEqual([600, 1500, 600])
})

test('a side at its wall, or beyond it, has none', () => {
  expect(lengths(0, 0, 400, 400)).toEqual([2400, 2000])
  expect(lengths(-100, 300, 300, 700)).toEqual([2500, 300, 1700])
  const outside = [lengths(-400, 300, 0, 700), lengths(2800, 300, 3200, 700), lengths(500, -400, 900, 0), lengths(500, 2400, 900, 2800)]
  expect(outside, 'at its wall from outside').toEqual([[], [], [], []])
})

test('what stands nearer than the wall counts instead, from the middle of what faces it', () => {
  const plan = withFixture(withFixture(emptyRoom(3000, 2400), 'basin', 1000, 0), 'wc-wall', 2000, 0)
  const [basin, wc] = plan.fixtures.map(boxOf)
  if (!basin || !wc) throw new Error('two fixtures')
  const found = freeDistances(plan.room, basin, [wc])
  expect(found.map(({ length }) => length)).toEqual([1000, 400, 1950])
  expect(found[1]).toEqual({ from: { x: 1600, y: 225 }, to: { x: 2000, y: 225 }, length: 400 })
  const beside = { left: wc.left - 600, right: wc.left, top: 0, bottom: 450 }
  expect(
    freeDistances(plan.room, beside, [wc]).map(({ length }) => length),
    'a neighbour that it touches',
  ).toEqual([1400, 1950])
  expect(
    freeDistances(plan.room, { left: 100, right: 700, top: 1500, bottom: 1900 }, [wc]).map(({ length }) => length),
    'not faced',
  ).toEqual([100, 2300, 1500, 500])
})

test('a neighbour counts on the side where it is, if it faces it', () => {
  const { room } = emptyRoom(3000, 2400)
  const box = { left: 1200, top: 1000, right: 1600, bottom: 1400 }
  const beside = (...others: (typeof box)[]) => freeDistances(room, box, others).map(({ from, to, length }) => [from.x, from.y, to.x, to.y, length])
  const [left, right] = [
    [1200, 1200, 0, 1200, 1200],
    [1600, 1200, 3000, 1200, 1400],
  ]
  const [up, down] = [
    [1400, 1000, 1400, 0, 1000],
    [1400, 1400, 1400, 2400, 1000],
  ]
  expect(beside()).toEqual([left, right, up, down])
  expect(beside({ left: 600, top: 1100, right: 900, bottom: 1500 }), 'to the left').toEqual([[1200, 1250, 900, 1250, 300], right, up, down])
  const near = { left: 1700, top: 900, right: 2000, bottom: 1100 }
  expect(beside(near, { ...near, left: 1800 }), 'two to the right').toEqual([left, [1600, 1050, 1700, 1050, 100], up, down])
  expect(beside(near, { ...near, top: 1100, bottom: 1300 }), 'of two as near the first').toEqual([left, [1600, 1050, 1700, 1050, 100], up, down])
  expect(beside({ left: 1300, top: 500, right: 1800, bottom: 800 }), 'above').toEqual([left, right, [1450, 1000, 1450, 800, 200], down])
  expect(beside({ left: 1000, top: 1800, right: 1300, bottom: 1900 }), 'below').toEqual([left, right, up, [1250, 1400, 1250, 1800, 400]])
  expect(beside({ ...near, top: 1400, bottom: 1600 }), 'beyond its corner').toEqual([left, right, up, down])
  const touching = [
    { ...box, left: 1000, right: 1200 },
    { ...box, left: 1600, right: 1700 },
    { ...box, top: 900, bottom: 1000 },
    { ...box, top: 1400, bottom: 1500 },
  ]
  expect(beside(...touching), 'touched on each side').toEqual([])
})

test('an opening has a distance to each corner of its wall, or to the next opening', () => {
  const plan = emptyRoom(3000, 2400)
  const window = { id: 'w1', kind: 'window', wall: 2, along: 200, width: 500, sill: 1200, height: 600 } as const
  const both = { ...plan, openings: [...plan.openings, window] }
  const lengths = both.openings.map((opening) => freeAlongWall(both, opening).map(({ length }) => length))
  expect(lengths).toEqual([
    [400, 1100],
    [200, 400],
  ])
  const corner = { ...both, openings: [...both.openings, { ...window, id: 'w2', wall: 1, along: 700, width: 300 }] }
  expect(
    corner.openings.slice(0, 2).map((opening) => freeAlongWall(corner, opening).map(({ length }) => length)),
    'whatever is in another wall',
  ).toEqual(lengths)
  const touching = { ...plan, openings: [...plan.openings, { ...window, along: 600 }] }
  expect(
    touching.openings.map((opening) => freeAlongWall(touching, opening).map(({ length }) => length)),
    'two that touch',
  ).toEqual([[1100], [600]])
  expect(freeAlongWall(plan, { ...window, along: 0, width: 3000 }), 'a whole wall').toEqual([])
})

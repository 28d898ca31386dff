import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../../tests/support/a-plan.ts'
import { signedArea } from '../boxes.ts'
import type { FixtureKind } from '../fixtures.ts'
import type { Plan } from '../plan.ts'
import { floorPlane } from './floor-plane.ts'

const ROOM = emptyRoom(3000, 2400)
/** Just too large to follow a fall. */
const LARGE = { tile: { width: 151, height: 300 } }

/** Beside the floor, the areas of the four faces (m²) that slope to the drain. */
const slopes = (plan: Plan, tiling = LARGE) =>
  floorPlane(plan, tiling)
    .faces.slice(1)
    .map((face) => face.reduce((sum, part) => sum + signedArea(part), 0) / 1e6)

/** An open shower of 900 × 900 mm whose upper left corner is 50 mm from both walls. */
const shower = (kind: FixtureKind = 'shower-walk-in', x = 400, y = 300) =>
  withDrain(withFixture({ ...ROOM, openings: [] }, kind, 50, 50, { width: 900, depth: 900 }), x, y)

test.each(['shower-walk-in', 'shower-corner'] as const)('%s with a drain is laid in four faces, cut from its corners to the drain', (kind) => {
  const faces = slopes(shower(kind))
  // Triangles of 900 mm, as high as the drain is far from each side; of each its part of the drain's square is gone.
  const bare = [250, 550, 650, 350].map((height) => (900 * height) / 2 / 1e6)
  expect(faces).toHaveLength(4)
  for (const [index, whole] of bare.entries()) expect(whole - (faces[index] ?? 0)).toBeGreaterThan(0)
  expect(faces.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0.81 - 0.15 * 0.15, 9)
  for (const [index, whole] of bare.entries()) expect(whole - (faces[index] ?? 0)).toBeLessThan(0.15 * 0.15)
})

test('the floor below such a shower counts once', () => {
  expect(floorPlane(shower(), LARGE).area).toBeCloseTo(3000 * 2400 - 150 * 150, 3)
})

test.each<[string, Plan]>([
  ['what is no open shower', shower('shower-cabin')],
  ['another fixture', shower('bath-freestanding')],
  ['a drain on the left side', shower('shower-walk-in', 50, 300)],
  ['a drain on the right side', shower('shower-walk-in', 950, 300)],
  ['a drain on the upper side', shower('shower-walk-in', 400, 50)],
  ['a drain on the lower side', shower('shower-walk-in', 400, 950)],
  ['a drain elsewhere', shower('shower-walk-in', 2000, 2000)],
  ['another pipe', { ...shower(), plumbingPoints: [{ id: 'o1', kind: 'water', at: { x: 400, y: 300 } }] }],
  ['a shower that stands in a wall', withDrain(withFixture({ ...ROOM, openings: [] }, 'shower-walk-in', -50, 50, { width: 900, depth: 900 }), 400, 300)],
])('the floor is one face with %s', (_, plan) => {
  expect(slopes(plan)).toEqual([])
})

test('tiles of 15 cm follow the fall without being cut, and the first shower with a drain is the one', () => {
  expect(slopes(shower(), { tile: { width: 150, height: 300 } })).toEqual([])
  expect(slopes(shower(), { tile: { width: 300, height: 150 } })).toEqual([])
  const two = withFixture({ ...shower(), fixtures: [] }, 'shower-walk-in', 1500, 1000, { width: 900, depth: 900 })
  expect(slopes({ ...two, fixtures: [...two.fixtures, ...shower().fixtures] })).toHaveLength(4)
})

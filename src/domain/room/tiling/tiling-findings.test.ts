import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Mm, Plan } from '../plan.ts'
import { isFace } from './built-in-faces.ts'
import { chooseTiles, lockJoints, moveJoints, setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'
import { proposedNiche } from './niche.ts'
import { type TilingFinding, tilingFindings } from './tiling-findings.ts'

/** Walls of 2400, 2000, 2400 and 2000 mm, 2400 high, in 20 × 40 cm with 3 mm joints. No openings. */
const ROOM: Plan = { ...emptyRoom(2400, 2000), openings: [] }
const found = (plan: Plan) => tilingFindings(setOuts(plan))
const sliver = (of: Omit<Extract<TilingFinding, { code: 'sliver' }>, 'code' | 'id'> & { id?: string }): TilingFinding => ({
  code: 'sliver',
  id: undefined,
  ...of,
})

test('a room as proposed has nothing to remark on', () => {
  expect(found(ROOM)).toEqual([])
})

test('a sliver is told with its edge and the smallest move that mends it, in centimetres', () => {
  // From 10 mm on: 7 mm at the first corner, 157 at the last. A centimetre back both are wide.
  expect(found(moveJoints(ROOM, 0, 'x', 10))).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 7, mend: { axis: 'x', by: -10, becomes: 200 } }),
  ])
  // From 32 mm on: 29 mm there; 4 cm on it is 69.
  expect(found(moveJoints(ROOM, 0, 'x', 32))).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 29, mend: { axis: 'x', by: -30, becomes: 200 } }),
  ])
  expect(found(moveJoints(ROOM, 0, 'x', 36))).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 33, mend: { axis: 'x', by: 40, becomes: 73 } }),
  ])
})

test('a locked wall is not mended, and level joints are mended only with all walls that they meet', () => {
  const locked = lockJoints(ROOM, 0, 'x', 10, true)
  expect(found(locked)).toEqual([sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 7, mend: undefined })])
  const up = moveJoints(ROOM, 0, 'y', 100)
  // 97 mm at the floor of each wall.
  const floor = { axis: 'y', edge: 'floor', at: 0, cut: 97 } as const
  const mend = { axis: 'y', by: 40, becomes: 137 } as const
  expect(found(up)).toEqual([0, 1, 2, 3].map((surface) => sliver({ surface, ...floor, mend })))
  expect(found(lockJoints(up, 2, 'y', 100, true)).map((one) => 'mend' in one && one.mend)).toEqual([undefined, undefined, undefined, undefined])
})

test('equal slivers at edges of one kind are told once, the narrowest first', () => {
  const narrow = emptyRoom(2050, 2000)
  // 7 mm at one corner and 13 at the other; 20 mm at both.
  const cuts = (start: Mm) => found(moveJoints({ ...narrow, openings: [] }, 0, 'x', start)).map((one) => 'cut' in one && [one.at, one.cut])
  expect(cuts(13)).toEqual([
    [2050, 7],
    [0, 10],
  ])
  expect(cuts(11.5)).toEqual([[0, 8.5]])
})

test('a niche off the joints, and a half bond of long tiles, are remarked on', () => {
  const [setOut] = setOuts(ROOM)
  const niche = setOut && proposedNiche(ROOM, setOut)
  if (!niche) throw new Error('No niche')
  expect(found(setNiche(ROOM, 0, niche))).toEqual([])
  expect(found(setNiche(ROOM, 0, { ...niche, along: niche.along + 100 }))).toContainEqual({ code: 'niche-off-joints', surface: 0 })
  const long = (width: Mm, height: Mm, bond: 'half' | 'third') =>
    found(chooseTiles(ROOM, [1], { tile: { width, height }, bond })).filter(({ code }) => code === 'long-half-bond')
  expect(long(600, 300, 'half')).toEqual([{ code: 'long-half-bond', surface: 1, longest: 600 }])
  expect(long(300, 600, 'half')).toEqual([{ code: 'long-half-bond', surface: 1, longest: 600 }])
  expect(long(599, 300, 'half')).toEqual([])
  expect(long(600, 300, 'third')).toEqual([])
})

test('the face of a boxing tells of its own slivers along it, and never of those up and down, which its wall tells', () => {
  const ofFaces = (plan: Plan) => found(plan).filter(({ surface }) => isFace(surface))
  expect(ofFaces(moveJoints(withFixture(ROOM, 'boxing', 1000, 0, { width: 220, depth: 300 }), 0, 'y', 100))).toEqual([])
  // 610 mm deep, with rows moved by 301.5: where one row has its joint in the middle, the next has a sliver.
  const long = chooseTiles(withFixture(ROOM, 'boxing', 1000, 0, { width: 230, depth: 610 }), [0, 1, 2, 3], { tile: { width: 600, height: 300 }, bond: 'half' })
  const told = ofFaces(long)
  expect(new Set(told.map(({ surface }) => surface))).toEqual(new Set(['boxing 1 1', 'boxing 1 2', 'boxing 1 3']))
  for (const one of told) expect(one).toMatchObject({ code: 'sliver', axis: 'x', mend: undefined })
})

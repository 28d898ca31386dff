import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Plan, SurfaceName } from '../plan.ts'
import { chooseTiles, lockJoints, moveJoints, proposeAgain, setNiche, setWallTiles, tileNameOf } from './edit-tiling.ts'
import { tilingOf } from './lay-out.ts'

/** Walls of 20 × 40 cm and a floor of 10 × 10, all with 3 mm joints. */
const ROOM = emptyRoom(2400, 2000)
const NICHE = { along: 406, sill: 1000, width: 403, height: 403 }
/** The first wall moved by hand along both axes, locked along one, and with a niche. */
const MOVED = setNiche(lockJoints(moveJoints(ROOM, 0, 'x', 50), 0, 'y', 100, true), 0, NICHE)
const of = (plan: Plan, surface: SurfaceName) => plan.tiling?.find((one) => one.surface === surface)

test('what is chosen is clamped to whole tiles of 5 cm to 1.5 m and joints of 1.5 to 10 mm in halves', () => {
  const chosen = (width: number, height: number, joint: number) => {
    const { tile, joint: clamped } = tilingOf(chooseTiles(ROOM, [1], { tile: { width, height }, joint }), 1)
    return [tile.width, tile.height, clamped]
  }
  expect([chosen(5, 9999, 0.1), chosen(250.4, 49, 2.3), chosen(1501, 250.6, 99)]).toEqual([
    [50, 1500, 1.5],
    [250, 50, 2.5],
    [1500, 251, 10],
  ])
})

test('other tiles, joints or another bond are proposed anew without their niche; a material leaves everything where it was', () => {
  const tile = { width: 300, height: 600 }
  for (const choice of [{ tile }, { joint: 5 }, { bond: 'half' }] as const) {
    const chosen = of(chooseTiles(MOVED, [0], choice), 0)
    const usual = 'tile' in choice ? { joint: 2 } : {}
    expect(chosen).toEqual({ ...of(MOVED, 0), ...usual, ...choice, x: undefined, y: undefined, locked: [], niche: undefined })
  }
  const joints = (plan: Plan) => [0, 1, 2].map((wall) => tilingOf(setWallTiles(plan, '60x60'), wall).joint)
  const coloured = chooseTiles(chooseTiles(ROOM, [0, 1], { material: 'sand' }), [1], { joint: 4 })
  expect(joints(coloured), 'the usual joint of these tiles, unless another was chosen').toEqual([2, 4, 2])
  expect(of(chooseTiles(MOVED, [0], { material: 'salvia' }), 0)).toEqual({ ...of(MOVED, 0), material: 'salvia' })
})

test('a surface is stored once it differs, in the order of the walls with the floor last, and no longer when it is as usual', () => {
  const surfaces = ['floor', 3, 0, 2] as const
  const coloured = surfaces.reduce<Plan>((plan, surface) => chooseTiles(plan, [surface], { material: 'sand' }), ROOM)
  expect(coloured.tiling?.map(({ surface }) => surface)).toEqual([0, 2, 3, 'floor'])
  const plain = chooseTiles(coloured, [2], { material: 'vit' })
  expect(plain.tiling?.map(({ surface }) => surface)).toEqual([0, 3, 'floor'])
  expect(chooseTiles(chooseTiles(plain, [0, 3], { material: 'vit' }), ['floor'], { material: 'ljusgra' })).toEqual(ROOM)
})

test.each<[words: string, changed: Plan]>([
  ['a width', chooseTiles(ROOM, [0], { tile: { width: 201, height: 400 } })],
  ['a height', chooseTiles(ROOM, [0], { tile: { width: 200, height: 401 } })],
  ['a joint', chooseTiles(ROOM, [0], { joint: 3.5 })],
  ['a bond', chooseTiles(ROOM, [0], { bond: 'third' })],
  ['a place along', moveJoints(ROOM, 0, 'x', 0)],
  ['a place up', moveJoints(ROOM, 0, 'y', 0)],
  ['a niche', setNiche(ROOM, 0, NICHE)],
  ['a lock', proposeAgain(lockJoints(ROOM, 0, 'x', 0, true), 0)],
])('%s alone is stored', (_, changed) => {
  expect(of(changed, 0)).toBeDefined()
})

test('along a wall its joints move alone; up and down those of all walls whose level joints meet', () => {
  const other = chooseTiles(ROOM, [2], { tile: { width: 200, height: 200 } })
  const wider = chooseTiles(other, [3], { joint: 5 })
  expect(moveJoints(wider, 0, 'x', 300.3).tiling?.map(({ surface, x, y }) => [surface, x, y])).toEqual([
    [0, 97.25, undefined],
    [2, undefined, undefined],
    [3, undefined, undefined],
  ])
  expect(moveJoints(wider, 0, 'y', -3).tiling?.map(({ surface, x, y }) => [surface, x, y])).toEqual([
    [0, undefined, 400],
    [1, undefined, 400],
    [2, undefined, undefined],
    [3, undefined, undefined],
  ])
  expect(moveJoints(ROOM, 'floor', 'y', 110).tiling?.map(({ surface, y }) => [surface, y])).toEqual([['floor', 7]])
})

test('a lock holds its axis on every wall that would move, until it is taken away', () => {
  const locked = lockJoints(ROOM, 1, 'y', 250, true)
  expect(locked.tiling?.map(({ surface, y, locked }) => [surface, y, locked])).toEqual([0, 1, 2, 3].map((wall) => [wall, 250, ['y']]))
  expect(moveJoints(locked, 3, 'y', 10)).toBe(locked)
  const one: Plan = { ...locked, tiling: locked.tiling?.map((tiling) => (tiling.surface === 2 ? tiling : { ...tiling, locked: [] })) }
  expect(moveJoints(one, 3, 'y', 10), 'one of them is enough').toBe(one)
  const unplaced: Plan = { ...ROOM, tiling: [{ ...tilingOf(ROOM, 0), locked: ['x'] }] }
  expect(of(chooseTiles(unplaced, [0], { material: 'vit' }), 0)?.locked, 'without a place, as a link may have it').toEqual(['x'])
  expect(of(moveJoints(locked, 3, 'x', 10), 3)).toMatchObject({ x: 10, y: 250 })
  const both = lockJoints(locked, 3, 'x', 20, true)
  expect(of(both, 3)?.locked).toEqual(['x', 'y'])
  expect(of(lockJoints(both, 3, 'x', 30, true), 3), 'a second time').toMatchObject({ x: 30, locked: ['x', 'y'] })
  expect(of(lockJoints(both, 3, 'y', 0, false), 3), 'unlocked, it stays').toMatchObject({ x: 20, y: 250, locked: ['x'] })
})

test('the proposal comes back along every axis that is not locked', () => {
  const moved = moveJoints(moveJoints(ROOM, 0, 'x', 50), 0, 'y', 100)
  expect(proposeAgain(moved, 0)).toEqual(ROOM)
  const locked = lockJoints(moved, 0, 'x', 50, true)
  expect(proposeAgain(locked, 0).tiling?.map(({ surface, x, y }) => [surface, x, y])).toEqual([[0, 50, undefined]])
  expect(proposeAgain(lockJoints(moved, 2, 'y', 100, true), 0), 'held up and down by another wall').toMatchObject({
    tiling: [{ surface: 0, x: undefined, y: 100 }, { y: 100 }, { y: 100 }, { y: 100 }],
  })
})

test('neither the floor nor the face of a boxing has a niche, and a face has no joints of its own', () => {
  const boxed = withFixture(ROOM, 'boxing', 0, 0)
  expect(setNiche(boxed, 'floor', NICHE)).toBe(boxed)
  for (const axis of ['x', 'y'] as const) expect(moveJoints(boxed, 'boxing 1 2', axis, 5)).toBe(boxed)
  expect(setNiche(setNiche(ROOM, 1, NICHE), 1, undefined)).toEqual(ROOM)
})

test('the room’s tiles replace what was chosen for its walls, and leave the floor', () => {
  const floor = chooseTiles(ROOM, ['floor'], { material: 'sand' })
  const chosen = chooseTiles(chooseTiles(floor, [1], { tile: { width: 100, height: 100 } }), [2], { tile: { width: 200, height: 200 }, material: 'salvia' })
  const all = setWallTiles(chosen, '20x20')
  expect(all).toEqual({ ...ROOM, tile: '20x20', tiling: [tilingOf(all, 2), ...(floor.tiling ?? [])] })
  expect(tilingOf(all, 2)).toMatchObject({ tile: { width: 200, height: 200 }, material: 'salvia' })
})

test('a usual format is known by its size', () => {
  const names = [
    [100, 100],
    [150, 150],
    [200, 200],
    [200, 400],
    [300, 600],
    [600, 600],
    [201, 400],
    [200, 401],
  ].map(([width = 0, height = 0]) => tileNameOf({ width, height }))
  expect(names).toEqual(['10x10', '15x15', '20x20', '20x40', '30x60', '60x60', undefined, undefined])
})

import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Niche, Plan, SurfaceTiling } from '../plan.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'
import { fitsJoints, proposedNiche } from './niche.ts'
import type { AnySurfaceName } from './surface.ts'
import { usualTiling } from './tiling.ts'

/** 20 × 40 cm with 3 mm joints: tiles begin at 187 mm and every 203 from there, and up at 388 and every 403, so that they are whole at the ceiling. */
const ROOM: Plan = { ...emptyRoom(2400, 2000), openings: [] }
const SHOWER = withFixture(ROOM, 'shower-corner', 0, 0)
/** Two tiles wide and one high. */
const USUAL = { sill: 1194, width: 403, height: 400 }
const proposed = (plan: Plan, name: AnySurfaceName = 0) => {
  const setOut = setOuts(plan).find(({ surface }) => surface.name === name)
  return setOut && proposedNiche(plan, setOut)
}
const withWindow = (plan: Plan, along: number, width: number): Plan => ({
  ...plan,
  openings: [{ id: 'w1', kind: 'window', wall: 0, along, width, sill: 1100, height: 900 }],
})

/** The wall's tiles begin there, and its niche is wished so. */
function at(x: number, y: number, place: Pick<Niche, 'along' | 'sill'>): Plan {
  return setNiche(moveJoints(moveJoints(ROOM, 0, 'x', x), 0, 'y', y), 0, { ...place, width: 403, height: 400 })
}

test.each<[words: string, plan: Plan, niche: Partial<Niche> | undefined]>([
  ['in the middle of its wall', ROOM, { ...USUAL, along: 999 }],
  ['in the middle of the shower at it', SHOWER, { ...USUAL, along: 187 }],
  ['in that of a shower 20 mm from it', withFixture(ROOM, 'shower-corner', 0, 20), { ...USUAL, along: 187 }],
  ['in its own middle with a shower 21 mm from it', withFixture(ROOM, 'shower-corner', 0, 21), { ...USUAL, along: 999 }],
  ['in its own middle with a bathtub at it', withFixture(ROOM, 'bath-built-in', 0, 0), { ...USUAL, along: 999 }],
  [
    'nearest to the size and place of the one that is there, from whose side the wall is laid',
    setNiche(ROOM, 0, { along: 500, sill: 600, width: 200, height: 800 }),
    { along: 500, sill: 791, width: 200, height: 803 },
  ],
  ['of a tile at least', setNiche(ROOM, 0, { along: 593, sill: 791, width: 50, height: 50 }), { along: 593, sill: 791, width: 200, height: 400 }],
  [
    'as wide as two, once more than half of the second is wished',
    setNiche(ROOM, 0, { along: 593, sill: 791, width: 303, height: 400 }),
    { along: 593, sill: 791, width: 403, height: 400 },
  ],
  [
    'on the joints of a row that a third bond moves to the right',
    setNiche(moveJoints(moveJoints(chooseTiles(ROOM, [0], { bond: 'third' }), 0, 'x', 0), 0, 'y', 388), 0, { along: 474, sill: 791, width: 403, height: 400 }),
    { along: 473.75, sill: 791, width: 403, height: 400 },
  ],
  ['in the lowest whole row', setNiche(ROOM, 0, { along: 593, sill: 388, width: 403, height: 400 }), { along: 593, sill: 388, width: 403, height: 400 }],
  // A joint of wall is kept to the corners, the floor and the ceiling.
  ['not in the first corner', at(0, 388, { along: 0, sill: 791 }), { along: 203, sill: 791 }],
  ['not in the last', at(170, 388, { along: 1997, sill: 791 }), { along: 1794, sill: 791 }],
  ['not on the floor', at(187, 0, { along: 593, sill: 0 }), { along: 593, sill: 403 }],
  ['not at the ceiling', at(187, 388, { along: 593, sill: 2000 }), { along: 593, sill: 1597 }],
  ['nowhere in a wall that is too narrow', emptyRoom(400, 2000), undefined],
])('a niche takes the place of whole tiles: %s', (_, plan, niche) => {
  const place = proposed(plan)
  if (!niche) return expect(place).toBeUndefined()
  expect(place).toMatchObject(niche)
})

test('a niche keeps a joint of wall around it, so it goes beside or below a window', () => {
  const beside = proposed(withWindow(SHOWER, 1000, 600))
  expect(beside).toBeDefined()
  for (const width of [600, 1200, 1700]) {
    const plan = withWindow(ROOM, 2400 - width - 200, width)
    const { along = 0, sill = 0, width: wide = 0, height = 0 } = proposed(plan) ?? {}
    const isBeside = along + wide + 3 <= 2200 - width || sill + height + 3 <= 1100
    expect(isBeside, `beside a window of ${width}`).toBe(true)
  }
})

test('neither the floor nor a face of a boxing has one', () => {
  const boxed = withFixture(ROOM, 'boxing', 0, 0, { width: 900, depth: 600 })
  expect([proposed(boxed, 'floor'), proposed(boxed, 'boxing 1 2')]).toEqual([undefined, undefined])
})

test.each<[words: string, change: Partial<Niche>, bond: SurfaceTiling['bond'], fits: boolean]>([
  ['two tiles by one', {}, 'straight', true],
  ['three by two', { width: 606, height: 803 }, 'straight', true],
  ['a millimetre to the side', { along: 1001 }, 'straight', false],
  ['a millimetre up', { sill: 1195 }, 'straight', false],
  ['a millimetre wider', { width: 404 }, 'straight', false],
  ['a millimetre higher', { height: 401 }, 'straight', false],
  ['in a moved row', {}, 'half', true],
  ['in a row moved by a third', { along: 1067.75, sill: 791 }, 'third', true],
  ['in a row that is not', { sill: 791 }, 'half', false],
])('a niche fits the joints or does not: %s', (_, change, bond, fits) => {
  // Row 2 begins at 1194, moved or not; row 1 at 791 is moved in a bond.
  const niche: Niche = { along: 1000, sill: 1194, width: 403, height: 400, ...change }
  const tiling: SurfaceTiling = { ...usualTiling(0, { width: 200, height: 400 }), bond }
  expect(fitsJoints(niche, tiling, { x: 1000 - 4 * 203, y: 388 })).toBe(fits)
})

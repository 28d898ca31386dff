import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Mm, Plan } from '../plan.ts'
import { templates } from '../templates.ts'
import { isFace } from './built-in-faces.ts'
import { judgeEdges, tiledEdges } from './edge-cuts.ts'
import { chooseTiles, lockJoints, moveJoints, setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'
import { proposedNiche } from './niche.ts'
import type { AnySurfaceName } from './surface.ts'
import { type TilingFinding, tilingFindings } from './tiling-findings.ts'

/** Walls of 2400, 2000, 2400 and 2000 mm, 2400 high, in 20 × 40 cm with 3 mm joints. No openings. */
const ROOM: Plan = { ...emptyRoom(2400, 2000), openings: [] }
const found = (plan: Plan) => tilingFindings(plan, setOuts(plan))
const sliver = (of: Omit<Extract<TilingFinding, { code: 'sliver' }>, 'code' | 'id'> & { id?: string }): TilingFinding => ({
  code: 'sliver',
  id: undefined,
  ...of,
})

test('a room as proposed has nothing to remark on', () => {
  expect(found(ROOM)).toEqual([])
  expect(found(withFixture(templates.litet, 'boxing', 1400, 0)), 'with a boxing in its corner').toEqual([])
})

test('a narrow strip over a door is remarked on although the casing covers it, and moves nothing', () => {
  const plan = emptyRoom(2400, 2000)
  const over = (up: Mm) => found(moveJoints(plan, 0, 'y', up)).filter(({ code }) => code === 'under-casing')
  // A door's frame is 2 085 high. A tile that begins at 86 ends at 486, and others at 2 098, 13 above it; one from 100 on at 2 112.
  expect(over(86)).toEqual([{ code: 'under-casing', surface: 2, id: 'd1', cut: 13 }])
  expect(over(123)).toEqual([{ code: 'under-casing', surface: 2, id: 'd1', cut: 50 }])
  // A millimetre more is seen.
  expect(over(124)).toEqual([])
  expect(over(73)).toEqual([])
  // Tiles of 100: one that begins at 59 ends at 159, and others at 2 116, 31 above it. 32 are a third less five per cent.
  const small = chooseTiles(plan, [0, 1, 2, 3], { tile: { width: 100, height: 100 } })
  const overSmall = (up: Mm) => found(moveJoints(small, 0, 'y', up)).flatMap((one) => (one.code === 'under-casing' ? [one.cut] : []))
  expect([overSmall(59), overSmall(60)]).toEqual([[31], []])
})

test('what is seen beside a door is remarked on where it is narrower than any strip that is laid', () => {
  const beside = (along: Mm, start?: Mm, size = { width: 200, height: 400 }) => {
    const door = { id: 'd1', kind: 'door', wall: 0, along, width: 800, swing: 'out', hinge: 'start' } as const
    const tiled = chooseTiles({ ...ROOM, openings: [door] }, [0], { tile: size })
    const told = found(start === undefined ? tiled : moveJoints(tiled, 0, 'x', start)).filter(({ surface }) => surface === 0)
    return told.flatMap((one): (number | string)[] =>
      one.code === 'beside-casing' ? [one.seen] : one.code === 'sliver' && one.edge === 'door' ? [`${one.cut} cut`] : [],
    )
  }
  // From the corner 3 mm are its soft joint, and beside the door 50 its casing's.
  expect([53, 54, 62, 63].map((along) => beside(along))).toEqual([[], [1], [9], []])
  // The same at the wall's end.
  expect([1538, 1537].map((along) => beside(along))).toEqual([[9], []])
  // Tiles of 100 end 50, 55 and 60 mm before the door: under the casing, 5 and 10 beside it.
  expect([23, 18, 13].map((start) => beside(1000, start, { width: 100, height: 100 }))).toEqual([[], [5], []])
  // A joint under the casing, 40 mm before the door, parts nothing that is seen.
  expect(beside(55, 15)).toEqual([2])
  // A third of 200 is a sliver, which is told of as such.
  expect(beside(1000, 1000 - 55 - 3 * 203)).toEqual(['55 cut'])
})

test('a sliver is found with its edge and the smallest move that mends it, in centimetres', () => {
  // From 10 mm on: 4 mm at the first corner beside its soft joint, 154 at the last. A centimetre back both are wide.
  expect(found(moveJoints(ROOM, 0, 'x', 10))).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 4, mend: { axis: 'x', by: -10, becomes: 197 } }),
  ])
  // From 32 mm on: 26 mm there; 3 cm back it is whole but for a millimetre.
  expect(found(moveJoints(ROOM, 0, 'x', 32))).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 26, mend: { axis: 'x', by: -30, becomes: 199 } }),
  ])
  expect(found(moveJoints(ROOM, 0, 'x', 36))).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 30, mend: { axis: 'x', by: -30, becomes: 200 } }),
  ])
})

test('a locked wall is not mended, and level joints are mended only with all walls that they meet', () => {
  const locked = lockJoints(ROOM, 0, 'x', 10, true)
  expect(found(locked)).toEqual([sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 4, mend: undefined })])
  const up = moveJoints(ROOM, 0, 'y', 100)
  // 94 mm above the soft joint at the floor of each wall.
  const floor = { axis: 'y', edge: 'floor', at: 0, cut: 94 } as const
  const mend = { axis: 'y', by: 40, becomes: 134 } as const
  expect(found(up)).toEqual([0, 1, 2, 3].map((surface) => sliver({ surface, ...floor, mend })))
  expect(found(lockJoints(up, 2, 'y', 100, true)).map((one) => 'mend' in one && one.mend)).toEqual([undefined, undefined, undefined, undefined])
})

/** Its left side at 740 mm along the first wall. */
const WINDOW = { id: 'w1', kind: 'window', wall: 0, along: 740, width: 600, sill: 1000, height: 600 } as const

test('where no whole centimetre mends it, a millimetre does', () => {
  const plan: Plan = { ...emptyRoom(2440, 2000), openings: [WINDOW] }
  // 34 mm back there is a joint in the corner; 30 or 40 mm leave slivers at the other, or at the window.
  expect(found(moveJoints(plan, 0, 'x', 40)).filter(({ surface }) => surface === 0)).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 34, mend: { axis: 'x', by: -34, becomes: 200 } }),
  ])
})

test('where no millimetre mends it either, a quarter of one does', () => {
  // Tiles of 201 mm.
  const plan = chooseTiles({ ...emptyRoom(2458, 2000), openings: [WINDOW] }, [0], { tile: { width: 201, height: 400 } })
  const told = found(moveJoints(plan, 0, 'x', 172)).flatMap((one) => (one.code === 'sliver' && one.surface === 0 ? [[one.at, one.cut, one.mend]] : []))
  expect(told).toEqual([
    [2458, 39, { axis: 'x', by: 101.75, becomes: 141.25 }],
    [1340, 53, { axis: 'x', by: 101.75, becomes: 154.75 }],
  ])
})

test('no move is longer than the way back', () => {
  const mends = (plan: Plan) => found(plan).flatMap((one) => (one.code === 'sliver' && one.surface === 0 ? [[one.at, one.cut, one.mend]] : []))
  expect(mends(moveJoints({ ...emptyRoom(2438, 2000), openings: [WINDOW] }, 0, 'x', 8))).toEqual([[0, 2, { axis: 'x', by: -2, becomes: 200 }]])
})

test('where a centimetre to either side mends it as well, it is to the right', () => {
  // Tiles of 5 cm: 6 mm at the first corner.
  const small = chooseTiles({ ...emptyRoom(1611, 2000), openings: [] }, [0], { tile: { width: 50, height: 50 } })
  expect(found(moveJoints(small, 0, 'x', 12)).filter(({ surface }) => surface === 0)).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 6, mend: { axis: 'x', by: 10, becomes: 16 } }),
  ])
})

test('a sliver is not mended where another would get as much narrower', () => {
  // 195 mm on there would be 200 mm at the first corner, and as much less at the last as it lacks now.
  const long = chooseTiles({ ...emptyRoom(1820, 2000), openings: [] }, [0], { tile: { width: 600, height: 300 }, bond: 'half' })
  const told = found(moveJoints(long, 0, 'x', 7)).filter((one) => one.code === 'sliver' && one.surface === 0)
  expect(told).toEqual([
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 0, cut: 2, mend: undefined }),
    sliver({ surface: 0, axis: 'x', edge: 'corner', at: 1820, cut: 4, mend: undefined }),
  ])
})

test('a mend leaves no sliver at its edge, and fewer along the wall', () => {
  const plan = chooseTiles({ ...emptyRoom(1820, 2000), openings: [] }, [0], { tile: { width: 600, height: 300 }, bond: 'half' })
  const along = (plan: Plan) => {
    const [setOut] = setOuts(plan)
    if (!setOut) throw new Error('No wall')
    return judgeEdges(tiledEdges(setOut.surface, setOut.tiling, 'x'), setOut.origin.x).slivers
  }
  let unmended = 0
  for (let start = 0; start < 603; start += 20) {
    const moved = moveJoints(plan, 0, 'x', start)
    for (const one of found(moved)) {
      if (one.code !== 'sliver' || one.surface !== 0 || one.axis !== 'x') continue
      if (!one.mend) unmended += 1
      else {
        expect(one.mend.becomes * 3).toBeGreaterThanOrEqual(600)
        expect(along(moveJoints(moved, 0, 'x', start + one.mend.by))).toBeLessThan(along(moved))
      }
    }
  }
  expect(unmended).toBeGreaterThan(0)
})

test('a lock of one wall holds all whose level joints meet, but not the floor, whatever its tiles', () => {
  const small = chooseTiles(ROOM, [0, 1, 2, 3], { tile: { width: 100, height: 100 } })
  const mends = (plan: Plan, wanted: (name: AnySurfaceName) => boolean) =>
    found(plan).flatMap((one) => (one.code === 'sliver' && one.axis === 'y' && wanted(one.surface) ? [one.mend !== undefined] : []))
  const floor = moveJoints(small, 'floor', 'y', 13)
  const walls = moveJoints(small, 0, 'y', 13)
  expect(mends(lockJoints(floor, 0, 'y', 40, true), (name) => name === 'floor')).toContain(true)
  expect(mends(lockJoints(walls, 'floor', 'y', 40, true), (name) => name === 0)).toContain(true)
  const one: Plan = { ...walls, tiling: walls.tiling?.map((tiling) => (tiling.surface === 2 ? { ...tiling, locked: ['y'] } : tiling)) }
  expect(new Set(mends(one, (name) => name === 0))).toEqual(new Set([false]))
})

test('slivers as narrow at a corner and at a window are two', () => {
  const window = { id: 'w1', kind: 'window', wall: 0, along: 655, width: 600, sill: 1000, height: 600 } as const
  const told = found(moveJoints({ ...ROOM, openings: [window] }, 0, 'x', 26)).filter(({ surface }) => surface === 0)
  expect(told.map((one) => one.code === 'sliver' && one.axis === 'x' && [one.edge, one.id, one.cut])).toEqual([
    ['corner', undefined, 20],
    ['window', 'w1', 20],
  ])
})

test('equal slivers at edges of one kind are found once, the narrowest first', () => {
  const narrow = emptyRoom(2050, 2000)
  // 4 mm at one corner and 7 at the other; 5.5 at both.
  const cuts = (start: Mm) =>
    found(moveJoints({ ...narrow, openings: [] }, 0, 'x', start)).map((one) => one.code === 'sliver' && [one.at, one.cut, one.mend?.becomes])
  // 6 cm on.
  expect(cuts(13)).toEqual([
    [2050, 4, 147],
    [0, 7, 67],
  ])
  expect(cuts(11.5)).toEqual([[0, 5.5, 65.5]])
})

test('a niche outside the glass, or wider than two studs leave, is remarked on', () => {
  const shower = withFixture(ROOM, 'shower-corner', 0, 0)
  const codes = (along: Mm, width: Mm) => {
    const niche = { along, sill: 1000, width, height: 400 }
    return found(setNiche(moveJoints(shower, 0, 'x', along % 203), 0, niche))
      .map(({ code }) => code)
      .filter((code) => code.startsWith('niche') && code !== 'niche-off-joints')
  }
  expect([codes(200, 403), codes(450, 400), codes(451, 400), codes(200, 405), codes(200, 406)]).toEqual([[], [], ['niche-outside-shower'], [], ['niche-wide']])
})

test('a strip under 10 mm is told of, also where there is no room for more', () => {
  const pillar = withFixture(ROOM, 'pillar', 2191, 600, { width: 200, depth: 300 })
  expect(found(pillar).filter(({ surface }) => surface === 'floor')).toMatchObject([
    { code: 'sliver', edge: 'corner', cut: 9, mend: undefined },
    { code: 'sliver', edge: 'built-in', cut: 9, mend: undefined },
  ])
  // A tile begins 5 mm before the drain's frame.
  const atDrain = found(withDrain(moveJoints(ROOM, 'floor', 'x', 61), 450, 1000)).filter((one) => one.code === 'sliver' && one.edge === 'drain')
  expect(atDrain).toMatchObject([{ surface: 'floor', axis: 'x', id: 'o1', at: 375, cut: 5 }])
})

test('a niche off the joints, and a half bond of long tiles, are remarked on', () => {
  const [setOut] = setOuts(ROOM)
  const niche = setOut && proposedNiche(ROOM, setOut)
  if (!niche) throw new Error('No niche')
  expect(found(setNiche(ROOM, 0, niche))).toEqual([])
  const held = setNiche(moveJoints(ROOM, 0, 'x', setOut?.origin.x ?? 0), 0, { ...niche, along: niche.along + 100 })
  expect(found(held)).toContainEqual({ code: 'niche-off-joints', surface: 0 })
  const long = (width: Mm, height: Mm, bond: 'half' | 'third') =>
    found(chooseTiles(ROOM, [1], { tile: { width, height }, bond })).filter(({ code }) => code === 'long-half-bond')
  expect(long(600, 300, 'half')).toEqual([{ code: 'long-half-bond', surface: 1, longest: 600 }])
  expect(long(300, 600, 'half')).toEqual([{ code: 'long-half-bond', surface: 1, longest: 600 }])
  expect(long(599, 300, 'half')).toEqual([])
  expect(long(600, 300, 'third')).toEqual([])
})

test('the face of a boxing has findings for the slivers along it, and none for those up and down, which are its wall’s', () => {
  const ofFaces = (plan: Plan) => found(plan).filter(({ surface }) => isFace(surface))
  const up = moveJoints(withFixture(ROOM, 'boxing', 1000, 0, { width: 220, depth: 300 }), 0, 'y', 100)
  expect(ofFaces(up)).toEqual([])
  const ofWall = found(up).filter((one) => one.code === 'sliver' && one.surface === 2 && one.axis === 'y')
  expect(ofWall, 'though the face is held, the walls can be moved').toMatchObject([{ edge: 'floor', cut: 94, mend: { axis: 'y', by: 40, becomes: 134 } }])
  // 610 mm deep, with rows moved by 301.5: where one row has its joint in the middle, the next has a sliver.
  const long = chooseTiles(withFixture(ROOM, 'boxing', 1000, 0, { width: 230, depth: 610 }), [0, 1, 2, 3], { tile: { width: 600, height: 300 }, bond: 'half' })
  const told = ofFaces(long)
  expect(new Set(told.map(({ surface }) => surface))).toEqual(new Set(['boxing 1 1', 'boxing 1 3']))
  for (const one of told) expect(one).toMatchObject({ code: 'sliver', axis: 'x', mend: undefined })
})

/** Wall A with its own joints; the others follow up and down. */
const laidFrom = (plan: Plan, x: Mm, y: Mm): Plan => ({
  ...plan,
  tiling: [{ surface: 0, tile: { width: 200, height: 400 }, joint: 3, bond: 'straight', material: 'vit', x, y, locked: [] }],
})

test('no sliver is found at a side without tiles: a door’s that a window lies against, or a wall’s that the ceiling leaves no height', () => {
  const beside = (window: Mm): Plan => ({
    ...ROOM,
    openings: [
      { id: 'd1', kind: 'door', wall: 0, along: 357, width: 750, swing: 'in', hinge: 'start' },
      { id: 'w1', kind: 'window', wall: 0, along: window, width: 600, sill: 1200, height: 800 },
    ],
  })
  const across = (plan: Plan) => found(laidFrom(plan, 80, 0)).flatMap((one) => (one.code === 'sliver' && one.axis === 'x' ? [[one.id, one.at, one.cut]] : []))
  expect(across(beside(1107))).toEqual([])
  // 203 mm further on the same piece is there.
  expect(across(beside(1310))).toEqual([['w1', 1310, 12]])
  const attic: Plan = { ...ROOM, room: { ...ROOM.room, ceiling: { height: 2400, slope: { wall: 3, low: 0, depth: 2000 } } } }
  expect(found(laidFrom(attic, 0, 50)).flatMap((one) => (one.code === 'sliver' && one.edge === 'floor' ? [one.surface] : []))).toEqual([0, 1, 2])
})

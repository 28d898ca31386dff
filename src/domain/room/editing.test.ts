import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../tests/support/a-plan.ts'
import {
  addDoor,
  addFixture,
  addPlumbingPoint,
  addWindow,
  changeDoor,
  changeWindow,
  duplicateFixture,
  moveFixture,
  movePlumbingPoint,
  nudgeFixture,
  remove,
  resizeFixture,
  setCeiling,
  setTile,
  turnFixture,
} from './edit.ts'
import { begin, canRedo, canUndo, commit, newHistory, preview, redo, step, undo } from './history.ts'
import { most } from './limits.ts'
import type { Fixture, FixtureKind, Plan, Turn } from './plan.ts'
import { rectangularPlan } from './rectangular-plan.ts'
import { readSentPlan } from './sent-plan.ts'
import { packPlan, unpackPlan } from './share.ts'
import { type TemplateName, templates } from './templates.ts'
import { clampToWall, setWallLength } from './wall-length.ts'
import { wallsOf } from './walls.ts'

const ROOM = emptyRoom(3000, 2400)
const fixtureAt = (plan: Plan, id = 'f1') => plan.fixtures.find((fixture) => fixture.id === id)
const lengths = ({ room }: Plan) => wallsOf(room).map(({ length }) => length)

test.each<[TemplateName, FixtureKind, x: number, y: number, Turn]>([
  ['rektangel', 'wc-wall', 2130, 430, 1],
  ['rektangel', 'basin', 300, 225, 0],
  ['rektangel', 'shower-walk-in', 600, 450, 0],
  ['rektangel', 'washing-machine', 300, 300, 0],
  ['rektangel', 'bath-freestanding', 600, 1000, 3],
  ['l-form', 'wc-floor', 1580, 325, 0],
  ['l-form', 'bath-freestanding', 933, 600, 0],
  ['snedtak', 'wc-wall', 2330, 780, 1],
  ['snedtak', 'double-basin', 2375, 1800, 1],
  ['snedtak', 'shower-corner', 2150, 1950, 1],
  ['snedtak', 'towel-dryer', 2550, 2150, 1],
  ['litet', 'shower-cabin', 450, 450, 0],
  ['langsmalt', 'wc-wall', 270, 1520, 3],
  ['langsmalt', 'bath-built-in', 350, 800, 3],
])('in "%s" the best place for a %s: near its pipe, in its corner, with the drain in it', (name, kind, x, y, turn) => {
  expect(fixtureAt(addFixture(templates[name], kind))).toMatchObject({ at: { x, y }, turn })
})

test('a room is furnished so that all has its place', () => {
  const plan = (['shower-corner', 'wc-wall', 'basin', 'washing-machine', 'cabinet'] as const).reduce(
    (furnished, kind) => addFixture(furnished, kind),
    templates.rektangel,
  )
  expect(packPlan(plan).split('~')[5]).toBe(
    'f1.shower-corner.450.450.0.900.900_f2.wc-wall.2130.430.1.360.540_f3.basin.300.1775.2.600.450_f4.washing-machine.2100.1150.1.600.600_f5.cabinet.800.1825.2.400.350',
  )
})

test('what fits nowhere gets the least bad place, in a room too small for any the middle', () => {
  expect(fixtureAt(addFixture(emptyRoom(1500, 700), 'bath-built-in'))).toMatchObject({ at: { x: 750, y: 350 }, turn: 0 })
  expect(fixtureAt(addFixture(emptyRoom(500, 601), 'bath-freestanding'))).toMatchObject({ at: { x: 250, y: 301 }, turn: 0 })
})

test('the next id follows the highest of its kind', () => {
  const plan = withFixture(withFixture(ROOM, 'basin', 0, 0), 'basin', 1000, 0)
  const renamed: Plan = { ...plan, fixtures: plan.fixtures.map((fixture, index) => ({ ...fixture, id: ['f7', 'f3'][index] ?? '' })) }
  expect(addFixture(renamed, 'cabinet', { x: 2000, y: 1000 }).fixtures.map(({ id }) => id)).toEqual(['f7', 'f3', 'f8'])
  expect(addWindow(addDoor(ROOM, 0), 1).openings.map(({ id }) => id)).toEqual(['d1', 'd2', 'w1'])
})

test('a full plan stays as it is', () => {
  const full: Plan = {
    ...ROOM,
    fixtures: Array.from(
      { length: most.fixtures },
      (_, index): Fixture => ({ id: `f${index + 1}`, kind: 'cabinet', at: { x: 0, y: 0 }, turn: 0, width: 50, depth: 50 }),
    ),
    openings: Array.from({ length: most.openings }, (_, index) => ({
      id: `w${index + 1}`,
      kind: 'window',
      wall: 0,
      along: 0,
      width: 300,
      sill: 0,
      height: 300,
    })),
    plumbingPoints: Array.from({ length: most.plumbingPoints }, (_, index) => ({ id: `o${index + 1}`, kind: 'water', at: { x: 0, y: 0 } })),
  }
  expect(addFixture(full, 'basin')).toBe(full)
  expect(duplicateFixture(full, 'f1')).toBe(full)
  expect(addDoor(full, 1)).toBe(full)
  expect(addPlumbingPoint(full, 'drain')).toBe(full)
  expect(addDoor(ROOM, 4), 'no such wall').toBe(ROOM)
})

test.each<[string, Partial<Fixture>, Partial<Fixture>]>([
  ['150 mm further than where its back would touch', { at: { x: 1500, y: 420 } }, { at: { x: 1500, y: 270 }, turn: 0 }],
  ['151 mm further', { at: { x: 1500, y: 421 } }, { at: { x: 1500, y: 421 }, turn: 0 }],
  ['150 mm into the wall', { at: { x: 1500, y: 120 } }, { at: { x: 1500, y: 270 } }],
  ['with its centre in the wall', { at: { x: 1500, y: -100 } }, { at: { x: 1500, y: -100 } }],
  ['150 mm from the wall at its side', { at: { x: 330, y: 270 } }, { at: { x: 180, y: 270 }, turn: 0 }],
  ['151 mm from it', { at: { x: 331, y: 270 } }, { at: { x: 331, y: 270 } }],
  ['150 mm into it', { at: { x: 30, y: 1200 } }, { at: { x: 180, y: 1200 } }],
  ['151 mm into it', { at: { x: 29, y: 1200 } }, { at: { x: 29, y: 1200 } }],
  ['nearer to the right wall', { at: { x: 2700, y: 300 } }, { at: { x: 2820, y: 270 } }],
])('a WC snaps: %s', (_, { at = { x: 0, y: 0 } }, expected) => {
  expect(fixtureAt(addFixture(ROOM, 'wc-wall', at))).toMatchObject(expected)
})

test.each([
  ['50 mm to its right', 1250, 1200],
  ['51 mm to its right', 1251, 1251],
  ['50 mm into it', 1150, 1200],
])('a basin snaps beside a shower: %s', (_, x, snapped) => {
  const shower = withFixture(ROOM, 'shower-corner', 0, 0)
  expect(fixtureAt(addFixture(shower, 'basin', { x, y: 225 }), 'f2')?.at).toEqual({ x: snapped, y: 225 })
})

test('along an upright wall neighbours meet too, on either side, and not one that is not beside', () => {
  const cabinet = withFixture(ROOM, 'cabinet', 2650, 1000, { turn: 1 })
  const basinAt = (y: number) => fixtureAt(addFixture(cabinet, 'basin', { x: 2775, y }), 'f2')
  expect(basinAt(1740)).toMatchObject({ at: { x: 2775, y: 1700 }, turn: 1 })
  expect(basinAt(660)).toMatchObject({ at: { x: 2775, y: 700 }, turn: 1 })
  const opposite = withFixture(ROOM, 'cabinet', 1230, 2050, { turn: 2 })
  expect(fixtureAt(addFixture(opposite, 'basin', { x: 1000, y: 225 }), 'f2')?.at).toEqual({ x: 1000, y: 225 })
})

test('a freestanding tub does not turn to a wall, but its sides meet walls', () => {
  expect(fixtureAt(addFixture(ROOM, 'bath-freestanding', { x: 900, y: 450 }))).toMatchObject({ at: { x: 800, y: 375 }, turn: 0 })
  expect(fixtureAt(addFixture(ROOM, 'bath-freestanding', { x: 2160, y: 1990 }))).toMatchObject({ at: { x: 2200, y: 2025 }, turn: 0 })
})

test('an item stays within a metre of the room, in whole millimetres', () => {
  const plan = withDrain(withFixture(ROOM, 'basin', 500, 500), 100, 100)
  const moved = (x: number, y: number) => fixtureAt(moveFixture(plan, 'f1', { x, y }, { snapped: false }))?.at
  expect([moved(-5000, 9000), moved(9000, -5000), moved(1000.4, 1000.6)]).toEqual([
    { x: -1000, y: 3400 },
    { x: 4000, y: -1000 },
    { x: 1000, y: 1001 },
  ])
  expect(movePlumbingPoint(plan, 'o1', { x: 9000, y: 700 }).plumbingPoints[0]?.at).toEqual({ x: 4000, y: 700 })
  expect(movePlumbingPoint(plan, 'o2', { x: 9000, y: 700 }).plumbingPoints).toEqual(plan.plumbingPoints)
  expect(fixtureAt(nudgeFixture(plan, 'f1', 2, -3))?.at).toEqual({ x: 820, y: 695 })
  expect(nudgeFixture(plan, 'f2', 2, -3).fixtures).toEqual(plan.fixtures)
  expect(fixtureAt(moveFixture(plan, 'f1', { x: 400, y: 300 }))?.at, 'snapped unless told otherwise').toEqual({ x: 300, y: 225 })
})

test('quarter turns in either direction', () => {
  const plan = withFixture(ROOM, 'basin', 1000, 1000)
  expect([1, 2, 3, 4, 5, -1, -2, -5].map((quarters) => fixtureAt(turnFixture(plan, 'f1', quarters))?.turn)).toEqual([1, 2, 3, 0, 1, 3, 2, 3])
})

test.each<[Turn, x: number, y: number]>([
  [0, 1500, 1250],
  [1, 1450, 1200],
  [2, 1500, 1150],
  [3, 1550, 1200],
])('a fixture of turn %d that becomes deeper keeps its back', (turn, x, y) => {
  const plan: Plan = { ...ROOM, fixtures: [{ id: 'f1', kind: 'bath-freestanding', at: { x: 1500, y: 1200 }, turn, width: 600, depth: 500 }] }
  expect(fixtureAt(resizeFixture(plan, 'f1', { width: 650.4, depth: 600 }))).toMatchObject({ at: { x, y }, width: 650, depth: 600, turn })
})

test('removing takes what has the id, and nothing else', () => {
  const plan = withDrain(withFixture(withFixture(ROOM, 'basin', 0, 0), 'basin', 1000, 0), 100, 100)
  expect(remove(plan, 'f1')).toEqual({ ...plan, fixtures: plan.fixtures.slice(1) })
  expect(remove(plan, 'd1')).toEqual({ ...plan, openings: [] })
  expect(remove(plan, 'o1')).toEqual({ ...plan, plumbingPoints: [] })
})

test('a new door or window is in the middle of the longest free stretch', () => {
  const door = addDoor({ ...ROOM, openings: [] }, 0)
  expect(door.openings).toEqual([{ id: 'd1', kind: 'door', wall: 0, along: 1100, width: 800, swing: 'out', hinge: 'start' }])
  expect(addWindow(door, 0).openings[1]).toEqual({ id: 'w1', kind: 'window', wall: 0, along: 250, width: 600, sill: 1200, height: 600 })
  const left = changeDoor(door, 'd1', { along: 100 })
  expect(addWindow(left, 0).openings[1]).toMatchObject({ along: 1650 })
  expect(addWindow(addWindow(left, 0), 0).openings[2], 'of equal ones the first').toMatchObject({ along: 975 })
  expect(addWindow(left, 1).openings[1], 'what is in another wall does not matter').toMatchObject({ along: 900 })
  expect(addDoor({ ...emptyRoom(500, 2000), openings: [] }, 0).openings[0]).toMatchObject({ along: 0, width: 500 })
})

test('a change is rounded, and clamped to its limits and its wall', () => {
  const plan = addWindow(addDoor({ ...ROOM, openings: [] }, 0), 1)
  expect(changeDoor(plan, 'd1', { along: 100.6, width: 900.4 }).openings[0]).toMatchObject({ along: 101, width: 900 })
  expect(changeDoor(plan, 'd1', { width: 5000, along: -5 }).openings[0]).toMatchObject({ along: 0, width: 3000 })
  expect(changeDoor(plan, 'd1', { width: 5 }).openings[0]).toMatchObject({ width: 300 })
  expect(changeWindow(plan, 'w1', { sill: 900.4, height: 5, width: 5, along: 9999 }).openings[1]).toEqual({
    id: 'w1',
    kind: 'window',
    wall: 1,
    along: 2100,
    width: 300,
    sill: 900,
    height: 100,
  })
  expect([changeDoor(plan, 'w1', { width: 900 }), changeWindow(plan, 'd1', { width: 900 })]).toEqual([plan, plan])
  expect(clampToWall(ROOM.room, { id: 'd1', kind: 'door', wall: 9, along: 70, width: 800, swing: 'in', hinge: 'end' })).toMatchObject({ along: 0, width: 800 })
})

test('a drain goes into the first bath or shower, anything else into the middle', () => {
  const plan = withFixture(withFixture(emptyRoom(3001, 2401), 'basin', 0, 0), 'shower-corner', 2000, 0)
  expect(addPlumbingPoint(plan, 'drain').plumbingPoints).toEqual([{ id: 'o1', kind: 'drain', at: { x: 2450, y: 450 } }])
  expect(addPlumbingPoint(plan, 'waste').plumbingPoints[0]).toEqual({ id: 'o1', kind: 'waste', at: { x: 1501, y: 1201 } })
  expect(addPlumbingPoint(emptyRoom(3000, 2400), 'drain').plumbingPoints[0]?.at).toEqual({ x: 1500, y: 1200 })
  expect(addPlumbingPoint(plan, 'water', { x: 9000, y: 7 }).plumbingPoints[0]?.at).toEqual({ x: 4001, y: 7 })
})

test('the ceiling and its slope are clamped, the tile is set', () => {
  const ceilingOf = (ceiling: Plan['room']['ceiling']) => setCeiling(ROOM, ceiling).room.ceiling
  expect(ceilingOf({ height: 9999, slope: { wall: 3, low: -5, depth: 5 } })).toEqual({ height: 5000, slope: { wall: 3, low: 0, depth: 100 } })
  expect(ceilingOf({ height: 2400.4, slope: { wall: 0, low: 9999, depth: 1500.6 } })).toEqual({ height: 2400, slope: { wall: 0, low: 2400, depth: 1501 } })
  expect(setTile(ROOM, '60x60')).toEqual({ ...ROOM, tile: '60x60' })
})

/** Walls: 0 above 3000, 1 right 1500, 2 to the left 1000, 3 down 500, 4 below 2000, 5 left 2000. */
const L: Plan = {
  ...ROOM,
  room: {
    corners: [
      { x: 0, y: 0 },
      { x: 3000, y: 0 },
      { x: 3000, y: 1500 },
      { x: 2000, y: 1500 },
      { x: 2000, y: 2000 },
      { x: 0, y: 2000 },
    ],
    ceiling: { height: 2400 },
  },
  openings: [],
}

test.each([
  [0, 3500, [3500, 1500, 1500, 500, 2000, 2000]],
  [1, 1700, [3000, 1700, 1000, 300, 2000, 2000]],
  [2, 1200, [3000, 1500, 1200, 500, 1800, 2000]],
  [3, 700, [3000, 1500, 1000, 700, 2000, 2200]],
  [4, 2500, [3500, 1500, 1000, 500, 2500, 2000]],
  [5, 2500, [3000, 2000, 1000, 500, 2000, 2500]],
  // As far as the walls beside it may go: 300 mm to 10 m.
  [0, 100, [2300, 1500, 300, 500, 2000, 2000]],
  [0, 99_999, [10_000, 1500, 8000, 500, 2000, 2000]],
  [1, 9999, [3000, 1700, 1000, 300, 2000, 2000]],
  [2, 9999, [3000, 1500, 2700, 500, 300, 2000]],
  [2, 100, [3000, 1500, 300, 500, 2700, 2000]],
  [3, 9999, [3000, 1500, 1000, 8500, 2000, 10_000]],
])('wall %d of an L set to %d mm', (wall, length, expected) => {
  const changed = setWallLength(L, wall, length)
  expect(lengths(changed)).toEqual(expected)
  expect(Math.min(...changed.room.corners.map(({ x }) => x), ...changed.room.corners.map(({ y }) => y))).toBe(0)
})

test('no such wall, no number and the same length change nothing', () => {
  expect([
    setWallLength(L, 0, 3000.4),
    setWallLength({ ...L, room: { ...L.room, corners: [] } }, 0, 100).room.corners,
    setWallLength(L, 0, Number.NaN),
  ]).toEqual([L, [], L])
})

test('what stands at the moved wall follows it, what is elsewhere stays, and all follows the origin', () => {
  const wc = (id: string, x: number, y: number, turn: Turn): Fixture => ({ id, kind: 'wc-wall', at: { x, y }, turn, width: 360, depth: 540 })
  const plan: Plan = {
    ...ROOM,
    openings: [
      { id: 'd1', kind: 'door', wall: 2, along: 100, width: 800, swing: 'out', hinge: 'start' },
      { id: 'w1', kind: 'window', wall: 0, along: 2000, width: 600, sill: 1200, height: 600 },
    ],
    fixtures: [wc('f1', 2730, 1200, 1), wc('f2', 2729, 600, 1), wc('f3', 270, 1200, 3)],
    plumbingPoints: [
      { id: 'o1', kind: 'waste', at: { x: 1501, y: 1200 } },
      { id: 'o2', kind: 'drain', at: { x: 1500, y: 1200 } },
      { id: 'o3', kind: 'water', at: { x: 3001, y: 1200 } },
      { id: 'o4', kind: 'water', at: { x: 2900, y: 2401 } },
      { id: 'o5', kind: 'water', at: { x: 3000, y: 2400 } },
      { id: 'o6', kind: 'water', at: { x: 3000, y: -1 } },
    ],
  }
  const wider = setWallLength(plan, 0, 3200)
  expect(wider.fixtures.map(({ at }) => at.x)).toEqual([2930, 2729, 270])
  expect(wider.plumbingPoints.map(({ at }) => at.x)).toEqual([1701, 1500, 3001, 2900, 3200, 3000])
  // The lower wall begins at its right end, which moved; the door stays where it was in the room.
  expect(wider.openings.map(({ along }) => along)).toEqual([300, 2000])
  const narrower = setWallLength(plan, 0, 2500)
  expect(narrower.openings.map(({ along }) => along)).toEqual([0, 1900])
  // The left wall moves outwards, so that everything else moves with the origin.
  const other = setWallLength(plan, 2, 3200)
  expect(other.fixtures.map(({ at }) => at.x)).toEqual([2930, 2929, 270])
  expect(other.plumbingPoints.map(({ at }) => at.x)).toEqual([1701, 1700, 3201, 3100, 3200, 3200])
  expect(other.openings.map(({ along }) => along)).toEqual([100, 2200])
  expect(other.room.corners).toEqual(wider.room.corners)
  const lower = setWallLength(plan, 3, 2600)
  expect(lower.fixtures.map(({ at }) => at.y)).toEqual([1400, 800, 1400])
  expect(lower.openings[1]).toEqual(plan.openings[1])
})

test('a gesture is one step back, however many plans it showed', () => {
  const [one, two, three] = [setTile(ROOM, '10x10'), setTile(ROOM, '15x15'), setTile(ROOM, '20x20')]
  const start = newHistory(ROOM)
  expect([start, canUndo(start), canRedo(start)]).toEqual([{ past: [], present: ROOM, future: [] }, false, false])
  const during = preview(preview(begin(start), one), two)
  expect(during).toEqual({ past: [], present: two, future: [], before: ROOM })
  expect(canUndo(during)).toBe(true)
  expect(canUndo(begin(start)), 'nothing has changed yet').toBe(false)
  expect(commit(begin(start))).toEqual(start)
  const done = commit(during)
  expect(done).toEqual({ past: [ROOM], present: two, future: [] })
  expect(undo(during)).toEqual({ past: [], present: ROOM, future: [two] })
  const again = step(done, three)
  expect(again).toEqual({ past: [ROOM, two], present: three, future: [] })
  expect(preview(done, three), 'outside a gesture').toEqual(again)
  expect(begin(during)).toEqual({ past: [ROOM], present: two, future: [], before: two })
  const back = undo(undo(again))
  expect(back).toEqual({ past: [], present: ROOM, future: [two, three] })
  expect([canUndo(back), canRedo(back), undo(back)]).toEqual([false, true, back])
  expect(redo(back)).toEqual({ past: [ROOM], present: two, future: [three] })
  expect(redo(redo(redo(back)))).toEqual(again)
  expect(step(undo(again), one), 'another way forward').toEqual({ past: [ROOM, two], present: one, future: [] })
  expect(redo(begin(back))).toEqual({ past: [ROOM], present: two, future: [three] })
})

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

test('as many items as a plan may hold, and not one more', () => {
  const list = (count: number, item: (n: number) => string) => Array.from({ length: count }, (_, index) => item(index + 1)).join('_')
  const packed = (openings: number, points: number, fixtures: number) =>
    `2~0.0_2400.0_2400.2000_0.2000~2400~${list(openings, (n) => `d${n}.0.0.800.in.end`)}~${list(points, (n) => `o${n}.drain.1.1`)}~${list(fixtures, (n) => `f${n}.basin.1.1.0.600.450`)}~20x40`
  expect(unpackPlan(packed(12, 20, 40))).toMatchObject({ fixtures: { length: 40 } })
  for (const tooMany of [packed(13, 0, 0), packed(0, 21, 0), packed(0, 0, 41)]) expect(unpackPlan(tooMany)).toBeUndefined()
})

test.each([
  ['~~~', false],
  ['1~300.10000~2400~~', true],
  ['1~299.10000~2400~~', false],
  ['1~300.10001~2400~~', false],
  ['1~2400~2400~~', false],
  ['1~2400.1800.1~2400~~', false],
  ['1~2400.1800~2400~~~', false],
  ['1~2400.1800~2400~', false],
  ['1~2400.1800~2400~2.300.800~', true],
  ['1~2400.1800~2400~~basin.300.225.0', true],
  ['1~2400.1800~2400~~basin.300.225.0.1', false],
  ['1~2400.1800~2400~~basin.300.225', false],
  ['1~2400.1800~2400~~sink.300.225.0', false],
])('a link of version 1, %s, is read: %s', (text, isRead) => {
  expect(unpackPlan(text) !== undefined).toBe(isRead)
})

test('every kind of version 1 has the size of its time', () => {
  const kinds = ['wc-wall', 'wc-floor', 'basin', 'double-basin', 'shower-corner', 'shower-walk-in', 'shower-cabin', 'bath-built-in', 'bath-freestanding']
  const all = [...kinds, 'washing-machine', 'towel-dryer', 'cabinet'].map((kind) => `${kind}.500.500.1`).join('_')
  expect(unpackPlan(`1~2400.1800~2400~~${all}`)?.fixtures.map(({ width, depth }) => `${width}×${depth}`)).toEqual([
    ...['360×540', '360×650', '600×450', '1200×450', '900×900', '1200×900', '900×900', '1600×700', '1600×750', '600×600', '500×100', '400×350'],
  ])
})

test('a drawing that was sent is packed anew in the current version', () => {
  expect(readSentPlan('1~2400.1800~2400~~basin.300.225.0')?.packed).toBe('2~0.0_2400.0_2400.1800_0.1800~2400~~~f1.basin.300.225.0.600.450~20x40')
  expect(readSentPlan(PACKED)).toEqual({ packed: PACKED, plan: unpackPlan(PACKED) })
  expect(readSentPlan('unreadable')).toBeUndefined()
})

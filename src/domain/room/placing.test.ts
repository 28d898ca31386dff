import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture, withSnapped } from '../../../tests/support/a-plan.ts'
import { addFixture, moveFixture } from './edit.ts'
import { findings } from './findings.ts'
import type { FixtureKind } from './fixtures.ts'
import type { Fixture, Plan, Turn } from './plan.ts'
import { packPlan } from './share.ts'
import { type TemplateName, templates } from './templates.ts'

const ROOM = emptyRoom(3000, 2400)
const fixtureAt = (plan: Plan, id = 'f1') => plan.fixtures.find((fixture) => fixture.id === id)

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

const furnished = (name: TemplateName, kinds: readonly FixtureKind[]) => kinds.reduce(addFixture, templates[name])
const warningsIn = (plan: Plan) => findings(plan).flatMap(({ level, code }) => (level === 'warning' ? [code] : []))

test('under a slope a towel dryer hangs where the room is high enough for it, though the shower then has less room in front', () => {
  const plan = furnished('snedtak', ['shower-corner', 'wc-wall', 'basin', 'cabinet', 'towel-dryer'])
  expect(fixtureAt(plan, 'f5')).toMatchObject({ at: { x: 1450, y: 2350 }, turn: 2 })
  expect(warningsIn(plan)).toEqual(['front'])
})

test('where all places are too low, it hangs where it would if height were no condition', () => {
  const { room, ...attic } = templates.snedtak
  const low: Plan = { ...attic, room: { ...room, ceiling: { height: 1600, slope: { wall: 0, low: 1300, depth: 1400 } } } }
  expect(fixtureAt(addFixture(low, 'towel-dryer'))).toMatchObject({ at: { x: 2550, y: 2150 }, turn: 1 })
})

test('in a narrow room nothing stands too near the side of a WC', () => {
  const plan = furnished('langsmalt', ['towel-dryer', 'shower-walk-in', 'washing-machine', 'wc-wall', 'double-basin'])
  expect(warningsIn(plan)).not.toContain('wc-to-neighbour')
})

test('a machine stands close to a WC rather than in the way to all else', () => {
  const plan = furnished('langsmalt', ['shower-corner', 'wc-wall', 'basin', 'washing-machine'])
  expect(fixtureAt(plan, 'f4')).toMatchObject({ at: { x: 300, y: 2300 }, turn: 3 })
  expect(warningsIn(plan)).toEqual(['wc-to-neighbour'])
})

test('what fits nowhere gets the least bad place, in a room too small for any the middle', () => {
  expect(fixtureAt(addFixture(emptyRoom(1500, 700), 'bath-built-in'))).toMatchObject({ at: { x: 750, y: 350 }, turn: 0 })
  expect(fixtureAt(addFixture(emptyRoom(500, 601), 'bath-freestanding'))).toMatchObject({ at: { x: 250, y: 301 }, turn: 0 })
})

test('a wall as long as a tub is wide takes it, and where none is deep enough it still has its back at one', () => {
  expect(fixtureAt(addFixture(emptyRoom(1600, 1500), 'bath-built-in'))).toMatchObject({ at: { x: 800, y: 350 }, turn: 0 })
  expect(fixtureAt(addFixture(emptyRoom(1700, 600), 'bath-built-in'))?.at.y).not.toBe(300)
})

test('a shower that cannot have the drain in it goes into the corner that is nearest to it', () => {
  for (const [x, y, expected] of [
    [1900, 1000, { x: 2550, y: 450 }],
    [1100, 1000, { x: 450, y: 450 }],
  ] as const)
    expect(fixtureAt(addFixture(withDrain(ROOM, x, y), 'shower-corner'))?.at).toEqual(expected)
})

test('where a WC has too little room in front of it, it stands where the least is missing', () => {
  // 560 mm of the 600 that it needs, one way; 460 the other.
  expect((fixtureAt(addFixture(emptyRoom(1000, 1100), 'wc-wall'))?.turn ?? 1) % 2).toBe(0)
  const wide = { ...emptyRoom(1100, 1000), openings: [] }
  expect((fixtureAt(addFixture(wide, 'wc-wall'))?.turn ?? 0) % 2).toBe(1)
})

test('a walk-in shower stands in the corner where the drain is within it there, whatever other drains there are', () => {
  const drained = withDrain(withDrain(ROOM, 1100, 450), 2250, 1500)
  expect(fixtureAt(addFixture(drained, 'shower-walk-in'))).toMatchObject({ at: { x: 600, y: 450 }, turn: 0 })
  expect(fixtureAt(addFixture(withDrain(ROOM, 2550, 450), 'shower-walk-in')), 'in the right corner as in the left').toMatchObject({
    at: { x: 2400, y: 450 },
    turn: 0,
  })
})

test('a shower cabin stands over the drain, though a pillar leaves it little room in front', () => {
  const plan = withFixture(withDrain(ROOM, 1500, 450), 'pillar', 1400, 1150)
  const cabin = fixtureAt(addFixture(plan, 'shower-cabin'), 'f2')
  expect(cabin).toMatchObject({ at: { y: 450 }, turn: 0 })
  expect(Math.abs((cabin?.at.x ?? 0) - 1500)).toBeLessThanOrEqual(450)
})

test('a freestanding tub stands over a drain near the end of a large room, and fits into a small one', () => {
  expect(fixtureAt(addFixture(withDrain(emptyRoom(6000, 2400), 5850, 1200), 'bath-freestanding'))).toMatchObject({ at: { x: 5500, y: 1000 } })
  expect(fixtureAt(addFixture(withDrain(emptyRoom(1700, 1700), 450, 450), 'bath-freestanding'))).toMatchObject({ at: { x: 900, y: 450 } })
})

test('a mirror hangs beside a window where it need not go 40 mm from the middle of its basin, else before it; without a basin it hangs over no WC', () => {
  const basin = withFixture(ROOM, 'basin', 1513, 0)
  const withWindow = (along: number): Plan => ({
    ...basin,
    openings: [...basin.openings, { id: 'w1', kind: 'window', wall: 0, along, width: 600, sill: 1000, height: 600 }],
  })
  expect(fixtureAt(addFixture(withWindow(2100), 'mirror'), 'f2')?.at).toEqual({ x: 1800, y: 25 })
  expect(fixtureAt(addFixture(withWindow(2050), 'mirror'), 'f2')?.at).toEqual({ x: 1813, y: 25 })
  expect(fixtureAt(addFixture(withFixture(ROOM, 'wc-wall', 1513, 0), 'mirror'), 'f2')?.at).toEqual({ x: 300, y: 25 })
})

test('a mirror hangs exactly above a basin, wherever that is, and a second one beside the first', () => {
  const basin = withFixture(withFixture(ROOM, 'wc-wall', 300, 0), 'basin', 1513, 0)
  const one = addFixture(basin, 'mirror')
  expect(fixtureAt(one, 'f3')).toMatchObject({ at: { x: 1813, y: 25 }, turn: 0 })
  const beside = Math.abs((fixtureAt(addFixture(one, 'mirror'), 'f4')?.at.x ?? 0) - 1813)
  expect(beside).toBeGreaterThanOrEqual(600)
  expect(beside).toBeLessThan(650)
  const upright = withFixture(ROOM, 'basin', 2550, 1013, { turn: 1 })
  expect(fixtureAt(addFixture(upright, 'mirror'), 'f2')).toMatchObject({ at: { x: 2975, y: 1313 }, turn: 1 })
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
  expect(fixtureAt(withSnapped(ROOM, 'wc-wall', at))).toMatchObject(expected)
})

test.each([
  ['50 mm to its right', 1250, 1200],
  ['51 mm to its right', 1251, 1251],
  ['50 mm into it', 1150, 1200],
])('a basin snaps beside a shower: %s', (_, x, snapped) => {
  const shower = withFixture(ROOM, 'shower-corner', 0, 0)
  expect(fixtureAt(withSnapped(shower, 'basin', { x, y: 225 }), 'f2')?.at).toEqual({ x: snapped, y: 225 })
})

test('along an upright wall neighbours meet too, on either side, and not one that is not beside', () => {
  const cabinet = withFixture(ROOM, 'cabinet', 2650, 1000, { turn: 1 })
  const basinAt = (y: number) => fixtureAt(withSnapped(cabinet, 'basin', { x: 2775, y }), 'f2')
  expect(basinAt(1740)).toMatchObject({ at: { x: 2775, y: 1700 }, turn: 1 })
  expect(basinAt(660)).toMatchObject({ at: { x: 2775, y: 700 }, turn: 1 })
  const opposite = withFixture(ROOM, 'cabinet', 1230, 2050, { turn: 2 })
  expect(fixtureAt(withSnapped(opposite, 'basin', { x: 1000, y: 225 }), 'f2')?.at).toEqual({ x: 1000, y: 225 })
})

test('a freestanding tub does not turn to a wall, but its sides meet walls', () => {
  expect(fixtureAt(withSnapped(ROOM, 'bath-freestanding', { x: 900, y: 450 }))).toMatchObject({ at: { x: 800, y: 375 }, turn: 0 })
  expect(fixtureAt(withSnapped(ROOM, 'bath-freestanding', { x: 2160, y: 1990 }))).toMatchObject({ at: { x: 2200, y: 2025 }, turn: 0 })
})

test('a mirror is hung above a basin that has none, and a tumble dryer stands on the washing machine', () => {
  const plan = (['basin', 'washing-machine', 'double-basin', 'mirror', 'mirror', 'tumble-dryer'] as const).reduce(
    (furnished, kind) => addFixture(furnished, kind),
    templates['l-form'],
  )
  const [basin, machine, double, ...above] = plan.fixtures
  const middles = [basin, double, machine].map((below) => [(below?.turn ?? 0) % 2 === 0 ? below?.at.x : below?.at.y, below?.turn])
  const hung = above.map(({ at, turn }) => [turn % 2 === 0 ? at.x : at.y, turn])
  expect(new Set(hung.map(String))).toEqual(new Set(middles.map(String)))
  expect(above.at(-1)?.at).toEqual(machine?.at)
  const dryerFirst = addFixture(addFixture(ROOM, 'tumble-dryer'), 'washing-machine')
  expect(fixtureAt(dryerFirst, 'f2')?.at, 'in the other order too').toEqual(fixtureAt(dryerFirst)?.at)
})

test('what is dragged snaps to above the middle of what is below it, onto a machine, and to what is built in', () => {
  const basin = withFixture(ROOM, 'basin', 1000, 0)
  expect(fixtureAt(withSnapped(basin, 'mirror', { x: 1360, y: 100 }), 'f2')).toMatchObject({ at: { x: 1300, y: 25 }, turn: 0 })
  expect(fixtureAt(withSnapped(basin, 'mirror', { x: 1376, y: 100 }), 'f2'), 'further than it reaches').toMatchObject({ at: { x: 1376, y: 25 } })
  const machine = withFixture(ROOM, 'washing-machine', 2400, 900, { turn: 1 })
  expect(fixtureAt(withSnapped(machine, 'tumble-dryer', { x: 2600, y: 1290 }), 'f2')).toMatchObject({ at: { x: 2700, y: 1200 }, turn: 1 })
  const dryer = withFixture(ROOM, 'tumble-dryer', 2400, 900, { turn: 1 })
  expect(fixtureAt(withSnapped(dryer, 'washing-machine', { x: 2600, y: 1290 }), 'f2'), 'under a dryer').toMatchObject({ at: { x: 2700, y: 1200 }, turn: 1 })
  const boxing = withFixture(ROOM, 'boxing', 1000, 0, { width: 900, depth: 200 })
  expect(fixtureAt(withSnapped(boxing, 'wc-wall', { x: 1450, y: 520 }), 'f2')).toMatchObject({ at: { x: 1450, y: 470 }, turn: 0 })
})

test('what stands on a machine goes along with it, and what stands beside it stays', () => {
  const stacked = withFixture(withFixture(withFixture(ROOM, 'washing-machine', 2400, 0), 'tumble-dryer', 2400, 0), 'tumble-dryer', 1800, 0)
  const moved = moveFixture(stacked, 'f1', { x: 300, y: 1000 })
  expect(fixtureAt(moved)).toMatchObject({ at: { x: 300, y: 1000 }, turn: 3 })
  expect(fixtureAt(moved, 'f2')).toMatchObject({ at: { x: 300, y: 1000 }, turn: 3 })
  expect(fixtureAt(moved, 'f3')).toEqual(fixtureAt(stacked, 'f3'))
  expect(fixtureAt(moveFixture(stacked, 'f2', { x: 1000, y: 1200 })), 'the machine stays when the dryer is lifted off').toEqual(fixtureAt(stacked))
  const pair = withFixture(withFixture(ROOM, 'washing-machine', 1000, 0), 'tumble-dryer', 1000, 0)
  expect(fixtureAt(moveFixture(pair, 'f1', { x: 1400, y: 300 }))?.at, 'the dryer that it carries does not hold it').toEqual({ x: 1400, y: 300 })
})

import { expect, test } from 'vitest'
import { emptyRoom, withSnapped } from '../../../tests/support/a-plan.ts'
import {
  addDoor,
  addFixture,
  addPlumbingPoint,
  addWindow,
  changeDoor,
  changeWindow,
  duplicateFixture,
  moveFixture,
  nudgeFixture,
  remove,
  resizeFixture,
  setCeiling,
  turnFixture,
} from './edit.ts'
import { findings } from './findings.ts'
import type { FixtureKind } from './fixtures.ts'
import { most } from './limits.ts'
import type { Plan } from './plan.ts'
import { startPlan, templateNames, templates } from './templates.ts'
import { setWallLength } from './wall-length.ts'

const ROOM = emptyRoom(3000, 2400)

/** Errors and warnings. */
const problems = (plan: Plan) => findings(plan).filter(({ level }) => level !== 'advice')
const furnished = (plan: Plan, kinds: readonly FixtureKind[]) => kinds.reduce((furnished, kind) => addFixture(furnished, kind), plan)

test.each(templateNames)('in "%s", a shower, a WC and a washbasin are placed without warnings', (name) => {
  expect(problems(furnished(templates[name], ['shower-corner', 'wc-wall', 'basin']))).toEqual([])
})

test.each(templateNames)('in "%s", fixtures are placed without errors in any order', (name) => {
  for (const kinds of [
    ['basin', 'wc-floor', 'shower-walk-in'],
    ['wc-wall', 'shower-cabin', 'cabinet', 'basin'],
    ['bath-built-in', 'wc-wall', 'basin', 'towel-dryer'],
  ] as const) {
    expect(findings(furnished(templates[name], kinds)).filter(({ level }) => level === 'error')).toEqual([])
  }
})

test('a new fixture gets an unused id', () => {
  const two = furnished(ROOM, ['basin', 'cabinet'])
  expect(addFixture(remove(two, 'f1'), 'wc-wall').fixtures.map(({ id }) => id)).toEqual(['f2', 'f3'])
})

test('another of a fixture is as large as the first, and stands beside it', () => {
  const one = resizeFixture(furnished(ROOM, ['cabinet']), 'f1', { width: 800, depth: 350 })
  const two = duplicateFixture(one, 'f1')
  expect(two.fixtures).toHaveLength(2)
  expect(two.fixtures[1]).toMatchObject({ id: 'f2', kind: 'cabinet', width: 800, depth: 350 })
  expect(problems(two)).toEqual(problems(one))
  expect(duplicateFixture(one, 'f9')).toBe(one)
})

test('a full plan takes no more fixtures', () => {
  const full = Array.from({ length: most.fixtures }).reduce<Plan>((plan) => withSnapped(plan, 'cabinet', { x: 500, y: 500 }), ROOM)
  expect(addFixture(full, 'cabinet')).toBe(full)
  expect(addFixture({ ...full, fixtures: full.fixtures.slice(1) }, 'cabinet').fixtures).toHaveLength(most.fixtures)
})

test.each([
  ['the upper wall', { x: 1500, y: 300 }, { at: { x: 1500, y: 270 }, turn: 0 }],
  ['the right wall', { x: 2700, y: 1200 }, { at: { x: 2730, y: 1200 }, turn: 1 }],
  ['the lower wall', { x: 600, y: 2150 }, { at: { x: 600, y: 2130 }, turn: 2 }],
  ['the left wall', { x: 330, y: 1200 }, { at: { x: 270, y: 1200 }, turn: 3 }],
])('a WC that comes near %s turns its back to it', (_, to, expected) => {
  const plan = withSnapped(ROOM, 'wc-wall', { x: 1500, y: 1200 })
  expect(moveFixture(plan, 'f1', to).fixtures[0]).toMatchObject(expected)
})

test('a fixture near a corner goes into it, and one near its neighbour meets it', () => {
  const plan = withSnapped(ROOM, 'shower-corner', { x: 520, y: 500 })
  expect(plan.fixtures[0]).toMatchObject({ at: { x: 450, y: 450 } })
  expect(withSnapped(plan, 'basin', { x: 1230, y: 200 }).fixtures[1]).toMatchObject({ at: { x: 1200, y: 225 }, turn: 0 })
})

test('far from everything, it stays where it was put', () => {
  expect(withSnapped(ROOM, 'bath-freestanding', { x: 1500, y: 1200 }).fixtures[0]).toMatchObject({ at: { x: 1500, y: 1200 }, turn: 0 })
})

test('a nudge is exactly a centimetre, without snapping', () => {
  const plan = withSnapped(ROOM, 'wc-wall', { x: 1500, y: 300 })
  expect(nudgeFixture(plan, 'f1', 1, 0).fixtures[0]?.at).toEqual({ x: 1510, y: 270 })
  expect(nudgeFixture(plan, 'f1', 0, 3).fixtures[0]?.at).toEqual({ x: 1500, y: 300 })
})

test('four quarter turns change nothing', () => {
  const plan = withSnapped(ROOM, 'bath-freestanding', { x: 1500, y: 1200 })
  const turned = [1, 2, 3, 4].reduce((plan) => turnFixture(plan, 'f1'), plan)
  expect(turned).toEqual(plan)
})

test('a resized fixture keeps its back at the wall', () => {
  const plan = withSnapped(ROOM, 'basin', { x: 1500, y: 200 })
  expect(resizeFixture(plan, 'f1', { width: 800, depth: 500 }).fixtures[0]).toMatchObject({ at: { x: 1500, y: 250 }, width: 800, depth: 500 })
})

test('lengths outside the limits are clamped', () => {
  const plan = addFixture(ROOM, 'basin')
  expect(resizeFixture(plan, 'f1', { width: Number.NaN, depth: 1e9 }).fixtures[0]).toMatchObject({ width: 50, depth: 2500 })
  expect(setCeiling(plan, { height: Number.NEGATIVE_INFINITY }).room.ceiling).toEqual({ height: 1800 })
  expect(setCeiling(plan, { height: 2400, slope: { wall: 9, low: 1, depth: 1 } }).room.ceiling).toEqual({ height: 2400 })
  expect(setWallLength(plan, 0, Number.NaN)).toBe(plan)
})

test('a door or window is added where the wall has room, and stays within its wall', () => {
  const plan = addWindow(addDoor(startPlan, 0), 0)
  expect(findings(plan).filter(({ code }) => code === 'openings-overlap')).toEqual([])
  expect(changeDoor(plan, 'd1', { along: 99_999 }).openings[0]).toMatchObject({ along: 1600, width: 800 })
  expect(changeDoor(plan, 'd1', { wall: 1, swing: 'in', hinge: 'end' }).openings[0]).toMatchObject({ wall: 1, swing: 'in', hinge: 'end' })
  expect(changeDoor(plan, 'd1', { height: 1985 }).openings[0]).toMatchObject({ height: 1985 })
  expect(changeDoor(plan, 'd1', { height: 9999 }).openings[0]).toMatchObject({ height: 3000 })
  expect(changeDoor(changeDoor(plan, 'd1', { height: 1985 }), 'd1', { height: 2085 }).openings[0], 'the usual height is not stored').toEqual(plan.openings[0])
  expect(changeWindow(plan, 'w1', { sill: -5, height: 9999 }).openings[2]).toMatchObject({ sill: 0, height: 3000 })
  const tiled = changeWindow(plan, 'w1', { reveal: 9999 })
  expect(changeWindow(tiled, 'w1', { sill: 900 }).openings[2]).toMatchObject({ reveal: 600 })
  expect(changeWindow(tiled, 'w1', { reveal: 0 }).openings[2]).not.toHaveProperty('reveal')
})

test('a drain is added in the shower if there is one', () => {
  const plan = addPlumbingPoint(withSnapped(ROOM, 'shower-corner', { x: 450, y: 450 }), 'drain')
  expect(problems(plan)).toEqual([])
})

test('a fixture at a moved wall follows it', () => {
  const plan = setWallLength(withSnapped(ROOM, 'wc-wall', { x: 2730, y: 1200 }), 0, 3500)
  expect(plan.fixtures[0]).toMatchObject({ at: { x: 3230, y: 1200 }, turn: 1 })
})

import { expect, test } from 'vitest'
import { withFixture } from '../../../../tests/support/a-plan.ts'
import type { Plan } from '../plan.ts'
import { templates } from '../templates.ts'
import { countTiles } from './counts.ts'
import { chooseTiles, lockJoints, moveJoints, setNiche } from './edit-tiling.ts'
import { piecesIn, setOuts } from './lay-out.ts'
import { rememberedBy } from './remembered.ts'

test('a room is set out once and a surface laid and counted once, however many ask; a changed room is another', () => {
  const plan = { ...templates['l-form'] }
  const all = setOuts(plan)
  expect(setOuts(plan)).toBe(all)
  for (const setOut of all) {
    expect(piecesIn(setOut)).toBe(piecesIn(setOut))
    expect(countTiles(setOut)).toBe(countTiles(setOut))
  }
  const higher = { ...plan, room: { ...plan.room, ceiling: { height: 2500 } } }
  expect(setOuts(higher)[0]?.surface.extent.high).toBe(2500)
})

test('walls stay the same ones while joints move; not with another opening, boxing, niche or tiled height', () => {
  const plan = withFixture(templates['l-form'], 'boxing', 0, 0)
  const upright = (of: Plan) => setOuts(of).filter(({ wall }) => wall !== undefined)
  const surfaces = (of: Plan) => upright(of).map(({ surface }) => surface)
  const moved = moveJoints(plan, 0, 'x', 77)
  expect(setOuts(moved)[0]?.origin.x).not.toBe(setOuts(plan)[0]?.origin.x)
  surfaces(moved).forEach((surface, index) => void expect(surface).toBe(surfaces(plan)[index]))
  const others: readonly Plan[] = [
    { ...plan, openings: [...plan.openings, { id: 'w9', kind: 'window', wall: 0, along: 600, width: 500, sill: 1200, height: 600 }] },
    withFixture(plan, 'boxing', 900, 0),
    setNiche(plan, 0, { along: 600, sill: 1000, width: 300, height: 300 }),
    chooseTiles(plan, [0], { tiledTo: 1200 }),
  ]
  for (const other of others) expect(surfaces(other)[0]).not.toEqual(surfaces(plan)[0])
  expect(surfaces(plan)[0]).toEqual(surfaces(structuredClone(plan))[0])
})

test('a surface whose joints stay is the same one while another’s move, also after other places were tried', () => {
  const plan = withFixture(templates['l-form'], 'boxing', 0, 0)
  const before = setOuts(plan)
  setOuts(moveJoints(plan, 0, 'y', 31))
  setOuts(moveJoints(plan, 0, 'y', 62))
  const after = setOuts(moveJoints(plan, 0, 'x', 77))
  const kept = after.filter((setOut, index) => setOut === before[index]).map(({ surface }) => surface.name)
  // The floor may follow the wall.
  expect(kept.filter((name) => name !== 'floor')).toEqual(before.map(({ surface }) => surface.name).filter((name) => name !== 0 && name !== 'floor'))
  expect(after[0]?.origin.x).toBe(77)
})

test('one part more is another question', () => {
  const [one, other] = [{}, {}]
  const lengthOf = rememberedBy(
    (parts: readonly [object, ...object[]]) => parts,
    (parts) => parts.length,
  )
  expect([lengthOf([one]), lengthOf([one, other]), lengthOf([one])]).toEqual([1, 2, 1])
})

test('where tiles may begin is reckoned once while joints move', () => {
  const plan = withFixture(templates['l-form'], 'boxing', 0, 0)
  const places = (of: Plan) => setOuts(of).flatMap(({ others }) => [others.x, others.y])
  const moved = moveJoints(plan, 0, 'x', 77)
  const floor = setOuts(plan).findIndex(({ surface }) => surface.name === 'floor')
  places(moved).forEach((place, index) => {
    // The floor may follow the joints of a wall.
    if (index < 2 * floor) expect(place).toBe(places(plan)[index])
  })
})

test('a room is set out as if nothing had been set out before, whatever was changed since', () => {
  const start = withFixture(templates['l-form'], 'boxing', 0, 0)
  const changes: readonly ((plan: Plan) => Plan)[] = [
    (plan) => moveJoints(plan, 0, 'x', 77),
    (plan) => moveJoints(plan, 5, 'y', 31),
    (plan) => chooseTiles(plan, [0, 1, 2, 3, 4, 5], { tile: { width: 200, height: 330 } }),
    (plan) => chooseTiles(plan, [0, 1, 2, 3, 4, 5], { tile: { width: 200, height: 250 } }),
    (plan) => chooseTiles(plan, [0, 1], { bond: 'third' }),
    (plan) => chooseTiles(plan, [0, 1], { joint: 5 }),
    (plan) => chooseTiles(plan, [0, 1], { tile: { width: 200, height: 400 } }),
    (plan) => chooseTiles(plan, [0, 1], { tile: { width: 150, height: 400 } }),
    (plan) => chooseTiles(plan, [2], { tile: { width: 150, height: 300 } }),
    (plan) => chooseTiles(plan, ['floor'], { tile: { width: 200, height: 200 } }),
    (plan) => chooseTiles(plan, ['floor'], { tile: { width: 200, height: 300 }, bond: 'half' }),
    (plan) => chooseTiles(plan, [3], { material: 'salvia' }),
    (plan) => lockJoints(plan, 4, 'x', 12, true),
    (plan) => chooseTiles(plan, [3], { tiledTo: 1200 }),
    (plan) => setNiche(plan, 1, { along: 600, sill: 1000, width: 300, height: 300 }),
    (plan) => withFixture({ ...plan, plumbingPoints: [{ id: 'o9', kind: 'drain', at: { x: 1950, y: 350 } }] }, 'shower-corner', 1500, 0),
    (plan) => chooseTiles(plan, ['floor'], { tile: { width: 100, height: 100 } }),
    (plan) => ({ ...plan, openings: plan.openings.map((opening) => ({ ...opening, along: opening.along + 60 })) }),
    (plan) => withFixture(plan, 'basin', 1200, 0),
    (plan) => withFixture(plan, 'pillar', 1500, 0),
    (plan) => ({ ...plan, room: { ...plan.room, ceiling: { height: 2470 } } }),
  ]
  let plan = start
  for (const change of changes) {
    plan = change(plan)
    expect(setOuts(plan), change.toString()).toEqual(setOuts(structuredClone(plan)))
  }
})

import { expect, test } from 'vitest'
import { withFixture } from '../../../../tests/support/a-plan.ts'
import type { Plan } from '../plan.ts'
import { templates } from '../templates.ts'
import { countTiles } from './counts.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
import { piecesIn, setOuts } from './lay-out.ts'

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

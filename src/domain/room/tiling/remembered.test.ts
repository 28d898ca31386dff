import { expect, test } from 'vitest'
import { templates } from '../templates.ts'
import { countTiles } from './counts.ts'
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

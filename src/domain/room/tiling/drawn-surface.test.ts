import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import type { AnySurfaceName } from './surface.ts'
import { drawnSurface } from './drawn-surface.ts'
import { setOuts } from './lay-out.ts'

/** At wall A: a machine with a dryer on it, a shower, and a basin with its mirror in the corner of wall D. */
const PLAN = [
  ['washing-machine', 2000, 0],
  ['tumble-dryer', 2000, 0],
  ['basin', 0, 0],
  ['mirror', 0, 0],
  ['shower-corner', 900, 0],
] as const

const drawn = (surface: AnySurfaceName) => {
  const plan = PLAN.reduce((plan, [kind, left, top]) => withFixture(plan, kind, left, top), emptyRoom(2600, 2000))
  const setOut = setOuts(plan).find((one) => one.surface.name === surface)
  return setOut ? drawnSurface(plan, setOut).fixtures : []
}

test('the floor has what stands on it, not what hangs or stands on a machine; a shower’s name is beside its drain', () => {
  expect(drawn('floor').map(({ kind }) => kind)).toEqual(['washing-machine', 'basin', 'shower-corner'])
  expect(drawn('floor').map(({ nameAt }) => nameAt)).toEqual([
    { x: 2300, y: 300 },
    { x: 300, y: 225 },
    { x: 1350, y: 770 },
  ])
})

test('a wall has what stands and hangs at it; what is too narrow from the side has no name', () => {
  expect(drawn(0).map(({ kind, nameAt }) => [kind, nameAt !== undefined])).toEqual([
    ['washing-machine', true],
    ['tumble-dryer', true],
    ['basin', true],
    ['mirror', true],
    ['shower-corner', true],
  ])
  expect(drawn(3).map(({ kind, nameAt }) => [kind, nameAt !== undefined])).toEqual([
    ['basin', true],
    ['mirror', false],
  ])
})

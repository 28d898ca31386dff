import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Plan } from '../plan.ts'
import { drawnSurface } from './drawn-surface.ts'
import { setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'

/** At wall A: a machine with a dryer on it, a shower, and a basin with its mirror in the corner of wall D. */
const PLAN = [
  ['washing-machine', 2000, 0],
  ['tumble-dryer', 2000, 0],
  ['basin', 0, 0],
  ['mirror', 0, 0],
  ['shower-corner', 900, 0],
] as const

const drawn = (surface: AnySurfaceName, change = (plan: Plan) => plan) => {
  const plan = change(PLAN.reduce((plan, [kind, left, top]) => withFixture(plan, kind, left, top), emptyRoom(2600, 2000)))
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

test('a shower says where its mixer usually is, unless the wall has its niche there', () => {
  const mixer = (along: number) =>
    drawn(0, (plan) => setNiche(plan, 0, { along, sill: 1000, width: 400, height: 400 })).find(({ kind }) => kind === 'shower-corner')?.mixerAt
  expect(mixer(1150)).toBeUndefined()
  expect(mixer(1620)).toBeUndefined()
  expect(mixer(1630)).toEqual({ x: 1350, y: 1350 })
})

test('what stands before a face and beside it ends where the face does', () => {
  const [machine] = drawn('boxing 1 0', (plan) => withFixture(withFixture(plan, 'boxing', 0, 1700), 'washing-machine', 0, 1100))
  expect(machine?.outline.map(({ x }) => x)).toEqual([0, 300, 300, 0])
})

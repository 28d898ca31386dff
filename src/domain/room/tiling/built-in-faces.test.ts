import { expect, test } from 'vitest'
import { emptyRoom, withFixture, withInnerCorner } from '../../../../tests/support/a-plan.ts'
import type { Plan } from '../plan.ts'
import { builtInFaces, isFace } from './built-in-faces.ts'

const ROOM: Plan = { ...emptyRoom(3000, 2400), openings: [] }

/** Without its lower right corner: wall C is at 1500 mm from 3000 to 2000, wall E at 2400 from 2000 to 0. */
const RIGHT: Plan = { ...ROOM, room: withInnerCorner(ROOM.room, { x: 2000, y: 1500 }) }

/** Without its lower left corner: wall C is at 2400 mm from 3000 to 1000, wall E at 1500 from 1000 to 0. */
const LEFT: Plan = {
  ...ROOM,
  room: {
    ...ROOM.room,
    corners: [
      { x: 0, y: 0 },
      { x: 3000, y: 0 },
      { x: 3000, y: 2400 },
      { x: 1000, y: 2400 },
      { x: 1000, y: 1500 },
      { x: 0, y: 1500 },
    ],
  },
}

const boxing = (plan: Plan, from: number, to: number) => withFixture(plan, 'boxing', from, 0, { width: to - from, depth: 200 })

/** A pillar of 200 × 100 mm against the lower side of a boxing at wall A. */
const pillar = (plan: Plan, left: number) => withFixture(plan, 'pillar', left, 200, { width: 200, depth: 100 })

test.each<[string, Plan, facing: number, from: number, to: number]>([
  ['the right one', pillar(boxing(RIGHT, 1500, 2800), 1700), 2, 1500, 2800],
  ['the left one', pillar(boxing(RIGHT, 1000, 2500), 2000), 4, 1000, 2500],
])('a face of which two stretches are seen looks at the wall before the wider of them: %s', (_, plan, facing, from, to) => {
  expect(builtInFaces(plan).find(({ wall }) => wall.inward.y === 1)).toMatchObject({
    name: `boxing 1 ${facing}`,
    behind: 0,
    wall: { start: { x: from, y: 200 }, end: { x: to, y: 200 }, length: to - from },
  })
})

test.each([
  ['which the nearer wall ends in', boxing(RIGHT, 1900, 2100), 'boxing 1 2'],
  ['which the nearer wall begins in', boxing(LEFT, 900, 1100), 'boxing 1 4'],
])('a face just before an inner corner, %s, looks at that wall', (_, plan, name) => {
  expect(builtInFaces(plan).map((face) => face.name)).toContain(name)
})

test('only pillars and boxings have faces: a wall and the floor are none', () => {
  expect([isFace(0), isFace('floor'), isFace('pillar 1 0'), isFace('boxing 2 5')]).toEqual([false, false, true, true])
})

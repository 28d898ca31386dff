import { expect, test } from 'vitest'
import { templateNames, templates } from '#domain/room/templates.ts'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { poseOf, startInside } from './camera-pose.ts'

test.each(templateNames)('in "%s" one steps into a corner and looks at the middle of the room', (name) => {
  const plan = templates[name]
  const { x, z, turn } = startInside(plan)
  const { corners } = plan.room
  expect(Math.min(...corners.map((corner) => Math.hypot(corner.x / 1000 - x, corner.y / 1000 - z)))).toBeLessThan(0.4)
  const middle = { x: Math.max(...corners.map((corner) => corner.x)) / 2000, z: Math.max(...corners.map((corner) => corner.y)) / 2000 }
  const ahead = { x: -Math.sin(turn), z: -Math.cos(turn) }
  const away = Math.hypot(middle.x - x, middle.z - z)
  expect((ahead.x * (middle.x - x) + ahead.z * (middle.z - z)) / away).toBeCloseTo(1)
})

test('a corner in which something stands is not stepped into', () => {
  const room = emptyRoom(2000, 3000)
  const free = startInside(room)
  const taken = startInside(withFixture(room, 'washing-machine', free.x * 1000 - 300, free.z * 1000 - 300))
  expect([taken.x, taken.z]).not.toEqual([free.x, free.z])
})

test.each([0.6, 0.9, 1.2, 1.8])('from inside at least 80° are seen across a canvas %f times as wide as high, as far as the picture bears', (aspect) => {
  const plan = templates.rektangel
  const { angle } = poseOf(startInside(plan), plan, aspect)
  const across = (2 * Math.atan(Math.tan((angle * Math.PI) / 360) * aspect) * 180) / Math.PI
  expect(angle).toBeLessThanOrEqual(96)
  if (aspect > 0.8) expect(across).toBeGreaterThanOrEqual(80)
})

import { expect, test } from 'vitest'
import { boxOf } from '#domain/room/boxes.ts'
import { addFixture } from '#domain/room/edit.ts'
import type { Plan } from '#domain/room/plan.ts'
import { templateNames, templates } from '#domain/room/templates.ts'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { startInside } from './inside-start.ts'

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

/** In degrees, as at least so many are seen across. */
const SEEN = 80

test.each(templateNames)('in "%s", furnished, nothing tall fills the view into which one steps', (name) => {
  const kinds = ['wc-wall', 'basin', 'shower-corner', 'washing-machine', 'tumble-dryer', 'cabinet'] as const
  const plan = kinds.reduce<Plan>((done, kind) => addFixture(done, kind), templates[name])
  const { x, z, turn } = startInside(plan)
  for (const fixture of plan.fixtures.filter(({ kind }) => ['tumble-dryer', 'cabinet'].includes(kind))) {
    const { left, right, top, bottom } = boxOf(fixture)
    const angles = [left, right].flatMap((across) => [top, bottom].map((down) => asideOf(Math.atan2(x - across / 1000, z - down / 1000) - turn)))
    const [from, to] = [Math.max(-SEEN / 2, Math.min(...angles)), Math.min(SEEN / 2, Math.max(...angles))]
    expect(to - from, fixture.kind).toBeLessThan(SEEN / 2)
  }
})

/** From -180 to 180. */
function asideOf(angle: number): number {
  return (Math.atan2(Math.sin(angle), Math.cos(angle)) * 180) / Math.PI
}

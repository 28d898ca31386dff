import { expect, test } from 'vitest'
import { templates } from '#domain/room/templates.ts'
import { poseOf } from './camera-pose.ts'
import { startInside } from './inside-start.ts'

test.each([0.6, 0.9, 1.2, 1.8])('from inside at least 80° are seen across a canvas %f times as wide as high, as far as the picture bears', (aspect) => {
  const plan = templates.rektangel
  const { angle } = poseOf(startInside(plan), plan, aspect)
  const across = (2 * Math.atan(Math.tan((angle * Math.PI) / 360) * aspect) * 180) / Math.PI
  expect(angle).toBeLessThanOrEqual(96)
  if (aspect > 0.8) expect(across).toBeGreaterThanOrEqual(80)
})

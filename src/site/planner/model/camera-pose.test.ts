import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { ideaNames } from '#content/gallery/idea-names.ts'
import { ideaViews } from '#content/gallery/idea-views.ts'
import { ideas } from '#content/gallery/ideas.ts'
import { templates } from '#domain/room/templates.ts'
import { place, poseOf } from './camera-pose.ts'
import { startInside } from './inside-start.ts'

test.each([0.6, 0.9, 1.2, 1.8])('from inside at least 80° are seen across a canvas %f times as wide as high, as far as the picture bears', (aspect) => {
  const plan = templates.rektangel
  const { angle } = poseOf(startInside(plan), plan, aspect)
  const across = (2 * Math.atan(Math.tan((angle * Math.PI) / 360) * aspect) * 180) / Math.PI
  expect(angle).toBeLessThanOrEqual(96)
  if (aspect > 0.8) expect(across).toBeGreaterThanOrEqual(80)
})

test.each(ideaNames)('the horizon of "%s" is as high in the live room as in its rendering', (name) => {
  const { camera: from } = ideaViews[name]
  const camera = place(new PerspectiveCamera(), poseOf({ at: 'picture', from }, ideas[name], RENDERED), RENDERED)
  camera.updateMatrixWorld()
  const horizon = new Vector3(from.x - Math.sin(from.turn), from.y, from.z - Math.cos(from.turn)).project(camera)
  // From the middle, in halves of the height; a scene moves its picture in parts of the width.
  expect(horizon.y).toBeCloseTo(-2 * from.shift * RENDERED)
  expect(horizon.x).toBeCloseTo(0)
})

/** The renderings are as wide as this for each part of their height. */
const RENDERED = 4 / 3

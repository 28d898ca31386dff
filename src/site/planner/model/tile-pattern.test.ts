import { expect, test } from 'vitest'
import { setBuiltInHeight } from '#domain/room/edit.ts'
import { templates } from '#domain/room/templates.ts'
import { chooseTiles } from '#domain/room/tiling/edit-tiling.ts'
import { piecesIn, setOuts } from '#domain/room/tiling/lay-out.ts'
import { extentOf } from '#domain/room/tiling/polygons.ts'
import { withFixture } from '../../../../tests/support/a-plan.ts'
import { laidParts, patternOf, patternStart, wallMaterial } from './tile-pattern.ts'

const half = chooseTiles(templates['l-form'], [0, 1, 2, 3, 4, 5, 'floor'], { tile: { width: 200, height: 100 }, bond: 'half' })
const third = chooseTiles(templates.snedtak, [0, 1, 2, 3, 'floor'], { tile: { width: 300, height: 600 }, bond: 'third' })

test.each([
  ['as proposed', templates.rektangel],
  ['in a half bond', half],
  ['in a third bond', third],
  ['on a pillar and a boxing', withFixture(withFixture(half, 'pillar', 1000, 1000), 'boxing', 0, 0)],
  ['on both sides of a boxing, each with its own start', withFixture(templates.rektangel, 'boxing', 700, 0)],
  ['on and above a low boxing', setBuiltInHeight(withFixture(third, 'boxing', 700, 0), 'f1', 1150)],
])('the 3D room’s tiles lie where the Fogplan’s do, %s', (_, plan) => {
  for (const setOut of setOuts(plan)) {
    const { surface, tiling } = setOut
    const pattern = patternOf(tiling)
    const laid = surface.name === 'floor' ? [] : laidParts(setOut)
    for (const { extent, cut } of piecesIn(setOut)) {
      if (cut) continue
      const within = laid.find(({ parts }) => parts.some((part) => extentOf(part).left <= extent.left && extentOf(part).right > extent.left))
      const start = within?.start ?? patternStart(setOut)
      // The floor's texture runs towards the drawing's top.
      const low = (surface.name === 'floor' ? -extent.high : extent.low) / 1000
      const row = (low - start.y) / pattern.up
      const moved = Math.abs(Math.round(row) % 2) === 1 ? pattern.shift : 0
      const column = (extent.left / 1000 - start.x - moved) / pattern.across
      expect([row, column].map((figure) => Math.abs(figure - Math.round(figure)) < 1e-6)).toEqual([true, true])
    }
  }
})

test('the material of the walls is that of most that have tiles, and white until one is chosen', () => {
  expect(wallMaterial(templates.rektangel)).toBe('vit')
  const one = chooseTiles(templates.rektangel, [0], { material: 'sand' })
  expect(wallMaterial(one)).toBe('vit')
  expect(wallMaterial(chooseTiles(one, [1, 2], { material: 'sand' }))).toBe('sand')
  const painted = chooseTiles(chooseTiles(templates.rektangel, [0], { material: 'marmor' }), [1, 2, 3], { tiledTo: 0 })
  expect(wallMaterial(painted)).toBe('marmor')
})

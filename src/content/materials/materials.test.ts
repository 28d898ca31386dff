import { expect, test } from 'vitest'
import { withFinish } from '#domain/room/finish.ts'
import { tileMaterials } from '#domain/room/plan.ts'
import { templates } from '#domain/room/templates.ts'
import { chooseTiles } from '#domain/room/tiling/edit-tiling.ts'
import { setOutOf } from '#domain/room/tiling/lay-out.ts'
import { tileLines } from '#domain/room/tiling/tile-lines.ts'
import { tileLimits } from '#domain/room/tiling/tiling.ts'
import { colours } from '#shared/brand.ts'
import { tilingInWords } from '../fogplan/fogplan.ts'
import { fogplanFacts } from '../fogplan/fogplan-facts.ts'
import { setOutWords } from '../fogplan/measure-words.ts'
import { mainPlanFacts } from '../planner/room-facts.ts'
import { contrastOf } from './colours.ts'
import { drawnJoint, drawnTile } from './drawn.ts'
import { metalLooks, woodLooks } from './finish.ts'
import { materialsOn, tileLooks } from './tiles.ts'

test('there are at least ten tiles for walls, five for floors, three metals and three woods, each with a name of its own', () => {
  expect(materialsOn('wall', 'vit').length).toBeGreaterThanOrEqual(10)
  expect(materialsOn('floor', 'ljusgra').length).toBeGreaterThanOrEqual(5)
  expect(Object.keys(metalLooks).length).toBeGreaterThanOrEqual(3)
  expect(Object.keys(woodLooks).length).toBeGreaterThanOrEqual(3)
  expect(new Set(tileMaterials.map((material) => tileLooks[material].name)).size).toBe(tileMaterials.length)
})

test.each(tileMaterials)('on the drawings lines and figures are read on "%s", and its joints are seen', (material) => {
  expect(contrastOf(drawnTile(material), colours.ink)).toBeGreaterThanOrEqual(7)
  expect(contrastOf(drawnTile(material), drawnJoint({ material }))).toBeGreaterThanOrEqual(1.2)
})

test.each(tileMaterials)('"%s" comes in formats that can be laid', (material) => {
  for (const { width, height } of tileLooks[material].sizes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(tileLimits.from)
    expect(Math.max(width, height)).toBeLessThanOrEqual(tileLimits.to)
  }
})

test('the materials of a plan are named in its facts, and nothing is said while none is chosen', () => {
  const terracotta = chooseTiles(templates.rektangel, [0], { material: 'terrakotta', tiledTo: 1200, jointColour: 'brun' })
  const plan = withFinish(chooseTiles(terracotta, [2], { tiledTo: 0 }), { metal: 'massing', paint: 'linne' })
  const said = mainPlanFacts(plan)
    .find(([name]) => name === 'Material')?.[1]
    .replaceAll('\u00a0', ' ')
  expect(said).toBe(
    'Väggar: terrakotta handgjord 120 cm upp och målat i linne ovanför på vägg A, vit blank på vägg B och D och målat i linne på vägg C. Golv: ljusgrå klinker. Blandare: mässing. Snickerier: ek.',
  )
  expect(mainPlanFacts(templates.rektangel).map(([name]) => name)).not.toContain('Material')
  const facts = new Map(fogplanFacts(plan))
  expect(facts.get('Vägg A')?.replaceAll('\u00a0', ' ')).toMatch(
    /^200 × 400 mm, 3 mm brun fog, rakt förband, terrakotta handgjord, 1 200 mm upp och målad ovanför\. Från vänster/,
  )
  expect(facts.get('Vägg C')).toBe('Målad, utan plattor.')
})

test('a painted wall is said to be one', () => {
  const plan = chooseTiles(templates.rektangel, [0], { tiledTo: 0 })
  const setOut = setOutOf(plan, 0)
  if (!setOut) throw new Error('There is a wall A.')
  const lines = tileLines(plan, setOut)
  expect(tilingInWords(lines.tiling)).toBe('målad, utan plattor')
  expect(setOutWords(lines)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surfaceWords } from '#content/fogplan/fogplan.ts'
import { roomNamed } from '#content/planner/room-named.ts'
import { packPlan } from '#domain/room/share.ts'
import { templates } from '#domain/room/templates.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { isTooFine, setOuts } from '#domain/room/tiling/lay-out.ts'
import { meet } from '#domain/room/tiling/polygons.ts'
import { countRoom } from '#domain/room/tiling/room-counts.ts'
import { papers, SHEET_MARGIN } from '#domain/room/tiling/sheets.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { anyTiledPlan, ROOMS } from '../../../tests/support/a-tiled-plan.ts'
import { fogplanPoster } from './poster.ts'
import { type PaperShape, shapesExtent, textExtent } from './shapes.ts'

const FACTS = { date: new Date('2026-11-23T10:00:00Z'), phone: '021-11 11 11', name: 'Åsa Öberg', reference: 'F-7K3M9QA' } as const

const shapesOf = (plan: Parameters<typeof fogplanPoster>[0]) => {
  const { parts, block } = fogplanPoster(plan, FACTS)
  return [...parts.flatMap(({ shapes }): readonly PaperShape[] => shapes), ...block]
}

test('the poster keeps within its margins, and no text lies on another', () => {
  fc.assert(
    fc.property(
      anyTiledPlan().filter((plan) => !isTooFine(setOuts(plan))),
      (plan) => {
        const { left, right, low, high } = shapesExtent(shapesOf(plan))
        const { width, height } = papers.a3
        expect(Math.min(left, low), packPlan(plan)).toBeGreaterThanOrEqual(SHEET_MARGIN - 0.01)
        expect(right, packPlan(plan)).toBeLessThanOrEqual(width - SHEET_MARGIN + 0.01)
        expect(high, packPlan(plan)).toBeLessThanOrEqual(height - SHEET_MARGIN + 0.01)
        const texts = shapesOf(plan).flatMap((shape) => (shape.draw === 'text' && shape.words !== '' ? [{ shape, extent: textExtent(shape) }] : []))
        for (const [index, { shape, extent }] of texts.entries()) {
          const met = texts.slice(index + 1).find((other) => meet(extent, other.extent))
          expect(met?.shape.words, `${packPlan(plan)} ${shape.words}`).toBeUndefined()
        }
      },
    ),
    { numRuns: ROOMS },
  )
})

test.each(['rektangel', 'l-form', 'snedtak'] as const)(
  'around the floor of %s lie all its walls, each with its foot to the floor and none on another',
  (name) => {
    const plan = templates[name]
    const { parts } = fogplanPoster(plan, FACTS)
    const figure = parts.find(({ tag }) => tag === 'Figure')
    const edges = figure?.shapes.flatMap((shape) => (shape.draw === 'area' && shape.look === 'edge' ? [shapesExtent([shape])] : [])) ?? []
    expect(edges).toHaveLength(plan.room.corners.length + 1)
    for (const [index, edge] of edges.entries()) expect(edges.slice(index + 1).filter((other) => meet(edge, other))).toEqual([])
    // The floor is drawn last; a wall is as far from it as its name takes.
    const floor = edges.at(-1)
    for (const { left, right, low, high } of edges.slice(0, -1)) {
      const apart = [floor && floor.left - right, floor && left - floor.right, floor && floor.low - high, floor && low - floor.high]
      expect(apart.some((gap = 0) => Math.abs(gap - 8) < 0.01)).toBe(true)
    }
  },
)

test('it says the room, its surfaces with their lengths, their counts and what is to be bought', () => {
  const plan = templates.rektangel
  const all = setOuts(plan)
  const words = shapesOf(plan).flatMap((shape) => (shape.draw === 'text' ? [shape.words] : []))
  expect(words).toContain(roomNamed(plan))
  for (const { name, width } of all.map((setOut) => drawnSurface(plan, setOut)).filter(({ name }) => !isFace(name) && name !== 'floor'))
    expect(words).toContain(`${surfaceWords(name)}  ${grouped(width)}`)
  for (const { name, tiles } of countRoom(plan, all).surfaces) {
    expect(words).toContain(surfaceWords(name))
    expect(words).toContain(grouped(tiles))
  }
  expect(words).toContain('1 av 1')
})

import DxfParser, { type ILwpolylineEntity, type ITextEntity } from 'dxf-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fogplan, materialWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import { measureWords, purchaseRows } from '#content/fogplan/measure-words.ts'
import { type Plan, tileMaterials } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { isTooFine, piecesIn, setOuts } from '#domain/room/tiling/lay-out.ts'
import { piecesOf } from '#domain/room/tiling/pieces.ts'
import { extentOf, type Polygon } from '#domain/room/tiling/polygons.ts'
import { recessSurfaces } from '#domain/room/tiling/recess-surfaces.ts'
import { countRoom } from '#domain/room/tiling/room-counts.ts'
import { fogplanSheets } from '#shared/fogplan/fogplan-sheets.ts'
import { anyTiledPlan, ROOMS } from '../../../tests/support/a-tiled-plan.ts'
import { fogplanDxf } from './fogplan-dxf.ts'

const FACTS = { paper: 'a4', date: new Date('2026-11-23T10:00:00Z'), phone: '021-11 11 11', name: 'Åsa Öberg', reference: 'F-7K3M9QA' } as const
const { layers } = fogplan.dxf

/** The sheets are the print's and the PDF's; the page draws the surfaces that they are made of. What the email says is compared beside the sheets. */
test('page, sheets and DXF have the same pieces, each as large, and the DXF says every measure and purchase of the page', () => {
  fc.assert(
    fc.property(
      anyTiledPlan().filter((plan) => !isTooFine(setOuts(plan))),
      (plan) => {
        const laid = sizes(piecesLaid(plan))
        expect(sizes(drawnOnPage(plan)), packPlan(plan)).toEqual(laid)
        expect(sizes(drawnOnSheets(plan)), packPlan(plan)).toEqual(laid)
        const { pieces, words } = inDxf(plan)
        expect(sizes(pieces), packPlan(plan)).toEqual(laid)
        for (const said of wordsOfPage(plan)) expect(words).toContain(said.replaceAll('\u00a0', ' '))
      },
    ),
    { numRuns: Math.ceil(ROOMS / 4) },
  )
})

function piecesLaid(plan: Plan): readonly Polygon[] {
  return setOuts(plan).flatMap((setOut) => {
    const sides = recessSurfaces(setOut).flatMap((side) => piecesOf(side.surface, side.tiling, side.origin))
    return [...piecesIn(setOut), ...sides].flatMap(({ outline }) => outline)
  })
}

function drawnOnPage(plan: Plan): readonly Polygon[] {
  return setOuts(plan).flatMap((setOut) => {
    const drawn = drawnSurface(plan, setOut)
    return [drawn, ...drawn.recesses].flatMap(({ whole, cut }) => [...whole, ...cut.flat()])
  })
}

/** In their own size. */
function drawnOnSheets(plan: Plan): readonly Polygon[] {
  return fogplanSheets(plan, FACTS).flatMap(({ block, parts }) => {
    const scale = Number(block.flatMap((shape) => (shape.draw === 'text' ? (shape.words.match(/^1:(\d+)/)?.[1] ?? []) : []))[0] ?? 1)
    const shapes = parts.filter(({ tag }) => tag === 'Figure').flatMap((part) => part.shapes)
    const tiles = shapes.flatMap((shape) => (shape.draw === 'area' && tileMaterials.some((material) => material === shape.look) ? shape.loops : []))
    return tiles.map((loop) => loop.map(({ x, y }) => ({ x: x * scale, y: y * scale })))
  })
}

function inDxf(plan: Plan): { pieces: readonly Polygon[]; words: string } {
  const entities = new DxfParser().parseSync(fogplanDxf(plan))?.entities ?? []
  const pieces = entities.filter((one): one is ILwpolylineEntity => one.type === 'LWPOLYLINE' && (one.layer === layers.joints || one.layer === layers.cut))
  const texts = entities.filter((one): one is ITextEntity => one.type === 'TEXT')
  return { pieces: pieces.map(({ vertices }) => vertices), words: texts.map(({ text }) => text).join(' ') }
}

function wordsOfPage(plan: Plan): readonly string[] {
  const all = setOuts(plan)
  const surfaces = all.map((setOut) => drawnSurface(plan, setOut))
  return [
    ...surfaces.flatMap((drawn) => [surfaceWords(drawn.name), ...drawn.measures.flatMap((measure) => measureWords(measure, drawn))]),
    ...purchaseRows(countRoom(plan, all).purchases, materialWords).map(([name, amount]) => `${name}: ${amount}`),
  ]
}

/** How wide and high each loop is, and of how many corners, to half a millimetre. */
function sizes(loops: readonly Polygon[]): readonly string[] {
  // The odd amount keeps ordinary values away from where rounding turns.
  const halves = (mm: number) => Math.round(mm * 2 + 0.137)
  return loops
    .map((loop) => {
      const { left, right, low, high } = extentOf(loop)
      return `${halves(right - left)} × ${halves(high - low)}, ${loop.length}`
    })
    .toSorted()
}

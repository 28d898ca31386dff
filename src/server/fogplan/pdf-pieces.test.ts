import { expect, test } from 'vitest'
import { setBuiltInHeight } from '#domain/room/edit.ts'
import type { Plan, Point } from '#domain/room/plan.ts'
import { rectangle, templates } from '#domain/room/templates.ts'
import { chooseTiles, setNiche } from '#domain/room/tiling/edit-tiling.ts'
import { piecesIn, setOuts } from '#domain/room/tiling/lay-out.ts'
import type { Piece } from '#domain/room/tiling/pieces.ts'
import { extentOf, type Polygon } from '#domain/room/tiling/polygons.ts'
import { recessDrawings } from '#domain/room/tiling/recess-drawing.ts'
import { recessSurfaces } from '#domain/room/tiling/recess-surfaces.ts'
import { sheetScales } from '#domain/room/tiling/sheets.ts'
import type { SheetFacts } from '#shared/fogplan/fogplan-sheets.ts'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import { type PdfPath, pdfPaths } from '../../../tests/support/pdf-paths.ts'
import { fogplanPdf } from './fogplan-pdf.ts'

const MM = 72 / 25.4
const FACTS: SheetFacts = { paper: 'a4', date: new Date('2026-11-23T10:00:00Z'), phone: '021-11 11 11', name: 'Åsa Öberg', reference: 'F-7K3M9QA' }
/** The width of a tile's line on paper, which no other shape has. */
const TILE_LINE = 0.07
/** The width of the lines across cut tiles. */
const HATCH_LINE = 0.13
/** In mm of the room. */
const NEAR = 0.01

const sloping: Plan = { ...emptyRoom(2400, 1800), room: { ...rectangle(2400, 1800), ceiling: { height: 2500, slope: { wall: 0, low: 1300, depth: 1100 } } } }
const niched: Plan = {
  ...setNiche(emptyRoom(1900, 1500), 1, { along: 500, sill: 1000, width: 400, height: 400 }),
  openings: [{ id: 'w1', kind: 'window', wall: 0, along: 500, width: 600, sill: 1100, height: 700, reveal: 110 }],
}

const boxed = withFixture(emptyRoom(2000, 1700), 'boxing', 0, 0, { width: 900, depth: 200 })

const plans: Record<string, Plan> = {
  'the template l-form': templates['l-form'],
  'a sloping ceiling': chooseTiles(sloping, [0, 1, 2, 3], { bond: 'half' }),
  'a niche, and a window with its reveal': niched,
  'a low boxing with its top, and a pillar': withFixture(setBuiltInHeight(boxed, boxed.fixtures[0]?.id ?? '', 1150), 'pillar', 1400, 900),
  'a wall that is tiled to half its height': chooseTiles(emptyRoom(1800, 1600), [0, 1], { tiledTo: 1200, bond: 'third' }),
}

test.each(Object.entries(plans))('the file itself has every piece at its place, whole or cut: %s', async (_, plan) => {
  const all = setOuts(plan)
  const left = pdfPaths(await fogplanPdf(plan, FACTS)).flatMap(drawingsIn)
  for (const setOut of all) {
    const pieces = piecesIn(setOut)
    if (pieces.length === 0) continue
    const wanted = drawingOf(pieces, setOut.surface.name === 'floor')
    const at = left.findIndex((drawn) => isSame(drawn, wanted))
    expect(at, `surface ${setOut.surface.name} is not drawn as it is laid`).toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
  }
  // What is left are niches and reveals, whose sides lie unfolded beside their wall.
  for (const { what, whole, cut } of all.flatMap(recessDrawings)) {
    const upright = (loops: readonly Polygon[]) => loops.map((loop) => loop.map(({ x, y }) => ({ x, y: -y })))
    const at = left.findIndex((drawn) => isSame(drawn, { whole: upright(whole), cut: upright(cut.flat()) }))
    expect(at, `the sides of a ${what} are not drawn as they are laid`).toBeGreaterThanOrEqual(0)
    left.splice(at, 1)
  }
  expect(left).toEqual([])
})

test('the rooms are as their names say', () => {
  const all = (name: keyof typeof plans) => setOuts(plans[name] ?? templates.rektangel)
  const corners = all('a sloping ceiling').flatMap((setOut) => piecesIn(setOut).flatMap(({ outline }) => outline))
  expect(corners.some((loop) => loop.some((point, index) => isSlanting(point, loop[(index + 1) % loop.length] ?? point)))).toBe(true)
  expect(
    new Set(
      all('a niche, and a window with its reveal')
        .flatMap(recessSurfaces)
        .map(({ hole }) => hole.what),
    ),
  ).toEqual(new Set(['niche', 'window']))
  expect(all('a low boxing with its top, and a pillar').filter(({ wall, surface }) => !wall && surface.name !== 'floor' && surface.area > 0)).toHaveLength(1)
  expect(all('a wall that is tiled to half its height').filter(({ surface }) => surface.painted)).toHaveLength(2)
})

function isSlanting(from: Point, to: Point): boolean {
  return from.x !== to.x && from.y !== to.y
}

/** The loops of a surface's tiles, x to the right and y up: those of whole ones, and of cut ones. */
type Drawing = { readonly whole: readonly Polygon[]; readonly cut: readonly Polygon[] }

/** The tiles of each surface on a page: those of whole ones are painted by one path, those of cut ones by another, which their hatching follows. */
function drawingsIn(paths: readonly PdfPath[]): Drawing[] {
  const drawings: Drawing[] = []
  paths.forEach(({ painted, width, loops }, index) => {
    if (painted !== 'B*' || width !== TILE_LINE) return
    const isFirst = !isTiles(paths[index - 1])
    const next = paths[index + 1]
    const isCut = next?.painted === 'S' && next.width === HATCH_LINE
    if (isFirst) drawings.push({ whole: isCut ? [] : inMm(loops), cut: isCut ? inMm(loops) : [] })
    else drawings.push({ whole: drawings.pop()?.whole ?? [], cut: inMm(loops) })
  })
  return drawings
}

function isTiles(path: PdfPath | undefined): boolean {
  return path?.painted === 'B*' && path.width === TILE_LINE
}

function inMm(loops: PdfPath['loops']): Polygon[] {
  return loops.map((loop) => loop.map(({ x, y }) => ({ x: x / MM, y: y / MM })))
}

/** `isFloor`: its y is down the drawing. */
function drawingOf(pieces: readonly Piece[], isFloor: boolean): Drawing {
  const loops = (cut: boolean) =>
    pieces.filter((piece) => piece.cut === cut).flatMap(({ outline }) => outline.map((loop) => loop.map(({ x, y }) => ({ x, y: isFloor ? -y : y }))))
  return { whole: loops(false), cut: loops(true) }
}

/** In one of the scales, wherever on the page. */
function isSame(drawn: Drawing, wanted: Drawing): boolean {
  if (drawn.whole.length !== wanted.whole.length || drawn.cut.length !== wanted.cut.length) return false
  const [one, other] = [loopsOf(drawn), loopsOf(wanted)]
  if (one.some((loop, index) => loop.length !== other[index]?.length)) return false
  const [ours, theirs] = [one.flat(), other.flat()]
  const [from, to] = [extentOf(ours), extentOf(theirs)]
  return sheetScales.some((scale) =>
    ours.every(({ x, y }, index) => {
      const place = theirs[index] ?? { x: Number.NaN, y: Number.NaN }
      return Math.abs((x - from.left) * scale - place.x + to.left) < NEAR && Math.abs((y - from.low) * scale - place.y + to.low) < NEAR
    }),
  )
}

function loopsOf({ whole, cut }: Drawing): readonly Polygon[] {
  return [...whole, ...cut]
}

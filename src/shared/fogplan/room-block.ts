import { sheetTexts } from '#content/fogplan/order-words.ts'
import { fixtureWords, wallLetter } from '#content/planner/fixture-words.ts'
import { boxOf } from '#domain/room/boxes.ts'
import { standingOnFloor } from '#domain/room/fixture-heights.ts'
import { ascending, consecutive } from '#domain/room/in-order.ts'
import { doorsOf, swingOf } from '#domain/room/openings.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { segment } from '#domain/room/tiling/hatch.ts'
import { type Extent, type Polygon, rectangleOf } from '#domain/room/tiling/polygons.ts'
import { sheetScales } from '#domain/room/tiling/sheets.ts'
import { NICHE_DEPTH } from '#domain/room/tiling/tiling.ts'
import { boundsOf, pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { dimensionChain } from './dimension-chains.ts'
import { placedNames } from './names.ts'
import { onPaper, type PaperShape } from './shapes.ts'
import { drawingBlock, type TextBlock } from './text-flow.ts'

/** How thick walls are drawn (mm in the room). */
const WALL: Mm = 100
const CHAIN: Mm = 12

/** The room from above, with its walls' letters, door, windows, niches and what stands in it, in the largest scale that fits. */
export function roomBlock(plan: Plan, room: { readonly width: Mm; readonly height: Mm }): { readonly block: TextBlock; readonly scale: number } {
  const blocks = sheetScales.map((scale) => ({ block: drawingBlock(roomShapes(plan, scale)), scale }))
  const fitting = blocks.find(({ block }) => block.width <= room.width && block.height <= room.height)
  return fitting ?? { block: drawingBlock(roomShapes(plan, 200)), scale: 200 }
}

function roomShapes(plan: Plan, scale: number): readonly PaperShape[] {
  const { left, top, right, bottom } = boundsOf(plan.room)
  const place = ({ x, y }: Point): Point => ({ x: (x - left) / scale, y: (y - top) / scale })
  const walls = wallsOf(plan.room)
  const strip = (wall: Wall, from: Mm, to: Mm, deep: Mm): Polygon =>
    [pointAt(wall, from), pointAt(wall, to), pointAt(wall, to, -deep), pointAt(wall, from, -deep)].map(place)
  const openings = plan.openings.flatMap(({ wall, along, width }): PaperShape[] => {
    const stands = walls[wall]
    return stands ? [{ draw: 'area', look: 'hole', loops: [strip(stands, along, along + width, WALL)] }] : []
  })
  const niches = (plan.tiling ?? []).flatMap(({ surface, niche }): PaperShape[] => {
    const wall = surface === 'floor' ? undefined : walls[surface]
    return wall && niche ? [{ draw: 'area', look: 'niche', loops: [strip(wall, niche.along, niche.along + niche.width, NICHE_DEPTH)] }] : []
  })
  const leaves = doorsOf(plan).map(({ door, wall }): PaperShape => {
    const { hinge, open } = swingOf(wall, door)
    const [from, to] = [place(hinge), place(open)]
    return { draw: 'lines', look: 'level', lines: [segment(from.x, from.y, to.x, to.y)] }
  })
  const boxes = standingOnFloor(plan).map((fixture) => {
    const { left, right, top: low, bottom: high } = boxOf(fixture)
    return { kind: fixture.kind, loop: rectangleOf({ left, right, low, high }).map(place), middle: place({ x: (left + right) / 2, y: (low + high) / 2 }) }
  })
  const letters = walls.map((wall) => ({ words: wallLetter(wall.index), at: place(pointAt(wall, wall.length / 2, 4 * scale)) }))
  // Further in than the letter of its wall.
  const entrances = doorsOf(plan).map(({ door, wall }) => ({ words: sheetTexts.entrance, at: place(pointAt(wall, door.along + door.width / 2, 9 * scale)) }))
  const names = [...entrances, ...letters, ...boxes.map(({ kind, middle }) => ({ words: fixtureWords[kind].short, at: middle }))]
  const inside: Extent = { left: 0, right: (right - left) / scale, low: 0, high: (bottom - top) / scale }
  const spans = (places: readonly Mm[]) => consecutive(ascending(places)).map(([from, to]) => ({ from, to, count: 0 }))
  const xs = plan.room.corners.map(({ x }) => x - left)
  const ys = plan.room.corners.map(({ y }) => y - top)
  return [
    ...openings,
    ...niches,
    { draw: 'area', look: 'edge', loops: [plan.room.corners.map(place)] },
    ...leaves,
    ...boxes.map(({ loop }): PaperShape => ({ draw: 'area', look: 'fixture', loops: [loop] })),
    ...placedNames(names, inside, []),
    ...onPaper([
      ...dimensionChain(spans(xs), { along: 'x', origin: { x: 0, y: inside.high }, off: CHAIN, scale, length: right - left }),
      ...dimensionChain(spans(ys), { along: 'y', origin: { x: 0, y: 0 }, off: CHAIN, scale, length: bottom - top }),
    ]),
  ]
}

import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, TextHorizontalAlignment, TextVerticalAlignment, Units } from '@tarikjabiri/dxf'
import { fogplan, revealWords, spanWords, surfaceInSentence, surfaceWords, tilingInWords } from '#content/fogplan/fogplan.ts'
import { fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'
import { type DrawnSurface, drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { extentOf, type Polygon } from '#domain/room/tiling/polygons.ts'

const { layers } = fogplan.dxf

const looks: Record<keyof typeof layers, { colour: Colors; line: string }> = {
  joints: { colour: Colors.White, line: 'Continuous' },
  cut: { colour: Colors.Green, line: 'Continuous' },
  outline: { colour: Colors.Red, line: 'Continuous' },
  openings: { colour: Colors.Cyan, line: 'Continuous' },
  fixtures: { colour: Colors.Blue, line: 'Dashed' },
  dimensions: { colour: Colors.Magenta, line: 'Continuous' },
  text: { colour: Colors.White, line: 'Continuous' },
}

/** Between two surfaces, and of the lettering, in mm in the room. */
const APART: Mm = 800
/** A narrower surface's heading reaches beyond it. */
const HEADING: Mm = 900
const NAME: Mm = 90
const LETTER: Mm = 55
const CHAIN: Mm = 120

/** All surfaces side by side in one DXF drawing (AutoCAD 2007) in millimetres: each floor level at y = 0, with named layers. */
export function fogplanDxf(plan: Plan): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.addLType('Dashed', '__ __ __', [60, -35])
  for (const layer of keysOf(layers)) dxf.addLayer(layers[layer], looks[layer].colour, looks[layer].line)
  let left = 0
  for (const setOut of setOuts(plan)) {
    const drawn = drawnSurface(plan, setOut)
    addSurface(dxf, drawn, left)
    left += Math.max(drawn.width, HEADING) + APART
  }
  return dxf.stringify()
}

function addSurface(dxf: DxfWriter, drawn: DrawnSurface, left: Mm) {
  const place = ({ x, y }: Point): Point => ({ x: left + x, y: drawn.height - y })
  const loops = (polygons: readonly Polygon[], layer: string) => {
    for (const polygon of polygons) {
      const corners = polygon.map((corner) => ({ point: point2d(place(corner).x, place(corner).y) }))
      dxf.addLWPolyline(corners, { flags: LWPolylineFlags.Closed, layerName: layer })
    }
  }
  loops(drawn.whole, layers.joints)
  loops(drawn.cut.flat(), layers.cut)
  loops(drawn.outline, layers.outline)
  loops(
    drawn.holes.map(({ outline }) => outline),
    layers.openings,
  )
  for (const { what, outline, depth } of drawn.holes) {
    const { left, right, low, high } = extentOf(outline)
    if (what === 'window' && depth !== undefined)
      addText(dxf, revealWords(depth), place({ x: (left + right) / 2, y: (low + high) / 2 }), LETTER, layers.openings)
  }
  for (const { kind, outline, nameAt } of drawn.fixtures) {
    loops([outline], layers.fixtures)
    if (nameAt) addText(dxf, fixtureWords[kind].short, place(nameAt), LETTER, layers.fixtures)
  }
  for (const { kind, at } of drawn.pipes) {
    const { x, y } = place(at)
    dxf.addCircle(point3d(x, y), PIPE, { layerName: layers.fixtures })
    addText(dxf, plumbingPointWords[kind].short, { x: x + 2 * PIPE, y }, LETTER, layers.fixtures)
  }
  addChain(dxf, drawn.across, (along, off) => place({ x: along, y: drawn.height + off }))
  addChain(dxf, drawn.down, (along, off) => place({ x: -off, y: along }))
  addText(dxf, surfaceWords(drawn.name), place({ x: drawn.width / 2, y: -2.6 * NAME }), NAME, layers.text)
  addText(
    dxf,
    isFace(drawn.name) ? fogplan.likeWall(surfaceInSentence(drawn.tiling.surface)) : tilingInWords(drawn.tiling),
    place({ x: drawn.width / 2, y: -NAME }),
    LETTER,
    layers.text,
  )
}

/** The radius of a pipe. */
const PIPE: Mm = 40

/** A line of dimensions beside a surface: `place` puts a length along it, and how far off it is, into the drawing. */
function addChain(dxf: DxfWriter, spans: readonly TileSpan[], place: (along: Mm, off: Mm) => Point) {
  const line = (from: Point, to: Point) => dxf.addLine(point3d(from.x, from.y), point3d(to.x, to.y), { layerName: layers.dimensions })
  for (const span of spans) {
    line(place(span.from, CHAIN), place(span.to, CHAIN))
    for (const end of [span.from, span.to]) line(place(end, CHAIN - LETTER / 2), place(end, CHAIN + LETTER / 2))
    addText(dxf, spanWords(span), place((span.from + span.to) / 2, CHAIN + 1.8 * LETTER), LETTER, layers.dimensions)
  }
}

/** Centred on a place. */
function addText(dxf: DxfWriter, words: string, { x, y }: Point, height: Mm, layerName: string) {
  dxf.addText(point3d(x, y), height, words.replaceAll('\u00a0', ' '), {
    layerName,
    lineType: 'Continuous',
    horizontalAlignment: TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: point3d(x, y),
  })
}

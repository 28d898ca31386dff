import { drawnTile } from '#content/materials/drawn.ts'
import { keysInOrder } from '#domain/room/in-order.ts'
import { type Mm, type Point, type TileMaterial, tileMaterials } from '#domain/room/plan.ts'
import type { Segment } from '#domain/room/tiling/hatch.ts'
import type { Polygon } from '#domain/room/tiling/polygons.ts'
import { colours } from '../brand.ts'

/** What is drawn on a sheet, in mm on paper: x to the right, y down. Print, PDF and the owner's page draw the same shapes. */
export type PaperShape =
  /** Filled by the even-odd rule, so that a loop within another is a hole. */
  | { readonly draw: 'area'; readonly look: AreaLook; readonly loops: readonly Polygon[] }
  | { readonly draw: 'lines'; readonly look: LineLook; readonly lines: readonly Segment[] }
  | ({ readonly draw: 'text'; readonly words: string; readonly at: Point } & Lettering)

/** `size`: the letters' body in mm. `turned`: read from the right side of the sheet. `halo`: on what may lie behind it. */
export type Lettering = {
  readonly size: Mm
  readonly align: 'start' | 'middle'
  readonly turned?: boolean
  readonly halo?: boolean
  readonly faint?: boolean
}

export type AreaLook = TileMaterial | PlainLook
type PlainLook = 'joints' | 'paint' | 'hole' | 'niche' | 'edge' | 'fixture' | 'pipe' | 'bar' | 'frame'
export type LineLook = 'hatch' | 'dimension' | 'frame'

type Stroke = { readonly stroke?: string; readonly width?: Mm; readonly dashes?: readonly [Mm, Mm] }

/** A tile's own stroke is part of its joint: in a small scale a joint alone would be too thin to print. */
const JOINT = { stroke: colours.inkSoft, width: 0.07 } as const

const plainLooks: Record<PlainLook, AreaStyle> = {
  joints: { fill: colours.inkSoft },
  paint: { fill: 'white', stroke: colours.ink, width: 0.13 },
  hole: { fill: 'white', stroke: colours.ink, width: 0.3 },
  niche: { fill: colours.drawingGround, stroke: colours.ink, width: 0.3 },
  edge: { stroke: colours.ink, width: 0.5 },
  fixture: { stroke: colours.ink, width: 0.25, dashes: [1.6, 0.9] },
  pipe: { fill: 'white', stroke: colours.ink, width: 0.25 },
  bar: { fill: colours.ink },
  frame: { stroke: colours.ink, width: 0.35 },
}
type AreaStyle = Stroke & { readonly fill?: string }

export function areaLook(look: AreaLook): AreaStyle {
  const material = tileMaterials.find((one) => one === look)
  if (material) return { fill: drawnTile(material), ...JOINT }
  const plain = keysInOrder(plainLooks).find((one) => one === look)
  return plain ? plainLooks[plain] : {}
}

export const lineLooks: Record<LineLook, Required<Pick<Stroke, 'stroke' | 'width'>>> = {
  hatch: { stroke: colours.accent, width: 0.13 },
  dimension: { stroke: colours.ink, width: 0.13 },
  frame: { stroke: colours.ink, width: 0.2 },
}

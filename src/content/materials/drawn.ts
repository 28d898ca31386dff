import type { SurfaceTiling, TileMaterial } from '#domain/room/plan.ts'
import { contrastOf, luminanceOf, mixed } from './colours.ts'
import { jointLooks, tileLooks } from './tiles.ts'

/** At least so much paler than the tile itself, so that lines and figures are read on it. */
const PALER = 0.35
/** Ink has a contrast of 7 on this. */
const LUMINANCE = 0.46

/** A tile's colour in the plan and the Fogplan, on screen and on paper. */
export function drawnTile(material: TileMaterial): string {
  const { colour } = tileLooks[material]
  let part = PALER
  while (luminanceOf(mixed(colour, '#ffffff', part)) < LUMINANCE) part += 0.02
  return mixed(colour, '#ffffff', part)
}

/** What is seen beside a tile. */
const CLEAR = 1.25
const PLAIN = '#8b908a'

/** The joints in the Fogplan on screen: in their colour, and grey where that would not be seen beside the tiles. */
export function drawnJoint({ material, jointColour }: Pick<SurfaceTiling, 'material' | 'jointColour'>): string {
  const { colour } = jointLooks[jointColour ?? tileLooks[material].joint]
  return contrastOf(colour, drawnTile(material)) >= CLEAR ? colour : PLAIN
}

import { comesIn, tileLooks } from '#content/materials/tiles.ts'
import type { Plan, SurfaceName, TileMaterial } from '#domain/room/plan.ts'
import { chooseTiles } from '#domain/room/tiling/edit-tiling.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'

/** Gives surfaces a material with the joint that goes with it; in its usual format, unless it comes in the one that is there. */
export function chooseMaterial(plan: Plan, surfaces: readonly SurfaceName[], material: TileMaterial): Plan {
  const [tile] = tileLooks[material].sizes
  return surfaces.reduce((done, surface) => {
    const fits = comesIn(material, tilingOf(done, surface).tile)
    return chooseTiles(done, [surface], { material, jointColour: undefined, ...(!fits && { tile }) })
  }, plan)
}

import { Color } from 'three'
import { paintLooks } from '#content/materials/finish.ts'
import { tileLooks } from '#content/materials/tiles.ts'
import { finishOf } from '#domain/room/finish.ts'
import type { Plan } from '#domain/room/plan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import type { Light } from './room-light.ts'

/** What part of the light a surface sends on, and how bright its brightest colour is (0 to 1). */
export type Shade = { readonly sent: Light; readonly brightest: number }

/** Of floor and walls: of a wall by its number, at a height in metres. */
export function shadesOf(plan: Plan): { floor: Shade; wallAt: (wall: number, height: number) => Shade } {
  const paint = shadeOf(paintLooks[finishOf(plan).paint].colour)
  const walls = plan.room.corners.map((_, wall) => {
    const { material, tiledTo } = tilingOf(plan, wall)
    return { tiles: shadeOf(tileLooks[material].colour), tiledTo: tiledTo === undefined ? Number.POSITIVE_INFINITY : tiledTo / 1000 }
  })
  return {
    floor: shadeOf(tileLooks[tilingOf(plan, 'floor').material].colour),
    wallAt: (wall, height) => {
      const known = walls[wall]
      return known && height < known.tiledTo ? known.tiles : paint
    },
  }
}

/** No surface sends on all of it. */
const MOST = 0.88
/** As the eye is used to a room's light, its colour is seen less than it is. */
const COLOURED = 0.55

function shadeOf(colour: string): Shade {
  const { r, g, b } = new Color(colour)
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
  const sent = (channel: number) => MOST * (grey + (channel - grey) * COLOURED)
  return { sent: [sent(r), sent(g), sent(b)], brightest: Math.max(r, g, b) }
}

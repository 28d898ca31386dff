import { finishOf } from '#domain/room/finish.ts'
import type { Plan, SurfaceName } from '#domain/room/plan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { listed, lowerFirst } from '#domain/sweden/writing.ts'
import { wallLetter } from '../planner/fixture-words.ts'
import { metalLooks, paintLooks, woodLooks } from './finish.ts'
import { tileLooks } from './tiles.ts'

/**
 * "Väggar: terrakotta handgjord på vägg A, målat i linne på vägg B, C och D. Golv: gråbeige klinker. Blandare: mässing. Snickerier: ek."
 * Undefined where nothing was chosen.
 */
export function materialsInWords(plan: Plan): string | undefined {
  if (!plan.tiling && !plan.finish) return undefined
  const { metal, wood } = finishOf(plan)
  const parts = [
    `Väggar: ${wallsInWords(plan)}`,
    `Golv: ${lowerFirst(tileLooks[tilingOf(plan, 'floor').material].name)}`,
    `Blandare: ${lowerFirst(metalLooks[metal].name)}`,
    `Snickerier: ${lowerFirst(woodLooks[wood].name)}`,
  ]
  return `${parts.join('. ')}.`
}

/** Walls alike are named together, by their letters where not all are alike. */
function wallsInWords(plan: Plan): string {
  const walls = [...plan.room.corners.keys()]
  const alike = [...Map.groupBy(walls, (wall) => wallInWords(plan, wall, lowerFirst(tileLooks[tilingOf(plan, wall).material].name)))]
  if (alike.length === 1) return alike[0]?.[0] ?? ''
  return listed(alike.map(([said, some]) => `${said} på vägg ${listed(some.map(wallLetter))}`))
}

/** Its tiles, as they are called, as high as they go, and its paint. */
export function wallInWords(plan: Plan, wall: SurfaceName, tiles: string): string {
  const { tiledTo } = tilingOf(plan, wall)
  const paint = `målat i ${lowerFirst(paintLooks[finishOf(plan).paint].name)}`
  if (tiledTo === 0) return paint
  return tiledTo === undefined ? tiles : `${tiles} ${tiledTo / 10}\u00a0cm upp och ${paint} ovanför`
}

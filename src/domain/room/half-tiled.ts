import { bendsOf, heightAt } from './ceiling.ts'
import type { Finding } from './finding.ts'
import type { Plan } from './plan.ts'
import { pointAt, wallsOf } from './walls.ts'
import { wetZones } from './wet-zones.ts'

/** Walls of wet zone 1 whose tiles end below the ceiling: the waterproofing lies under tiles, and reaches from floor to ceiling there. */
export function halfTiled(plan: Plan): readonly Finding[] {
  const all = wallsOf(plan.room)
  const walls = all.filter((wall) => {
    const tiledTo = plan.tiling?.find(({ surface }) => surface === wall.index)?.tiledTo
    if (tiledTo === undefined) return false
    const wet = wetZones(plan).filter(({ wall: index, zone }) => index === wall.index && zone === 1)
    return wet.some(({ from, to }) => [from, ...bendsOf(plan.room, wall, from, to), to].some((along) => heightAt(plan.room, pointAt(wall, along)) > tiledTo))
  })
  return walls.length > 0 ? [{ level: 'warning', code: 'wet-wall-half-tiled', about: [], walls: walls.map(({ index }) => index) }] : []
}

import type { Mm } from '../plan.ts'
import type { RecessSurface } from './recess-surfaces.ts'
import type { TiledSurface } from './surface.ts'
import { bordersOn, lengthOfAll, tiledBorders } from './tiled-borders.ts'

/**
 * The soft joint in a wall's corners and at its floor, and the edge profiles around its windows and niches, on top of
 * half a wall's tiles and at its outer corners. A corner's two
 * walls share it, so each has half. None of it is the floor's: its walls have it.
 */
export function jointLengths(surface: TiledSurface, recesses: readonly RecessSurface[]): { readonly soft: Mm; readonly profile: Mm } {
  if (surface.name === 'floor') return { soft: 0, profile: 0 }
  const borders = tiledBorders(surface)
  const ends = surface.edges.map((edge) => ({ ...edge, length: lengthOfAll(bordersOn(borders, edge)) }))
  const lengthAt = (...kinds: readonly (typeof ends)[number]['what'][]) =>
    ends.filter(({ what }) => kinds.includes(what)).reduce((sum, { length }) => sum + length, 0)
  return {
    soft: lengthAt('corner', 'built-in') / 2 + lengthAt('floor') + inRecesses(recesses),
    profile: lengthAt('window', 'niche', 'paint') + lengthAt('outer corner') / 2,
  }
}

/** Along the back or the frame, and in the corners where two sides meet. */
function inRecesses(recesses: readonly RecessSurface[]): Mm {
  const along = recesses.reduce((sum, { front }) => sum + lengthOfAll(front), 0)
  return recesses.reduce((sum, { side, hole, front }) => {
    if (side !== 'bottom' && side !== 'top') return sum
    const beside = recesses.filter((other) => other.hole === hole && (other.side === 'left' || other.side === 'right'))
    const met = beside.filter(
      (other) => meets(front, hole[other.side === 'left' ? 'left' : 'right']) && meets(other.front, hole[side === 'bottom' ? 'low' : 'high']),
    )
    return sum + met.length * (hole.depth ?? 0)
  }, along)
}

function meets(front: RecessSurface['front'], end: Mm): boolean {
  return front.some(({ from, to }) => from === end || to === end)
}

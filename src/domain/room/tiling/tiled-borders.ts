import type { Axis, Mm } from '../plan.ts'
import { outlinesOf } from './outlines.ts'
import { polygonSides } from './polygons.ts'
import { lengthOf, type Stretch } from './seen-stretches.ts'
import type { SurfaceEdge, TiledSurface } from './surface.ts'

/** A part of a surface's border: tiles end there, before it (towards 0) or after it. */
export type TiledBorder = { readonly axis: Axis; readonly at: Mm; readonly tiles: SurfaceEdge['tiles'] } & Stretch

/**
 * Where a surface's tiles end along straight lines across an axis: less than its openings' edges where another opening, a slope or something built
 * in lies against them.
 */
export function tiledBorders({ faces }: Pick<TiledSurface, 'faces'>): readonly TiledBorder[] {
  return faces
    .flatMap(outlinesOf)
    .flatMap(polygonSides)
    .flatMap(([one, other]): TiledBorder[] => {
      // An outline has its tiles to the left.
      if (one.x === other.x) return [{ axis: 'x', at: one.x, tiles: other.y > one.y ? 'before' : 'after', ...between(one.y, other.y) }]
      if (one.y === other.y) return [{ axis: 'y', at: one.y, tiles: other.x > one.x ? 'after' : 'before', ...between(one.x, other.x) }]
      return []
    })
}

function between(one: Mm, other: Mm): Stretch {
  return { from: Math.min(one, other), to: Math.max(one, other) }
}

/** The parts of an edge where tiles end. */
export function bordersOn(borders: readonly TiledBorder[], { axis, at, tiles, from, to }: TiledBorder): readonly Stretch[] {
  return borders
    .filter((border) => border.axis === axis && border.at === at && border.tiles === tiles)
    .map((border) => ({ from: Math.max(border.from, from), to: Math.min(border.to, to) }))
    .filter((part) => part.from < part.to)
    .toSorted((one, other) => one.from - other.from)
}

export function lengthOfAll(stretches: readonly Stretch[]): Mm {
  return stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0)
}

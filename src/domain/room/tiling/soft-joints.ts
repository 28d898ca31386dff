import type { Axis, Mm } from '../plan.ts'
import { isTop } from './built-in-faces.ts'
import { type Extent, extentOf, meet, type Polygon, withoutHoles } from './polygons.ts'
import { SOFT_JOINT } from './tiling.ts'

/** Where a surface ends: as a surface's edge, which knows more. */
type Edge = {
  readonly axis: Axis
  readonly at: Mm
  readonly tiles: 'before' | 'after'
  readonly what: string
  readonly from: Mm
  readonly to: Mm
}

/** Walls have one in their inner corners, at the floor and around a low boxing. The floor's own edge lies under the wall's tiles. */
export function hasSoftJoint(name: number | string, { what }: Pick<Edge, 'what'>): boolean {
  return name !== 'floor' && (what === 'corner' || what === 'floor' || what === 'built-in')
}

/** How wide the soft joint is at an end of a surface's tiles. */
export function softJointAt(surface: { readonly name: number | string; readonly edges: readonly Edge[] }, axis: Axis, at: Mm, tiles: Edge['tiles']): Mm {
  return surface.edges.some((edge) => edge.axis === axis && edge.at === at && edge.tiles === tiles && hasSoftJoint(surface.name, edge)) ? SOFT_JOINT : 0
}

/** The parts of a surface between its soft joints, where tiles are laid. */
export function betweenSoftJoints(name: number | string, parts: readonly Polygon[], edges: readonly Edge[]): readonly Polygon[] {
  const joints = edges.filter((edge) => hasSoftJoint(name, edge)).map((edge) => jointAlong(name, edge, edges))
  return parts.flatMap((part) => {
    const extent = extentOf(part)
    const met = joints.filter((joint) => meet(joint, extent))
    return met.length === 0 ? [part] : withoutHoles(part, met)
  })
}

/** Under a slope a wall corner's joint goes on up to the ceiling beside the corner, unless the corner ends below that. */
function jointAlong(name: number | string, { axis, at, tiles, what, from, to }: Edge, edges: readonly Edge[]): Extent {
  const goesOn = edges.some((other) => other.axis === axis && other.at === at && other.tiles === tiles && other.from === to)
  const endsAtCeiling = axis === 'x' && what === 'corner' && !isTop(name) && !goesOn
  const end = endsAtCeiling ? Number.POSITIVE_INFINITY : to
  const [near, far] = tiles === 'after' ? [at, at + SOFT_JOINT] : [at - SOFT_JOINT, at]
  return axis === 'x' ? { left: near, right: far, low: from, high: end } : { left: from, right: end, low: near, high: far }
}

import type { Axis, Id, Mm, SurfaceName } from '../plan.ts'
import { isFace } from './built-in-faces.ts'
import { edgeCuts, judgeEdges, tiledEdges } from './edge-cuts.ts'
import { meetUp, type SetOut } from './lay-out.ts'
import { fitsJoints } from './niche.ts'
import type { AnySurfaceName, SurfaceEdge } from './surface.ts'
import { pitchOf } from './tiling.ts'

/** A remark on a set-out, with the change that mends it. */
export type TilingFinding =
  | {
      readonly code: 'sliver'
      readonly surface: AnySurfaceName
      readonly axis: Axis
      readonly edge: SurfaceEdge['what']
      readonly id: Id | undefined
      /** Where the edge is along the axis. */
      readonly at: Mm
      readonly cut: Mm
      readonly mend: Mend | undefined
    }
  | { readonly code: 'niche-off-joints'; readonly surface: SurfaceName }
  | { readonly code: 'long-half-bond'; readonly surface: SurfaceName; readonly longest: Mm }

/** Moving the joints `by` mm (to the right or up; negative back) makes the narrowest piece there `becomes` wide. */
export type Mend = { readonly axis: Axis; readonly by: Mm; readonly becomes: Mm }

/** From this length on, a half bond shows how a tile bows: its middle lies beside its neighbours' ends (docs/fogplan.md). */
const LONG: Mm = 600

/** Everything that a tiler would remark on, the narrowest slivers first. Equal ones on a surface are listed once. */
export function tilingFindings(all: readonly SetOut[]): readonly TilingFinding[] {
  const chosen = all.filter(({ surface }) => !isFace(surface.name))
  const slivers = all.flatMap((setOut) => {
    const along = sliversIn(setOut, 'x', [setOut])
    // The level joints of pillars and boxings are the walls', which say it.
    return isFace(setOut.surface.name) ? along : [...along, ...sliversIn(setOut, 'y', alike(setOut, chosen))]
  })
  const others = all.flatMap(({ surface: { name }, tiling, origin }): TilingFinding[] => {
    if (isFace(name)) return []
    const isOff = tiling.niche && !fitsJoints(tiling.niche, tiling, origin)
    const isLong = tiling.bond === 'half' && longest(tiling.tile) >= LONG
    return [
      ...(isOff ? [{ code: 'niche-off-joints', surface: name } as const] : []),
      ...(isLong ? [{ code: 'long-half-bond', surface: name, longest: longest(tiling.tile) } as const] : []),
    ]
  })
  return [...slivers.toSorted((one, other) => one.cut - other.cut), ...others]
}

type Sliver = Extract<TilingFinding, { code: 'sliver' }>

function sliversIn(setOut: SetOut, axis: Axis, moved: readonly SetOut[]): readonly Sliver[] {
  const { surface, tiling, origin } = setOut
  const slivers = edgeCuts(surface, tiling, axis, origin[axis]).filter(({ lacking }) => lacking > 0)
  if (slivers.length === 0) return []
  const shift = moved.some(({ tiling }) => tiling.locked.includes(axis)) ? 0 : bestShift(moved, axis)
  const after = edgeCuts(surface, tiling, axis, origin[axis] + shift)
  const distinct = slivers.filter(({ edge, cut }, index) => slivers.findIndex((one) => one.edge.what === edge.what && one.cut === cut) === index)
  return distinct.map(({ edge, cut }) => {
    // A sliver that stays where it is lacks as much.
    const then = after.find((one) => one.edge === edge && one.lacking === 0)
    const mend = then && { axis, by: shift, becomes: then.cut }
    return { code: 'sliver', surface: surface.name, axis, edge: edge.what, id: edge.id, at: edge.at, cut, mend }
  })
}

/** The walls whose level joints move together. */
function alike(setOut: SetOut, all: readonly SetOut[]): readonly SetOut[] {
  if (setOut.surface.name === 'floor') return [setOut]
  return all.filter(({ surface, tiling }) => surface.name !== 'floor' && meetUp(tiling, setOut.tiling))
}

/** The smallest move that leaves the least slivers: in whole centimetres, else in millimetres; 0 if none leaves less. */
function bestShift(moved: readonly SetOut[], axis: Axis): Mm {
  const pitch = moved[0] ? pitchOf(moved[0].tiling, axis) : 0
  let least = { by: 0, slivers: sliversAfter(moved, axis, 0) }
  for (const step of [10, 1]) {
    for (let by = step; by <= pitch / 2 && least.slivers > 0; by += step) {
      for (const way of [by, -by]) {
        const slivers = sliversAfter(moved, axis, way)
        if (slivers < least.slivers) least = { by: way, slivers }
      }
    }
  }
  return least.by
}

function sliversAfter(moved: readonly SetOut[], axis: Axis, by: Mm): number {
  return moved.reduce((sum, { surface, tiling, origin }) => sum + judgeEdges(tiledEdges(surface, tiling, axis), origin[axis] + by).slivers, 0)
}

function longest({ width, height }: { width: Mm; height: Mm }): Mm {
  return Math.max(width, height)
}

import { signedArea } from '../boxes.ts'
import { type SetOut, startAt } from './lay-out.ts'
import type { PatternStart } from './pieces.ts'
import { type Extent, extentOf, rectangleOf } from './polygons.ts'
import type { Stretch } from './seen-stretches.ts'
import type { Hole, Tiled } from './surface.ts'
import { bordersOn, tiledBorders } from './tiled-borders.ts'
import { pitchOf, rowShift } from './tiling.ts'

export type RecessSide = 'back' | 'bottom' | 'top' | 'left' | 'right'

/** A side of a niche or of a window's reveal with its joints, which go on from the wall's. `front`: where it meets the wall's tiles. */
export type RecessSurface = Tiled & { readonly hole: Hole; readonly side: RecessSide; readonly origin: PatternStart; readonly front: readonly Stretch[] }

/** The surfaces of a wall's niche and of its windows' tiled reveals; empty without them, and where the tiles are too fine. */
export function recessSurfaces(setOut: SetOut): readonly RecessSurface[] {
  return setOut.tooFine ? [] : setOut.surface.holes.flatMap((hole) => surfacesOf(setOut, hole))
}

/**
 * The sides of a hole as far as the wall's tiles reach them, and a niche's back. The back has the wall's own coordinates; bottom and top have the
 * wall's x, and y into the hole; left and right have x into the hole, and the wall's y. Whole edges lie at the front, where the profile is.
 */
function surfacesOf(setOut: SetOut, hole: Hole): readonly RecessSurface[] {
  const { surface, tiling } = setOut
  const { left, right, low, high, depth } = hole
  // A window may be above a low ceiling.
  if (depth === undefined || low >= surface.extent.high) return []
  const origin = startAt(setOut, left)
  const borders = tiledBorders(surface)
  const [upright, level] = [
    { from: low, to: high },
    { from: left, to: right },
  ]
  const fronts = {
    bottom: bordersOn(borders, { axis: 'y', at: low, tiles: 'before', ...level }),
    top: bordersOn(borders, { axis: 'y', at: high, tiles: 'after', ...level }),
    left: bordersOn(borders, { axis: 'x', at: left, tiles: 'before', ...upright }),
    right: bordersOn(borders, { axis: 'x', at: right, tiles: 'after', ...upright }),
  }
  const shiftAt = (height: number) => rowShift(tiling, Math.floor((height - origin.y) / pitchOf(tiling, 'y')))
  const flat = (side: RecessSide, front: readonly Stretch[], parts: readonly Extent[], from: PatternStart): RecessSurface[] => {
    if (parts.length === 0) return []
    const outlines = parts.map(rectangleOf)
    const area = outlines.reduce((sum, outline) => sum + signedArea(outline), 0)
    const flat = { name: surface.name, faces: [outlines], laid: [outlines], extent: extentOf(outlines.flat()), seen: [], holes: [], edges: [], area }
    return [{ hole, side, front, tiling, origin: from, surface: flat }]
  }
  const lying = (side: 'bottom' | 'top', height: number) => {
    const parts = fronts[side].map(({ from, to }) => ({ left: from, right: to, low: 0, high: depth }))
    return flat(side, fronts[side], parts, { x: origin.x + shiftAt(height), y: 0 })
  }
  const standing = (side: 'left' | 'right') => {
    const parts = fronts[side].map(({ from, to }) => ({ left: 0, right: depth, low: from, high: to }))
    return flat(side, fronts[side], parts, { x: 0, y: origin.y })
  }
  // The upper side has the joints of the row below it.
  const sides = [...lying('bottom', low), ...lying('top', high - tiling.joint), ...standing('left'), ...standing('right')]
  return hole.what === 'niche' ? [...flat('back', [], [{ left, right, low, high: Math.min(high, surface.extent.high) }], origin), ...sides] : sides
}

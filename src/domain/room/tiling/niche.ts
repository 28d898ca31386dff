import { boxOf, signedArea } from '../boxes.ts'
import { OUT_OF_TRUE } from '../clearances.ts'
import { fixtures } from '../fixtures.ts'
import type { Mm, Niche, Plan, SurfaceTiling } from '../plan.ts'
import { boxSeenFrom, type Wall } from '../walls.ts'
import { isFace } from './built-in-faces.ts'
import type { SetOut } from './lay-out.ts'
import type { PatternStart } from './pieces.ts'
import { type Extent, within } from './polygons.ts'
import { elevation, type TiledSurface } from './surface.ts'
import { modulo, pitchOf, rowShift } from './tiling.ts'

/** A bottle's place in a shower: how large it should be, and its lower edge above the floor (mm); the trade's habit. */
const USUAL = { width: 400, height: 400, sill: 1000 } as const

/**
 * A niche in place of whole tiles, nearest to the usual size and height, in the middle of the shower at the wall or of the
 * wall; or nearest to the one that is there. Undefined where none fits.
 */
export function proposedNiche(plan: Plan, setOut: SetOut): Niche | undefined {
  const { tiling, origin } = setOut
  const { wall } = setOut
  if (!wall || isFace(setOut.surface.name)) return undefined
  const surface = elevation(plan, wall, undefined, wall.index, tiling.tiledTo)
  const [across, up] = [pitchOf(tiling, 'x'), pitchOf(tiling, 'y')]
  const wish = tiling.niche ?? usualNiche(plan, wall)
  const width = countFor(wish.width, across, tiling.joint) * across - tiling.joint
  const height = countFor(wish.height, up, tiling.joint) * up - tiling.joint
  const places: Niche[] = []
  for (let row = Math.ceil((surface.extent.low - origin.y) / up); origin.y + row * up < surface.extent.high; row += 1) {
    const start = origin.x + rowShift(tiling, row)
    for (let column = Math.ceil((surface.extent.left - start) / across); start + column * across < surface.extent.right; column += 1) {
      places.push({ along: start + column * across, sill: origin.y + row * up, width, height })
    }
  }
  const off = ({ along, sill }: Niche) => Math.abs(along + width / 2 - wish.along - wish.width / 2) + Math.abs(sill - wish.sill)
  return places.toSorted((one, other) => off(one) - off(other)).find((place) => isFree(surface, tiling, place))
}

function usualNiche(plan: Plan, wall: Wall): Niche {
  const shower = plan.fixtures.find((fixture) => fixtures[fixture.kind].wet === 'shower' && Math.abs(boxSeenFrom(wall, boxOf(fixture)).near) <= OUT_OF_TRUE)
  const beside = shower ? boxSeenFrom(wall, boxOf(shower)) : { from: 0, to: wall.length }
  return { ...USUAL, along: (beside.from + beside.to - USUAL.width) / 2 }
}

function countFor(size: Mm, pitch: Mm, joint: Mm): number {
  return Math.max(1, Math.round((size + joint) / pitch))
}

/** With a tile's joint of wall around it, which no hole takes. */
function isFree({ faces }: TiledSurface, { joint }: SurfaceTiling, { along, sill, width, height }: Niche): boolean {
  const place: Extent = { left: along - joint, right: along + width + joint, low: sill - joint, high: sill + height + joint }
  const present = faces.flat().reduce((sum, part) => sum + Math.max(0, signedArea(within(part, place))), 0)
  return present >= (place.right - place.left) * (place.high - place.low) - 1e-3
}

/** Whether a niche lies on the joints of its lowest row: in a straight bond only whole tiles make way for it. */
export function fitsJoints({ along, sill, width, height }: Niche, tiling: SurfaceTiling, origin: PatternStart): boolean {
  const [across, up] = [pitchOf(tiling, 'x'), pitchOf(tiling, 'y')]
  const row = (sill - origin.y) / up
  const counts = [row, (height + tiling.joint) / up, (width + tiling.joint) / across]
  return counts.every(Number.isInteger) && modulo(along - origin.x - rowShift(tiling, row), across) === 0
}

import { signedArea } from '../boxes.ts'
import type { Mm, Niche, Plan, SurfaceTiling } from '../plan.ts'
import type { Wall } from '../walls.ts'
import { isFace } from './built-in-faces.ts'
import { showersAt } from './edge-weights.ts'
import type { SetOut } from './lay-out.ts'
import type { PatternStart } from './pieces.ts'
import { type Extent, type Polygon, within } from './polygons.ts'
import { elevation, type TiledSurface } from './surface.ts'
import { modulo, pitchOf, rowShift } from './tiling.ts'

/** A bottle's place in a shower: how large it should be, and its lower edge above the floor (mm); the trade's habit. */
const USUAL = { width: 400, height: 400, sill: 1000 } as const
/** What studs 450 mm apart leave between them; no wider niche is built without a trimmer. */
export const BAY: Mm = 405
/** From a shower's border: what lies nearer to it is not inside the glass. */
const INSIDE: Mm = 50

/**
 * A niche in place of whole tiles, nearest to the usual size and height, in the middle of the shower at the wall or of the
 * wall; or nearest to the one that is there. In the shower and between two studs where one fits. Undefined where none does.
 */
export function proposedNiche(plan: Plan, setOut: SetOut): Niche | undefined {
  const { tiling, origin, stretches, wall } = setOut
  if (!wall || isFace(setOut.surface.name)) return undefined
  const surface = elevation(plan, wall, { tiledTo: tiling.tiledTo })
  const [across, up] = [pitchOf(tiling, 'x'), pitchOf(tiling, 'y')]
  const wish = tiling.niche ?? usualNiche(plan, wall)
  const wished = countFor(wish.width, across, tiling.joint)
  const between = Math.max(1, Math.floor((BAY + tiling.joint) / across))
  const width = (tiling.niche ? wished : Math.min(wished, between)) * across - tiling.joint
  const height = countFor(wish.height, up, tiling.joint) * up - tiling.joint
  const places: Niche[] = []
  for (let row = Math.ceil((surface.extent.low - origin.y) / up); origin.y + row * up < surface.extent.high; row += 1) {
    for (const stretch of stretches) {
      const start = stretch.x + rowShift(tiling, row)
      for (let column = Math.ceil((stretch.from - start) / across); start + column * across < stretch.to; column += 1) {
        places.push({ along: start + column * across, sill: origin.y + row * up, width, height })
      }
    }
  }
  const off = ({ along, sill }: Niche) => Math.abs(along + width / 2 - wish.along - wish.width / 2) + Math.abs(sill - wish.sill)
  const nearest = places.toSorted((one, other) => off(one) - off(other))
  const isFit = (place: Niche) => isFree(surface, tiling, place)
  const inShower = tiling.niche ? undefined : nearest.find((place) => !isOutsideShower(plan, wall, place) && isFit(place))
  return inShower ?? nearest.find(isFit)
}

/** Whether a niche in a shower's wall does not lie well inside the shower. */
export function isOutsideShower(plan: Plan, wall: Wall, { along, width }: Niche): boolean {
  const showers = showersAt(plan, wall)
  // A room's corner is no border.
  const inside = (from: Mm, to: Mm) => along >= (from <= 0 ? 0 : from + INSIDE) && along + width <= (to >= wall.length ? to : to - INSIDE)
  return showers.length > 0 && !showers.some(({ from, to }) => inside(from, to))
}

function usualNiche(plan: Plan, wall: Wall): Niche {
  const beside = showersAt(plan, wall)[0] ?? { from: 0, to: wall.length }
  return { ...USUAL, along: (beside.from + beside.to - USUAL.width) / 2 }
}

function countFor(size: Mm, pitch: Mm, joint: Mm): number {
  return Math.max(1, Math.round((size + joint) / pitch))
}

/** With a tile's joint of wall around it, which no hole takes, and clear of the soft joints. */
function isFree({ faces, laid }: TiledSurface, { joint }: SurfaceTiling, { along, sill, width, height }: Niche): boolean {
  const place: Extent = { left: along, right: along + width, low: sill, high: sill + height }
  const around: Extent = { left: place.left - joint, right: place.right + joint, low: place.low - joint, high: place.high + joint }
  return fills(laid.flat(), place) && fills(faces.flat(), around)
}

function fills(parts: readonly Polygon[], place: Extent): boolean {
  const present = parts.reduce((sum, part) => sum + Math.max(0, signedArea(within(part, place))), 0)
  return present >= (place.right - place.left) * (place.high - place.low) - 1e-3
}

/** Whether a niche lies on the joints of its lowest row: in a straight bond only whole tiles make way for it. */
export function fitsJoints({ along, sill, width, height }: Niche, tiling: SurfaceTiling, origin: PatternStart): boolean {
  const [across, up] = [pitchOf(tiling, 'x'), pitchOf(tiling, 'y')]
  const row = (sill - origin.y) / up
  const counts = [row, (height + tiling.joint) / up, (width + tiling.joint) / across]
  return counts.every(Number.isInteger) && modulo(along - origin.x - rowShift(tiling, row), across) === 0
}

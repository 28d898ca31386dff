import type { Box } from './boxes.ts'
import { gapsBetween } from './in-order.ts'
import type { Door, Mm, Opening, Plan, Point } from './plan.ts'
import { boxAtWall, boxSeenFrom, pointAt, type Wall, wallsOf } from './walls.ts'

/** To the outside of the frame of an ordinary door, 7–10 × 21 dm (docs/fogplan.md). */
export const USUAL_DOOR_HEIGHT: Mm = 2085

export function doorHeight({ height }: Pick<Door, 'height'>): Mm {
  return height ?? USUAL_DOOR_HEIGHT
}

/** The quarter circle of a door's leaf around its hinge, into the room or out of it (mm). */
type Swing = { readonly hinge: Point; readonly closed: Point; readonly open: Point; readonly radius: Mm }

export function swingOf(wall: Wall, { along, width, hinge, swing }: Door): Swing {
  const [hinged, free] = hinge === 'start' ? [along, along + width] : [along + width, along]
  return { hinge: pointAt(wall, hinged), closed: pointAt(wall, free), open: pointAt(wall, hinged, swing === 'in' ? width : -width), radius: width }
}

/** The floor inside an opening, `deep` mm into the room. */
export function inFrontOf(wall: Wall, { along, width }: Opening, deep: Mm): Box {
  return boxAtWall(wall, along, along + width, 0, deep)
}

/** Whether the leaf of a door that opens inwards hits a box. */
export function swingMeets(wall: Wall, { along, width, hinge, swing }: Door, box: Box): boolean {
  if (swing === 'out') return false
  const { from, to, near, far } = boxSeenFrom(wall, box)
  const [left, right] = [Math.max(from, along), Math.min(to, along + width)]
  const [nearest, furthest] = [Math.max(near, 0), Math.min(far, width)]
  if (left >= right || nearest >= furthest) return false
  const off = hinge === 'start' ? left - along : along + width - right
  return Math.hypot(off, nearest) < width
}

/** Points on the arc of the leaf's edge, from closed to open, for a door that opens inwards. */
export function edgeOfSwing(wall: Wall, { along, width, hinge }: Door): readonly Point[] {
  return Array.from({ length: 19 }, (_, step) => {
    const angle = (step * Math.PI) / 36
    const off = width * Math.cos(angle)
    return pointAt(wall, hinge === 'start' ? along + off : along + width - off, width * Math.sin(angle))
  })
}

/** The longest stretch of a wall without an opening. */
export function longestFree(wall: Wall, openings: readonly Opening[]): { from: Mm; to: Mm } {
  const here = openings.filter((opening) => opening.wall === wall.index).toSorted((one, other) => one.along - other.along)
  const taken = here.map(({ along, width }) => ({ from: along, to: along + width }))
  return gapsBetween(taken, wall.length).reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best))
}

export function doorsOf({ openings, room }: Plan): readonly { door: Door; wall: Wall }[] {
  const walls = wallsOf(room)
  return openings.flatMap((opening) => {
    const wall = walls[opening.wall]
    return opening.kind === 'door' && wall ? [{ door: opening, wall }] : []
  })
}

import { facesOf, topOf } from '../built-in.ts'
import { type BuiltInKind, isBuiltIn } from '../fixtures.ts'
import type { Fixture, Mm, Plan } from '../plan.ts'
import { pointAt, seenFrom, type Wall, wallsOf } from '../walls.ts'
import { rememberedBy } from './remembered.ts'
import { lengthOf, seenStretches } from './seen-stretches.ts'

/** A face of a pillar or boxing: its kind, its number among those of its kind, and the wall that it looks at. */
export type FaceName = `${BuiltInKind} ${number} ${number}`

/** The top of one that ends below the ceiling. */
export type TopName = `${BuiltInKind} ${number} top`

/**
 * A face of a pillar or boxing as far as it is seen, as a wall of its own. It is tiled like the wall behind it, by that wall's number. `top`: where it
 * ends below the ceiling.
 */
export type BuiltInFace = { readonly name: FaceName; readonly fixture: Fixture; readonly wall: Wall; readonly behind: number; readonly top: Mm | undefined }

export const builtInFaces = rememberedBy(({ room, fixtures }: Plan) => [room, fixtures], findFaces)

function findFaces(plan: Plan): readonly BuiltInFace[] {
  const walls = wallsOf(plan.room)
  return plan.fixtures.flatMap((fixture) => {
    const { kind } = fixture
    if (!isBuiltIn(kind)) return []
    const number = numberOf(plan, fixture)
    const top = topOf(plan, fixture)
    return facesOf(fixture).flatMap((face): BuiltInFace[] => {
      const seen = seenStretches(plan, face, top)
      const [widest] = seen.toSorted((one, other) => lengthOf(other) - lengthOf(one))
      if (!widest) return []
      const [from, to] = [Math.min(...seen.map(({ from }) => from)), Math.max(...seen.map(({ to }) => to))]
      const middle = (widest.from + widest.to) / 2
      const [before, behind] = [nearest(walls, face, middle, -1), nearest(walls, face, middle, 1)]
      if (!before || !behind) return []
      return [
        { name: `${kind} ${number} ${before.index}`, fixture, wall: partOf(face, from, to), behind: behind.index, top: Number.isFinite(top) ? top : undefined },
      ]
    })
  })
}

/** A pillar's or boxing's number among those of its kind. */
export function numberOf({ fixtures }: Pick<Plan, 'fixtures'>, fixture: Fixture): number {
  return fixtures.filter(({ kind }) => kind === fixture.kind).indexOf(fixture) + 1
}

export function readFaceName(name: FaceName | TopName): { kind: BuiltInKind; number: number; facing: number | 'top' } {
  const [, number = 1, facing = 0] = name.split(' ').map(Number)
  return { kind: name.startsWith('pillar') ? 'pillar' : 'boxing', number, facing: isTop(name) ? 'top' : facing }
}

/** Whether a surface is a pillar's or boxing's: a face or a top. */
export function isFace(name: number | string): name is FaceName | TopName {
  return typeof name === 'string' && name !== 'floor'
}

export function isTop(name: number | string): name is TopName {
  return isFace(name) && name.endsWith('top')
}

/** The nearest wall before a place on a face (`way` -1: the two look at each other), or behind it (1: both look the same way). */
function nearest(walls: readonly Wall[], face: Wall, middle: Mm, way: 1 | -1): Wall | undefined {
  // In front of the face, so that a wall that it lies in is behind it.
  const place = pointAt(face, middle, 0.5)
  const crossed = walls.flatMap((wall) => {
    const { along, into } = seenFrom(wall, place)
    const isParallel = wall.inward.x === way * face.inward.x && wall.inward.y === way * face.inward.y
    return isParallel && into > 0 && along >= 0 && along <= wall.length ? [{ wall, into }] : []
  })
  return crossed.toSorted((one, other) => one.into - other.into)[0]?.wall
}

function partOf(wall: Wall, from: Mm, to: Mm): Wall {
  return { ...wall, start: pointAt(wall, from), end: pointAt(wall, to), length: to - from }
}

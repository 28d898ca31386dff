import { boxOf, grown, holds, turnTowards } from '../boxes.ts'
import { topOf } from '../built-in.ts'
import { heightAt } from '../ceiling.ts'
import { heightRangeOf } from '../fixture-heights.ts'
import { type FixtureKind, fixtures } from '../fixtures.ts'
import type { Id, Mm, Plan, PlumbingPointKind } from '../plan.ts'
import { boxSeenFrom, pointAt, seenFrom, type Wall, wallsOf } from '../walls.ts'
import { builtInFaces } from './built-in-faces.ts'
import { rememberedBy } from './remembered.ts'
import { seenStretches } from './seen-stretches.ts'

/** A fixture this near a wall is drawn on it. */
const NEAR: Mm = 100

/** The middle of the usual place for a shower's mixer, and for water pipes at a basin (docs/fogplan.md). */
export const MIXER: Mm = 1050
/** From the middle of its hot inlet, on the left, to that of its cold one. */
export const MIXER_INLETS: Mm = 150
const PIPE: Mm = 550

/** The height of a name with the room around it, and the width of a mixer's. */
const NAME: Mm = 160
const MIXER_NAME: Mm = 550

/** A narrower side of a shower has no room for its mixer. */
const LEAST_FOR_MIXER: Mm = 850

/** A narrower fixture, such as a mirror from its side, has no name. */
const NAMED: Mm = 80

/** A fixture in front of a wall: from where to where along it, and up it. */
type StandingFixture = {
  readonly id: Id
  readonly kind: FixtureKind
  readonly from: Mm
  readonly to: Mm
  readonly low: Mm
  readonly high: Mm
}

/** Where its name and its mixer's are written. */
export type NamedFixture = StandingFixture & {
  /** How high its name is written; undefined where there is no room for it. */
  readonly nameAt: Mm | undefined
  /** It is a shower whose mixer hangs on this wall: on one alone, where it is wide enough and no niche is there. */
  readonly hasMixer: boolean
}

export function fixturesInFrontOf(plan: Plan, wall: Wall): readonly StandingFixture[] {
  return plan.fixtures.flatMap((fixture) => {
    const { id, kind } = fixture
    const { near, far, ...across } = boxSeenFrom(wall, boxOf(fixture))
    const [from, to] = [Math.max(across.from, 0), Math.min(across.to, wall.length)]
    if (near >= NEAR || near <= -NEAR || far <= 0 || from >= to) return []
    const { low: lowest, high } = heightRangeOf(plan, fixture)
    return [{ id, kind, from, to, low: Math.max(lowest, lowerEdge(kind)), high }]
  })
}

export function namedFixturesInFrontOf(plan: Plan, wall: Wall): readonly NamedFixture[] {
  const pipes = pipesAt(plan, wall)
  return fixturesInFrontOf(plan, wall).map((fixture) => {
    const { kind, from, to, low, high } = fixture
    const { wet } = fixtures[kind]
    // In the middle, but above the mixer of a shower, and above what has a pipe in its middle.
    const middle = (high + low) / 2
    const hasPipe = pipes.some(({ along, height }) => along > from && along < to && Math.abs(height - middle) < NAME)
    const nameAt = wet === 'shower' ? high - 250 : hasPipe ? high + NAME / 2 : middle
    const hasMixer = wet === 'shower' && isAtMixer(plan, wall, fixture)
    return { ...fixture, nameAt: to - from < NAMED ? undefined : nameAt, hasMixer }
  })
}

/** Whether a shower's mixer hangs on a wall: that at its back, else the first beside it with room for one. */
function isAtMixer(plan: Plan, wall: Wall, { id }: StandingFixture): boolean {
  const walls = [...wallsOf(plan.room), ...builtInFaces(plan).map((face) => face.wall)]
  const roomy = walls.filter((one) =>
    fixturesInFrontOf(plan, one).some((seen) => seen.id === id && seen.to - seen.from > LEAST_FOR_MIXER && !hasNicheAt(plan, one, (seen.from + seen.to) / 2)),
  )
  const turn = plan.fixtures.find((fixture) => fixture.id === id)?.turn
  const mixerWall = roomy.find(({ inward }) => turnTowards(inward) === turn) ?? roomy[0]
  return mixerWall !== undefined && isSame(mixerWall, wall)
}

/** Whether a wall's niche is where the mixer along it usually is, or would be named. */
function hasNicheAt({ tiling }: Plan, { index }: Wall, along: Mm): boolean {
  const niche = tiling?.find(({ surface }) => surface === index)?.niche
  if (!niche) return false
  const [left, low] = [niche.along - MIXER_NAME / 2, niche.sill - NAME / 2]
  return along > left && along < left + niche.width + MIXER_NAME && MIXER > low && MIXER < low + niche.height + NAME
}

/** Most stand on the floor. */
function lowerEdge(kind: FixtureKind): Mm {
  const hanging: Partial<Record<FixtureKind, Mm>> = { basin: 700, 'double-basin': 700, 'wc-wall': 60, 'towel-dryer': 900 }
  return hanging[kind] ?? fixtures[kind].low
}

/** A pipe that comes out of a wall. */
export type WallPipe = { readonly id: Id; readonly kind: Exclude<PlumbingPointKind, 'drain'>; readonly along: Mm; readonly height: Mm }

export function pipesAt(plan: Plan, wall: Wall): readonly WallPipe[] {
  return pipesIn(plan).flatMap(({ wall: of, ...pipe }) => (isSame(of, wall) ? [pipe] : []))
}

/** Every pipe on the one surface that it comes out of: the nearest that is seen there, also of a pillar or boxing around it. */
export const pipesIn = rememberedBy(({ room, plumbingPoints, fixtures }: Plan) => [room, plumbingPoints, fixtures], findPipes)

function findPipes(plan: Plan): readonly (WallPipe & { readonly wall: Wall })[] {
  const walls = wallsOf(plan.room).map((wall) => ({ wall, box: undefined, top: Number.POSITIVE_INFINITY }))
  const faces = builtInFaces(plan).map(({ wall, fixture }) => ({ wall, box: boxOf(fixture), top: topOf(plan, fixture) }))
  return plan.plumbingPoints.flatMap(({ id, kind, at }) => {
    if (kind === 'drain') return []
    const height = kind === 'waste' ? PIPE / 2 : PIPE
    const near = [...walls, ...faces].flatMap(({ wall, box, top }) => {
      const { along, into } = seenFrom(wall, at)
      const isBehind = box ? into < 0 && !holds(grown(box, NEAR), at) : into < -NEAR
      const isHigh = Math.min(top, heightAt(plan.room, pointAt(wall, along))) > height
      const isSeen = isHigh && seenStretches(plan, wall, height).some(({ from, to }) => along >= from && along <= to)
      return isSeen && !isBehind && into < 2 * NEAR ? [{ wall, along, off: Math.abs(into) }] : []
    })
    const [nearest] = near.toSorted((one, other) => one.off - other.off)
    return nearest ? [{ id, kind, along: nearest.along, height, wall: nearest.wall }] : []
  })
}

function isSame(one: Wall, other: Wall): boolean {
  return one.start.x === other.start.x && one.start.y === other.start.y && one.inward.x === other.inward.x && one.inward.y === other.inward.y
}

import type { Id, Mm, Plan, Point, Turn } from '#domain/room/plan.ts'
import { pointAt, wallsOf } from '#domain/room/walls.ts'
import { nameOf } from './names.ts'

/** Where something in the drawing is taken hold of. */
export type HandlePlace = {
  readonly id: Id
  readonly kind: 'fixture' | 'outlet' | 'opening'
  readonly name: string
  readonly at: Point
  /** Degrees clockwise. */
  readonly turn: number
  readonly width: Mm
  readonly depth: Mm
}

/** A finger's width on a phone that shows the whole room. */
const LEAST: Mm = 260

const WALL: Mm = 200
const DRAIN: Mm = 180

/** In the order of drawing: what is small lies on top. */
export function handlesOf(plan: Plan): readonly HandlePlace[] {
  const walls = wallsOf(plan.room)
  const fixtures = plan.fixtures.toSorted((one, other) => other.width * other.depth - one.width * one.depth)
  const places: readonly Omit<HandlePlace, 'name'>[] = [
    ...fixtures.map(({ id, at, turn, width, depth }) => ({ id, kind: 'fixture', at, turn: degrees(turn), width, depth }) as const),
    ...plan.openings.flatMap(({ id, wall, along, width }) => {
      const its = walls[wall]
      return its ? [{ id, kind: 'opening', at: pointAt(its, along + width / 2, -WALL / 4), turn: its.along.x === 0 ? 90 : 0, width, depth: WALL } as const] : []
    }),
    ...plan.outlets.map(({ id, at }) => ({ id, kind: 'outlet', at, turn: 0, width: DRAIN, depth: DRAIN }) as const),
  ]
  return places.map((place) => ({ ...place, name: nameOf(plan, place.id) }))
}

export function placed({ at, turn }: Pick<HandlePlace, 'at' | 'turn'>): string {
  return `translate(${at.x} ${at.y}) rotate(${turn})`
}

export function degrees(turn: Turn): number {
  return turn * 90
}

/** What is thin can be taken hold of beside itself too. */
export function reachOf({ width, depth }: HandlePlace): { width: Mm; depth: Mm } {
  return { width: Math.max(width, LEAST), depth: Math.max(depth, LEAST) }
}

import { boxOf, turnedBy, turnTowards } from '#domain/room/boxes.ts'
import { heightAt } from '#domain/room/ceiling.ts'
import type { Fixture, Mm, Plan, Point } from '#domain/room/plan.ts'
import { boxSeenFrom, pointAt, wallsOf } from '#domain/room/walls.ts'

export type Side = 'back' | 'left' | 'right' | 'front'

/** The walls that a fixture stands at, by its own side (seen from its front, `left` is towards minus x). */
export type Sides = Partial<Record<Side, number>>

/** A larger gap than this shows (mm). */
const TOUCHING: Mm = 60

const BY_TURN: readonly Side[] = ['back', 'right', 'front', 'left']

export function sidesOf({ room }: Pick<Plan, 'room'>, fixture: Fixture): Sides {
  const box = boxOf(fixture)
  const near = wallsOf(room).filter((wall) => {
    const { from, to, near } = boxSeenFrom(wall, box)
    return Math.abs(near) <= TOUCHING && Math.min(to, wall.length) - Math.max(from, 0) > (to - from) / 2
  })
  return Object.fromEntries(near.map((wall) => [sideTowards(fixture.turn, wall.inward), wall.index]))
}

/** A fixture faces where the wall behind it faces; each quarter turn more is the next side. */
function sideTowards(turn: Fixture['turn'], inward: Point): Side {
  return BY_TURN[turnedBy(turnTowards(inward), -turn)] ?? 'back'
}

/** The height of the ceiling where a fixture has its back (mm). */
export function heightBehind({ room }: Pick<Plan, 'room'>, wallIndex: number, fixture: Fixture): Mm {
  const wall = wallsOf(room)[wallIndex]
  if (!wall) return room.ceiling.height
  const { from, to } = boxSeenFrom(wall, boxOf(fixture))
  return Math.min(...[from, to].map((offset) => heightAt(room, pointAt(wall, Math.min(Math.max(offset, 0), wall.length)))))
}

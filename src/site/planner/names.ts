import { fixtureName, openingWords, plumbingPointWords, wallLetter } from '#content/planner/fixture-words.ts'
import { planner } from '#content/planner/planner.ts'
import { boxOf } from '#domain/room/boxes.ts'
import type { Id, Opening, Plan } from '#domain/room/plan.ts'
import { type Wall, wallsOf } from '#domain/room/walls.ts'
import { centimetres } from '#domain/sweden/writing.ts'
import { inCm } from './in-cm.ts'

/** The id by which a wall is selected. */
export function wallIdOf(wall: number): Id {
  return `v${wall}`
}

export function wallWithId({ room }: Plan, id: Id): Wall | undefined {
  return wallsOf(room).find(({ index }) => wallIdOf(index) === id)
}

/** An item's name: its kind, numbered where there are several. */
export function nameOf(plan: Plan, id: Id): string {
  const named = [
    ...wallsOf(plan.room).map(({ index }) => ({ id: wallIdOf(index), name: planner.room.wall(wallLetter(index)) })),
    ...plan.openings.map((opening) => ({ id: opening.id, name: openingName(opening) })),
    ...plan.plumbingPoints.map(({ id, kind }) => ({ id, name: plumbingPointWords[kind].name })),
    ...plan.fixtures.map((fixture) => ({ id: fixture.id, name: fixtureName(fixture, plan) })),
  ]
  const name = named.find((one) => one.id === id)?.name ?? ''
  const same = named.filter((one) => one.name === name)
  return same.length > 1 ? `${name} ${same.findIndex((one) => one.id === id) + 1}` : name
}

function openingName({ kind, wall }: Opening): string {
  return `${openingWords[kind].name}, ${planner.room.inWall(wallLetter(wall))}`
}

/** The accessible name must hold the text in the drawing, for speech input (WCAG 2.5.3 Label in Name). */
export function labelOf(name: string, written: string): string {
  return name.split(/[\s,]+/).includes(written) ? name : `${name}, ${written}`
}

/** Where an item stands, for screen readers. */
export function placeInWords(plan: Plan, id: Id): string {
  const name = nameOf(plan, id)
  const wall = wallWithId(plan, id)
  if (wall) return planner.announcements.movedWall(name, besideInWords(plan, wall))
  const fixture = plan.fixtures.find((one) => one.id === id)
  if (fixture) {
    const { left, top } = boxOf(fixture)
    return planner.announcements.moved(name, inCm(left), inCm(top))
  }
  const plumbingPoint = plan.plumbingPoints.find((one) => one.id === id)
  if (plumbingPoint) return planner.announcements.moved(name, inCm(plumbingPoint.at.x), inCm(plumbingPoint.at.y))
  const opening = plan.openings.find((one) => one.id === id)
  return opening ? planner.announcements.movedAlong(name, inCm(opening.along)) : name
}

/** "vägg B 210 cm, vägg D 210 cm": the walls beside one, whose lengths change when it is moved. */
function besideInWords({ room }: Plan, { index }: Wall): string {
  const walls = wallsOf(room)
  const beside = [walls.at(index - 1), walls[(index + 1) % walls.length]].flatMap((wall) => wall ?? [])
  return beside.map((wall) => `${planner.room.inWall(wallLetter(wall.index))} ${centimetres(wall.length)}`).join(', ')
}

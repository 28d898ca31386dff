import { around, boxOf, centreOf, distance } from './boxes.ts'
import { heightAt } from './ceiling.ts'
import { freeAhead, freeBeside, freeInFront, hasItsBackAtAWall, pointInFront } from './clearances.ts'
import type { Finding } from './finding.ts'
import { heightRangeOf, machineBelow } from './fixture-heights.ts'
import { type Clearance, clearances, fixtures } from './fixtures.ts'
import { doorsOf } from './openings.ts'
import type { Fixture, Mm, Plan } from './plan.ts'
import { wallsOf } from './walls.ts'

/** How far from a fixture's front a person stands to use it. */
const STANDING: Mm = 300

/** Less free space than needed (warning) or than good (advice): specification §10.5, §10.6. */
export function clearanceFindings(plan: Plan): readonly Finding[] {
  return [...plan.fixtures.flatMap((fixture) => aroundFixture(plan, fixture)), ...machines(plan), ...narrowDoors(plan), ...lowCeiling(plan)]
}

function aroundFixture(plan: Plan, fixture: Fixture): Finding[] {
  return [
    ...front(plan, fixture),
    ...wcSides(plan, fixture),
    ...roundTub(plan, fixture),
    ...heat(plan, fixture),
    ...smallShower(fixture),
    ...backs(plan, fixture),
    ...heights(plan, fixture),
  ]
}

/** A machine on another one is used from the same floor, so the finding is the lower one's. */
function front(plan: Plan, fixture: Fixture): Finding[] {
  const { front } = fixtures[fixture.kind]
  return front && !machineBelow(plan, fixture) ? short('front', fixture, freeInFront(plan, fixture), front) : []
}

function wcSides(plan: Plan, fixture: Fixture): Finding[] {
  const { beside } = fixtures[fixture.kind]
  if (!beside) return []
  const { wall, neighbour } = freeBeside(plan, fixture)
  return [...short('wc-to-wall', fixture, wall, beside.wall), ...short('wc-to-neighbour', fixture, neighbour, beside.neighbour)]
}

function roundTub(plan: Plan, fixture: Fixture): Finding[] {
  const { around: needed } = fixtures[fixture.kind]
  if (!needed) return []
  const others = plan.fixtures.filter(({ id, kind }) => id !== fixture.id && !fixtures[kind].hangs).map(boxOf)
  const walls = wallsOf(plan.room).map(({ start, end }) => around([start, end]))
  const ways = [...others, ...walls].map((other) => distance(boxOf(fixture), other))
  return short('round-tub', fixture, Math.floor(Math.min(...ways)), needed)
}

function heat(plan: Plan, fixture: Fixture): Finding[] {
  const needed = fixtures[fixture.kind].heat
  return needed ? short('radiator', fixture, freeAhead(plan, fixture), needed) : []
}

/** 900 × 900 mm is ordinary (GVK); 700 × 900 and 800 × 800 are the smallest sensible sizes. */
function smallShower({ id, kind, width, depth }: Fixture): Finding[] {
  if (fixtures[kind].wet !== 'shower') return []
  const [less, more] = width < depth ? [width, depth] : [depth, width]
  if (less >= 900) return []
  const sensible = less >= 800 || (less >= 700 && more >= 900)
  return [{ level: sensible ? 'advice' : 'warning', code: 'shower-small', about: [id], needed: sensible ? 900 : 800, free: less }]
}

function backs(plan: Plan, fixture: Fixture): Finding[] {
  const belongs = fixtures[fixture.kind].stands !== 'free'
  return belongs && !hasItsBackAtAWall(plan, fixture) ? [{ level: 'warning', code: 'away-from-wall', about: [fixture.id] }] : []
}

/** Under a slope: whether the fixture fits, and whether a person can stand where it is used. */
function heights(plan: Plan, fixture: Fixture): Finding[] {
  const { room } = plan
  const { front, open, tray, builtIn } = fixtures[fixture.kind]
  if (!room.ceiling.slope || builtIn) return []
  const { high } = heightRangeOf(plan, fixture)
  const { left, top, right, bottom } = boxOf(fixture)
  const above = whole(Math.min(...[left, right].flatMap((x) => [top, bottom].map((y) => heightAt(room, { x, y })))))
  if (!open && above < high) return [{ level: 'warning', code: 'too-tall', about: [fixture.id], needed: high, free: above }]
  if (!front || tray) return []
  const stands = open ? centreOf(boxOf(fixture)) : pointInFront(fixture, STANDING)
  const needed = clearances.headroom.slope
  const free = whole(heightAt(room, stands))
  return free < needed ? [{ level: 'warning', code: 'headroom', about: [fixture.id], needed, free }] : []
}

/** Truncates to whole mm, after allowing for floating-point error. */
function whole(height: Mm): Mm {
  return Math.floor(height + 1e-6)
}

/** Elsäkerhetsverket: a washing machine stands at least 0.6 m from the edge of bath or shower. */
function machines(plan: Plan): Finding[] {
  const wet = plan.fixtures.filter(({ kind }) => fixtures[kind].wet)
  const standing = plan.fixtures.filter((fixture) => !machineBelow(plan, fixture))
  return standing.flatMap((machine) => {
    const needed = fixtures[machine.kind].fromWater
    if (needed === undefined) return []
    return wet.flatMap((water): Finding[] => {
      const free = Math.floor(distance(boxOf(machine), boxOf(water)))
      return free < needed ? [{ level: 'warning', code: 'machine-to-water', about: [machine.id, water.id], needed, free }] : []
    })
  })
}

function narrowDoors(plan: Plan): Finding[] {
  const narrow = doorsOf(plan).filter(({ door }) => door.width < clearances.door)
  return narrow.map(({ door: { id, width } }): Finding => ({ level: 'advice', code: 'door-narrow', about: [id], needed: clearances.door, free: width }))
}

function lowCeiling({ room }: Plan): Finding[] {
  const free = room.ceiling.height
  const needed = clearances.headroom.room
  return free < needed ? [{ level: 'warning', code: 'ceiling-low', about: [], needed, free }] : []
}

function short(code: 'front' | 'wc-to-wall' | 'wc-to-neighbour' | 'round-tub' | 'radiator', { id }: Fixture, free: Mm, { needed, good }: Clearance): Finding[] {
  if (free >= good) return []
  return [free < needed ? { level: 'warning', code, about: [id], needed, free } : { level: 'advice', code, about: [id], needed: good, free }]
}

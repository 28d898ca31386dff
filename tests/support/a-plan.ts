import fc from 'fast-check'
import { type Box, boxOf, middleOf } from '#domain/room/boxes.ts'
import { type FixtureKind, fixtureKinds, fixtures } from '#domain/room/fixtures.ts'
import {
  type Fixture,
  type Mm,
  type Opening,
  type Plan,
  type PlumbingPoint,
  type Point,
  plumbingPointKinds,
  type Room,
  type TileName,
  type Turn,
} from '#domain/room/plan.ts'
import { snap } from '#domain/room/snap.ts'
import { clampToWall, originAfter } from '#domain/room/wall-length.ts'
import { boundsOf, seenFrom, wallsOf } from '#domain/room/walls.ts'

/** An empty rectangle with a door in the middle of the lower wall, which opens outwards. */
export function emptyRoom(width: number, depth: number): Plan {
  const doorWidth = Math.min(800, width)
  return {
    room: { corners: [at(0, 0), at(width, 0), at(width, depth), at(0, depth)], ceiling: { height: 2400 } },
    openings: [{ id: 'd1', kind: 'door', wall: 2, along: Math.floor((width - doorWidth) / 2), width: doorWidth, swing: 'out', hinge: 'start' }],
    plumbingPoints: [],
    fixtures: [],
    tile: '20x40',
  }
}

/** The rectangular room as an L, without what lies below and to the right of its new inner corner. Its walls 2 and 3 meet there. */
export function withInnerCorner(room: Room, inner: Point): Room {
  const { right, bottom } = boundsOf(room)
  return { ...room, corners: [at(0, 0), at(right, 0), at(right, inner.y), inner, at(inner.x, bottom), at(0, bottom)] }
}

/** The plan with one more fixture of its standard size, whose top left corner is at (left, top). Millimetres. */
export function withFixture(plan: Plan, kind: FixtureKind, left: number, top: number, more: Partial<Pick<Fixture, 'turn' | 'width' | 'depth'>> = {}): Plan {
  const { width = fixtures[kind].width, depth = fixtures[kind].depth, turn = 0 } = more
  const [across, down] = turn % 2 === 0 ? [width, depth] : [depth, width]
  const middle = middleOf({ left, top, right: left + across, bottom: top + down })
  return { ...plan, fixtures: [...plan.fixtures, { id: `f${plan.fixtures.length + 1}`, kind, at: middle, turn, width, depth }] }
}

/** The plan with one more fixture of its standard size, as if it had been dragged there. */
export function withSnapped(plan: Plan, kind: FixtureKind, to: Point): Plan {
  const { width, depth } = fixtures[kind]
  const fixture = snap(plan, { id: `f${plan.fixtures.length + 1}`, kind, at: to, turn: 0, width, depth })
  return { ...plan, fixtures: [...plan.fixtures, fixture] }
}

export function withDrain(plan: Plan, x: number, y: number): Plan {
  return { ...plan, plumbingPoints: [...plan.plumbingPoints, { id: `o${plan.plumbingPoints.length + 1}`, kind: 'drain', at: at(x, y) }] }
}

/** How far outwards a wall lies after a change of the plan (mm). */
export function outwardsOf(before: Plan, after: Plan, wall: number): Mm {
  const [was, corner] = [wallsOf(before.room)[wall], after.room.corners[wall]]
  if (!was || !corner) return 0
  const origin = originAfter(before.room, after.room, wall)
  return 0 - seenFrom(was, at(corner.x + origin.x, corner.y + origin.y)).into
}

/** The plan turned a quarter clockwise. */
export function rotated(plan: Plan): Plan {
  const { bottom } = boundsOf(plan.room)
  const turned = ({ x, y }: Point) => at(bottom - y, x)
  return { ...moved(plan, turned), fixtures: plan.fixtures.map((fixture) => placed(fixture, turned, quarter(fixture.turn + 1))) }
}

/** The plan mirrored left to right. */
export function mirrored(plan: Plan): Plan {
  const { right } = boundsOf(plan.room)
  const flipped = ({ x, y }: Point) => at(right - x, y)
  const walls = wallsOf(plan.room)
  const wall = (index: number) => (2 * walls.length - 2 - index) % walls.length
  const { room, ...plain } = moved(plan, flipped)
  const { slope, height } = room.ceiling
  return {
    ...plain,
    room: { corners: room.corners.toReversed(), ceiling: slope ? { height, slope: { ...slope, wall: wall(slope.wall) } } : { height } },
    openings: plan.openings.map((opening): Opening => {
      const there = { wall: wall(opening.wall), along: (walls[opening.wall]?.length ?? 0) - opening.along - opening.width }
      return opening.kind === 'door' ? { ...opening, ...there, hinge: opening.hinge === 'start' ? 'end' : 'start' } : { ...opening, ...there }
    }),
    fixtures: plan.fixtures.map((fixture) => placed(fixture, flipped, quarter(4 - fixture.turn))),
  }
}

function moved(plan: Plan, transform: (point: Point) => Point): Plan {
  const corners = plan.room.corners.map(transform)
  return {
    ...plan,
    room: { ...plan.room, corners },
    plumbingPoints: plan.plumbingPoints.map((plumbingPoint) => ({ ...plumbingPoint, at: transform(plumbingPoint.at) })),
  }
}

function placed(fixture: Fixture, transform: (point: Point) => Point, turn: Turn): Fixture {
  const { left, top, right, bottom } = boxOf(fixture)
  const [one, other] = [transform(at(left, top)), transform(at(right, bottom))]
  const box: Box = { left: Math.min(one.x, other.x), right: Math.max(one.x, other.x), top: Math.min(one.y, other.y), bottom: Math.max(one.y, other.y) }
  return { ...fixture, at: middleOf(box), turn }
}

function quarter(turns: number): Turn {
  const rest = turns % 4
  return rest === 1 || rest === 2 || rest === 3 ? rest : 0
}

/** Any valid plan: rectangles and L's in every orientation, with or without a slope, with every kind of fixture in and around the room. */
export function anyPlan(): fc.Arbitrary<Plan> {
  return anyRoom().chain((room) => {
    const walls = room.corners.length
    const { right, bottom } = boundsOf(room)
    const spot = fc.record({ x: fc.integer({ min: -500, max: right + 500 }), y: fc.integer({ min: -500, max: bottom + 500 }) })
    const wall = fc.nat({ max: walls - 1 })
    const inWall = { wall, along: fc.nat({ max: 4000 }), width: fc.integer({ min: 300, max: 1200 }) }
    const door = fc.record(
      {
        ...inWall,
        id: fc.constant(''),
        kind: fc.constant('door' as const),
        swing: fc.constantFrom('in', 'out'),
        hinge: fc.constantFrom('start', 'end'),
        height: fc.integer({ min: 1500, max: 3000 }),
      },
      { requiredKeys: ['wall', 'along', 'width', 'id', 'kind', 'swing', 'hinge'] },
    )
    const measures = { sill: fc.integer({ min: 0, max: 2000 }), height: fc.integer({ min: 100, max: 2000 }), reveal: fc.integer({ min: 10, max: 600 }) }
    const window = fc.record(
      { ...inWall, id: fc.constant(''), kind: fc.constant('window' as const), ...measures },
      { requiredKeys: ['wall', 'along', 'width', 'id', 'kind', 'sill', 'height'] },
    )
    const plumbingPoint: fc.Arbitrary<PlumbingPoint> = fc.record({ id: fc.constant(''), kind: fc.constantFrom(...plumbingPointKinds), at: spot })
    const size = fc.integer({ min: 50, max: 1800 })
    const fixture: fc.Arbitrary<Fixture> = fc.record({
      id: fc.constant(''),
      kind: fc.constantFrom(...fixtureKinds),
      at: spot,
      turn: fc.constantFrom(0, 1, 2, 3),
      width: size,
      depth: size,
    })
    return fc
      .record({
        doors: fc.array(door, { maxLength: 2 }),
        windows: fc.array(window, { maxLength: 2 }),
        plumbingPoints: fc.array(plumbingPoint, { maxLength: 4 }),
        fixtures: fc.array(fixture, { maxLength: 5 }),
        tile: fc.constantFrom<TileName>('10x10', '15x15', '20x20', '20x40', '30x60', '60x60'),
      })
      .map(({ doors, windows, plumbingPoints, fixtures, tile }) => ({
        room,
        openings: [...numbered('d', doors), ...numbered('w', windows)].map((opening) => clampToWall(room, opening)),
        plumbingPoints: numbered('o', plumbingPoints),
        fixtures: numbered('f', fixtures),
        tile,
      }))
  })
}

function anyRoom(): fc.Arbitrary<Room> {
  const side = fc.integer({ min: 900, max: 4000 })
  const cut = fc.option(fc.record({ across: fc.double({ min: 0.35, max: 0.6, noNaN: true }), down: fc.double({ min: 0.35, max: 0.6, noNaN: true }) }), {
    nil: undefined,
  })
  const slope = fc.option(fc.record({ wall: fc.nat({ max: 3 }), low: fc.integer({ min: 0, max: 2300 }), depth: fc.integer({ min: 100, max: 5000 }) }), {
    nil: undefined,
  })
  const base = fc.record({ width: side, depth: side, cut, slope, height: fc.integer({ min: 2300, max: 3000 }) })
  const orientation = fc.record({ turns: fc.nat({ max: 3 }), flipped: fc.boolean() })
  return fc.tuple(base, orientation).map(([{ width, depth, cut, slope, height }, { turns, flipped }]) => {
    const whole = { corners: [at(0, 0), at(width, 0), at(width, depth), at(0, depth)], ceiling: slope ? { height, slope } : { height } }
    const room = cut ? withInnerCorner(whole, at(width - Math.round(width * cut.across), depth - Math.round(depth * cut.down))) : whole
    let plan: Plan = { room, openings: [], plumbingPoints: [], fixtures: [], tile: '20x20' }
    for (let turn = 0; turn < turns; turn += 1) plan = rotated(plan)
    return (flipped ? mirrored(plan) : plan).room
  })
}

function numbered<Item>(prefix: string, items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => ({ ...item, id: `${prefix}${index + 1}` }))
}

function at(x: number, y: number): Point {
  return { x, y }
}

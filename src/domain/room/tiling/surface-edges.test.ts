import { expect, test } from 'vitest'
import { emptyRoom, mirrored, withInnerCorner } from '../../../../tests/support/a-plan.ts'
import type { Opening, Plan } from '../plan.ts'
import { wallsOf } from '../walls.ts'
import { floorPlane } from './floor-plane.ts'
import { rectangleOf } from './polygons.ts'
import { elevation, type TiledSurface } from './surface.ts'

const ROOM: Plan = { ...emptyRoom(3000, 2400), openings: [] }
/** Wall C is at 1500 mm from 3000 to 2000, wall D goes on from there to 2400. */
const L: Plan = { ...ROOM, room: withInnerCorner(ROOM.room, { x: 2000, y: 1500 }) }

const below = (plan: Plan, wall: number, low: number, depth: number): Plan => ({
  ...plan,
  room: { ...plan.room, ceiling: { height: 2400, slope: { wall, low, depth } } },
})

const elevationOf = (plan: Plan, index: number) => {
  const wall = wallsOf(plan.room)[index]
  if (!wall) throw new Error(`There is no wall ${index}`)
  return elevation(plan, wall)
}

const edgesOf = ({ edges }: TiledSurface) => edges.map(({ what, axis, at, tiles, from, to }) => `${what} ${axis} ${at} ${tiles} ${from}–${to}`)

test('a wall that ends below a slope is as high as the slope is there, and bends only where the slope does', () => {
  const plan = below(L, 0, 1000, 2000)
  const side = elevationOf(plan, 1)
  expect(side.extent).toEqual({ left: 0, right: 1500, low: 0, high: 2050 })
  expect(side.faces).toEqual([
    [
      [
        { x: 0, y: 0 },
        { x: 1500, y: 0 },
        { x: 1500, y: 2050 },
        { x: 0, y: 1000 },
      ],
    ],
  ])
  expect(elevationOf(plan, 3).faces).toEqual([
    [
      [
        { x: 0, y: 0 },
        { x: 500, y: 0 },
        { x: 500, y: 2400 },
        { x: 0, y: 2050 },
      ],
      [
        { x: 500, y: 0 },
        { x: 900, y: 0 },
        { x: 900, y: 2400 },
        { x: 500, y: 2400 },
      ],
    ],
  ])
})

test('where the ceiling lies on the floor there is no wall to tile, and no edge', () => {
  const attic = below(ROOM, 3, 0, 3000)
  const low = elevationOf(attic, 3)
  expect([low.faces, low.edges, low.area]).toEqual([[[]], [], 0])
  expect(edgesOf(elevationOf(attic, 2))).toEqual(['corner x 0 after 0–2400', 'floor y 0 after 0–3000'])
  // Beyond its lower wall a slope goes on as it is there.
  expect(edgesOf(elevationOf(below(L, 2, 0, 1500), 5))).toEqual(['corner x 2400 before 0–2400', 'floor y 0 after 900–2400'])
})

const door = (along: number): Opening => ({ id: 'd1', kind: 'door', wall: 0, along, width: 800, swing: 'in', hinge: 'start' })
const window = (along: number, sill: number, height: number, id = 'w1'): Opening => ({ id, kind: 'window', wall: 0, along, width: 600, sill, height })

test.each<[string, readonly Opening[], readonly string[]]>([
  [
    'a window to the right of a door',
    [door(500), window(1300, 1200, 1000)],
    [
      'd1 x 500 before 0–2085',
      'd1 x 1300 after 0–1200',
      'd1 y 2085 after 500–1300',
      'w1 x 1300 before 2085–2200',
      'w1 x 1900 after 1200–2200',
      'w1 y 1200 before 1300–1900',
      'w1 y 2200 after 1300–1900',
    ],
  ],
  [
    'a lower one to the left of it',
    [door(1100), window(500, 1200, 885)],
    [
      'd1 x 1100 before 0–1200',
      'd1 x 1900 after 0–2085',
      'd1 y 2085 after 1100–1900',
      'w1 x 500 before 1200–2085',
      'w1 y 1200 before 500–1100',
      'w1 y 2085 after 500–1100',
    ],
  ],
  [
    'a small window in the middle of a tall one’s side',
    [window(1300, 300, 1800), window(700, 1000, 400, 'w2')],
    [
      'w1 x 1300 before 300–1000',
      'w1 x 1300 before 1400–2100',
      'w1 x 1900 after 300–2100',
      'w1 y 300 before 1300–1900',
      'w1 y 2100 after 1300–1900',
      'w2 x 700 before 1000–1400',
      'w2 y 1000 before 700–1300',
      'w2 y 1400 after 700–1300',
    ],
  ],
  [
    'a window on another',
    [window(500, 600, 400), window(700, 1000, 600, 'w2')],
    [
      'w1 x 500 before 600–1000',
      'w1 x 1100 after 600–1000',
      'w1 y 600 before 500–1100',
      'w1 y 1000 after 500–700',
      'w2 x 700 before 1000–1600',
      'w2 x 1300 after 1000–1600',
      'w2 y 1000 before 1100–1300',
      'w2 y 1600 after 700–1300',
    ],
  ],
  [
    'a tile’s breadth apart, whole sides',
    [door(500), window(1400, 1200, 800)],
    [
      'd1 x 500 before 0–2085',
      'd1 x 1300 after 0–2085',
      'd1 y 2085 after 500–1300',
      'w1 x 1400 before 1200–2000',
      'w1 x 2000 after 1200–2000',
      'w1 y 1200 before 1400–2000',
      'w1 y 2000 after 1400–2000',
    ],
  ],
])('of openings that lie against each other only what borders on tiles is an edge: %s', (_, openings, expected) => {
  const { edges } = elevationOf({ ...ROOM, openings }, 0)
  expect(edges.filter(({ id }) => id !== undefined).map(({ id, axis, at, tiles, from, to }) => `${id} ${axis} ${at} ${tiles} ${from}–${to}`)).toEqual(expected)
})

test.each([
  ['right', L, { left: 0, right: 2000, low: 0, high: 2400 }, { left: 2000, right: 3000, low: 0, high: 1500 }],
  ['left', mirrored(L), { left: 0, right: 1000, low: 0, high: 1500 }, { left: 1000, right: 3000, low: 0, high: 2400 }],
])('the floor of an L without its lower %s corner is two strips, whichever of its corners comes first', (_, plan, one, other) => {
  const { corners } = plan.room
  for (const [first] of corners.entries()) {
    const room = { ...plan.room, corners: [...corners.slice(first), ...corners.slice(0, first)] }
    const { faces } = floorPlane({ ...plan, room }, { tile: { width: 100, height: 100 } })
    expect(faces, `from corner ${first}`).toEqual([[rectangleOf(one), rectangleOf(other)]])
  }
})

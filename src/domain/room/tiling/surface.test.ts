import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture, withInnerCorner } from '../../../../tests/support/a-plan.ts'
import type { FixtureKind } from '../fixtures.ts'
import type { Plan } from '../plan.ts'
import { wallsOf } from '../walls.ts'
import { builtInFaces, readFaceName } from './built-in-faces.ts'
import { floorPlane } from './floor-plane.ts'
import { elevation, type TiledSurface } from './surface.ts'

const ROOM = emptyRoom(3000, 2400)

/**
 * An L, 3 × 2.4 m, whose ceiling rises from 1 m above wall F to 2.4 m. A boxing fills the upper right corner, a pillar stands in the room; wall A
 * has a window in a reveal and a niche, wall E a door that the slope cuts.
 */
const L: Plan = withFixture(
  withFixture(
    {
      ...ROOM,
      room: { ...withInnerCorner(ROOM.room, { x: 2000, y: 1500 }), ceiling: { height: 2400, slope: { wall: 5, low: 1000, depth: 1400 } } },
      openings: [
        { id: 'd1', kind: 'door', wall: 4, along: 400, width: 800, swing: 'out', hinge: 'start' },
        { id: 'w1', kind: 'window', wall: 0, along: 1500, width: 600, sill: 1200, height: 600, reveal: 80 },
      ],
    },
    'boxing',
    2700,
    0,
    { width: 300, depth: 200 },
  ),
  'pillar',
  900,
  1000,
  { width: 200, depth: 300 },
)
const NICHE = { along: 2200, sill: 900, width: 300, height: 300 }

/** What an edge is, across which axis and where, on which side tiles lie, from where to where it runs, and how far the next lies. */
const edgesOf = ({ edges }: TiledSurface) => edges.map(({ what, axis, at, tiles, from, to, free }) => `${what} ${axis} ${at} ${tiles} ${from}–${to}, ${free}`)

const elevationOf = (index: number, plan = L) => {
  const wall = wallsOf(plan.room)[index]
  if (!wall) throw new Error(`There is no wall ${index}`)
  return elevation(plan, wall, { niche: plan === L && index === 0 ? NICHE : undefined })
}

test('a wall below a slope ends at the boxing, and its window and niche are holes', () => {
  const wall = elevationOf(0)
  expect(edgesOf(wall)).toEqual([
    'corner x 0 after 0–1000, 2200',
    'corner x 2700 before 0–2400, 200',
    'floor y 0 after 0–2700, 900',
    'ceiling y 2400 before 1400–2700, 600',
    // The slope ends what is to the left of the window, and a slope is no straight edge.
    'window x 1500 before 1200–1800, Infinity',
    'window x 2100 after 1200–1800, 600',
    'window y 1200 before 1500–2100, 1200',
    'window y 1800 after 1500–2100, 600',
    'niche x 2200 before 900–1200, 2200',
    'niche x 2500 after 900–1200, 200',
    'niche y 900 before 2200–2500, 900',
    'niche y 1200 after 2200–2500, 1200',
  ])
  expect(wall.holes).toEqual([
    { what: 'window', id: 'w1', left: 1500, right: 2100, low: 1200, high: 1800, depth: 80 },
    { what: 'niche', left: 2200, right: 2500, low: 900, high: 1200, depth: 85 },
  ])
  expect([wall.extent, wall.seen]).toEqual([{ left: 0, right: 3000, low: 0, high: 2400 }, [{ from: 0, to: 2700 }]])
  expect(wall.area).toBe(2700 * 2400 - (1400 * 1400) / 2 - 600 * 600 - 300 * 300)
})

test('a window without a reveal has no depth, and one that reaches the corner has no edge there', () => {
  const plan: Plan = { ...ROOM, openings: [{ id: 'w1', kind: 'window', wall: 0, along: 0, width: 600, sill: 0, height: 2400 }] }
  const wall = elevationOf(0, plan)
  expect(wall.holes).toEqual([{ what: 'window', id: 'w1', left: 0, right: 600, low: 0, high: 2400 }])
  expect(edgesOf(wall).filter((edge) => edge.startsWith('window'))).toEqual(['window x 600 after 0–2400, 2400'])
  expect(edgesOf(elevationOf(0, { ...plan, openings: plan.openings.map((opening) => ({ ...opening, along: 2400 })) })).slice(-1)).toEqual([
    'window x 2400 before 0–2400, 2400',
  ])
})

test('walls meet in corners, and at the inner corner of an L one can walk around them', () => {
  expect(edgesOf(elevationOf(1))).toEqual([
    'corner x 200 after 0–2400, 1300',
    'corner x 1500 before 0–2400, 1300',
    'floor y 0 after 200–1500, 2400',
    'ceiling y 2400 before 200–1500, 2400',
  ])
  expect(edgesOf(elevationOf(2)).slice(0, 2)).toEqual(['corner x 0 after 0–2400, 1000', 'outer corner x 1000 before 0–2400, 1000'])
  expect(edgesOf(elevationOf(3)).slice(0, 2)).toEqual(['outer corner x 0 after 0–2400, 900', 'corner x 900 before 0–2400, 900'])
  expect(edgesOf(elevationOf(5))).toEqual([
    'corner x 0 after 0–1000, 2400',
    'corner x 2400 before 0–1000, 2400',
    'floor y 0 after 0–2400, 1000',
    'ceiling y 1000 before 0–2400, 1000',
  ])
})

test('a door ends the row below it, and the slope cuts what is beside it', () => {
  const wall = elevationOf(4)
  expect(edgesOf(wall)).toEqual([
    'corner x 0 after 0–2400, 400',
    'corner x 2000 before 0–1000, 800',
    'floor y 0 after 0–2000, 2400',
    'ceiling y 2400 before 0–600, 315',
    'door x 400 before 0–2085, 400',
    'door x 1200 after 0–2085, 800',
    'door y 2085 after 400–1200, 315',
  ])
  // Of the door the slope leaves 1.668 m² less a triangle of 0.285 × 0.285 m.
  expect(wall.area).toBe(2000 * 2400 - (1400 * 1400) / 2 - (800 * 2085 - (285 * 285) / 2))
})

test('a ceiling that reaches the floor leaves a triangle without a side there', () => {
  const wall = elevationOf(0, { ...ROOM, room: { ...ROOM.room, ceiling: { height: 2400, slope: { wall: 3, low: 0, depth: 3000 } } }, openings: [] })
  expect(edgesOf(wall)).toEqual(['corner x 3000 before 0–2400, Infinity', 'floor y 0 after 0–3000, Infinity'])
  expect(wall.faces).toEqual([
    [
      [
        { x: 0, y: 0 },
        { x: 3000, y: 0 },
        { x: 3000, y: 2400 },
      ],
    ],
  ])
})

test('pillars and boxings have a face for each side that is seen, with the wall that it looks at and the one behind it', () => {
  const faces = builtInFaces(L)
  expect(faces.map(({ name, behind, wall }) => [name, behind, wall.start, wall.end, wall.length])).toEqual([
    ['boxing 1 5', 1, { x: 2700, y: 0 }, { x: 2700, y: 200 }, 200],
    ['boxing 1 2', 0, { x: 2700, y: 200 }, { x: 3000, y: 200 }, 300],
    ['pillar 1 5', 1, { x: 900, y: 1000 }, { x: 900, y: 1300 }, 300],
    ['pillar 1 4', 0, { x: 900, y: 1300 }, { x: 1100, y: 1300 }, 200],
    ['pillar 1 1', 5, { x: 1100, y: 1300 }, { x: 1100, y: 1000 }, 300],
    ['pillar 1 0', 4, { x: 1100, y: 1000 }, { x: 900, y: 1000 }, 200],
  ])
  expect(readFaceName('pillar 2 5')).toEqual({ kind: 'pillar', number: 2, facing: 5 })
  expect(readFaceName('boxing 1 0')).toEqual({ kind: 'boxing', number: 1, facing: 0 })
  const edges = faces.map(({ name, wall }) => edgesOf(elevation(L, wall, { name })))
  expect(edges[0]).toEqual([
    'corner x 0 after 0–2400, 200',
    'outer corner x 200 before 0–2400, 200',
    'floor y 0 after 0–200, 2400',
    'ceiling y 2400 before 0–200, 2400',
  ])
  expect(edges[1]?.slice(0, 2)).toEqual(['outer corner x 0 after 0–2400, 300', 'corner x 300 before 0–2400, 300'])
  // Below the slope.
  expect(edges[3]).toEqual(['outer corner x 0 after 0–1900, 200', 'outer corner x 200 before 0–2100, 200', 'floor y 0 after 0–200, Infinity'])
})

test('two that stand against each other hide the side where they meet, and of one outside the room none is seen', () => {
  const side = withFixture(withFixture({ ...ROOM, openings: [] }, 'boxing', 500, 0, { width: 400, depth: 200 }), 'boxing', 900, 0, { width: 300, depth: 300 })
  expect(builtInFaces(side).map(({ name, wall }) => [name, wall.length])).toEqual([
    ['boxing 1 3', 200],
    ['boxing 1 2', 400],
    // Of its left side a third is seen, below the other.
    ['boxing 2 3', 100],
    ['boxing 2 2', 300],
    ['boxing 2 1', 300],
  ])
  expect(edgesOf(elevationOf(0, side)).slice(0, 4)).toEqual([
    'corner x 0 after 0–2400, 500',
    'corner x 500 before 0–2400, 500',
    'corner x 1200 after 0–2400, 1800',
    'corner x 3000 before 0–2400, 1800',
  ])
  const outside = withFixture({ ...ROOM, openings: [] }, 'boxing', 500, -300, { width: 400, depth: 200 })
  expect(builtInFaces(outside)).toEqual([])
  expect(edgesOf(elevationOf(0, outside))).toHaveLength(4)
})

/** A boxing at wall A that hides its window, from 1500 to 2100 mm, from one place to another. */
const beforeWindow = (from: number, to: number) => withFixture({ ...L, fixtures: [] }, 'boxing', from, 0, { width: to - from, depth: 200 })

test.each([
  ['hides its left side', 1400, 1800, ['x 2100 after 1200–1800', 'y 1200 before 1800–2100', 'y 1800 after 1800–2100']],
  ['begins at its left side', 1500, 1700, ['x 1500 before 1200–1800', 'x 2100 after 1200–1800', 'y 1200 before 1700–2100', 'y 1800 after 1700–2100']],
  ['hides its right side', 1900, 2200, ['x 1500 before 1200–1800', 'y 1200 before 1500–1900', 'y 1800 after 1500–1900']],
  ['ends at its right side', 1900, 2100, ['x 1500 before 1200–1800', 'x 2100 after 1200–1800', 'y 1200 before 1500–1900', 'y 1800 after 1500–1900']],
  ['ends at its left side', 1300, 1500, ['x 2100 after 1200–1800', 'y 1200 before 1500–2100', 'y 1800 after 1500–2100']],
  ['begins at its right side', 2100, 2300, ['x 1500 before 1200–1800', 'y 1200 before 1500–2100', 'y 1800 after 1500–2100']],
  ['hides it', 1400, 2200, []],
])('of a window only what is seen has edges, when a boxing %s', (_, from, to, expected) => {
  const edges = elevationOf(0, beforeWindow(from, to)).edges.filter(({ what }) => what === 'window')
  expect(edges.map(({ axis, at, tiles, from, to }) => `${axis} ${at} ${tiles} ${from}–${to}`)).toEqual(expected)
})

test('of a window that a boxing hides nothing is left', () => {
  expect(edgesOf(elevationOf(0, beforeWindow(1400, 2200)))).toEqual([
    'corner x 0 after 0–1000, 1400',
    'corner x 1400 before 0–2400, 1400',
    'corner x 2200 after 0–2400, 800',
    'corner x 3000 before 0–2400, 800',
    'floor y 0 after 0–1400, Infinity',
    'floor y 0 after 2200–3000, 2400',
    'ceiling y 2400 before 2200–3000, 2400',
  ])
})

test('a boxing further along wall C leaves the inner corner of an L as it is', () => {
  const plan = withFixture({ ...L, fixtures: [] }, 'boxing', 2500, 1400, { width: 500, depth: 100 })
  expect(elevationOf(3, plan).edges[0]).toMatchObject({ what: 'outer corner', at: 0, tiles: 'after' })
})

test.each<[string, FixtureKind, left: number, top: number, width: number, depth: number, 'corner' | 'outer corner']>([
  ['a boxing that fills it', 'boxing', 1800, 1400, 200, 100, 'corner'],
  ['a washing machine there', 'washing-machine', 1800, 1400, 200, 100, 'outer corner'],
  ['a boxing to the left of it', 'boxing', 1800, 1400, 199, 100, 'outer corner'],
  ['a boxing above it', 'boxing', 1800, 1300, 200, 199, 'outer corner'],
  ['a boxing below it', 'boxing', 1800, 1500, 200, 200, 'outer corner'],
])('the inner corner of an L with %s', (_, kind, left, top, width, depth, what) => {
  const plan = withFixture({ ...L, fixtures: [] }, kind, left, top, { width, depth })
  expect(elevationOf(2, plan).edges.slice(0, 2)).toMatchObject([
    { what: 'corner', at: 0 },
    { what, at: 1000 },
  ])
})

test('a face of which two stretches are seen reaches from the first to the last, and looks at what the widest sees', () => {
  // A boxing at wall A, with a pillar before the middle of its lower side.
  const plan = withFixture(withFixture({ ...ROOM, openings: [] }, 'boxing', 500, 0, { width: 1000, depth: 200 }), 'pillar', 700, 200, {
    width: 100,
    depth: 100,
  })
  const face = builtInFaces(plan).find(({ name }) => name === 'boxing 1 2')
  expect(face && elevation(plan, face.wall, { name: face.name }).seen).toEqual([
    { from: 0, to: 200 },
    { from: 300, to: 1000 },
  ])
})

test('the floor ends at walls, pillars and boxings, and has a hole for each drain', () => {
  const floor = floorPlane(withDrain(L, 450, 450), { tile: { width: 150, height: 300 } })
  expect(edgesOf(floor)).toEqual([
    'corner y 0 after 0–2700, 375',
    'corner x 3000 before 200–1500, 1900',
    'corner y 1500 before 2000–3000, 1300',
    'corner x 2000 before 1500–2400, 2000',
    'corner y 2400 before 0–2000, 1100',
    'corner x 0 after 0–2400, 375',
    'built-in x 2700 before 0–200, 2700',
    'built-in y 200 after 2700–3000, 1300',
    'built-in x 900 before 1000–1300, 900',
    'built-in y 1300 after 900–1100, 1100',
    'built-in x 1100 after 1000–1300, 1900',
    'built-in y 1000 before 900–1100, 1000',
    'drain x 375 before 375–525, 375',
    'drain x 525 after 375–525, 2475',
    'drain y 375 before 375–525, 375',
    'drain y 525 after 375–525, 1875',
  ])
  expect(floor.edges.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', 'f1', 'f1', 'f2', 'f2', 'f2', 'f2', 'o1', 'o1', 'o1', 'o1'])
  expect(floor.holes).toEqual([{ what: 'drain', id: 'o1', left: 375, right: 525, low: 375, high: 525 }])
  expect([floor.extent, floor.seen]).toEqual([{ left: 0, right: 3000, low: 0, high: 2400 }, [{ from: 0, to: 3000 }]])
  expect(floor.area).toBe(3000 * 2400 - 1000 * 900 - 300 * 200 - 200 * 300 - 150 * 150)
  const water: Plan = { ...L, plumbingPoints: [{ id: 'o1', kind: 'water', at: { x: 450, y: 450 } }] }
  expect(floorPlane(water, { tile: { width: 300, height: 300 } }).holes).toEqual([])
})

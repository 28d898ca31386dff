import { expect, test } from 'vitest'
import type { Plan } from '../plan.ts'
import { unpackPlan } from '../share.ts'
import { templates } from '../templates.ts'
import { chooseTiles, moveJoints } from './edit-tiling.ts'
import { startOf } from './first-tile.ts'
import { piecesIn, setOutOf } from './lay-out.ts'
import { measuresOf } from './measures.ts'
import type { AnySurfaceName } from './surface.ts'
import { tileLines } from './tile-lines.ts'

const unpack = (text: string) => {
  const plan = unpackPlan(text)
  if (!plan) throw new Error('No plan')
  return plan
}

/** 2 050 × 2 430 × 2 360 with a window in wall A, a boxing at wall B, a soil pipe in it, and a niche in wall A. */
const ROOM = unpack(
  '3~0.0_2050.0_2050.2430_0.2430~2360~d1.2.250.800.out.start_w1.0.1100.600.1150.700.120~o1.drain.450.450_o2.waste.1950.900~f1.shower-corner.450.450.0.900.900_f2.boxing.1950.900.1.900.200~20x40~0.200.400.6.straight.vit.604.696..604.2308.1612.1600',
)
const L = unpack('2~0.0_2800.0_2800.1600_1700.1600_1700.2600_0.2600~2400~d1.4.300.900.out.end~o1.drain.600.500~~30x60')

const measured = (surface: AnySurfaceName, plan = ROOM) => {
  const setOut = setOutOf(plan, surface)
  if (!setOut) throw new Error(`There is no surface ${surface}`)
  return measuresOf(plan, setOut)
}
const lines = (surface: AnySurfaceName, plan = ROOM) => {
  const setOut = setOutOf(plan, surface)
  if (!setOut) throw new Error(`There is no surface ${surface}`)
  return tileLines(plan, setOut)
}

test('a window and a niche have their place, size and depth, and the cuts beside them', () => {
  // Tiles begin 151 mm from the left and 174 up, every 203 and 403.
  expect(measured(0)).toEqual([
    // 137 to its left: from 963 to 1 100. 72 to its right, from 1 700 to the end of the tile at 1 772. 170 below: from 980. 336 above, to 2 186.
    {
      what: 'window',
      id: 'w1',
      along: 1100,
      up: 1150,
      width: 600,
      height: 700,
      depth: 120,
      cuts: { left: [137], right: [72], below: [170], above: [336] },
      // Tiles from 963, 1 166 and 1 572; rows from 980, 1 383 and 1 786.
      sides: sides([63, [1166, 1569, 2], 128], 1100, [230, [1383, 1783, 1], 64], 1150, 120),
    },
    // 403 × 400 from 151 and 577: whole tiles around it, and to its left from the corner's soft joint, 3, to 148.
    {
      what: 'niche',
      id: undefined,
      along: 151,
      up: 577,
      width: 403,
      height: 400,
      depth: 85,
      cuts: { left: [145], right: [200], below: [400], above: [400] },
      sides: sides([[151, 554, 2]], 151, [[577, 977, 1]], 577, 85),
    },
  ])
})

type Part = number | readonly [from: number, to: number, count: number]

/** Of a hole whose upper and lower side are alike: a cut is written by its width, whole tiles by where they lie, with a joint of 3 mm after each. */
function sides(along: readonly Part[], left: number, up: readonly Part[], low: number, depth: number) {
  const chain = (parts: readonly Part[], from: number) => {
    let at = from
    return parts.map((part) => {
      const span = typeof part === 'number' ? { from: at, to: at + part, count: 0 } : { from: part[0], to: part[1], count: part[2] }
      at = span.to + 3
      return span
    })
  }
  const into = [[{ from: 0, to: depth, count: 0 }]]
  return [
    ...['bottom', 'top'].map((side) => ({ side, along: chain(along, left), into })),
    ...['left', 'right'].map((side) => ({ side, along: chain(up, low), into })),
  ]
}

test('what is built in is measured on the wall behind it, on the floor, and its pipe on its own face', () => {
  expect(measured(1)).toEqual([{ what: 'fixture', kind: 'boxing', id: 'f2', along: 450, up: 0, width: 900, depth: 200 }])
  expect(measured('boxing 1 3')).toEqual([{ what: 'waste', id: 'o2', along: 450, up: 275 }])
  expect(measured('floor')).toEqual([
    expect.objectContaining({ what: 'drain', along: 375, up: 375, width: 150, height: 150 }),
    { what: 'fixture', kind: 'shower-corner', id: 'f1', along: 0, up: 0, width: 900, height: 900 },
    { what: 'fixture', kind: 'boxing', id: 'f2', along: 1850, up: 450, width: 200, height: 900 },
  ])
})

test('the tiles beside an opening are those of its own stretch of wall, and end at the soft joints', () => {
  const tiled = chooseTiles(ROOM, [0, 1, 2, 3], { tile: { width: 600, height: 300 } })
  const plan: Plan = { ...tiled, openings: [...tiled.openings, { id: 'w2', kind: 'window', wall: 1, along: 100, width: 200, sill: 1000, height: 600 }] }
  // Between the corner and the boxing at 450 there is one tile, from 3 to 447; beyond the boxing tiles begin for themselves.
  expect(measured(1, plan).find(({ what }) => what === 'window')?.cuts).toMatchObject({ left: [97], right: [147] })
})

test('a row of whole tiles on the soft joint stands on the floor, so the level line is at the next', () => {
  const setOut = setOutOf(moveJoints(ROOM, 2, 'y', 3), 2)
  if (!setOut) throw new Error('No wall')
  expect(startOf(setOut, piecesIn(setOut)).level).toBe(406)
  expect(tileLines(ROOM, setOut).down[0]?.spans.at(-1)).toEqual({ from: 345, to: 2357, count: 5 })
})

test('a slope has its low end and its bend on the walls along it, and none on those that it runs level over', () => {
  const bends = (surface: AnySurfaceName) => measured(surface, templates.snedtak).flatMap(({ what, along, up }) => (what === 'bend' ? [[along, up]] : []))
  expect([0, 1, 2, 3].map(bends)).toEqual([
    [],
    [
      [0, 1300],
      [1400, 2400],
    ],
    [],
    [
      [1000, 2400],
      [2400, 1300],
    ],
  ])
})

test('a piece that is cut along a slope has both its heights, and its edges where they are not as wide as its tile', () => {
  // 1 300 high at 0 and 2 400 from 1 400 on: 11 up for 14 along. The first tile ends 141 from the corner, the second 344; rows begin at 1 191, 1 594 …
  const slope = measured(1, templates.snedtak).find((one) => one.what === 'slope')
  expect(slope?.perTile).toBeCloseTo((200 * 11) / 14, 9)
  const drop = (from: number, to: number) => ((to - from) * 11) / 14
  const setOut = setOutOf(templates.snedtak, 1)
  if (!setOut || !slope) throw new Error('No slope')
  const [first, second] = slope.pieces
  const row = setOut.origin.y + 403 * Math.floor((1300 - setOut.origin.y) / 403)
  const joint = setOut.origin.x
  expect(first?.left).toBeCloseTo(1300 + drop(0, joint - 203 < 3 ? 3 : joint - 203) - row, 6)
  expect((first?.right ?? 0) - (first?.left ?? 0)).toBeGreaterThan(0)
  expect(first?.top).toBe(0)
  // The tile is whole up to its right edge, and its upper one is left in part.
  expect(second?.right).toBe(400)
  expect(second?.top).toBeCloseTo(200 - ((400 - (second?.left ?? 0)) * 14) / 11, 6)
  expect(measured(0, templates.snedtak).some(({ what }) => what === 'slope')).toBe(false)
  // Rows begin at 385, 788, 1 191 and 1 594, the lowest below the floor.
  const rounded = slope.pieces.map(({ row, left, right, top, bottom }) => [row, ...[left, right, top, bottom].map(Math.round)])
  expect(rounded.slice(0, 3)).toEqual([
    [4, 111, 253, 0, 180],
    [4, 255, 400, 16, 200],
    // Of the next row only a corner reaches below the slope: nothing at its left side, and 12 mm of its lower edge.
    [5, 0, 9, 0, 12],
  ])
})

test('the floor says how many pieces are cut along the shower’s fall, and nothing where its tiles follow it', () => {
  const tiled = (size: number) => moveJoints(chooseTiles(ROOM, ['floor'], { tile: { width: size, height: size }, joint: 2 }), 'floor', 'x', 150)
  const falls = (plan: Plan) => measured('floor', moveJoints(plan, 'floor', 'y', 150)).filter(({ what }) => what === 'fall')
  // A tile from 150 to 750 lies in the middle of the shower of 900, around its drain: cut in four. Those in the corners are cut in two.
  expect(falls(tiled(600))).toEqual([{ what: 'fall', id: undefined, along: 0, up: 0, count: 12 }])
  expect(falls(tiled(100))).toEqual([])
})

test('an L’s notch is measured, and each of its parts has lines of its own', () => {
  expect(measured('floor', L).find(({ what }) => what === 'notch')).toEqual({ what: 'notch', id: undefined, along: 1700, up: 1600, width: 1100, height: 1000 })
  const { across, down } = lines('floor', L)
  expect(across.map(({ rows, part, spans }) => [rows, part, spans.at(-1)?.to])).toEqual([
    ['all', 'first', 2800],
    ['all', 'last', 1700],
  ])
  expect(down.map(({ part, spans }) => [part, spans.at(-1)?.to])).toEqual([
    ['first', 2600],
    ['last', 1600],
  ])
})

test('in a bond both rows have a line, the lowest first, and beside an opening both cuts are said', () => {
  const bonded = moveJoints(moveJoints(chooseTiles(ROOM, [0], { tile: { width: 600, height: 300 }, bond: 'half', joint: 2 }), 0, 'x', 498), 0, 'y', 144)
  // The row from 144 up begins at 498; the one below it, which is the lowest, half a pitch to the right or left of it, at 197.
  expect(lines(0, bonded).across.map(({ rows, spans }) => [rows, spans[0]])).toEqual([
    ['odd', { from: 3, to: 195, count: 0 }],
    ['even', { from: 3, to: 496, count: 0 }],
  ])
  // Joints end at 498, 1 100 and 799, 1 401: the window begins on a joint of one row, and 301 mm into a tile of the other.
  expect(measured(0, bonded).find(({ what }) => what === 'window')?.cuts?.left).toEqual([301, 600])
})

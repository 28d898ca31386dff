import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../../tests/support/a-plan.ts'
import { wallArea } from '../ceiling.ts'
import { doorHeight } from '../openings.ts'
import type { Plan } from '../plan.ts'
import { templates } from '../templates.ts'
import { chooseTiles } from './edit-tiling.ts'
import { piecesIn, type SetOut, setOuts } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'
import { SOFT_JOINT } from './tiling.ts'
import { tilingFindings } from './tiling-findings.ts'

/**
 * Bathrooms set out by hand on paper by the rules of docs/fogplan.md, which names the sources of their measures, and held against ours
 * piece by piece. A line is what one writes on the wall: the cut, so many whole tiles, the cut, and where it begins if a boxing
 * hides the corner. `atDoor`: what alone is remarked on, a strip
 * over the door that the casing covers, and what is seen beside it of a narrow one. A cut reaches to the corner here, with the soft joint there. `soft`: the first tile is whole, beside that joint.
 */
type Line = readonly [first: number | 'soft', whole: number, last: number, from?: number]
type OnPaper = { readonly along: Line; readonly up: Line }
type ByHand = [name: string, plan: Plan, walls: Partial<Record<AnySurfaceName, Line>>, up: Line, floor: OnPaper, atDoor?: { over: number; beside?: number }]

/** In whole mm. The door and the window stand where we put them. */
const NINE_BY_SEVEN: Plan = {
  ...emptyRoom(2743, 2134),
  room: { ...emptyRoom(2743, 2134).room, ceiling: { height: 2743 } },
  openings: [
    { id: 'd1', kind: 'door', wall: 2, along: 300, width: 762, swing: 'out', hinge: 'start' },
    { id: 'w1', kind: 'window', wall: 0, along: 1143, width: 457, sill: 1100, height: 914 },
  ],
}

const bathrooms: ByHand[] = [
  [
    'the least accessible one, 1.7 × 1.9 m, 20 × 40 cm',
    templates.litet,
    { 0: [138, 7, 138], 1: [136, 8, 137], 2: [138, 7, 138], 3: [137, 8, 136] },
    [385, 5, 0],
    { along: [76, 15, 76], up: [43, 18, 0] },
  ],
  [
    'a wet room of 1.5 × 2.4 m with a basin on its long side, 20 × 20 cm',
    withFixture({ ...emptyRoom(1500, 2400), tile: '20x20' }, 'basin', 1000, 1200, { turn: 1, depth: 500 }),
    { 0: [139, 6, 140], 1: [179, 10, 188], 2: [140, 6, 139], 3: [184, 10, 183] },
    [167, 11, 0],
    { along: [79, 13, 79], up: [65, 22, 66] },
  ],
  [
    'a corridor of 0.9 × 3.0 m, 10 × 10 cm',
    {
      ...emptyRoom(900, 3000),
      openings: [{ id: 'd1', kind: 'door', wall: 2, along: 100, width: 700, swing: 'out', hinge: 'start' }],
      tile: '10x10',
    },
    { 0: [88, 7, 88], 1: [56, 28, 57], 2: [88, 7, 88], 3: [57, 28, 56] },
    [51, 22, 80],
    { along: [88, 7, 88], up: [56, 28, 57] },
    { over: 26 },
  ],
  [
    'a family’s of 2.0 × 2.2 m with a bathtub, 15 × 15 cm',
    withFixture({ ...emptyRoom(2000, 2200), tile: '15x15' }, 'bath-built-in', 0, 0),
    { 0: [80, 12, 81], 1: [104, 13, 104], 2: [81, 12, 80], 3: [104, 13, 104] },
    [105, 15, 0],
    { along: [71, 18, 72], up: [37, 21, 0] },
    { over: 9, beside: 7 },
  ],
  [
    'nine feet by seven, nine feet high, with a door and a window, 10 × 16 inches',
    chooseTiles(NINE_BY_SEVEN, [0, 1, 2, 3], { tile: { width: 254, height: 406 } }),
    { 0: [213, 9, 214], 1: [166, 7, 166], 2: [84, 10, 86], 3: [166, 7, 166] },
    [289, 6, 0],
    { along: [82, 25, 83], up: [74, 20, 0] },
  ],
  [
    'two metres by two and a half, 30 × 60 cm',
    { ...emptyRoom(2000, 2500), tile: '30x60' },
    { 0: [244, 5, 244], 1: [192, 7, 192], 2: ['soft', 6, 185], 3: [192, 7, 192] },
    [594, 3, 0],
    { along: [71, 18, 72], up: [64, 23, 64] },
  ],
  [
    'one with a window that whole tiles stand on, 20 × 40 cm',
    {
      ...withDrain(emptyRoom(2200, 1800), 450, 450),
      openings: [
        { id: 'd1', kind: 'door', wall: 2, along: 200, width: 700, swing: 'out', hinge: 'start' },
        { id: 'w1', kind: 'window', wall: 0, along: 800, width: 600, sill: 1100, height: 900 },
      ],
    },
    { 0: [83, 10, 84], 1: [188, 7, 188], 2: [185, 9, 185], 3: [188, 7, 188] },
    [385, 5, 0],
    { along: [66, 20, 71], up: [74, 16, 75] },
  ],
  [
    'one under the roof, 20 × 20 cm',
    { ...templates.snedtak, tile: '20x20' },
    { 0: [182, 11, 182], 1: [183, 10, 184], 2: [182, 11, 182], 3: [185, 10, 182] },
    [167, 11, 0],
    { along: [62, 24, 63], up: [65, 22, 66] },
  ],
  [
    'an L, 20 × 40 cm',
    templates['l-form'],
    { 0: [180, 12, 181], 1: [139, 6, 140], 2: [188, 4, 0], 3: [0, 4, 88], 4: [188, 7, 188], 5: [184, 10, 183] },
    [385, 5, 0],
    { along: [63, 26, 56], up: [66, 22, 65] },
  ],
  [
    'the least accessible one with a boxing in a corner, 20 × 40 cm',
    withFixture(templates.litet, 'boxing', 1400, 0),
    {
      0: [191, 5, 191],
      1: [189, 6, 190, 300],
      2: [138, 7, 138],
      3: [137, 8, 136],
      'boxing 1 3': [97, 1, 0],
      'boxing 1 2': [0, 1, 97],
    },
    [385, 5, 0],
    { along: [76, 15, 76], up: [43, 18, 0] },
  ],
]

test.each(bathrooms)('%s is set out as by hand', (_, plan, walls, up, floor, atDoor) => {
  const all = setOuts(plan)
  const over = atDoor && { code: 'under-casing', surface: 2, id: 'd1', cut: atDoor.over }
  const beside = atDoor?.beside !== undefined && { code: 'beside-casing', surface: 2, id: 'd1', seen: atDoor.beside }
  expect(tilingFindings(plan, all)).toEqual([over, beside].filter(Boolean))
  for (const setOut of all) {
    const { name, seen } = setOut.surface
    const { tile, joint } = setOut.tiling
    const line = name === 'floor' ? floor.along : walls[name]
    const across = line && spans(line, tile.width, joint)
    const upwards = spans(name === 'floor' ? floor.up : up, tile.height, joint)
    if (!across) throw new Error(`No line for ${name}`)
    expect([across[0]?.[0] === SOFT_JOINT ? 0 : across[0]?.[0], across.at(-1)?.[1]], `the tiles on paper fill ${name}`).toEqual([seen[0]?.from, seen[0]?.to])
    const onPaper = new Map<string, number>()
    for (const [left, right] of across) {
      for (const [low, high] of upwards) {
        const area = areaOnPaper(plan, setOut, betweenSoftJoints(setOut, line, { left, right, low, high }))
        if (area > 1e-3) onPaper.set(`${left} ${low}`, Math.round(area))
      }
    }
    const ours = new Map<string, number>()
    const corner = (from: number, start: number, pitch: number, first = 0) => Math.max(first, start + from * pitch)
    for (const { column, row, area } of piecesIn(setOut)) {
      const place = `${corner(column, setOut.origin.x, tile.width + joint, seen[0]?.from)} ${corner(row, setOut.origin.y, tile.height + joint)}`
      ours.set(place, (ours.get(place) ?? 0) + area)
    }
    expect(Object.fromEntries([...ours].map(([place, area]) => [place, Math.round(area)])), `surface ${name}`).toEqual(Object.fromEntries(onPaper))
  }
})

/** From where to where each tile of a line goes. */
function spans([first, whole, last, from = 0]: Line, size: number, joint: number): [number, number][] {
  const start = from + (first === 'soft' ? SOFT_JOINT : first === 0 ? 0 : first + joint)
  const end = start + whole * (size + joint)
  const cut: [number, number][] = typeof first === 'number' && first > 0 ? [[from, from + first]] : []
  const tiles = Array.from({ length: whole }, (_, index): [number, number] => [start + index * (size + joint), start + index * (size + joint) + size])
  return [...cut, ...tiles, ...(last > 0 ? [[end, end + last] satisfies [number, number]] : [])]
}

type Place = { left: number; right: number; low: number; high: number }

/** A line that ends with whole tiles ends at an outer corner; in the other corners and at the floor of a wall there is a soft joint. */
function betweenSoftJoints({ surface: { name, seen } }: SetOut, [first, , last]: Line, { left, right, low, high }: Place): Place {
  if (name === 'floor') return { left, right, low, high }
  const [from, to] = [seen[0]?.from ?? 0, seen.at(-1)?.to ?? 0]
  return {
    left: Math.max(left, first === 0 ? from : from + SOFT_JOINT),
    right: Math.min(right, last === 0 ? to : to - SOFT_JOINT),
    low: Math.max(low, SOFT_JOINT),
    high,
  }
}

/** What of a place on the grid is tiled, in mm², by the room's own measures. */
function areaOnPaper(plan: Plan, { surface: { name }, wall }: SetOut, place: Place): number {
  const { left, right, low, high } = place
  const shared = (hole: Place) =>
    Math.max(0, Math.min(right, hole.right) - Math.max(left, hole.left)) * Math.max(0, Math.min(high, hole.high) - Math.max(low, hole.low))
  if (!wall) {
    const drains = plan.plumbingPoints.filter(({ kind }) => kind === 'drain')
    const missing = plan.room.corners.length === 6 ? shared({ left: 1800, right: 2800, low: 1500, high: 2400 }) : 0
    const boxings = plan.fixtures.filter(({ kind }) => kind === 'boxing').map(() => shared({ left: 1400, right: 1700, low: 0, high: 300 }))
    const holes = [...boxings, ...drains.map(({ at }) => shared({ left: at.x - 75, right: at.x + 75, low: at.y - 75, high: at.y + 75 }))]
    return holes.reduce((area, hole) => area - hole, (right - left) * (high - low) - missing)
  }
  const holes = plan.openings
    .filter((opening) => opening.wall === name)
    .map((opening) => {
      const [from, to] = opening.kind === 'door' ? [0, doorHeight(opening)] : [opening.sill, opening.sill + opening.height]
      return shared({ left: opening.along, right: opening.along + opening.width, low: from, high: to })
    })
  return holes.reduce((area, hole) => area - hole, wallArea(plan.room, wall, left, right, low, high))
}

import { expect, test } from 'vitest'
import { emptyRoom, withDrain } from '../../../../tests/support/a-plan.ts'
import { wallArea } from '../ceiling.ts'
import type { Plan, SurfaceName } from '../plan.ts'
import { templates } from '../templates.ts'
import { wallsOf } from '../walls.ts'
import { piecesIn, setOuts } from './lay-out.ts'
import { tilingFindings } from './tiling-findings.ts'

/**
 * Five bathrooms set out by hand on paper by the rules of docs/fogplan.md, and held against ours piece by piece. A line is what one
 * writes on the wall: the cut, so many whole tiles, the cut. `joint`: the first tile is whole, a joint's width from the corner.
 */
type Line = readonly [first: number | 'joint', whole: number, last: number]
type OnPaper = { readonly along: Line; readonly up: Line }

const bathrooms: [name: string, plan: Plan, walls: Record<number, Line>, up: Line, floor: OnPaper][] = [
  // The smallest accessible bathroom, 1.7 × 1.9 m; 20 × 40 tiles. Beside the door whole tiles start in the corner, for the middle
  // would leave 5 cm at its frame.
  [
    'the smallest accessible one',
    templates.litet,
    { 0: [138, 7, 138], 1: [136.5, 8, 136.5], 2: [0, 8, 76], 3: [136.5, 8, 136.5] },
    [385, 5, 0],
    { along: [65.5, 15, 86.5], up: [46, 18, 0] },
  ],
  // 2.0 × 2.5 m; 30 × 60 tiles. The door is in the middle of its wall, where each symmetric way leaves slivers, so the tiles start
  // at the hinges.
  [
    'two metres by two and a half',
    { ...emptyRoom(2000, 2500), tile: '30x60' },
    { 0: [244, 5, 244], 1: [192, 7, 192], 2: ['joint', 6, 186], 3: [192, 7, 192] },
    [594, 3, 0],
    { along: [71.5, 18, 71.5], up: [64, 23, 64] },
  ],
  // 2.2 × 1.8 m with a window 0.6 × 0.9 m; 20 × 40 tiles, a joint in the window's middle and whole tiles on top of it.
  [
    'one with a window',
    {
      ...withDrain(emptyRoom(2200, 1800), 450, 450),
      openings: [
        { id: 'd1', kind: 'door', wall: 2, along: 200, width: 700, swing: 'out', hinge: 'start' },
        { id: 'w1', kind: 'window', wall: 0, along: 800, width: 600, sill: 1100, height: 900 },
      ],
    },
    { 0: [83.5, 10, 83.5], 1: [188, 7, 188], 2: [83.5, 10, 83.5], 3: [188, 7, 188] },
    [385, 5, 0],
    { along: [52, 20, 85], up: [49, 17, 0] },
  ],
  // 2.6 × 2.4 m below a sloping ceiling; 20 × 20 tiles.
  [
    'one under the roof',
    { ...templates.snedtak, tile: '20x20' },
    { 0: [182, 11, 182], 1: [183.5, 10, 183.5], 2: [182, 11, 182], 3: [82, 11, 82] },
    [167, 11, 0],
    { along: [62.5, 24, 62.5], up: [47.5, 22, 83.5] },
  ],
  // An L of 2.8 × 2.4 m; 20 × 40 tiles.
  [
    'an L',
    templates['l-form'],
    { 0: [180.5, 12, 180.5], 1: [139.5, 6, 139.5], 2: [194, 3, 194], 3: [144, 3, 144], 4: [86.5, 8, 86.5], 5: [183.5, 10, 183.5] },
    [385, 5, 0],
    { along: [65.5, 26, 53.5], up: [65.5, 22, 65.5] },
  ],
]

test.each(bathrooms)('%s is set out as by hand', (_, plan, walls, up, floor) => {
  const all = setOuts(plan)
  expect(tilingFindings(all)).toEqual([])
  for (const setOut of all) {
    const { name, extent } = setOut.surface
    const { tile, joint } = setOut.tiling
    const line = name === 'floor' ? floor.along : walls[name]
    const across = line && spans(line, tile.width, joint)
    const upwards = spans(name === 'floor' ? floor.up : up, tile.height, joint)
    if (!across) throw new Error(`No line for wall ${name}`)
    expect(across.at(-1)?.[1], `the tiles on paper end at the corner of ${name}`).toBe(extent.right)
    const onPaper = new Map<string, number>()
    for (const [left, right] of across) {
      for (const [low, high] of upwards) {
        const area = areaOnPaper(plan, name, { left, right, low, high })
        if (area > 1e-3) onPaper.set(`${left} ${low}`, Math.round(area))
      }
    }
    const ours = new Map<string, number>()
    const corner = (from: number, start: number, pitch: number) => Math.max(0, start + from * pitch)
    for (const { column, row, area } of piecesIn(setOut)) {
      const place = `${corner(column, setOut.origin.x, tile.width + joint)} ${corner(row, setOut.origin.y, tile.height + joint)}`
      ours.set(place, (ours.get(place) ?? 0) + area)
    }
    expect(Object.fromEntries([...ours].map(([place, area]) => [place, Math.round(area)])), `surface ${name}`).toEqual(Object.fromEntries(onPaper))
  }
})

/** From where to where each tile of a line goes. */
function spans([first, whole, last]: Line, size: number, joint: number): [number, number][] {
  const start = first === 'joint' ? joint : first === 0 ? 0 : first + joint
  const end = start + whole * (size + joint)
  const cut: [number, number][] = typeof first === 'number' && first > 0 ? [[0, first]] : []
  const tiles = Array.from({ length: whole }, (_, index): [number, number] => [start + index * (size + joint), start + index * (size + joint) + size])
  return [...cut, ...tiles, ...(last > 0 ? [[end, end + last] satisfies [number, number]] : [])]
}

type Place = { left: number; right: number; low: number; high: number }

/** What of a place on the grid is tiled, in mm², by the room's own measures. */
function areaOnPaper(plan: Plan, name: SurfaceName, place: Place): number {
  const { left, right, low, high } = place
  const shared = (hole: Place) =>
    Math.max(0, Math.min(right, hole.right) - Math.max(left, hole.left)) * Math.max(0, Math.min(high, hole.high) - Math.max(low, hole.low))
  if (name === 'floor') {
    const drains = plan.plumbingPoints.filter(({ kind }) => kind === 'drain')
    const missing = plan.room.corners.length === 6 ? shared({ left: 1800, right: 2800, low: 1500, high: 2400 }) : 0
    const holes = drains.map(({ at }) => shared({ left: at.x - 75, right: at.x + 75, low: at.y - 75, high: at.y + 75 }))
    return holes.reduce((area, hole) => area - hole, (right - left) * (high - low) - missing)
  }
  const wall = wallsOf(plan.room)[name]
  const holes = plan.openings
    .filter((opening) => opening.wall === name)
    .map((opening) => {
      const [from, to] = opening.kind === 'door' ? [0, 2000] : [opening.sill, opening.sill + opening.height]
      return shared({ left: opening.along, right: opening.along + opening.width, low: from, high: to })
    })
  return wall ? holes.reduce((area, hole) => area - hole, wallArea(plan.room, wall, left, right, low, high)) : 0
}

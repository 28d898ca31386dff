import { expect, test } from 'vitest'
import { emptyRoom } from '../../../../tests/support/a-plan.ts'
import { addWindow, changeWindow, setCeiling } from '../edit.ts'
import type { Mm, Plan } from '../plan.ts'
import { countTiles } from './counts.ts'
import { setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'
import { recessSurfaces } from './recess-surfaces.ts'

/** 60 × 60 cm, 120 cm above the floor, in the middle of wall A. */
const withWindow = addWindow(emptyRoom(2400, 2000), 0)
const withReveal = (reveal: Mm, plan = withWindow) => changeWindow(plan, 'w1', { reveal })

function wallA(plan: Plan) {
  const [setOut] = setOuts(plan)
  if (!setOut) throw new Error('No wall')
  return { setOut, counts: countTiles(setOut) }
}

test('a window’s tiled reveal is counted on its four sides, with the wall’s joints', () => {
  const [bare, tiled] = [wallA(withWindow), wallA(withReveal(120))]
  expect(recessSurfaces(bare.setOut)).toEqual([])
  const sides = recessSurfaces(tiled.setOut)
  expect(sides.map(({ side, surface: { area } }) => [side, area])).toEqual([
    ['bottom', 72_000],
    ['top', 72_000],
    ['left', 72_000],
    ['right', 72_000],
  ])
  expect(sides.map(({ origin }) => origin)).toEqual([
    { x: tiled.setOut.origin.x, y: 0 },
    { x: tiled.setOut.origin.x, y: 0 },
    { x: 0, y: tiled.setOut.origin.y },
    { x: 0, y: tiled.setOut.origin.y },
  ])
  expect(tiled.counts.areaM2).toBeCloseTo(bare.counts.areaM2 + 0.288, 9)
  expect(tiled.counts.tiles).toBeGreaterThan(bare.counts.tiles)
  // The profile around it stands at the front, tiled or not.
  expect(tiled.counts.profileM).toBe(bare.counts.profileM)
})

test('a reveal’s lower side has the joints of the row that it lies in, and its upper side those of the row below it', () => {
  // Rows of 300 mm from 100 mm above the floor, every second moved by 100; the window reaches from the fourth to the joint above the sixth.
  const tiling = [{ surface: 0, tile: { width: 297, height: 297 }, joint: 3, bond: 'third', material: 'vit', x: 50, y: 100, locked: [] }] as const
  const [bottom, top, left, right] = recessSurfaces(wallA({ ...changeWindow(withReveal(120), 'w1', { sill: 1200, height: 700 }), tiling }).setOut)
  expect([bottom, top, left, right].map((side) => side?.origin)).toEqual([
    { x: 150, y: 0 },
    { x: 150, y: 0 },
    { x: 0, y: 100 },
    { x: 0, y: 100 },
  ])
  // A rectangle without holes, of whose edges none is a wall's.
  expect(left?.surface).toEqual({
    name: 0,
    faces: [
      [
        [
          { x: 0, y: 1200 },
          { x: 120, y: 1200 },
          { x: 120, y: 1900 },
          { x: 0, y: 1900 },
        ],
      ],
    ],
    laid: [
      [
        [
          { x: 0, y: 1200 },
          { x: 120, y: 1200 },
          { x: 120, y: 1900 },
          { x: 0, y: 1900 },
        ],
      ],
    ],
    extent: { left: 0, right: 120, low: 1200, high: 1900 },
    seen: [],
    holes: [],
    edges: [],
    area: 84_000,
  })
})

test.each([
  ['a millimetre of it is below, and no wall is above it', 1799, 3],
  ['none of it is', 1800, 0],
  ['it begins above', 1900, 0],
])('a window’s reveal is tiled where it is below the ceiling: %s', (_, sill, sides) => {
  const plan = withReveal(120, { ...withWindow, room: { ...withWindow.room, ceiling: { height: 1800 } } })
  const high = { ...plan, openings: plan.openings.map((opening) => (opening.kind === 'window' ? { ...opening, sill } : opening)) }
  expect(recessSurfaces(wallA(high).setOut)).toHaveLength(sides)
})

test('a reveal ends where a low ceiling does, which is its upper side, and a niche has a back too', () => {
  const low = withReveal(100, setCeiling(withWindow, { height: 1800 }))
  const high = changeWindow(low, 'w1', { height: 900 })
  expect(recessSurfaces(wallA(high).setOut).map(({ surface: { area } }) => area)).toEqual([60_000, 60_000, 60_000])
  const niche = setNiche(withWindow, 0, { along: 300, sill: 1000, width: 400, height: 400 })
  expect(recessSurfaces(wallA(niche).setOut).map(({ side }) => side)).toEqual(['back', 'bottom', 'top', 'left', 'right'])
})

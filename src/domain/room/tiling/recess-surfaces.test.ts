import { expect, test } from 'vitest'
import { emptyRoom } from '../../../../tests/support/a-plan.ts'
import { addWindow, changeWindow, setCeiling } from '../edit.ts'
import type { Mm, Plan } from '../plan.ts'
import { countTiles } from './counts.ts'
import { setNiche } from './edit-tiling.ts'
import { piecesIn, setOuts } from './lay-out.ts'
import { recessSurfaces } from './recess-surfaces.ts'

/** 60 × 60 cm, 120 cm above the floor, in the middle of wall A. */
const withWindow = addWindow(emptyRoom(2400, 2000), 0)
const withReveal = (reveal: Mm, plan = withWindow) => changeWindow(plan, 'w1', { reveal })

function wallA(plan: Plan) {
  const [setOut] = setOuts(plan)
  if (!setOut) throw new Error('No wall')
  return { setOut, counts: countTiles(setOut, piecesIn(setOut)) }
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

test('a reveal ends where a low ceiling does, and a niche has a back too', () => {
  const low = withReveal(100, setCeiling(withWindow, { height: 1800 }))
  const high = changeWindow(low, 'w1', { height: 900 })
  expect(recessSurfaces(wallA(high).setOut).map(({ surface: { area } }) => area)).toEqual([60_000, 60_000, 60_000, 60_000])
  const niche = setNiche(withWindow, 0, { along: 300, sill: 1000, width: 400, height: 400 })
  expect(recessSurfaces(wallA(niche).setOut).map(({ side }) => side)).toEqual(['back', 'bottom', 'top', 'left', 'right'])
})

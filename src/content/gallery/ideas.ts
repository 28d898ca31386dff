import type { Door, Plan, TileColour, Window } from '#domain/room/plan.ts'
import { tileFormats } from '#domain/room/quantities.ts'
import { rectangularPlan } from '#domain/room/rectangular-plan.ts'
import { usualTiling } from '#domain/room/tiling/tiling.ts'
import type { IdeaName } from './idea-names.ts'

/**
 * The rooms of the renderings, as far as their pictures show them; measures are estimated (mm). The wall that the camera looks
 * at is the upper one, and the door is behind the camera. The planner has no low cupboard, so "slope" is without its own.
 * `colour`: the planner's that is nearest to the tiles in the picture; without one they are white.
 */
export const ideas: Record<IdeaName, Plan> = {
  tub: tiledRoom({
    width: 3200,
    depth: 2800,
    ceiling: { height: 2500 },
    openings: [door(2100), window(3, 1000, 1500, { sill: 500, height: 1600 })],
    drain: { x: 1500, y: 1100 },
    fixtures: [
      { kind: 'bath-freestanding', at: { x: 1500, y: 1100 }, turn: 0, width: 1700, depth: 800 },
      { kind: 'towel-dryer', at: { x: 3150, y: 1000 }, turn: 1, width: 500, depth: 100 },
    ],
    tile: '60x60',
  }),
  slope: tiledRoom({
    width: 3800,
    depth: 2600,
    ceiling: { height: 2500, slope: { wall: 3, low: 900, depth: 2000 } },
    openings: [door(200)],
    drain: { x: 3200, y: 450 },
    fixtures: [
      { kind: 'basin', at: { x: 1900, y: 225 }, turn: 0, width: 1000, depth: 450 },
      { kind: 'shower-walk-in', at: { x: 3200, y: 450 }, turn: 0, width: 1200, depth: 900 },
      { kind: 'towel-dryer', at: { x: 3750, y: 1900 }, turn: 1, width: 500, depth: 100 },
    ],
    tile: '20x40',
    colour: 'salvia',
  }),
  double: tiledRoom({
    width: 3000,
    depth: 2400,
    ceiling: { height: 2400 },
    openings: [door(200), window(1, 500, 1200, { sill: 600, height: 1500 })],
    drain: { x: 450, y: 1950 },
    fixtures: [
      { kind: 'double-basin', at: { x: 1700, y: 250 }, turn: 0, width: 1600, depth: 500 },
      { kind: 'towel-dryer', at: { x: 50, y: 900 }, turn: 3, width: 500, depth: 100 },
    ],
    tile: '15x15',
    colour: 'sand',
  }),
  nordic: tiledRoom({
    width: 2600,
    depth: 2200,
    ceiling: { height: 2400 },
    openings: [door(200), window(0, 400, 700, { sill: 1100, height: 900 })],
    drain: { x: 450, y: 1750 },
    waste: { x: 750, y: 100 },
    fixtures: [
      { kind: 'wc-wall', at: { x: 750, y: 270 }, turn: 0, width: 360, depth: 540 },
      { kind: 'basin', at: { x: 1900, y: 225 }, turn: 0, width: 1000, depth: 450 },
    ],
    tile: '15x15',
  }),
  cabin: tiledRoom({
    width: 2700,
    depth: 2200,
    ceiling: { height: 2400 },
    openings: [door(200), window(3, 300, 700, { sill: 1100, height: 900 })],
    drain: { x: 450, y: 450 },
    fixtures: [
      { kind: 'shower-cabin', at: { x: 450, y: 450 }, turn: 0, width: 900, depth: 900 },
      { kind: 'basin', at: { x: 2000, y: 225 }, turn: 0, width: 800, depth: 450 },
      { kind: 'towel-dryer', at: { x: 2650, y: 900 }, turn: 1, width: 400, depth: 100 },
    ],
    tile: '10x10',
    colour: 'grafit',
  }),
  before: tiledRoom({
    width: 2300,
    depth: 2500,
    ceiling: { height: 2400 },
    openings: [door(700), window(0, 900, 600, { sill: 1300, height: 600 })],
    drain: { x: 1400, y: 350 },
    waste: { x: 100, y: 1600 },
    fixtures: [
      { kind: 'bath-built-in', at: { x: 800, y: 350 }, turn: 0, width: 1600, depth: 700 },
      { kind: 'wc-floor', at: { x: 325, y: 1600 }, turn: 3, width: 360, depth: 650 },
      { kind: 'basin', at: { x: 2075, y: 1300 }, turn: 1, width: 600, depth: 450 },
    ],
    tile: '15x15',
    colour: 'sand',
  }),
  after: renewed(),
  result: renewed(),
  nero: tiledRoom({
    width: 3800,
    depth: 2400,
    ceiling: { height: 2500 },
    openings: [door(200)],
    drain: { x: 3350, y: 700 },
    fixtures: [
      { kind: 'double-basin', at: { x: 1700, y: 250 }, turn: 0, width: 1600, depth: 500 },
      { kind: 'shower-walk-in', at: { x: 3350, y: 700 }, turn: 1, width: 1400, depth: 900 },
      { kind: 'towel-dryer', at: { x: 50, y: 1300 }, turn: 3, width: 500, depth: 100 },
    ],
    tile: '60x60',
    colour: 'grafit',
  }),
  compact: tiledRoom({
    width: 1900,
    depth: 2100,
    ceiling: { height: 2400 },
    openings: [door(900), window(0, 1100, 500, { sill: 1200, height: 700 })],
    drain: { x: 450, y: 450 },
    waste: { x: 1350, y: 100 },
    fixtures: [
      { kind: 'shower-cabin', at: { x: 450, y: 450 }, turn: 0, width: 900, depth: 900 },
      { kind: 'wc-wall', at: { x: 1350, y: 240 }, turn: 0, width: 360, depth: 480 },
      { kind: 'basin', at: { x: 1725, y: 1350 }, turn: 1, width: 400, depth: 350 },
    ],
    tile: '15x15',
    colour: 'sand',
  }),
  storage: tiledRoom({
    width: 3400,
    depth: 2400,
    ceiling: { height: 2400 },
    openings: [door(200)],
    drain: { x: 700, y: 450 },
    fixtures: [
      { kind: 'shower-walk-in', at: { x: 700, y: 450 }, turn: 0, width: 1400, depth: 900 },
      ...[1800, 2400, 3000].map((x) => ({ kind: 'cabinet', at: { x, y: 175 }, turn: 0, width: 600, depth: 350 }) as const),
    ],
    tile: '10x10',
    colour: 'grafit',
  }),
  woodwhite: tiledRoom({
    width: 2600,
    depth: 2600,
    ceiling: { height: 2400 },
    openings: [door(900), window(0, 600, 600, { sill: 1200, height: 800 })],
    drain: { x: 1500, y: 350 },
    waste: { x: 100, y: 1600 },
    fixtures: [
      { kind: 'bath-built-in', at: { x: 850, y: 350 }, turn: 0, width: 1700, depth: 700 },
      { kind: 'wc-wall', at: { x: 270, y: 1600 }, turn: 3, width: 360, depth: 540 },
      { kind: 'basin', at: { x: 2350, y: 1500 }, turn: 1, width: 1200, depth: 500 },
    ],
    tile: '10x10',
  }),
}

/** The room of "before", renovated: seen by day and in the evening. */
function renewed(): Plan {
  return tiledRoom({
    width: 2300,
    depth: 2500,
    ceiling: { height: 2400 },
    openings: [door(700), window(0, 900, 600, { sill: 1300, height: 600 })],
    drain: { x: 600, y: 450 },
    waste: { x: 100, y: 1600 },
    fixtures: [
      { kind: 'shower-walk-in', at: { x: 600, y: 450 }, turn: 0, width: 1200, depth: 900 },
      { kind: 'wc-wall', at: { x: 270, y: 1600 }, turn: 3, width: 360, depth: 540 },
      { kind: 'basin', at: { x: 2075, y: 1400 }, turn: 1, width: 1000, depth: 450 },
      { kind: 'towel-dryer', at: { x: 2250, y: 500 }, turn: 1, width: 400, depth: 100 },
    ],
    tile: '60x60',
    colour: 'sand',
  })
}

function tiledRoom({ colour, ...room }: Parameters<typeof rectangularPlan>[0] & { colour?: TileColour }): Plan {
  const plan = rectangularPlan(room)
  if (!colour) return plan
  const { width, height } = tileFormats[plan.tile]
  return { ...plan, tiling: plan.room.corners.map((_, wall) => ({ ...usualTiling(wall, { width, height }), colour })) }
}

/** It opens outwards, as in most bathrooms. */
function door(along: number): Door {
  return { id: 'd1', kind: 'door', wall: 2, along, width: 800, swing: 'out', hinge: 'start' }
}

function window(wall: number, along: number, width: number, { sill, height }: Pick<Window, 'sill' | 'height'>): Window {
  return { id: 'w1', kind: 'window', wall, along, width, sill, height }
}

import type { Door, Plan, Window } from '#domain/room/plan.ts'
import { rectangularPlan } from '#domain/room/rectangular-plan.ts'
import type { IdeaName } from './idea-names.ts'

/**
 * The rooms of the renderings, as far as their pictures show them; measures are estimated (mm). The wall that the camera looks
 * at is the upper one, and the door is behind the camera. The planner has no low cupboard, so "slope" is without its own.
 */
export const ideas: Record<IdeaName, Plan> = {
  tub: rectangularPlan({
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
  slope: rectangularPlan({
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
  }),
  double: rectangularPlan({
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
  }),
  nordic: rectangularPlan({
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
  cabin: rectangularPlan({
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
  }),
  before: rectangularPlan({
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
  }),
  after: renewed(),
  result: renewed(),
  nero: rectangularPlan({
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
  }),
  compact: rectangularPlan({
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
  }),
  storage: rectangularPlan({
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
  }),
  woodwhite: rectangularPlan({
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
  return rectangularPlan({
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
  })
}

/** It opens outwards, as in most bathrooms. */
function door(along: number): Door {
  return { id: 'd1', kind: 'door', wall: 2, along, width: 800, swing: 'out', hinge: 'start' }
}

function window(wall: number, along: number, width: number, { sill, height }: Pick<Window, 'sill' | 'height'>): Window {
  return { id: 'w1', kind: 'window', wall, along, width, sill, height }
}

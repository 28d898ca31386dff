import type { Door, Finish, Mm, Plan, SurfaceTiling, TileMaterial, Window } from '#domain/room/plan.ts'
import { rectangularPlan } from '#domain/room/rectangular-plan.ts'
import { usualTiling } from '#domain/room/tiling/tiling.ts'
import type { IdeaName } from './idea-names.ts'

/** What is chosen for a surface. */
type Laid = Pick<SurfaceTiling, 'tile' | 'material'> & Partial<Pick<SurfaceTiling, 'bond' | 'x' | 'y' | 'tiledTo' | 'niche' | 'jointColour'>>

const FLOOR_JOINT: Mm = 3

/**
 * The rooms of the renderings with their materials, by the measures of their scenes (tools/pictures/scenes). The wall that the camera looks at is
 * the upper one, and the door is behind the camera. What the planner has not got is left out, such as the low cupboards of "slope". Where a wall
 * is in wet zone 1 it is tiled to the ceiling, also where the picture has plaster or a wainscot.
 */
export const ideas: Record<IdeaName, Plan> = {
  tub: tiledRoom({
    width: 3600,
    depth: 3300,
    ceiling: { height: 2620 },
    openings: [door(400), window(3, 1250, 1300, { sill: 620, height: 1600 })],
    drain: { x: 1720, y: 720 },
    fixtures: [{ kind: 'bath-freestanding', at: { x: 1720, y: 720 }, turn: 0, width: 1720, depth: 800 }],
    tile: '60x60',
    walls: [
      tiles('marmor', 600, 1200, { x: 0, y: 0, niche: { along: 2402, sill: 1000, width: 598, height: 360 } }),
      painted(),
      painted(),
      tiles('greige', 600, 600),
    ],
    floor: tiles('morkgra', 600, 600),
    finish: { metal: 'massing', wood: 'ek', paint: 'lera' },
  }),
  slope: tiledRoom({
    width: 3700,
    depth: 3100,
    ceiling: { height: 2500, slope: { wall: 3, low: 1150, depth: 2050 } },
    openings: [door(200)],
    drain: { x: 3050, y: 500 },
    fixtures: [
      { kind: 'basin', at: { x: 1420, y: 220 }, turn: 0, width: 950, depth: 440 },
      { kind: 'shower-walk-in', at: { x: 3050, y: 525 }, turn: 0, width: 1300, depth: 1050 },
      { kind: 'towel-dryer', at: { x: 3650, y: 2050 }, turn: 1, width: 500, depth: 100 },
    ],
    tile: '20x40',
    walls: [tiles('salvia', 75, 300), tiles('salvia', 75, 300), painted(), painted()],
    floor: tiles('terrazzo', 600, 600),
    finish: { metal: 'svart', wood: 'ek', paint: 'kritvit' },
  }),
  double: tiledRoom({
    width: 3500,
    depth: 2700,
    ceiling: { height: 2550 },
    openings: [door(2020), window(1, 850, 1100, { sill: 700, height: 1550 })],
    drain: { x: 450, y: 2250 },
    fixtures: [
      { kind: 'double-basin', at: { x: 1800, y: 240 }, turn: 0, width: 1800, depth: 480 },
      { kind: 'towel-dryer', at: { x: 50, y: 1080 }, turn: 3, width: 500, depth: 100 },
    ],
    tile: '10x10',
    walls: [tiles('terrakotta', 100, 100), painted(), painted(), painted()],
    floor: tiles('greige', 600, 600, { jointColour: 'gra' }),
    finish: { metal: 'massing', wood: 'ek', paint: 'kritvit' },
  }),
  nordic: tiledRoom({
    width: 3000,
    depth: 2800,
    ceiling: { height: 2500 },
    openings: [door(270), window(0, 450, 800, { sill: 1220, height: 980 }), { ...window(3, 300, 1100, { sill: 900, height: 1300 }), id: 'w2' }],
    drain: { x: 450, y: 2350 },
    waste: { x: 860, y: 100 },
    fixtures: [
      { kind: 'wc-wall', at: { x: 860, y: 270 }, turn: 0, width: 360, depth: 540 },
      { kind: 'basin', at: { x: 2050, y: 230 }, turn: 0, width: 1050, depth: 460 },
    ],
    tile: '10x10',
    walls: [halfTiled(), halfTiled(), painted(), halfTiled()],
    floor: tiles('ljusgra', 300, 300),
    finish: { metal: 'krom', wood: 'ask', paint: 'dimgra' },
  }),
  cabin: tiledRoom({
    width: 2535,
    depth: 2405,
    ceiling: { height: 2400 },
    openings: [door(555), window(3, 455, 585, { sill: 1200, height: 1000 })],
    drain: { x: 500, y: 505 },
    fixtures: [
      { kind: 'shower-cabin', at: { x: 520, y: 490 }, turn: 0, width: 1040, depth: 980 },
      { kind: 'basin', at: { x: 2020, y: 210 }, turn: 0, width: 800, depth: 420 },
    ],
    tile: '10x10',
    walls: [tiles('djupbla', 65, 200), painted(), painted(), tiles('djupbla', 65, 200)],
    floor: tiles('greige', 200, 200, { jointColour: 'gra' }),
    finish: { metal: 'massing', wood: 'valnot', paint: 'kritvit' },
  }),
  before: tiledRoom({
    width: 2300,
    depth: 2500,
    ceiling: { height: 2400 },
    openings: [door(700), window(0, 1200, 600, { sill: 1500, height: 560 })],
    drain: { x: 1400, y: 350 },
    waste: { x: 100, y: 1610 },
    fixtures: [
      { kind: 'bath-built-in', at: { x: 810, y: 360 }, turn: 0, width: 1620, depth: 720 },
      { kind: 'wc-floor', at: { x: 325, y: 1610 }, turn: 3, width: 360, depth: 650 },
      { kind: 'basin', at: { x: 2075, y: 1640 }, turn: 1, width: 600, depth: 450 },
    ],
    tile: '15x15',
    walls: [tiles('sand', 150, 150), tiles('sand', 150, 150), tiles('sand', 150, 150), tiles('sand', 150, 150)],
    floor: tiles('morkgra', 100, 100),
    finish: { metal: 'krom', wood: 'vitlack', paint: 'linne' },
  }),
  after: renewed(),
  result: renewed(),
  nero: tiledRoom({
    width: 3600,
    depth: 2700,
    ceiling: { height: 2500 },
    openings: [door(820)],
    drain: { x: 3150, y: 700 },
    fixtures: [
      { kind: 'double-basin', at: { x: 1850, y: 240 }, turn: 0, width: 1700, depth: 480 },
      { kind: 'shower-walk-in', at: { x: 3150, y: 700 }, turn: 1, width: 1400, depth: 900 },
      { kind: 'towel-dryer', at: { x: 50, y: 1380 }, turn: 3, width: 500, depth: 100 },
    ],
    tile: '60x60',
    walls: [tiles('svartmarmor', 600, 1200), tiles('svartmarmor', 600, 1200), painted(), tiles('svartmarmor', 600, 1200)],
    floor: tiles('morkgra', 600, 600),
    finish: { metal: 'svart', wood: 'valnot', paint: 'lera' },
  }),
  compact: tiledRoom({
    width: 1750,
    depth: 2050,
    ceiling: { height: 2400 },
    openings: [door(800), window(0, 1050, 500, { sill: 1500, height: 600 })],
    drain: { x: 430, y: 430 },
    waste: { x: 1300, y: 100 },
    fixtures: [
      { kind: 'shower-cabin', at: { x: 430, y: 430 }, turn: 0, width: 860, depth: 860 },
      { kind: 'wc-wall', at: { x: 1300, y: 240 }, turn: 0, width: 360, depth: 480 },
      { kind: 'basin', at: { x: 1590, y: 1330 }, turn: 1, width: 500, depth: 320 },
    ],
    tile: '15x15',
    walls: [tiles('smorgul', 100, 200), tiles('smorgul', 100, 200), painted(), tiles('smorgul', 100, 200)],
    floor: tiles('schack', 150, 150),
    finish: { metal: 'krom', wood: 'vitlack', paint: 'kritvit' },
  }),
  storage: tiledRoom({
    width: 3300,
    depth: 2700,
    ceiling: { height: 2500 },
    openings: [door(300)],
    drain: { x: 850, y: 450 },
    fixtures: [
      { kind: 'shower-walk-in', at: { x: 860, y: 625 }, turn: 0, width: 1720, depth: 1250 },
      ...[2030, 2530, 3030].map((x) => ({ kind: 'cabinet', at: { x, y: 210 }, turn: 0, width: 500, depth: 420 }) as const),
    ],
    tile: '10x10',
    walls: [tiles('vinrod', 100, 300, { niche: { along: 300, sill: 1200, width: 600, height: 300 } }), painted(), painted(), tiles('vinrod', 100, 300)],
    floor: tiles('ljusgra', 600, 600),
    finish: { metal: 'massing', wood: 'ek', paint: 'dimgra' },
  }),
  woodwhite: tiledRoom({
    width: 3000,
    depth: 2700,
    ceiling: { height: 2500 },
    openings: [door(1100), window(0, 720, 900, { sill: 1220, height: 900 })],
    drain: { x: 1800, y: 390 },
    waste: { x: 100, y: 1650 },
    fixtures: [
      { kind: 'bath-built-in', at: { x: 1150, y: 390 }, turn: 0, width: 2300, depth: 780 },
      { kind: 'boxing', at: { x: 2350, y: 400 }, turn: 0, width: 100, depth: 800 },
      { kind: 'wc-wall', at: { x: 270, y: 1670 }, turn: 3, width: 360, depth: 540 },
      { kind: 'basin', at: { x: 2775, y: 1650 }, turn: 1, width: 950, depth: 450 },
    ],
    tile: '20x20',
    walls: [tiles('vit', 300, 100, { bond: 'half' }), tiles('ekplank', 1200, 200, { bond: 'third' }), painted(), tiles('vit', 300, 100, { bond: 'half' })],
    floor: tiles('ekplank', 200, 1200),
    finish: { metal: 'svart', wood: 'vitlack', paint: 'kritvit' },
  }),
}

/** The room of "before", renovated: seen by day and in the evening. */
function renewed(): Plan {
  return tiledRoom({
    width: 2300,
    depth: 2500,
    ceiling: { height: 2400 },
    openings: [door(700), window(0, 1200, 600, { sill: 1500, height: 560 })],
    drain: { x: 600, y: 450 },
    waste: { x: 100, y: 1500 },
    fixtures: [
      { kind: 'shower-walk-in', at: { x: 560, y: 525 }, turn: 0, width: 1120, depth: 1050 },
      { kind: 'wc-wall', at: { x: 270, y: 1500 }, turn: 3, width: 360, depth: 540 },
      { kind: 'basin', at: { x: 2080, y: 1500 }, turn: 1, width: 800, depth: 440 },
    ],
    tile: '60x60',
    walls: [tiles('kalksten', 600, 1200), tiles('kalksten', 600, 1200), painted(), tiles('kalksten', 600, 1200)],
    floor: tiles('morkgra', 100, 100, { jointColour: 'brun' }),
    finish: { metal: 'svart', wood: 'ek', paint: 'kritvit' },
  })
}

type TiledRoom = Parameters<typeof rectangularPlan>[0] & { walls: readonly Laid[]; floor: Laid; finish: Finish }

function tiledRoom({ walls, floor, finish, ...room }: TiledRoom): Plan {
  const laid = [
    ...walls.map((wall, index) => ({ ...usualTiling(index, wall.tile), ...wall })),
    { ...usualTiling('floor', floor.tile), ...floor, joint: FLOOR_JOINT },
  ]
  return { ...rectangularPlan(room), tiling: laid, finish }
}

function tiles(material: TileMaterial, width: Mm, height: Mm, more: Omit<Laid, 'tile' | 'material'> = {}): Laid {
  return { tile: { width, height }, material, ...more }
}

/** A wall without tiles, in the room's paint. */
function painted(): Laid {
  return tiles('vit', 200, 400, { tiledTo: 0 })
}

function halfTiled(): Laid {
  return tiles('vit', 100, 200, { tiledTo: 1200 })
}

/** It opens outwards, as in most bathrooms. */
function door(along: number): Door {
  return { id: 'd1', kind: 'door', wall: 2, along, width: 800, swing: 'out', hinge: 'start' }
}

function window(wall: number, along: number, width: number, { sill, height }: Pick<Window, 'sill' | 'height'>): Window {
  return { id: 'w1', kind: 'window', wall, along, width, sill, height }
}

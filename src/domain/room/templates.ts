import { keysInOrder } from './in-order.ts'
import type { Door, Mm, Plan, Point, Room } from './plan.ts'

/** Rooms to start from, in the order in which the planner offers them: complete, with a door, a drain and a soil pipe, and no fixtures. */
export const templates = {
  rektangel: emptyPlan(rectangle(2400, 2000), { wall: 2, along: 300, width: 800 }, { drain: { x: 450, y: 450 }, waste: { x: 2250, y: 400 } }),
  'l-form': emptyPlan(lShape(2800, 2400, 1000, 900), { wall: 4, along: 200, width: 800 }, { drain: { x: 450, y: 450 }, waste: { x: 1700, y: 100 } }),
  snedtak: emptyPlan(
    { ...rectangle(2600, 2400), ceiling: { height: 2400, slope: { wall: 0, low: 1300, depth: 1400 } } },
    { wall: 3, along: 200, width: 800 },
    { drain: { x: 2150, y: 1950 }, waste: { x: 2500, y: 700 } },
  ),
  litet: emptyPlan(rectangle(1700, 1900), { wall: 2, along: 100, width: 800 }, { drain: { x: 450, y: 450 }, waste: { x: 1600, y: 300 } }),
  langsmalt: emptyPlan(rectangle(1500, 3000), { wall: 2, along: 350, width: 800 }, { drain: { x: 450, y: 450 }, waste: { x: 100, y: 1500 } }),
}

export type TemplateName = keyof typeof templates

export const templateNames = keysInOrder(templates)

/** The drawing in the static page, before a template is picked. */
export const startPlan = templates.rektangel

export function rectangle(width: Mm, depth: Mm): Room {
  return { corners: [point(0, 0), point(width, 0), point(width, depth), point(0, depth)], ceiling: { height: 2400 } }
}

/** An L: the box of width × depth without its lower right part of `cutWidth` × `cutDepth`. */
function lShape(width: Mm, depth: Mm, cutWidth: Mm, cutDepth: Mm): Room {
  const [inner, ledge] = [width - cutWidth, depth - cutDepth]
  return {
    corners: [point(0, 0), point(width, 0), point(width, ledge), point(inner, ledge), point(inner, depth), point(0, depth)],
    ceiling: { height: 2400 },
  }
}

/** The door opens outwards, as in most bathrooms, so no fixture can block it. */
function emptyPlan(room: Room, door: Pick<Door, 'wall' | 'along' | 'width'>, { drain, waste }: { drain: Point; waste: Point }): Plan {
  return {
    room,
    openings: [{ id: 'd1', kind: 'door', ...door, swing: 'out', hinge: 'start' }],
    plumbingPoints: [
      { id: 'o1', kind: 'drain', at: drain },
      { id: 'o2', kind: 'waste', at: waste },
    ],
    fixtures: [],
    tile: '20x40',
  }
}

function point(x: Mm, y: Mm): Point {
  return { x, y }
}

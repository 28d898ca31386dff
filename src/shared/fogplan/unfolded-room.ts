import { surfaceWords } from '#content/fogplan/fogplan.ts'
import { mmWords } from '#content/fogplan/measure-words.ts'
import { wallLetter } from '#content/planner/fixture-words.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { boundsOf, type Wall, wallsOf } from '#domain/room/walls.ts'
import { FIGURES, type PaperShape, type PaperText } from './shapes.ts'
import { marksOf, tileShapes } from './surface-shapes.ts'
import { drawingBlock, placedShape, type TextBlock } from './text-flow.ts'
import { textWidth } from './text-width.ts'

/** A poster has more scales than the sheets, because it is looked at and not measured: 20 for 1:20, the largest first. */
const SCALES = [20, 25, 30, 40, 50, 75, 100] as const
/** Between the floor and a wall, for the wall's name (mm on paper). */
const APART: Mm = 8

/** The floor with the walls unfolded around it, in the largest scale that fits. */
export function unfoldedRoom(plan: Plan, surfaces: readonly DrawnSurface[], room: { readonly width: Mm; readonly height: Mm }) {
  const drawn = (scale: number): { block: TextBlock; scale: number } => ({ block: drawingBlock(unfolded(plan, surfaces, scale)), scale })
  const fits = ({ block }: { block: TextBlock }) => block.width <= room.width && block.height <= room.height
  const [first, ...smaller] = SCALES
  return smaller.reduce((found, scale) => (fits(found) ? found : drawn(scale)), drawn(first))
}

function unfolded(plan: Plan, surfaces: readonly DrawnSurface[], scale: number): readonly PaperShape[] {
  const walls = wallsOf(plan.room)
  return surfaces.flatMap((drawn) => {
    const wall = typeof drawn.name === 'number' ? walls[drawn.name] : undefined
    if (!wall) return [...tileShapes(drawn, scale), ...marksOf(drawn, scale).names]
    const foot = footOf(wall, plan, scale)
    const place = ({ x, y }: Point): Point => {
      const up = drawn.height / scale - y
      return { x: foot.x + wall.along.x * x - wall.inward.x * up, y: foot.y + wall.along.y * x - wall.inward.y * up }
    }
    return [...tileShapes(drawn, scale).map((shape) => placedShape(shape, place)), nameOf(drawn, wall, place, scale)]
  })
}

/**
 * Where on paper a wall's foot begins. The walls that look the same way stand in one row, in front of the outermost of them: in an L they would
 * otherwise lie on each other.
 */
function footOf({ start, inward }: Wall, { room }: Plan, scale: number): Point {
  const { left, top, right, bottom } = boundsOf(room)
  const onEdge = { x: inward.x > 0 ? left : inward.x < 0 ? right : start.x, y: inward.y > 0 ? top : inward.y < 0 ? bottom : start.y }
  return { x: (onEdge.x - left) / scale - inward.x * APART, y: (onEdge.y - top) / scale - inward.y * APART }
}

/** "Vägg A 2 400", between the wall and the floor; a narrow wall has its letter. */
function nameOf({ name, width, height }: DrawnSurface, { index, inward }: Wall, place: (point: Point) => Point, scale: number): PaperText {
  const middle = place({ x: width / scale / 2, y: height / scale })
  const at = { x: middle.x + (inward.x * APART) / 2, y: middle.y + (inward.y * APART) / 2 }
  const turned = inward.x !== 0
  const toMiddle = FIGURES * 0.33
  const letter = wallLetter(index)
  const long = [`${surfaceWords(name)}  ${mmWords(width)}`, surfaceWords(name)]
  return {
    draw: 'text',
    words: long.find((words) => textWidth(words, FIGURES) < width / scale) ?? letter,
    at: turned ? { x: at.x + toMiddle, y: at.y } : { x: at.x, y: at.y + toMiddle },
    size: FIGURES,
    align: 'middle',
    turned,
  }
}

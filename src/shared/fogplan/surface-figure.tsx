import { surfaceWithJoints } from '#content/fogplan/fogplan.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { onPaper, shapesExtent } from './shapes.ts'
import { ShapesSvg } from './shapes-svg.tsx'
import { surfaceBlock } from './surface-shapes.ts'

const SCALE = 20
/** So that no line lies on the figure's edge (mm on paper). */
const AROUND = 1

/** A surface with its joints and measures as a drawing of its own, in the size of 1:20. */
export function SurfaceFigure({ drawn }: { drawn: DrawnSurface }) {
  const { headings, shapes } = surfaceBlock(drawn, SCALE)
  const paper = [...headings, ...onPaper(shapes)]
  const { left, right, low, high } = shapesExtent(paper)
  const [width, height] = [right - left + 2 * AROUND, high - low + 2 * AROUND]
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left - AROUND} ${low - AROUND} ${width} ${height}`}
      width={`${Math.round(width)}mm`}
      role="img"
      aria-label={surfaceWithJoints(drawn)}
    >
      <ShapesSvg shapes={paper} />
    </svg>
  )
}

import { surfaceWithJoints } from '#content/fogplan/fogplan.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { ShapesSvg } from './shapes-svg.tsx'
import { headingShapes, surfaceShapes } from './surface-shapes.ts'

const SCALE = 20

/** Around the surface, for its heading and dimensions (mm on paper). */
const AROUND = { left: 13, right: 3, top: 10, bottom: 12 } as const

/** A surface with its joints as a drawing of its own, in the size of 1:20. */
export function SurfaceFigure({ drawn }: { drawn: DrawnSurface }) {
  const width = drawn.width / SCALE + AROUND.left + AROUND.right
  const height = drawn.height / SCALE + AROUND.top + AROUND.bottom
  const at = { x: 0, y: 0 }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-AROUND.left} ${-AROUND.top} ${width} ${height}`}
      width={`${Math.round(width)}mm`}
      role="img"
      aria-label={surfaceWithJoints(drawn)}
    >
      <ShapesSvg shapes={[...headingShapes(drawn, at), ...surfaceShapes(drawn, SCALE, at)]} />
    </svg>
  )
}

import { useMemo } from 'react'
import { loft, type Ring } from './loft.ts'
import { BoxMesh, Enamel, Metal, Porcelain, ShapeMesh, Tube } from './materials.tsx'
import type { BodySize } from './metres.ts'
import { WithWall } from './with-wall.tsx'

/** Hung on the wall, with the plate for flushing above it. */
export function WallWc({ w, h, d, sides }: BodySize) {
  return (
    <group>
      <Bowl w={w} d={d} from={h - 0.33} to={h} />
      {sides.back !== undefined && (
        <WithWall wall={sides.back}>
          <BoxMesh material={<Enamel color="#f4f3ee" />} size={[0.24, 0.16, 0.012]} at={[0, 1, -d / 2 + 0.006]} round={0.005} />
          <BoxMesh material={<Metal />} size={[0.09, 0.09, 0.006]} at={[-0.045, 1, -d / 2 + 0.013]} round={0.003} />
          <BoxMesh material={<Metal />} size={[0.05, 0.09, 0.006]} at={[0.045, 1, -d / 2 + 0.013]} round={0.003} />
        </WithWall>
      )}
    </group>
  )
}

/** The depth of a cistern (m). */
const CISTERN = 0.17

export function FloorWc({ w, h, d }: BodySize) {
  const seat = 0.42
  return (
    <group>
      <Bowl w={w} d={d} from={0} to={seat} />
      <BoxMesh material={<Porcelain />} size={[w, h - seat - 0.03, CISTERN]} at={[0, (h + seat) / 2 - 0.005, -d / 2 + CISTERN / 2]} round={0.035} />
      <BoxMesh material={<Porcelain />} size={[w + 0.012, 0.03, CISTERN + 0.012]} at={[0, h - 0.012, -d / 2 + CISTERN / 2]} round={0.014} />
      <Tube radius={0.022} length={0.012} at={[0, h + 0.006, -d / 2 + CISTERN / 2]} />
    </group>
  )
}

/** A bowl that is square at the wall and round in front, its seat and its lid. */
function Bowl({ w, d, from, to }: { w: number; d: number; from: number; to: number }) {
  const side = w / 2
  const front = Math.min(side * 1.25, d * 0.55)
  const back = d - front
  const bowl = useMemo(() => loft(bowlRings(side, back, front, from, to)), [side, back, front, from, to])
  const lid = useMemo(() => loft(lidRings(side, back, front, to)), [side, back, front, to])
  const middle = d / 2 - front
  return (
    <group position={[0, 0, middle]}>
      <ShapeMesh shape={bowl} material={<Porcelain />} />
      <ShapeMesh shape={lid} material={<Porcelain />} />
    </group>
  )
}

function bowlRings(side: number, back: number, front: number, from: number, to: number): Ring[] {
  const ring = (y: number, scale: number, reach: number): Ring => ({ y, side: side * scale, back, front: front * reach, squareBack: 7, squareFront: 2.2 })
  return [
    ring(from, 0.6, 0.3),
    ring(from + 0.006, 0.66, 0.4),
    ring(from + (to - from) * 0.3, 0.74, 0.62),
    ring(from + (to - from) * 0.65, 0.88, 0.86),
    ring(to - 0.06, 0.95, 0.96),
    ring(to - 0.016, 0.96, 0.97),
    ring(to - 0.006, 0.95, 0.96),
    ring(to, 0.93, 0.94),
  ]
}

/** Seat and lid lie above the rim with a joint between, and end before the wall. */
function lidRings(side: number, back: number, front: number, rim: number): Ring[] {
  const ring = (y: number, scale: number): Ring => ({
    y: rim + y,
    side: side * scale,
    back: (back - 0.08) * scale,
    front: front * scale,
    squareBack: 5,
    squareFront: 2.2,
  })
  return [
    ring(0.004, 0.9),
    ring(0.006, 0.98),
    ring(0.018, 0.985),
    ring(0.0195, 0.965),
    ring(0.0205, 0.965),
    ring(0.022, 0.985),
    ring(0.036, 0.98),
    ring(0.042, 0.95),
    ring(0.043, 0.9),
  ]
}

import { useMemo } from 'react'
import { ExtrudeGeometry, Path, Shape } from 'three'
import { loft } from './loft.ts'
import { BoxMesh, Dark, Metal, Porcelain, ShapeMesh, Tube, Wood } from './materials.tsx'
import type { BodySize } from './metres.ts'

const TOP = 0.05
const DRAWERS = 0.44
/** Of the joint between two drawers (m). */
const GAP = 0.004

/** A cabinet of oak under a top with one or two bowls, each with a mixer. It hangs on its wall; standing free it reaches the floor. */
export function Basin({ w, h, d, sides, bowls }: BodySize & { bowls: number }) {
  const bowl = bowlIn(w / bowls, d)
  const low = sides.back === undefined ? 0.06 : h - TOP - DRAWERS
  const top = useMemo(() => topShape(w, d, bowls), [w, d, bowls])
  return (
    <group>
      <Drawers w={w - 0.02} d={d - 0.02} from={low} to={h - TOP} />
      {sides.back === undefined && <BoxMesh material={<Dark />} size={[w - 0.08, 0.06, d - 0.08]} at={[0, 0.03, 0]} />}
      <group position={[0, h, 0]} rotation={[Math.PI / 2, 0, 0]}>
        <ShapeMesh shape={top} material={<Porcelain />} />
      </group>
      {middlesOf(w, bowls).map((x) => (
        <group key={x} position={[x, h, bowl.z]}>
          <Bowl {...bowl} />
          <Mixer back={bowl.deep + 0.045} />
        </group>
      ))}
    </group>
  )
}

/** Two drawers, one above the other, with a groove to pull them by. */
function Drawers({ w, d, from, to }: { w: number; d: number; from: number; to: number }) {
  const middle = (from + to) / 2
  const front = d / 2 - 0.01
  return (
    <group>
      <BoxMesh material={<Dark />} size={[w - 0.02, to - from - 0.004, 0.01]} at={[0, middle, front - 0.016]} round={0.002} />
      <BoxMesh material={<Wood />} size={[w - 0.02, to - from, 0.016]} at={[0, middle, -d / 2 + 0.012]} round={0.002} />
      <BoxMesh material={<Wood />} size={[w - 0.02, 0.016, d - 0.02]} at={[0, from + 0.008, -0.004]} round={0.002} />
      {[-1, 1].map((side) => (
        <BoxMesh key={side} material={<Wood />} size={[0.018, to - from, d]} at={[(side * (w - 0.018)) / 2, middle, -0.002]} round={0.002} />
      ))}
      <BoxMesh material={<Wood />} size={[w - 0.036, (to - from) / 2 - GAP, 0.02]} at={[0, (middle + from) / 2, front]} round={0.003} />
      <BoxMesh material={<Wood />} size={[w - 0.036, (to - from) / 2 - GAP * 5, 0.02]} at={[0, (middle + to) / 2 - GAP * 2, front]} round={0.003} />
    </group>
  )
}

type BowlSize = { side: number; deep: number; z: number }

/** Half its width and half its depth, and how far in front of the middle it lies. */
function bowlIn(w: number, d: number): BowlSize {
  return { side: Math.min(0.25, w * 0.4), deep: Math.min(0.15, d * 0.34), z: d * 0.06 }
}

function middlesOf(w: number, bowls: number): number[] {
  return Array.from({ length: bowls }, (_, n) => ((n + 0.5) / bowls - 0.5) * w)
}

/** Lies in x and y, and goes down from z = 0. */
function topShape(w: number, d: number, bowls: number): ExtrudeGeometry {
  const { side, deep, z } = bowlIn(w / bowls, d)
  const bevel = 0.006
  const [x, y, corner] = [w / 2 - bevel, d / 2 - bevel, 0.02]
  const shape = new Shape().moveTo(-x + corner, -y)
  shape.lineTo(x - corner, -y).quadraticCurveTo(x, -y, x, -y + corner)
  shape.lineTo(x, y - corner).quadraticCurveTo(x, y, x - corner, y)
  shape.lineTo(-x + corner, y).quadraticCurveTo(-x, y, -x, y - corner)
  shape.lineTo(-x, -y + corner).quadraticCurveTo(-x, -y, -x + corner, -y)
  shape.holes = middlesOf(w, bowls).map((middle) => new Path().absellipse(middle, z, side + bevel, deep + bevel, 0, 2 * Math.PI, true))
  const top = new ExtrudeGeometry(shape, { depth: TOP - bevel * 2, bevelThickness: bevel, bevelSize: bevel, bevelSegments: 3, curveSegments: 24 })
  return top.translate(0, 0, bevel)
}

function Bowl({ side, deep }: BowlSize) {
  const inside = useMemo(
    () =>
      loft(
        [
          [-0.004, 1.005],
          [-0.02, 0.985],
          [-0.06, 0.9],
          [-0.09, 0.72],
          [-0.105, 0.45],
          [-0.11, 0.16],
        ].map(([y = 0, scale = 1]) => ({ y, side: side * scale, back: deep * scale, front: deep * scale })),
      ),
    [side, deep],
  )
  return (
    <group>
      <ShapeMesh shape={inside} material={<Porcelain />} />
      <Tube radius={0.022} length={0.006} at={[0, -0.107, 0]} />
    </group>
  )
}

/** A round body, a spout towards the bowl and a lever. */
function Mixer({ back }: { back: number }) {
  return (
    <group position={[0, 0, -back]}>
      <Tube radius={0.026} length={0.008} at={[0, 0.004, 0]} />
      <Tube radius={0.02} length={0.14} at={[0, 0.07, 0]} />
      <group position={[0, 0.105, 0.06]} rotation={[0.12, 0, 0]}>
        <BoxMesh material={<Metal />} size={[0.026, 0.018, 0.13]} at={[0, 0, 0]} round={0.008} />
      </group>
      <group position={[0, 0.15, 0.012]} rotation={[-0.25, 0, 0]}>
        <BoxMesh material={<Metal />} size={[0.022, 0.01, 0.09]} at={[0, 0, 0]} round={0.005} />
      </group>
    </group>
  )
}

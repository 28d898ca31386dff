import { useMemo } from 'react'
import { loft, type Ring } from './loft.ts'
import { BoxMesh, Metal, Porcelain, ShapeMesh, Tube } from './materials.tsx'
import type { BodySize } from './metres.ts'

/** Built in: upright sides, a wide rim, and a hollow with round ends. */
export function Bathtub({ w, h, d, sides }: BodySize) {
  const shape = useMemo(() => loft(tubRings(w, h, d, { outside: 24, inside: 4.5, rim: 0.055, foot: 1 })), [w, h, d])
  const mixer = sides.back === undefined ? d / 2 - 0.03 : -d / 2 + 0.03
  return (
    <group>
      <ShapeMesh shape={shape} material={<Porcelain />} />
      <Tube radius={0.028} length={0.008} at={[0, 0.142, 0]} />
      <group position={[0, h, mixer]} rotation={[0, sides.back === undefined ? Math.PI : 0, 0]}>
        <Tube radius={0.022} length={0.24} at={[0, 0.13, 0.01]} lies="x" />
        {[-0.07, 0.07].map((x) => (
          <Tube key={x} radius={0.012} length={0.13} at={[x, 0.065, 0.01]} />
        ))}
        <BoxMesh material={<Metal />} size={[0.03, 0.02, 0.13]} at={[0, 0.12, 0.075]} round={0.009} />
      </group>
    </group>
  )
}

/** An oval that is wider at its rim, with a mixer standing on the floor behind it. */
export function FreestandingTub({ w, h, d }: BodySize) {
  const shape = useMemo(() => loft(tubRings(w, h, d, { outside: 2.5, inside: 2.5, rim: 0.03, foot: 0.78 })), [w, h, d])
  return (
    <group>
      <ShapeMesh shape={shape} material={<Porcelain />} />
      <Tube radius={0.028} length={0.008} at={[0, 0.142, 0]} />
      <group position={[w * 0.2, 0, -d / 2 + 0.015]}>
        <Tube radius={0.03} length={0.01} at={[0, 0.005, 0]} />
        <Tube radius={0.016} length={h + 0.34} at={[0, (h + 0.34) / 2, 0]} />
        <Tube radius={0.014} length={0.24} at={[0, h + 0.33, 0.105]} lies="z" />
        <Tube radius={0.014} length={0.05} at={[0, h + 0.31, 0.215]} />
      </group>
    </group>
  )
}

/** Up the outside, over the rim and down the inside. `foot`: how wide it is at the floor, in parts of its rim. */
function tubRings(w: number, h: number, d: number, { outside, inside, rim, foot }: { outside: number; inside: number; rim: number; foot: number }): Ring[] {
  const out = (y: number, scale: number, less = 0): Ring => ring(y, (w / 2) * scale - less, (d / 2) * scale - less, outside)
  const into = (y: number, less: number): Ring => ring(y, w / 2 - less * 1.6, d / 2 - less, inside)
  return [
    out(0.004, foot, 0.004),
    out(0.02, foot + (1 - foot) * 0.06),
    out(h * 0.4, foot + (1 - foot) * 0.42),
    out(h * 0.75, foot + (1 - foot) * 0.78),
    out(h - 0.012, 1),
    out(h - 0.003, 1, 0.003),
    out(h, 1, 0.01),
    into(h, rim),
    into(h - 0.004, rim + 0.005),
    into(h - 0.02, rim + 0.012),
    into(h * 0.6, rim + 0.04),
    into(0.22, rim + 0.075),
    into(0.16, rim + 0.11),
    into(0.14, rim + 0.16),
  ]
}

function ring(y: number, side: number, deep: number, square: number): Ring {
  return { y, side, back: deep, front: deep, squareBack: square, squareFront: square }
}

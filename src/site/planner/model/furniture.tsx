import { BoxMesh, Chrome, ChromeTube, Dark, Enamel, Oak, Porcelain } from './materials.tsx'
import type { BodySize } from './metres.ts'

/** A cabinet of oak under one or two bowls, with mixers and a mirror. */
export function Basin({ w, h, d, bowls }: BodySize & { bowls: number }) {
  const middles = Array.from({ length: bowls }, (_, n) => ((n + 0.5) / bowls - 0.5) * w)
  const drawers = 0.42
  return (
    <group>
      <BoxMesh material={<Oak />} size={[w - 0.02, drawers, d - 0.03]} at={[0, h - 0.06 - drawers / 2, -0.01]} />
      <BoxMesh material={<Dark />} size={[w - 0.03, 0.006, 0.004]} at={[0, h - 0.06 - drawers / 2, d / 2 - 0.024]} round={0.001} />
      <BoxMesh material={<Porcelain />} size={[w, 0.06, d]} at={[0, h - 0.03, 0]} round={0.015} />
      {middles.map((x) => (
        <group key={x}>
          <mesh position={[x, h + 0.001, 0.02]} rotation={[-Math.PI / 2, 0, 0]} scale={[Math.min(0.24, (w / bowls) * 0.38), d * 0.32, 1]}>
            <circleGeometry args={[1, 40]} />
            <meshStandardMaterial color="#dfe2dd" roughness={0.2} />
          </mesh>
          <ChromeTube radius={0.018} length={0.14} at={[x, h + 0.07, -d / 2 + 0.07]} />
          <ChromeTube radius={0.012} length={0.13} at={[x, h + 0.13, -d / 2 + 0.125]} lies="z" />
        </group>
      ))}
      <BoxMesh
        material={<meshStandardMaterial color="#dfe8e6" roughness={0.06} metalness={0.6} />}
        size={[w, 0.8, 0.02]}
        at={[0, 1.6, -d / 2 + 0.012]}
        round={0.004}
      />
    </group>
  )
}

export function Cabinet({ w, h, d }: BodySize) {
  return (
    <group>
      <BoxMesh material={<Oak />} size={[w, h - 0.2, d]} at={[0, 0.2 + (h - 0.2) / 2, 0]} />
      <BoxMesh material={<Dark />} size={[0.012, 0.3, 0.02]} at={[w / 2 - 0.05, 1.1, d / 2 + 0.008]} round={0.004} />
    </group>
  )
}

export function Machine({ w, h, d }: BodySize) {
  return (
    <group>
      <BoxMesh material={<Enamel />} size={[w, h, d]} at={[0, h / 2, 0]} />
      <mesh position={[0, h * 0.5, d / 2 + 0.004]}>
        <torusGeometry args={[w * 0.28, 0.022, 12, 40]} />
        <Chrome />
      </mesh>
      <mesh position={[0, h * 0.5, d / 2 + 0.002]}>
        <circleGeometry args={[w * 0.28, 40]} />
        <Dark />
      </mesh>
      <BoxMesh material={<Dark />} size={[w * 0.3, 0.05, 0.006]} at={[w * 0.2, h - 0.07, d / 2]} round={0.002} />
    </group>
  )
}

const BARS = 7

/** Bars between two uprights, from 0.9 m up. */
export function TowelDryer({ w, h, d }: BodySize) {
  const foot = 0.9
  return (
    <group>
      {[-1, 1].map((side) => (
        <ChromeTube key={side} radius={0.014} length={h - foot} at={[(side * w) / 2 - side * 0.014, (h + foot) / 2, d / 2 - 0.02]} />
      ))}
      {Array.from({ length: BARS }, (_, n) => foot + 0.06 + ((h - foot - 0.12) * n) / (BARS - 1)).map((y) => (
        <ChromeTube key={y} radius={0.01} length={w - 0.02} at={[0, y, d / 2 - 0.02]} lies="x" />
      ))}
    </group>
  )
}

import { BoxMesh, Dark, Enamel, Metal, Tube, Wood } from './materials.tsx'
import type { BodySize } from './metres.ts'
import { WithWall } from './with-wall.tsx'

/** A tall cabinet on a plinth, with two doors one above the other. */
export function Cabinet({ w, h, d }: BodySize) {
  const plinth = 0.1
  const split = plinth + (h - plinth) * 0.42
  return (
    <group>
      <BoxMesh material={<Dark />} size={[w - 0.04, plinth, d - 0.05]} at={[0, plinth / 2, -0.015]} round={0.003} />
      <BoxMesh material={<Wood />} size={[w, h - plinth, d - 0.022]} at={[0, (h + plinth) / 2, -0.011]} round={0.004} />
      <BoxMesh material={<Wood />} size={[w - 0.006, split - plinth - 0.005, 0.02]} at={[0, (split + plinth) / 2, d / 2 - 0.01]} round={0.004} />
      <BoxMesh material={<Wood />} size={[w - 0.006, h - split - 0.005, 0.02]} at={[0, (h + split) / 2, d / 2 - 0.01]} round={0.004} />
      {[split - 0.14, split + 0.14].map((y) => (
        <BoxMesh key={y} material={<Dark />} size={[0.012, 0.14, 0.022]} at={[w / 2 - 0.04, y, d / 2 + 0.01]} round={0.005} />
      ))}
    </group>
  )
}

export function Machine({ w, h, d }: BodySize) {
  const [radius, y] = [Math.min(w, h) * 0.27, h * 0.45]
  return (
    <group>
      <BoxMesh material={<Dark />} size={[w - 0.06, 0.06, d - 0.06]} at={[0, 0.03, 0]} />
      <BoxMesh material={<Enamel />} size={[w, h - 0.04, d - 0.01]} at={[0, h / 2 + 0.02, -0.005]} round={0.014} />
      <BoxMesh material={<Enamel color="#e0e0da" />} size={[w - 0.012, 0.1, 0.012]} at={[0, h - 0.066, d / 2 - 0.006]} round={0.004} />
      <Tube radius={0.026} length={0.025} at={[w * 0.08, h - 0.066, d / 2 + 0.008]} lies="z" />
      <BoxMesh material={<Dark />} size={[w * 0.24, 0.045, 0.005]} at={[w * 0.3, h - 0.066, d / 2 + 0.001]} round={0.002} />
      <Tube radius={radius * 0.86} length={0.012} at={[0, y, d / 2]} lies="z" material={<Dark />} />
      <mesh position={[0, y, d / 2]}>
        <torusGeometry args={[radius, 0.024, 10, 40]} />
        <Metal />
      </mesh>
    </group>
  )
}

const BARS = [0.02, 0.1, 0.18, 0.26, 0.42, 0.5, 0.58, 0.74, 0.82, 0.9]

/** Bars between two uprights, from 0.9 m up. */
export function TowelDryer({ w, h, d, sides }: BodySize) {
  const foot = 0.9
  const z = d / 2 - 0.025
  return (
    <WithWall wall={sides.back}>
      {[-1, 1].map((side) => (
        <group key={side}>
          <Tube radius={0.013} length={h - foot} at={[side * (w / 2 - 0.014), (h + foot) / 2, z]} />
          {[foot + 0.08, h - 0.08].map((y) => (
            <Tube key={y} radius={0.008} length={d - 0.025} at={[side * (w / 2 - 0.014), y, -0.0125]} lies="z" />
          ))}
        </group>
      ))}
      {BARS.map((part) => (
        <Tube key={part} radius={0.009} length={w - 0.03} at={[0, foot + 0.04 + (h - foot - 0.06) * part, z]} lies="x" />
      ))}
    </WithWall>
  )
}

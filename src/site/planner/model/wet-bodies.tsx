import { BoxMesh, Chrome, ChromeTube, Enamel, Glass, Porcelain } from './materials.tsx'
import type { BodySize } from './metres.ts'

const PANE = 0.008

/** Its back and its left side are at the walls; the glass closes the other two. */
export function CornerShower({ w, h, d }: BodySize) {
  return (
    <group>
      <Pane size={[w, h, PANE]} at={[0, h / 2, d / 2]} />
      <Pane size={[PANE, h, d]} at={[w / 2, h / 2, 0]} />
      <Rain w={w} d={d} />
    </group>
  )
}

/** One pane, open at the other end. */
export function WalkIn({ w, h, d }: BodySize) {
  return (
    <group>
      <Pane size={[PANE, h, d]} at={[w / 2, h / 2, 0]} />
      <ChromeTube radius={0.01} length={w} at={[0, h - 0.02, d / 2 - 0.02]} lies="x" />
      <Rain w={w} d={d} />
    </group>
  )
}

export function Cabin({ w, h, d }: BodySize) {
  return (
    <group>
      <BoxMesh material={<Porcelain />} size={[w, 0.15, d]} at={[0, 0.075, 0]} round={0.03} />
      <BoxMesh material={<Enamel />} size={[w, 0.06, d]} at={[0, h - 0.03, 0]} round={0.02} />
      <Pane size={[w, h - 0.2, PANE]} at={[0, h / 2 + 0.06, d / 2 - 0.02]} />
      <Pane size={[PANE, h - 0.2, d]} at={[w / 2 - 0.02, h / 2 + 0.06, 0]} />
      <Pane size={[PANE, h - 0.2, d]} at={[-w / 2 + 0.02, h / 2 + 0.06, 0]} />
      <Rain w={w} d={d} />
    </group>
  )
}

function Pane({ size, at }: { size: [number, number, number]; at: [number, number, number] }) {
  const [w, h, d] = size
  const [x, y, z] = at
  return (
    <group>
      <mesh position={at}>
        <boxGeometry args={size} />
        <Glass />
      </mesh>
      <BoxMesh material={<Chrome />} size={[w + 0.008, 0.012, d + 0.008]} at={[x, y + h / 2, z]} round={0.002} />
    </group>
  )
}

/** Mixer, riser and a round head, at the back wall. */
function Rain({ w, d }: { w: number; d: number }) {
  const x = -w / 2 + Math.min(0.45, w / 2)
  return (
    <group>
      <ChromeTube radius={0.01} length={1.05} at={[x, 1.55, -d / 2 + 0.05]} />
      <ChromeTube radius={0.01} length={0.34} at={[x, 2.06, -d / 2 + 0.2]} lies="z" />
      <ChromeTube radius={0.12} length={0.012} at={[x, 2.04, -d / 2 + 0.37]} />
      <ChromeTube radius={0.022} length={0.26} at={[x, 1.05, -d / 2 + 0.05]} lies="x" />
    </group>
  )
}

export function Bathtub({ w, h, d }: BodySize) {
  const rim = 0.06
  const sides: [size: [number, number, number], at: [number, number, number]][] = [
    [
      [w, h, rim],
      [0, h / 2, d / 2 - rim / 2],
    ],
    [
      [w, h, rim],
      [0, h / 2, -d / 2 + rim / 2],
    ],
    [
      [rim, h, d],
      [w / 2 - rim / 2, h / 2, 0],
    ],
    [
      [rim, h, d],
      [-w / 2 + rim / 2, h / 2, 0],
    ],
    [
      [w, 0.16, d],
      [0, 0.08, 0],
    ],
  ]
  return (
    <group>
      {sides.map(([size, at]) => (
        <BoxMesh material={<Porcelain />} key={at.join()} size={size} at={at} round={0.02} />
      ))}
      <ChromeTube radius={0.02} length={0.2} at={[0, h + 0.12, -d / 2 + 0.06]} lies="x" />
    </group>
  )
}

/** An oval, wider at the rim, hollow. */
export function FreestandingTub({ w, h, d }: BodySize) {
  return (
    <group>
      <mesh position={[0, h / 2, 0]} scale={[w / 2, 1, d / 2]} castShadow receiveShadow>
        <cylinderGeometry args={[1, 0.82, h, 56, 1, true]} />
        <meshStandardMaterial color="#fbfbf8" roughness={0.15} side={2} />
      </mesh>
      <mesh position={[0, h, 0]} rotation={[-Math.PI / 2, 0, 0]} scale={[w / 2, d / 2, 1]}>
        <ringGeometry args={[0.93, 1, 56]} />
        <Porcelain />
      </mesh>
      <mesh position={[0, 0.14, 0]} rotation={[-Math.PI / 2, 0, 0]} scale={[(w / 2) * 0.86, (d / 2) * 0.86, 1]} receiveShadow>
        <circleGeometry args={[1, 56]} />
        <Porcelain />
      </mesh>
      <ChromeTube radius={0.018} length={h + 0.3} at={[0, (h + 0.3) / 2, -d / 2 - 0.06]} />
    </group>
  )
}

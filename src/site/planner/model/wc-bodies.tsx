import { BoxMesh, ChromeTube, Enamel, Porcelain } from './materials.tsx'
import type { BodySize } from './metres.ts'

/** Hung on the wall, with the plate for flushing above it. */
export function WallWc({ w, h, d }: BodySize) {
  return (
    <group>
      <Bowl w={w} d={d} from={h - 0.32} to={h} back={-d / 2} />
      <BoxMesh material={<Enamel color="#e3e5e2" />} size={[0.24, 0.16, 0.012]} at={[0, 1, -d / 2 + 0.006]} round={0.004} />
    </group>
  )
}

export function FloorWc({ w, h, d }: BodySize) {
  const seat = 0.42
  return (
    <group>
      <Bowl w={w} d={d} from={0} to={seat} back={-d / 2} />
      <BoxMesh material={<Porcelain />} size={[w, h - seat, 0.17]} at={[0, (h + seat) / 2, -d / 2 + 0.095]} round={0.03} />
      <ChromeTube radius={0.02} length={0.012} at={[0, h + 0.006, -d / 2 + 0.095]} />
    </group>
  )
}

/** A bowl that is square at the wall and round in front, and its lid. */
function Bowl({ w, d, from, to, back }: { w: number; d: number; from: number; to: number; back: number }) {
  const straight = d - w / 2
  return (
    <group>
      <BoxMesh material={<Porcelain />} size={[w * 0.92, to - from, straight]} at={[0, (from + to) / 2, back + straight / 2]} round={0.03} />
      <mesh position={[0, (from + to) / 2, back + straight]} castShadow receiveShadow>
        <cylinderGeometry args={[w * 0.46, w * 0.36, to - from, 40]} />
        <Porcelain />
      </mesh>
      <BoxMesh material={<Porcelain />} size={[w * 0.96, 0.035, straight - 0.1]} at={[0, to + 0.017, back + 0.1 + (straight - 0.1) / 2]} round={0.014} />
      <mesh position={[0, to + 0.017, back + straight]} castShadow>
        <cylinderGeometry args={[w * 0.48, w * 0.48, 0.035, 40]} />
        <Porcelain />
      </mesh>
    </group>
  )
}

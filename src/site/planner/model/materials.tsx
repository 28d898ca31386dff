import { type ReactNode, useMemo } from 'react'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'

export function Porcelain() {
  return <meshStandardMaterial color="#fbfbf8" roughness={0.12} />
}

export function Chrome() {
  return <meshStandardMaterial color="#cfd3d2" roughness={0.16} metalness={0.95} />
}

export function Oak() {
  return <meshStandardMaterial color="#c39a66" roughness={0.6} />
}

export function Enamel({ color = '#eceeec' }: { color?: string }) {
  return <meshStandardMaterial color={color} roughness={0.35} />
}

export function Glass() {
  return <meshStandardMaterial color="#d5e6e1" roughness={0.05} transparent opacity={0.22} depthWrite={false} />
}

export function Dark() {
  return <meshStandardMaterial color="#2b3230" roughness={0.3} />
}

type BoxMeshProps = { material: ReactNode; size: [width: number, height: number, depth: number]; at: [x: number, y: number, z: number]; round?: number }

/** A box with rounded edges, centred on `at` (m). */
export function BoxMesh({ material, size: [w, h, d], at, round = 0.012 }: BoxMeshProps) {
  const shape = useMemo(() => new RoundedBoxGeometry(w, h, d, 3, Math.min(round, w / 2.01, h / 2.01, d / 2.01)), [w, h, d, round])
  return (
    <mesh geometry={shape} position={at} castShadow receiveShadow>
      {material}
    </mesh>
  )
}

type ChromeTubeProps = { radius: number; length: number; at: [x: number, y: number, z: number]; lies?: 'x' | 'z' }

/** A cylinder of chrome centred on `at`, upright unless it lies along x or z (m). */
export function ChromeTube({ radius, length, at, lies }: ChromeTubeProps) {
  const quarter = Math.PI / 2
  return (
    <mesh position={at} rotation={[lies === 'z' ? quarter : 0, 0, lies === 'x' ? quarter : 0]} castShadow>
      <cylinderGeometry args={[radius, radius, length, 20]} />
      <Chrome />
    </mesh>
  )
}

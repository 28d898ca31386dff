import { type ReactNode, useMemo } from 'react'
import { type BufferGeometry, CanvasTexture, SRGBColorSpace } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { useDisposed } from './use-disposed.ts'

export function Porcelain() {
  return <meshStandardMaterial color="#f6f5f0" roughness={0.16} />
}

export function Chrome() {
  return <meshStandardMaterial color="#d9dcda" roughness={0.14} metalness={1} />
}

export function Enamel({ color = '#eeeeea' }: { color?: string }) {
  return <meshStandardMaterial color={color} roughness={0.4} />
}

/** Painted wood: doors, windows and their frames. */
export function Paint() {
  return <meshStandardMaterial color="#f2efe7" roughness={0.55} />
}

export function Dark() {
  return <meshStandardMaterial color="#2b3230" roughness={0.35} />
}

export function Oak() {
  const grain = useMemo(oakGrain, [])
  useDisposed(grain)
  return <meshStandardMaterial map={grain} roughness={0.62} />
}

const GRAIN = 128

/** Lying grain, in two tones of oak. */
function oakGrain(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = GRAIN
  canvas.height = GRAIN
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#cda271'
    context.fillRect(0, 0, GRAIN, GRAIN)
    for (let line = 0; line < GRAIN; line += 1) {
      context.globalAlpha = 0.05 + 0.16 * Math.abs(Math.sin(line * 0.7) * Math.sin(line * 0.23 + 1))
      context.fillStyle = line % 3 === 0 ? '#e3c193' : '#9c7343'
      context.fillRect(0, line, GRAIN, 1)
    }
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

type BoxMeshProps = { material: ReactNode; size: [width: number, height: number, depth: number]; at: [x: number, y: number, z: number]; round?: number }

/** A box with rounded edges, centred on `at` (m). */
export function BoxMesh({ material, size: [w, h, d], at, round = 0.012 }: BoxMeshProps) {
  const shape = useMemo(() => new RoundedBoxGeometry(w, h, d, 2, Math.min(round, w / 2.01, h / 2.01, d / 2.01)), [w, h, d, round])
  return <ShapeMesh shape={shape} material={material} at={at} />
}

/** A mesh whose geometry was made by the caller. */
export function ShapeMesh({ shape, material, at = [0, 0, 0] }: { shape: BufferGeometry; material: ReactNode; at?: [x: number, y: number, z: number] }) {
  useDisposed(shape)
  return (
    <mesh geometry={shape} position={at}>
      {material}
    </mesh>
  )
}

type TubeProps = { radius: number; length: number; at: [x: number, y: number, z: number]; lies?: 'x' | 'z' | undefined; material?: ReactNode }

/** A cylinder centred on `at`, upright unless it lies along x or z (m). */
export function Tube({ radius, length, at, lies, material = <Chrome /> }: TubeProps) {
  const quarter = Math.PI / 2
  return (
    <mesh position={at} rotation={[lies === 'z' ? quarter : 0, 0, lies === 'x' ? quarter : 0]}>
      <cylinderGeometry args={[radius, radius, length, 24]} />
      {material}
    </mesh>
  )
}

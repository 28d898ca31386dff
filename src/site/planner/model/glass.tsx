import { use, useMemo } from 'react'
import { AddOperation, CanvasTexture, DoubleSide } from 'three'
import { BoxMesh, Chrome } from './materials.tsx'
import { Reflections } from './studio.ts'
import { useDisposed } from './use-disposed.ts'

/** The thickness of a pane, and of the profile that it stands in (m). */
const THICK = 0.007
const PROFILE = 0.016

type PaneProps = { w: number; h: number; at: [x: number, y: number, z: number]; turn?: number }

/** A pane centred on `at`, upright: tinted, with green edges, a sheen across it and a profile at its foot. `turn` in radians about its middle. */
export function Pane({ w, h, at, turn = 0 }: PaneProps) {
  const sheen = useMemo(sheenTexture, [])
  useDisposed(sheen)
  const reflections = use(Reflections)
  return (
    <group position={at} rotation={[0, turn, 0]}>
      <mesh renderOrder={1}>
        <boxGeometry args={[w, h, THICK]} />
        <meshBasicMaterial color="#cfe6db" transparent opacity={0.16} depthWrite={false} envMap={reflections} reflectivity={0.35} combine={AddOperation} />
      </mesh>
      <mesh renderOrder={2} position={[0, 0, THICK / 2 + 0.001]}>
        <planeGeometry args={[w, h]} />
        <meshBasicMaterial map={sheen} transparent depthWrite={false} side={DoubleSide} />
      </mesh>
      {[-1, 1].map((side) => (
        <mesh key={side} renderOrder={3} position={[(side * (w - THICK)) / 2, 0, 0]}>
          <boxGeometry args={[THICK, h, THICK + 0.002]} />
          <meshBasicMaterial color="#a3c9b8" transparent opacity={0.62} toneMapped={false} />
        </mesh>
      ))}
      <mesh renderOrder={3} position={[0, (h - THICK) / 2, 0]}>
        <boxGeometry args={[w, THICK, THICK + 0.002]} />
        <meshBasicMaterial color="#a3c9b8" transparent opacity={0.62} toneMapped={false} />
      </mesh>
      <BoxMesh material={<Chrome />} size={[w, PROFILE, PROFILE]} at={[0, -(h - PROFILE) / 2, 0]} round={0.003} />
    </group>
  )
}

const PIXELS = 128

/** Two slanting stripes of reflected light. */
function sheenTexture(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  const context = canvas.getContext('2d')
  if (context) {
    const across = context.createLinearGradient(0, PIXELS * 0.2, PIXELS, PIXELS * 0.8)
    const stops: [at: number, alpha: number][] = [
      [0, 0.06],
      [0.24, 0.05],
      [0.3, 0.26],
      [0.46, 0.2],
      [0.48, 0.05],
      [0.56, 0.05],
      [0.58, 0.18],
      [0.64, 0.14],
      [0.66, 0.03],
      [1, 0.1],
    ]
    for (const [at, alpha] of stops) across.addColorStop(at, `rgb(255 255 255 / ${alpha})`)
    context.fillStyle = across
    context.fillRect(0, 0, PIXELS, PIXELS)
  }
  return new CanvasTexture(canvas)
}

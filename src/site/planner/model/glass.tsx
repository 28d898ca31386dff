import { use, useMemo } from 'react'
import { AddOperation, type CanvasTexture, DoubleSide } from 'three'
import { drawnTexture } from './drawn-texture.ts'
import { VIEW_ONLY } from './file-groups.ts'
import { NOT_IN_MIRRORS } from './layers.ts'
import { Looks } from './looks.ts'
import { BoxMesh, Metal } from './materials.tsx'
import { useDisposed } from './use-disposed.ts'

/** The thickness of a pane, and of the profile that it stands in (m). */
const THICK = 0.007
const PROFILE = 0.016

type PaneProps = { w: number; h: number; at: [x: number, y: number, z: number] }

/** A pane centred on `at`, upright: tinted, with green edges, a sheen across it and a profile at its foot. */
export function Pane({ w, h, at }: PaneProps) {
  const sheen = useMemo(sheenTexture, [])
  useDisposed(sheen)
  const reflections = use(Looks).reflections
  return (
    <group position={at}>
      <mesh renderOrder={1}>
        <boxGeometry args={[w, h, THICK]} />
        <meshBasicMaterial
          name="glass"
          color="#d9ebe3"
          transparent
          opacity={0.1}
          depthWrite={false}
          envMap={reflections}
          reflectivity={0.35}
          combine={AddOperation}
        />
      </mesh>
      <mesh name={VIEW_ONLY} renderOrder={2} layers-mask={NOT_IN_MIRRORS} position={[0, 0, THICK / 2 + 0.001]}>
        <planeGeometry args={[w, h]} />
        <meshBasicMaterial name="sheen" map={sheen} transparent depthWrite={false} side={DoubleSide} />
      </mesh>
      <Edge size={[THICK, h]} at={[-(w - THICK) / 2, 0]} />
      <Edge size={[THICK, h]} at={[(w - THICK) / 2, 0]} />
      <Edge size={[w, THICK]} at={[0, (h - THICK) / 2]} />
      <BoxMesh material={<Metal />} size={[w, PROFILE, PROFILE]} at={[0, -(h - PROFILE) / 2, 0]} round={0.003} />
    </group>
  )
}

function Edge({ size: [w, h], at: [x, y] }: { size: [w: number, h: number]; at: [x: number, y: number] }) {
  return (
    <mesh renderOrder={3} layers-mask={NOT_IN_MIRRORS} position={[x, y, 0]}>
      <boxGeometry args={[w, h, THICK + 0.002]} />
      <meshBasicMaterial name="glass edge" color="#a3c9b8" transparent opacity={0.62} toneMapped={false} />
    </mesh>
  )
}

const PIXELS = 128

/** Two slanting stripes of reflected light. */
function sheenTexture(): CanvasTexture {
  return drawnTexture(PIXELS, PIXELS, (context) => {
    const across = context.createLinearGradient(0, PIXELS * 0.2, PIXELS, PIXELS * 0.8)
    const stops: [at: number, alpha: number][] = [
      [0, 0.03],
      [0.24, 0.02],
      [0.3, 0.18],
      [0.46, 0.13],
      [0.48, 0.02],
      [0.56, 0.02],
      [0.58, 0.12],
      [0.64, 0.09],
      [0.66, 0.02],
      [1, 0.06],
    ]
    for (const [at, alpha] of stops) across.addColorStop(at, `rgb(255 255 255 / ${alpha})`)
    context.fillStyle = across
    context.fillRect(0, 0, PIXELS, PIXELS)
  })
}

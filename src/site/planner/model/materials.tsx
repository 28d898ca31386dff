import { type ReactNode, use, useMemo } from 'react'
import { AddOperation, type BufferGeometry, type CanvasTexture, type DataTexture, SRGBColorSpace } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { drawnTexture } from './drawn-texture.ts'
import { Reflections } from './studio.ts'
import { useDisposed } from './use-disposed.ts'

export function Porcelain() {
  return <Lit color="#faf8f3" sheen={0.1} />
}

/** Shows the studio as it is reflected. */
export function Chrome() {
  const reflections = use(Reflections)
  return <meshBasicMaterial color="#c9cdcb" envMap={reflections} />
}

export function Enamel({ color = '#f1f0ec' }: { color?: string }) {
  return <Lit color={color} sheen={0.05} />
}

/** Painted wood: doors, windows and their frames. */
export function Paint() {
  return <Lit color="#f6f3eb" sheen={0.02} />
}

export function Dark() {
  return <Lit color="#333a37" sheen={0.04} />
}

/** Plaster and paper: no sheen at all. */
export function Matte({ color }: { color: string }) {
  return <Lit color={color} />
}

export function Oak() {
  const grain = useMemo(oakGrain, [])
  useDisposed(grain)
  return <Lit map={grain} sheen={0.02} />
}

/** Tiles on what has no light of its own computed: in niches, on pillars and boxings. */
export function LitTiles({ tiles, sheen }: { tiles: CanvasTexture; sheen: number }) {
  return <Lit map={tiles} sheen={sheen} />
}

/** three.js divides a light map by π. */
const FULL = Math.PI

/** Tiles in the light that was computed for their surface. `sheen`: how much of the studio they reflect, from 0 to 1. */
export function Tiles({ tiles, light, sheen }: { tiles: CanvasTexture; light: DataTexture; sheen: number }) {
  const reflections = use(Reflections)
  return (
    <meshBasicMaterial
      map={tiles}
      lightMap={light}
      lightMapIntensity={FULL}
      envMap={sheen > 0 ? reflections : null}
      reflectivity={sheen}
      combine={AddOperation}
    />
  )
}

type LitProps = { color?: string; map?: CanvasTexture; sheen?: number }

/**
 * Lit by its vertex colours (studio-light.ts), which costs a fraction of computing light for each pixel. `sheen`: how much of the
 * studio its surface reflects, from 0 to 1.
 */
function Lit({ color = '#ffffff', map, sheen = 0 }: LitProps) {
  const reflections = use(Reflections)
  return <meshBasicMaterial vertexColors color={color} map={map ?? null} envMap={sheen > 0 ? reflections : null} reflectivity={sheen} combine={AddOperation} />
}

const GRAIN = 128

/** Lying grain, in two tones of oak. */
function oakGrain(): CanvasTexture {
  const texture = drawnTexture(GRAIN, GRAIN, (context) => {
    context.fillStyle = '#cda271'
    context.fillRect(0, 0, GRAIN, GRAIN)
    for (let line = 0; line < GRAIN; line += 1) {
      context.globalAlpha = 0.05 + 0.16 * Math.abs(Math.sin(line * 0.7) * Math.sin(line * 0.23 + 1))
      context.fillStyle = line % 3 === 0 ? '#e3c193' : '#9c7343'
      context.fillRect(0, line, GRAIN, 1)
    }
  })
  texture.colorSpace = SRGBColorSpace
  return texture
}

type BoxMeshProps = { material: ReactNode; size: [width: number, height: number, depth: number]; at: [x: number, y: number, z: number]; round?: number }

/** A box with rounded edges, centred on `at` (m). */
export function BoxMesh({ material, size: [w, h, d], at, round = 0.012 }: BoxMeshProps) {
  const shape = useMemo(() => new RoundedBoxGeometry(w, h, d, 1, Math.min(round, w / 2.01, h / 2.01, d / 2.01)), [w, h, d, round])
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
      <cylinderGeometry args={[radius, radius, length, radius < 0.02 ? 10 : 28]} />
      {material}
    </mesh>
  )
}

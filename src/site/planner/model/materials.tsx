import { type ReactNode, use, useMemo } from 'react'
import { AddOperation, type BufferGeometry, type CanvasTexture, type DataTexture } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { BRIGHTEST } from './baked-light.ts'
import { IN_MIRRORS } from './layers.ts'
import { Looks } from './looks.ts'
import { useDisposed } from './use-disposed.ts'

export function Porcelain() {
  return <Lit color="#faf8f3" sheen={GLAZED} />
}

/** Of mixers, handles and profiles. It is lit besides what it reflects, so that a flat disc is never black. */
export function Metal() {
  const { metal, reflections } = use(Looks)
  return <meshBasicMaterial name="body" vertexColors color={metal.colour} envMap={reflections} reflectivity={metal.gloss} />
}

export function Enamel({ color = '#f1f0ec' }: { color?: string }) {
  return <Lit color={color} sheen={LACQUERED} />
}

/** Painted wood: doors, windows and their frames. */
export function Paint() {
  return <Lit color="#f6f3eb" sheen={LACQUERED} />
}

export function Dark() {
  return <Lit color="#3f4643" sheen={LACQUERED} />
}

/** Plaster and the like. Its faint sheen is that of lacquer, so that both are drawn together. */
export function Matte({ color }: { color: string }) {
  return <Lit color={color} sheen={LACQUERED} />
}

export function Wood() {
  const { wood } = use(Looks)
  return <Lit color={wood.colour} map={wood.grain} sheen={LACQUERED} />
}

/** How much of the studio a surface reflects, from 0 to 1. Few degrees: bodies of one are drawn together (merged-bodies.ts). */
const GLAZED = 0.09
const LACQUERED = 0.035

/** Tiles on what has no light of its own computed: in niches, on pillars and boxings. */
export function LitTiles({ tiles, sheen }: { tiles: CanvasTexture; sheen: number }) {
  return <Lit map={tiles} sheen={sheen} />
}

/** three.js divides a light map by π. */
const FULL = Math.PI * BRIGHTEST

type TilesProps = { tiles?: CanvasTexture; color?: string; light: DataTexture; sheen: number }

/** Tiles, or paint, in the light that was computed for their surface. `sheen`: how much of the studio they reflect, from 0 to 1. */
export function Tiles({ tiles, color = '#ffffff', light, sheen }: TilesProps) {
  const { reflections } = use(Looks)
  return (
    <meshBasicMaterial
      map={tiles ?? null}
      color={color}
      lightMap={light}
      lightMapIntensity={FULL}
      envMap={sheen > 0 ? reflections : null}
      reflectivity={sheen}
      combine={AddOperation}
    />
  )
}

type LitProps = { color?: string; map?: CanvasTexture | null; sheen?: number }

/** Lit by its vertex colours (merged-bodies.ts), which costs a fraction of computing light for each pixel. */
function Lit({ color = '#ffffff', map = null, sheen = 0 }: LitProps) {
  const { reflections } = use(Looks)
  return (
    <meshBasicMaterial name="body" vertexColors color={color} map={map} envMap={sheen > 0 ? reflections : null} reflectivity={sheen} combine={AddOperation} />
  )
}

type BoxMeshProps = { material: ReactNode; size: [width: number, height: number, depth: number]; at: [x: number, y: number, z: number]; round?: number }

/** A box with rounded edges, centred on `at` (m). */
export function BoxMesh({ material, size: [w, h, d], at, round = 0.012 }: BoxMeshProps) {
  const shape = useMemo(() => new RoundedBoxGeometry(w, h, d, 1, Math.min(round, w / 2.01, h / 2.01, d / 2.01)), [w, h, d, round])
  return <ShapeMesh shape={shape} material={material} at={at} />
}

type ShapeMeshProps = { shape: BufferGeometry; material: ReactNode; at?: [x: number, y: number, z: number]; layer?: number; order?: number }

/** A mesh whose geometry was made by the caller. `layer`: who sees it (layers.ts). `order`: when it is drawn, 0 as all others. */
export function ShapeMesh({ shape, material, at = [0, 0, 0], layer = IN_MIRRORS, order = 0 }: ShapeMeshProps) {
  useDisposed(shape)
  return (
    <mesh geometry={shape} position={at} layers-mask={layer} renderOrder={order}>
      {material}
    </mesh>
  )
}

type TubeProps = { radius: number; length: number; at: [x: number, y: number, z: number]; lies?: 'x' | 'z' | undefined; material?: ReactNode }

/** A cylinder centred on `at`, upright unless it lies along x or z (m). */
export function Tube({ radius, length, at, lies, material = <Metal /> }: TubeProps) {
  const quarter = Math.PI / 2
  return (
    <mesh position={at} rotation={[lies === 'z' ? quarter : 0, 0, lies === 'x' ? quarter : 0]}>
      <cylinderGeometry args={[radius, radius, length, radius < 0.02 ? 10 : 28]} />
      {material}
    </mesh>
  )
}

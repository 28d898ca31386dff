import { use } from 'react'
import { AddOperation, type CanvasTexture, type DataTexture } from 'three'
import { Reflections } from './studio.ts'

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

import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import {
  BackSide,
  BoxGeometry,
  Color,
  CubeCamera,
  type CubeTexture,
  HalfFloatType,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  Scene,
  WebGLCubeRenderTarget,
} from 'three'
import type { RoomLight } from './room-light.ts'

/** Few pixels, because soft reflections need no more. */
const PIXELS = 64

/** What glaze, glass and metal reflect in every room: a photographer's white room, in the evening with its lamps turned down, as an environment map. */
export function useStudio(light: RoomLight): CubeTexture {
  const gl = useThree(({ gl }) => gl)
  const target = useMemo(() => {
    const target = new WebGLCubeRenderTarget(PIXELS, { type: HalfFloatType, generateMipmaps: true, minFilter: LinearMipmapLinearFilter })
    new CubeCamera(0.1, 30, target).update(gl, studioScene(light))
    return target
  }, [gl, light])
  useEffect(() => () => target.dispose(), [target])
  return target.texture
}

/** The sides of the studio: right, left, above, below, front, back. */
const SIDES: readonly [colour: string, brightness: number][] = [
  ['#f3ede2', 0.8],
  ['#eef2f2', 0.86],
  ['#fffdf8', 1.1],
  ['#cbbfae', 0.5],
  ['#f6f2ea', 0.9],
  ['#f1ede5', 0.8],
]

/** Lamps, and dark screens without which chrome would be as pale as the studio. Sizes and places in metres. */
const INSIDE: readonly [colour: string, brightness: number, size: [number, number, number], at: [number, number, number]][] = [
  ['#fff6ea', 2.6, [6, 0.1, 4], [0, 6.9, 1]],
  ['#f4f8ff', 2.2, [0.1, 6, 3], [-6.9, 2, 1]],
  ['#ffeedb', 1.6, [0.1, 5, 2], [6.9, 2, -2]],
  ['#fffaf2', 1.9, [2.4, 6, 0.1], [-1, 2, 6.9]],
  ['#fffaf2', 1.7, [2.4, 6, 0.1], [1, 2, -6.9]],
  ['#5d6663', 1, [0.1, 14, 1.6], [-6.8, 0, -3.6]],
  ['#5d6663', 1, [0.1, 14, 1.6], [6.8, 0, 3]],
  ['#5d6663', 1, [1.6, 14, 0.1], [4.2, 0, 6.8]],
  ['#5d6663', 1, [1.6, 14, 0.1], [-4.4, 0, -6.8]],
]

/** The walls' and the lamps' light in the evening, in parts of the day's: chrome in less, or in warmer, is bronze. */
const EVENING = { sides: new Color('#ffe9d2').multiplyScalar(0.75), inside: new Color('#ffe2c0').multiplyScalar(0.9) }

function studioScene(light: RoomLight): Scene {
  const studio = new Scene()
  const shone = (colour: string, brightness: number, on: 'sides' | 'inside') => {
    const shown = new Color(colour).multiplyScalar(brightness)
    return light === 'evening' ? shown.multiply(EVENING[on]) : shown
  }
  const sides = SIDES.map(([colour, brightness]) => new MeshBasicMaterial({ color: shone(colour, brightness, 'sides'), side: BackSide }))
  studio.add(new Mesh(new BoxGeometry(14, 14, 14), sides))
  for (const [colour, brightness, size, at] of INSIDE) {
    const lamp = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: shone(colour, brightness, 'inside') }))
    lamp.position.set(...at)
    studio.add(lamp)
  }
  return studio
}

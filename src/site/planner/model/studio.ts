import { useThree } from '@react-three/fiber'
import { createContext, useEffect, useMemo } from 'react'
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

/** What glaze, glass and chrome reflect: a photographer's white room, as an environment map. */
export const Reflections = createContext<CubeTexture | null>(null)

/** Few pixels, because soft reflections need no more. */
const PIXELS = 64

/** Rendered once. */
export function useStudio(): CubeTexture {
  const gl = useThree(({ gl }) => gl)
  const target = useMemo(() => {
    const target = new WebGLCubeRenderTarget(PIXELS, { type: HalfFloatType, generateMipmaps: true, minFilter: LinearMipmapLinearFilter })
    new CubeCamera(0.1, 30, target).update(gl, studioScene())
    return target
  }, [gl])
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

function studioScene(): Scene {
  const studio = new Scene()
  const sides = SIDES.map(([colour, brightness]) => new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(brightness), side: BackSide }))
  studio.add(new Mesh(new BoxGeometry(14, 14, 14), sides))
  for (const [colour, brightness, size, at] of INSIDE) {
    const lamp = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(brightness) }))
    lamp.position.set(...at)
    studio.add(lamp)
  }
  return studio
}

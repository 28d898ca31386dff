import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, PMREMGenerator, Scene } from 'three'

/** The size of a side of the environment map (pixels). */
const SIZE = 128

/** The light around the model: a photographer's white room, blurred into an environment map. It lights everything, and is what glaze and chrome reflect. */
export function Environment() {
  const { gl, scene, invalidate } = useThree()
  useEffect(() => {
    const studio = studioScene()
    const generator = new PMREMGenerator(gl)
    const { texture } = generator.fromScene(studio, 0.03, 0.1, 30, { size: SIZE })
    generator.dispose()
    scene.environment = texture
    invalidate()
    return () => texture.dispose()
  }, [gl, scene, invalidate])
  return null
}

/** [colour, brightness, size, place]: lamps stand before the walls of the studio, in metres. */
const LAMPS: readonly [colour: string, brightness: number, size: [number, number, number], at: [number, number, number]][] = [
  ['#fff6ea', 5.5, [7, 0.1, 6], [0, 6.9, 1]],
  ['#eef6ff', 3.4, [0.1, 5, 5], [-6.9, 2, 1]],
  ['#ffeedb', 2.2, [0.1, 4, 3], [6.9, 2, -2]],
  ['#fffaf2', 2.6, [4, 4, 0.1], [-1, 2, 6.9]],
]

/** The walls of the studio: right, left, above, below, front, back. */
const SIDES: readonly [colour: string, brightness: number][] = [
  ['#f3ede2', 0.72],
  ['#eef2f2', 0.8],
  ['#fffdf8', 1.15],
  ['#cbbfae', 0.42],
  ['#f6f2ea', 0.86],
  ['#eeeae2', 0.68],
]

function studioScene(): Scene {
  const studio = new Scene()
  const sides = SIDES.map(([colour, brightness]) => new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(brightness), side: BackSide }))
  studio.add(new Mesh(new BoxGeometry(14, 14, 14), sides))
  for (const [colour, brightness, size, at] of LAMPS) {
    const lamp = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(brightness) }))
    lamp.position.set(...at)
    studio.add(lamp)
  }
  return studio
}

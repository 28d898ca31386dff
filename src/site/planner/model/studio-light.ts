import { Float32BufferAttribute, Matrix3, Mesh, MeshBasicMaterial, type Object3D, Vector3 } from 'three'

/** Linear red, green and blue. */
type Light = readonly [number, number, number]

/** The light that comes from each side: what faces right, left, up, down, front, back. Warm from one side, cool from the other. */
const FROM: readonly [positive: Light, negative: Light][] = [
  [
    [0.95, 0.91, 0.85],
    [0.95, 0.96, 0.96],
  ],
  [
    [1.14, 1.12, 1.08],
    [0.56, 0.54, 0.5],
  ],
  [
    [0.99, 0.98, 0.95],
    [0.9, 0.88, 0.85],
  ],
]

/** Near the floor less light arrives: so much, up to so high (m). */
const NEAR_FLOOR = { light: 0.72, height: 0.7 }

/** Gives everything below `model` that is lit by vertex colours the light that falls on it, by where its surfaces face. */
export function lightBodies(model: Object3D) {
  model.updateWorldMatrix(true, true)
  model.traverse((one) => {
    if (one instanceof Mesh && one.material instanceof MeshBasicMaterial && one.material.vertexColors) lightMesh(one)
  })
}

function lightMesh({ geometry, matrixWorld }: Mesh) {
  const [places, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const turn = new Matrix3().getNormalMatrix(matrixWorld)
  const [place, normal] = [new Vector3(), new Vector3()]
  const colours = new Float32Array(places.count * 3)
  for (let corner = 0; corner < places.count; corner += 1) {
    place.fromBufferAttribute(places, corner).applyMatrix4(matrixWorld)
    normal.fromBufferAttribute(normals, corner).applyMatrix3(turn).normalize()
    const high = Math.min(1, Math.max(0, place.y / NEAR_FLOOR.height))
    const part = NEAR_FLOOR.light + (1 - NEAR_FLOOR.light) * high * (2 - high)
    const light = [0, 1, 2].map((channel) => part * lightOn(normal, channel))
    colours.set(light, corner * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
}

/** An ambient cube: the squares of a unit vector's components add up to 1. */
function lightOn({ x, y, z }: Vector3, channel: number): number {
  return [x, y, z].reduce((sum, component, axis) => sum + component ** 2 * (FROM[axis]?.[component > 0 ? 0 : 1][channel] ?? 0), 0)
}

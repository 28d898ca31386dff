import { BufferGeometry, Color, Float32BufferAttribute, Matrix3, Matrix4, Mesh, MeshBasicMaterial, type Object3D, Vector3 } from 'three'
import { ambientOn } from './ambient.ts'
import { TOGETHER } from './file-groups.ts'
import type { RoomLight } from './room-light.ts'

/** The name of a group that fades by itself (with-wall.tsx). */
export const PART = 'part'

/**
 * Draws the bodies of each part of a model, and its panes of glass, as one mesh for each kind of material, because each mesh costs a call of the
 * graphics card; several hundred become a few dozen. The light on bodies is computed meanwhile. Returns the function that takes the meshes away. Their
 * materials are not disposed of: the renderer would delete the programs with the last of them, and compile the same ones for the next meshes.
 */
export function mergeBodies(model: Object3D, light: RoomLight): () => void {
  model.updateWorldMatrix(true, true)
  const parts = [model]
  model.traverse((one) => {
    if (one.name === PART) parts.push(one)
  })
  const merged = parts.flatMap((part) =>
    [...Map.groupBy(bodiesIn(part), keyOf).values()].flatMap((alike) => (isSome(alike) ? [merge(part, alike, light)] : [])),
  )
  return () => {
    for (const mesh of merged) {
      mesh.removeFromParent()
      mesh.geometry.dispose()
    }
  }
}

function isSome(bodies: readonly Body[]): bodies is readonly [Body, ...Body[]] {
  return bodies.length > 0
}

type Body = Mesh<BufferGeometry, MeshBasicMaterial>

/** Without those of the parts within it. */
function bodiesIn(part: Object3D): Body[] {
  return part.children.flatMap((child) => (child.name === PART ? [] : [...(isBody(child) ? [child] : []), ...bodiesIn(child)]))
}

/** A material with a name may be drawn together with others of that name. */
function isBody(one: Object3D): one is Body {
  return one instanceof Mesh && one.material instanceof MeshBasicMaterial && one.material.name !== ''
}

function keyOf({ layers, material: { name, map, envMap, combine, reflectivity } }: Body): string {
  return `${name} ${layers.mask} ${map?.uuid} ${envMap?.uuid} ${combine} ${reflectivity}`
}

function merge(part: Object3D, alike: readonly [Body, ...Body[]], light: RoomLight): Body {
  const toPart = new Matrix4().copy(part.matrixWorld).invert()
  const drawn: Corners = { places: [], normals: [], tiles: [], colours: [], faces: [] }
  for (const body of alike) {
    body.visible = false
    addTo(drawn, body, toPart, light)
  }
  const geometry = new BufferGeometry().setIndex(drawn.faces)
  geometry.setAttribute('position', new Float32BufferAttribute(drawn.places, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(drawn.normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(drawn.tiles, 2))
  geometry.setAttribute('color', new Float32BufferAttribute(drawn.colours, 3))
  const [{ material, renderOrder, layers }] = alike
  const together = material.clone()
  // Its copy has no name, so that it is not merged once more.
  together.name = ''
  // The colours of bodies are in their corners.
  if (material.vertexColors) together.color.set('#ffffff')
  const mesh = new Mesh(geometry, together)
  mesh.name = TOGETHER
  mesh.renderOrder = renderOrder
  mesh.layers.mask = layers.mask
  part.add(mesh)
  return mesh
}

type Corners = Record<'places' | 'normals' | 'tiles' | 'colours' | 'faces', number[]>

function addTo(drawn: Corners, { geometry, material, matrixWorld }: Body, toPart: Matrix4, light: RoomLight) {
  const [places, normals, tiles] = [geometry.getAttribute('position'), geometry.getAttribute('normal'), geometry.getAttribute('uv')]
  const from = drawn.places.length / 3
  const turn = new Matrix3().getNormalMatrix(matrixWorld)
  const inPart = new Matrix4().multiplyMatrices(toPart, matrixWorld)
  const turnInPart = new Matrix3().getNormalMatrix(inPart)
  const [place, normal, own, lit] = [new Vector3(), new Vector3(), new Color(material.color), [0, 0, 0] as [number, number, number]]
  for (let corner = 0; corner < places.count; corner += 1) {
    place.fromBufferAttribute(places, corner).applyMatrix4(matrixWorld)
    normal.fromBufferAttribute(normals, corner).applyMatrix3(turn).normalize()
    ambientOn(normal, place.y, light, lit)
    drawn.colours.push(own.r * lit[0], own.g * lit[1], own.b * lit[2])
    place.fromBufferAttribute(places, corner).applyMatrix4(inPart)
    normal.fromBufferAttribute(normals, corner).applyMatrix3(turnInPart).normalize()
    drawn.places.push(place.x, place.y, place.z)
    drawn.normals.push(normal.x, normal.y, normal.z)
    drawn.tiles.push(tiles ? tiles.getX(corner) : 0, tiles ? tiles.getY(corner) : 0)
  }
  const order = geometry.getIndex()
  const count = order ? order.count : places.count
  for (let corner = 0; corner < count; corner += 1) drawn.faces.push(from + (order ? order.getX(corner) : corner))
}

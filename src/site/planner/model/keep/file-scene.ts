import { BufferAttribute, BufferGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, MultiplyOperation, type Object3D, Scene, type Texture } from 'three'
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Plan } from '#domain/room/plan.ts'
import { boundsOf } from '#domain/room/walls.ts'
import { GROUND, TOGETHER, VIEW_ONLY } from '../file-groups.ts'
import { toMetres } from '../metres.ts'
import { SLAB } from '../surfaces.ts'
import { type FileLook, fileMaterial } from './file-material.ts'

/** In the scale 1:10 `scale` is 0.1. `hasGround`: with the slab that the room stands on. */
type Size = { readonly scale: number; readonly hasGround: boolean }

/**
 * The room for files: every body and surface with its material, those alike as one mesh, in metres, y up, in the middle of the floor that it is put
 * on. Walls have no outside, so from there one looks over them into the room.
 */
export function fileScene(model: Object3D, { room }: Plan, { scale, hasGround }: Size): Scene {
  model.updateWorldMatrix(true, true)
  const { right, bottom } = boundsOf(room)
  const whole = new Group()
  whole.name = 'badrum'
  const alike = Map.groupBy(meshesIn(model, hasGround), (mesh) => keyOf(lookOf(mesh)))
  for (const meshes of alike.values()) {
    const [first] = meshes
    if (!first) continue
    const look = lookOf(first)
    const geometry = mergeGeometries(meshes.flatMap((mesh) => geometriesOf(mesh, look)))
    // Corners that are equal are written once.
    whole.add(new Mesh(mergeVertices(geometry), fileMaterial(look)))
  }
  whole.scale.setScalar(scale)
  whole.position.set(-toMetres(right) / 2, hasGround ? SLAB + ABOVE_SLAB : 0, -toMetres(bottom) / 2).multiplyScalar(scale)
  whole.updateMatrix()
  const scene = new Scene()
  scene.name = 'badrum'
  return scene.add(whole)
}

/** From the slab to the floor (surfaces.ts). */
const ABOVE_SLAB = 0.006

type FlatMesh = Mesh<BufferGeometry, MeshBasicMaterial>

/** Whether they are seen from the camera or not. */
function meshesIn(model: Object3D, hasGround: boolean): FlatMesh[] {
  if (model.name === VIEW_ONLY || model.name === TOGETHER || (model.name === GROUND && !hasGround)) return []
  return [...(isFlat(model) ? [model] : []), ...model.children.flatMap((child) => meshesIn(child, hasGround))]
}

function isFlat(one: Object3D): one is FlatMesh {
  return one instanceof Mesh && one.material instanceof MeshBasicMaterial
}

function lookOf({ material: { name, color, map, envMap, combine, reflectivity } }: FlatMesh): FileLook {
  const image: unknown = map?.image
  // The view draws what a mirror shows, which is no picture that a file could have.
  const isMirror = map !== null && !(image instanceof HTMLCanvasElement)
  const gloss = envMap ? reflectivity : 0
  if (name === 'glass' || name === 'glass edge' || name === 'lamp') return { what: name, color, map: null, gloss }
  if (isMirror) return { what: 'mirror', color, map: null, gloss: 1 }
  return { what: envMap && combine === MultiplyOperation ? 'metal' : 'plain', color, map, gloss }
}

function keyOf({ what, color, map, gloss }: FileLook): string {
  return `${what} ${color.getHexString()} ${map?.uuid} ${gloss}`
}

/** In the room's coordinates, its texture coordinates as its texture repeats. What is seen from both sides is there twice, because files of Apple's know one side. */
function geometriesOf({ geometry, material, matrixWorld }: FlatMesh, { map }: FileLook): BufferGeometry[] {
  // A clone of a box or cylinder would be built as such before it is overwritten.
  const copy = new BufferGeometry().copy(geometry)
  const own = copy.index ? copy : indexed(copy)
  for (const name of Object.keys(own.attributes)) if (!['position', 'normal', ...(map ? ['uv'] : [])].includes(name)) own.deleteAttribute(name)
  own.clearGroups()
  if (!own.hasAttribute('normal')) own.computeVertexNormals()
  own.applyMatrix4(matrixWorld)
  own.normalizeNormals()
  if (map) repeatTexture(own, map)
  return material.side === DoubleSide ? [own, turnedOver(own)] : [own]
}

function indexed(geometry: BufferGeometry): BufferGeometry {
  return geometry.setIndex(Array.from({ length: geometry.getAttribute('position').count }, (_, corner) => corner))
}

function repeatTexture(geometry: BufferGeometry, { repeat }: Texture) {
  const places = geometry.getAttribute('uv')
  for (let corner = 0; corner < places.count; corner += 1) places.setXY(corner, places.getX(corner) * repeat.x, places.getY(corner) * repeat.y)
}

function turnedOver(geometry: BufferGeometry): BufferGeometry {
  const other = geometry.clone()
  const order = other.getIndex()
  if (order) other.setIndex(new BufferAttribute(order.array.toReversed(), 1))
  const normals = other.getAttribute('normal')
  for (let corner = 0; corner < normals.count; corner += 1) normals.setXYZ(corner, -normals.getX(corner), -normals.getY(corner), -normals.getZ(corner))
  return other
}

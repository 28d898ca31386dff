import { useFrame, useThree } from '@react-three/fiber'
import { createContext, use, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type Camera,
  HalfFloatType,
  Matrix4,
  type Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { colours } from '#shared/brand.ts'
import { BoxMesh, Metal } from './materials.tsx'
import { useDisposed } from './use-disposed.ts'
import { useWholeRoom } from './with-wall.tsx'

/** Pixels of the reflection for each metre of mirror. */
const PIXELS_PER_METRE = 420
const FAR = 40

/** Draws what a mirror shows to a camera. */
type Reflect = (gl: WebGLRenderer, scene: Scene, camera: Camera) => void
export type MirrorList = Set<Reflect>

/** The mirrors of a room, for a picture of it from another camera than the view's. */
export const Mirrors = createContext<MirrorList>(new Set())

type MirrorProps = { w: number; h: number; at: [x: number, y: number, z: number] }

/**
 * A mirror that faces plus z. Before each frame the room is rendered from the camera's reflected place; the mirror itself is the
 * near plane, so its whole picture is used and nothing behind it is seen.
 */
export function Mirror({ w, h, at }: MirrorProps) {
  const pane = useRef<Mesh>(null)
  const drawn = useRef<WebGLRenderTarget>(undefined)
  const target = useMemo(
    () => new WebGLRenderTarget(Math.round(w * PIXELS_PER_METRE), Math.round(h * PIXELS_PER_METRE), { type: HalfFloatType, samples: 2 }),
    [w, h],
  )
  const surface = useMemo(() => mirroredPlane(w, h), [w, h])
  const eye = useMemo(reflectedCamera, [])
  const showWholeRoom = useWholeRoom()
  const invalidate = useThree(({ invalidate }) => invalidate)
  useDisposed(target)
  useEffect(() => invalidate(), [invalidate])

  const reflect = useCallback<Reflect>(
    (gl, scene, camera) => {
      const mirror = pane.current
      if (!mirror || !isShown(mirror)) return
      drawn.current = target
      mirror.updateWorldMatrix(true, false)
      const { x, y, z } = mirror.worldToLocal(scratch.copy(camera.position))
      if (z <= 0.01) return
      // The reflected camera looks towards plus z, so its left is at plus x.
      eye.projectionMatrix.makePerspective(x - w / 2, x + w / 2, h / 2 - y, -h / 2 - y, z, FAR)
      eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert()
      eye.matrixWorld.copy(mirror.matrixWorld).multiply(turned.makeRotationY(Math.PI).setPosition(x, y, -z))
      eye.matrixWorldInverse.copy(eye.matrixWorld).invert()
      const hideAgain = showWholeRoom()
      mirror.visible = false
      gl.setRenderTarget(target)
      gl.setClearColor(colours.surface, 1)
      gl.render(scene, eye)
      gl.setClearColor(colours.surface, 0)
      gl.setRenderTarget(null)
      mirror.visible = true
      hideAgain()
    },
    [w, h, target, eye, showWholeRoom],
  )

  useFrame(({ gl, scene, camera, viewport }) => {
    // Where each frame is slow, the reflection follows at rest (sharpness.ts).
    if (drawn.current === target && gl.getPixelRatio() < viewport.initialDpr) return
    reflect(gl, scene, camera)
  })

  const mirrors = use(Mirrors)
  useEffect(() => {
    mirrors.add(reflect)
    return () => void mirrors.delete(reflect)
  }, [mirrors, reflect])

  return (
    <group position={at}>
      {/* So far behind the pane that it does not show through it from a distance. */}
      <BoxMesh material={<Metal />} size={[w + 0.008, h + 0.008, 0.013]} at={[0, 0, 0.0065]} round={0.002} />
      <mesh ref={pane} geometry={surface} position={[0, 0, 0.019]}>
        <meshBasicMaterial map={target.texture} color="#f3f4f2" />
      </mesh>
    </group>
  )
}

const scratch = new Vector3()
const turned = new Matrix4()

function reflectedCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera()
  camera.matrixAutoUpdate = false
  camera.matrixWorldAutoUpdate = false
  return camera
}

/** Its texture coordinates run from right to left. */
function mirroredPlane(w: number, h: number): PlaneGeometry {
  const plane = new PlaneGeometry(w, h)
  const uv = plane.getAttribute('uv')
  for (let corner = 0; corner < uv.count; corner += 1) uv.setX(corner, 1 - uv.getX(corner))
  return plane
}

function isShown(mirror: Mesh): boolean {
  let shown = true
  mirror.traverseAncestors(({ visible }) => {
    shown &&= visible
  })
  return shown
}

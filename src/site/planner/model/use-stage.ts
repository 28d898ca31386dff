import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import {
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  RingGeometry,
  TorusGeometry,
} from 'three'

// Named one by one: the whole library is several times as large.
extend({
  BoxGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PointLight,
  RingGeometry,
  TorusGeometry,
})

/** Shows a scene on a canvas, and draws it again only when something has changed. */
export function useStage(canvas: RefObject<HTMLCanvasElement | null>, camera: PerspectiveCamera, scene: ReactNode) {
  const [stage, setStage] = useState<ReconcilerRoot<HTMLCanvasElement>>()

  useEffect(() => {
    const element = canvas.current
    const box = element?.parentElement
    if (!element || !box) return
    const root = createRoot(element)
    const fill = async () => {
      const { clientWidth: width, clientHeight: height } = box
      // Upright windows see as much to the sides as wide ones do.
      camera.fov = width > height ? 62 : 78
      camera.aspect = width / height
      camera.updateProjectionMatrix()
      await root.configure({ camera, frameloop: 'demand', shadows: true, dpr: [1, 2], size: { width, height, top: 0, left: 0 } })
      // Only now: a stage that is shown something first takes a camera of its own.
      setStage(root)
    }
    const observer = new ResizeObserver(() => void fill())
    observer.observe(box)
    return () => {
      observer.disconnect()
      setStage(undefined)
      root.unmount()
    }
  }, [canvas, camera])

  useEffect(() => {
    stage?.render(scene)
  })
}

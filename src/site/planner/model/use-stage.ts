import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import {
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  DirectionalLight,
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
  CylinderGeometry,
  DirectionalLight,
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
  const stage = useRef<ReconcilerRoot<HTMLCanvasElement>>(undefined)

  useEffect(() => {
    const element = canvas.current
    const box = element?.parentElement
    if (!element || !box) return
    const root = createRoot(element)
    stage.current = root
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = box
      // Upright windows see as much to the sides as wide ones do.
      camera.fov = width > height ? 62 : 78
      return root.configure({ camera, frameloop: 'demand', shadows: true, dpr: [1, 2], size: { width, height, top: 0, left: 0 } })
    }
    const observer = new ResizeObserver(() => void fit())
    observer.observe(box)
    return () => {
      observer.disconnect()
      stage.current = undefined
      root.unmount()
    }
  }, [canvas, camera])

  useEffect(() => {
    stage.current?.render(scene)
  })
}

import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { PerspectiveCamera } from 'three'
import * as sceneElements from './scene-elements.ts'

extend(sceneElements)

/** Renders a scene to a canvas, again only when something has changed. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, camera: PerspectiveCamera, scene: ReactNode) {
  const [root, setRoot] = useState<ReconcilerRoot<HTMLCanvasElement>>()

  useEffect(() => {
    const element = canvas.current
    const container = element?.parentElement
    if (!element || !container) return
    const created = createRoot(element)
    const resize = async () => {
      const { clientWidth: width, clientHeight: height } = container
      // A wider angle for upright canvases, which would show too little to the sides.
      camera.fov = width > height ? 62 : 78
      camera.aspect = width / height
      camera.updateProjectionMatrix()
      await created.configure({ camera, frameloop: 'demand', shadows: true, dpr: [1, 2], size: { width, height, top: 0, left: 0 } })
      // Not before `configure`: a root that renders first creates its own camera.
      setRoot(created)
    }
    const observer = new ResizeObserver(() => void resize())
    observer.observe(container)
    return () => {
      observer.disconnect()
      setRoot(undefined)
      created.unmount()
    }
  }, [canvas, camera])

  useEffect(() => {
    root?.render(scene)
  })
}

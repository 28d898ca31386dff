import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { NeutralToneMapping, type PerspectiveCamera } from 'three'
import * as sceneElements from './scene-elements.ts'

extend(sceneElements)

type SceneProps = { camera: PerspectiveCamera; onResize: (aspect: number) => void; onLost: () => void }

/** Renders a scene to a canvas, again only when something has changed. `onLost`: the browser has taken the graphics memory back. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, { camera, onResize, onLost }: SceneProps, scene: ReactNode) {
  const [root, setRoot] = useState<ReconcilerRoot<HTMLCanvasElement>>()

  useEffect(() => {
    const element = canvas.current
    const container = element?.parentElement
    if (!element || !container) return
    const created = createRoot(element)
    const resize = async () => {
      const { clientWidth: width, clientHeight: height } = container
      await created.configure({
        camera,
        frameloop: 'demand',
        dpr: [1, 2],
        size: { width, height, top: 0, left: 0 },
        gl: { alpha: true, antialias: true, toneMapping: NeutralToneMapping },
      })
      // Not before `configure`: a root that renders first creates its own camera.
      onResize(width / height)
      setRoot(created)
    }
    const observer = new ResizeObserver(() => void resize())
    observer.observe(container)
    element.addEventListener('webglcontextlost', onLost)
    return () => {
      element.removeEventListener('webglcontextlost', onLost)
      observer.disconnect()
      setRoot(undefined)
      created.unmount()
    }
  }, [canvas, camera])

  useEffect(() => {
    root?.render(scene)
  })
}

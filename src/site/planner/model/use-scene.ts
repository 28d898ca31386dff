import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { BoxGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, NeutralToneMapping, type PerspectiveCamera, PlaneGeometry, TorusGeometry } from 'three'
import { hasWebGl } from '../has-webgl.ts'

// The classes of three.js that the model's JSX names, one by one: all of three.js is several times as large.
extend({ BoxGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, PlaneGeometry, TorusGeometry })

type SceneProps = { camera: PerspectiveCamera; onResize: (aspect: number) => void; onLost: () => void }

/** Renders a scene to a canvas, again only when something has changed. `onLost`: the browser has taken the graphics memory back. */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, { camera, onResize, onLost }: SceneProps, scene: ReactNode) {
  const [root, setRoot] = useState<ReconcilerRoot<HTMLCanvasElement>>()

  const resized = useEffectEvent(onResize)
  const lost = useEffectEvent(onLost)

  useEffect(() => {
    const element = canvas.current
    const container = element?.parentElement
    if (!element || !container) return
    const created = createRoot(element)
    // Without a graphics card edges are smoothed only at rest, by drawing twice as many pixels (sharpness.ts): smoothing each frame
    // would take several times as long.
    const software = !hasWebGl({ failIfMajorPerformanceCaveat: true })
    const resize = async () => {
      const { clientWidth: width, clientHeight: height } = container
      await created.configure({
        camera,
        frameloop: 'demand',
        dpr: software ? 2 : [1, 2],
        size: { width, height, top: 0, left: 0 },
        gl: { alpha: true, antialias: !software, toneMapping: NeutralToneMapping },
      })
      // Not before `configure`: a root that renders first creates its own camera.
      resized(width / height)
      setRoot(created)
    }
    const observer = new ResizeObserver(() => void resize())
    observer.observe(container)
    const onContextLost = () => lost()
    element.addEventListener('webglcontextlost', onContextLost)
    return () => {
      element.removeEventListener('webglcontextlost', onContextLost)
      observer.disconnect()
      setRoot(undefined)
      created.unmount()
    }
  }, [canvas, camera])

  useEffect(() => {
    root?.render(scene)
  })
}

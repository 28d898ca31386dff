import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  BoxGeometry,
  CustomToneMapping,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  ShaderChunk,
  TorusGeometry,
} from 'three'
import { hasWebGl } from '../has-webgl.ts'

// The classes of three.js that the model's JSX names, one by one: all of three.js is several times as large.
extend({ BoxGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, PlaneGeometry, TorusGeometry })

/**
 * White tiles in full light stay white: what is not brighter than a white sheet is shown as it is, only what shines is compressed. three.js has this
 * place for a tone mapping of one's own.
 */
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  'vec3 CustomToneMapping( vec3 color ) { vec3 over = max( color * toneMappingExposure - 0.86, 0.0 ); return min( color * toneMappingExposure, 0.86 ) + 0.14 * ( 1.0 - exp( - over / 0.14 ) ); }',
)

/**
 * The studio that all things reflect (studio.ts) is white all around. What is dark stands mostly among dark things, and reflects as much less: else black
 * marble is grey, and a dark glaze pale.
 */
ShaderChunk.envmap_fragment = ShaderChunk.envmap_fragment.replace(
  'outgoingLight += envColor.xyz * specularStrength * reflectivity;',
  'outgoingLight += envColor.xyz * specularStrength * reflectivity * min( outgoingLight + 0.2, 1.0 );',
)

type SceneProps = { camera: PerspectiveCamera; onResize: (aspect: number) => void; onLost: () => void }

/**
 * Renders a scene to a canvas, again only when something has changed. `onLost`: the browser has taken the graphics memory back. Returns where the
 * scene and its renderer are found once there are any.
 */
export function useScene(canvas: RefObject<HTMLCanvasElement | null>, { camera, onResize, onLost }: SceneProps, scene: ReactNode) {
  const [root, setRoot] = useState<ReconcilerRoot<HTMLCanvasElement>>()
  const store = useRef<ReturnType<ReconcilerRoot<HTMLCanvasElement>['render']>>(undefined)

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
        gl: { alpha: true, antialias: !software, toneMapping: CustomToneMapping },
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
    store.current = root?.render(scene)
  })

  return store
}

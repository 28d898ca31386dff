import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { Matrix4 } from 'three'

/** A frame that takes longer is too slow while the camera moves, and one that takes less is fast (ms). */
const SLOW = 30
const FAST = 12
/** How soon after the last movement the model is drawn sharp again (ms). */
const REST_MS = 220
/** The fewest pixels while it moves, in parts of the sharp picture's width, and those of the first movement. */
const LEAST = 0.3
const FIRST = 0.7

/** On slow devices draws fewer pixels while the camera moves, and all of them once it rests. */
export function Sharpness() {
  const setDpr = useThree(({ setDpr }) => setDpr)
  const sharp = useThree(({ viewport }) => viewport.initialDpr)
  const before = useRef<Matrix4>(undefined)
  const moving = useRef(FIRST)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  useFrame(({ camera }) => {
    camera.updateMatrixWorld()
    const hasMoved = before.current !== undefined && !before.current.equals(camera.matrixWorld)
    before.current = (before.current ?? new Matrix4()).copy(camera.matrixWorld)
    if (!hasMoved) return
    const began = performance.now()
    // The browser does not ask for a next frame before the graphics card has room for it.
    requestAnimationFrame(() => {
      const took = performance.now() - began
      if (took > SLOW) moving.current = Math.max(LEAST, moving.current * 0.8)
      else if (took < FAST) moving.current = Math.min(1, moving.current * 1.05)
    })
    setDpr(sharp * moving.current)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => setDpr(sharp), REST_MS)
  })
  return null
}

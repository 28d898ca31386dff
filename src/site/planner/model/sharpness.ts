import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { Matrix4 } from 'three'

/** When frames take longer on average, fewer pixels are drawn while the camera moves; when they take less, more the next time (ms). */
const SLOW = 30
const FAST = 18
/** How much the last frame counts in the average: one that waits for something else is no reason. */
const LAST = 0.2
/** How soon after the last movement the model is drawn sharp again (ms): never between two slow frames of one. */
const REST_MS = 220
/** The fewest pixels while it moves, in parts of the sharp picture's width, and those of the first movement. */
const LEAST = 0.3
const FIRST = 0.7
/** How many more the next movement is tried with. */
const MORE = 1.2

/** On slow devices draws fewer pixels while the camera moves, and all of them once it rests. The canvas changes its size seldom: the browser waits for all frames then. */
export function Sharpness() {
  const gl = useThree(({ gl }) => gl)
  const invalidate = useThree(({ invalidate }) => invalidate)
  const sharp = useThree(({ viewport }) => viewport.initialDpr)
  const before = useRef<Matrix4>(undefined)
  const pace = useRef({ pixels: FIRST, tooMany: Number.POSITIVE_INFINITY, average: FAST })
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  function learn(took: number) {
    const { pixels, average } = pace.current
    pace.current.average = average + LAST * (Math.min(took, 2 * SLOW) - average)
    if (pace.current.average <= SLOW) return
    pace.current = { pixels: Math.max(LEAST, pixels * 0.7), tooMany: pixels, average: FAST }
  }

  function beSharp() {
    const { pixels, tooMany, average } = pace.current
    if (average < FAST && pixels * MORE < tooMany) pace.current.pixels = Math.min(1, pixels * MORE)
    gl.setPixelRatio(sharp)
    invalidate()
  }

  useFrame(({ camera }) => {
    camera.updateMatrixWorld()
    const hasMoved = before.current !== undefined && !before.current.equals(camera.matrixWorld)
    before.current = (before.current ?? new Matrix4()).copy(camera.matrixWorld)
    if (!hasMoved) return
    const began = performance.now()
    // The browser does not ask for a next frame before the graphics card has room for it.
    requestAnimationFrame(() => learn(performance.now() - began))
    const ratio = sharp * pace.current.pixels
    if (gl.getPixelRatio() !== ratio) gl.setPixelRatio(ratio)
    clearTimeout(rest.current)
    rest.current = setTimeout(beSharp, REST_MS + 3 * pace.current.average)
  })
  return null
}

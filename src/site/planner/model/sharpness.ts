import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'

/** A frame that takes longer is too slow while the model turns, and one that takes less is fast (ms). */
const SLOW = 31
const FAST = 14
/** How soon after the last movement the model is drawn sharp again (ms). */
const REST_MS = 220
const LEAST = 0.4

/**
 * On slow devices draws fewer pixels while the model moves, and all of them once it rests. How much is enough is learnt from the
 * first frames of a movement.
 */
export function Sharpness() {
  const setDpr = useThree(({ setDpr }) => setDpr)
  const sharp = useThree(({ viewport }) => viewport.initialDpr)
  const moving = useRef(1)
  const mean = useRef(0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  useFrame(() => {
    const began = performance.now()
    // The browser asks for the next frame once this one is under way on the graphics card.
    requestAnimationFrame(() => {
      mean.current = mean.current * 0.6 + (performance.now() - began) * 0.4
    })
    const isSharpAgain = rest.current === undefined
    if (mean.current > SLOW) moving.current = Math.max(LEAST, moving.current * 0.85)
    else if (mean.current < FAST) moving.current = Math.min(1, moving.current * 1.05)
    if (moving.current === 1 || isSharpAgain) {
      rest.current ??= setTimeout(() => {})
      return
    }
    setDpr(sharp * moving.current)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      rest.current = undefined
      setDpr(sharp)
    }, REST_MS)
  })
  return null
}

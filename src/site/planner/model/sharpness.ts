import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'

/** A frame that takes longer is too slow while the model moves, and one that takes less is fast (ms). */
const SLOW = 30
const FAST = 12
/** How soon after the last movement the model is drawn sharp again (ms). */
const REST_MS = 220
/** The fewest pixels, in parts of the sharp picture's width. */
const LEAST = 0.3

/** On slow devices draws fewer pixels while the model moves, and all of them once it rests. */
export function Sharpness() {
  const setDpr = useThree(({ setDpr }) => setDpr)
  const sharp = useThree(({ viewport }) => viewport.initialDpr)
  const moving = useRef(0.7)
  const isResting = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  useFrame(() => {
    if (isResting.current) {
      isResting.current = false
      return
    }
    const began = performance.now()
    // The browser does not ask for a next frame before the graphics card has room for it.
    requestAnimationFrame(() => {
      const took = performance.now() - began
      if (took > SLOW) moving.current = Math.max(LEAST, moving.current * 0.75)
      else if (took < FAST) moving.current = Math.min(1, moving.current * 1.05)
    })
    if (moving.current === 1) return
    setDpr(sharp * moving.current)
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      isResting.current = true
      setDpr(sharp)
    }, REST_MS)
  })
  return null
}

import { invalidate } from '@react-three/fiber'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { between, type CameraPose, poseOf, startInside, startOutside, stepped, turned, type View, zoomed } from './camera-pose.ts'

/** Duration of a step, and of the way into the room and out of it (ms). */
const STEP_MS = 260
const FLIGHT_MS = 900

/** A camera that goes around the room or stands in it, and the functions that move it. */
export function useCamera(plan: Plan) {
  const camera = useMemo(() => new PerspectiveCamera(24, 1, 0.05, 80), [])
  const [at, setAt] = useState<View['at']>('outside')
  const [start] = useState(() => startOutside(plan))
  const view = useRef<View>(start)
  const outside = useRef<View>(start)
  const pose = useRef<CameraPose>(undefined)
  const aspect = useRef(1)
  const frame = useRef(0)
  const current = useRef(plan)

  /** Where the camera stays until it is moved again. */
  function show() {
    cancelAnimationFrame(frame.current)
    apply(poseOf(view.current, current.current, aspect.current))
  }

  function apply(to: CameraPose) {
    pose.current = to
    camera.position.set(to.x, to.y, to.z)
    camera.rotation.set(to.tilt, to.turn, 0, 'YXZ')
    camera.fov = to.angle
    camera.aspect = aspect.current
    camera.updateProjectionMatrix()
    invalidate()
  }

  /** Animated, unless the visitor prefers reduced motion. */
  function go(to: View, duration = STEP_MS) {
    view.current = to
    const from = pose.current
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
    cancelAnimationFrame(frame.current)
    const end = poseOf(to, current.current, aspect.current)
    const began = performance.now()
    const animate = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / duration))
      apply(between(from, end, 1 - (1 - part) ** 3))
      if (part < 1) frame.current = requestAnimationFrame(animate)
    }
    frame.current = requestAnimationFrame(animate)
  }

  const showAgain = useEffectEvent(show)

  useEffect(() => {
    current.current = plan
    showAgain()
    return () => cancelAnimationFrame(frame.current)
  }, [plan])

  return {
    camera,
    at,
    resize: (to: number) => {
      aspect.current = to
      show()
    },
    /** Radians, by key or button. */
    turn: (by: number, tilt = 0) => go(turned(view.current, by, tilt)),
    /** By dragging: at once. */
    drag: (by: number, tilt: number) => {
      view.current = view.current.at === 'outside' ? turned(view.current, -by, tilt) : turned(view.current, by, tilt)
      show()
    },
    zoom: (by: number, animated = true) => {
      if (view.current.at !== 'outside') return
      view.current = zoomed(view.current, by)
      if (animated) go(view.current)
      else show()
    },
    walk: (metres: number) => {
      if (view.current.at === 'inside') go(stepped(view.current, plan.room, metres))
    },
    stepIn: () => {
      outside.current = view.current
      setAt('inside')
      go(startInside(plan), FLIGHT_MS)
    },
    stepOut: () => {
      setAt('outside')
      go(outside.current, FLIGHT_MS)
    },
  }
}

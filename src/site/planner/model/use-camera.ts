import { invalidate } from '@react-three/fiber'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera, Vector3 } from 'three'
import type { PictureCamera } from '#content/gallery/idea-views.ts'
import type { Plan } from '#domain/room/plan.ts'
import { around, between, type CameraPose, isSamePose, place, poseOf, startOutside, stepped, turned, type View, walkedTo, zoomed } from './camera-pose.ts'
import { startInside } from './inside-start.ts'
import { VISITORS_LAYER } from './layers.ts'

/** Duration of a step, and of the way into the room and out of it (ms). */
const STEP_MS = 260
const FLIGHT_MS = 900

/** Once around the room (ms): what moves by itself for at most five seconds needs no button that stops it (WCAG 2.2.2). */
const ROUND_MS = 4800
/** Once in a visit to the page. */
let hasTurned = false

/** A camera that goes around the room or stands in it, and the functions that move it. */
export function useCamera(plan: Plan, picture: PictureCamera | undefined) {
  const camera = useMemo(() => {
    const camera = new PerspectiveCamera(24, 1, 0.05, 80)
    camera.layers.enable(VISITORS_LAYER)
    return camera
  }, [])
  const [at, setAt] = useState<View['at']>(picture ? 'picture' : 'outside')
  const [start] = useState(() => ({ outside: startOutside(plan), first: picture ? ({ at: 'picture', from: picture } as const) : startOutside(plan) }))
  const view = useRef<View>(start.first)
  const outside = useRef<View>(start.outside)
  const pose = useRef<CameraPose>(undefined)
  const aspect = useRef(1)
  const frame = useRef(0)
  const flies = useRef(false)
  const current = useRef(plan)

  /** Where the camera stays until it is moved again. */
  function show() {
    rest()
    apply(poseOf(view.current, current.current, aspect.current))
  }

  function rest() {
    cancelAnimationFrame(frame.current)
    flies.current = false
  }

  /** With another plan. Other materials do not move the camera: a frame for it would show the earlier ones. */
  function follow() {
    rest()
    const to = poseOf(view.current, current.current, aspect.current)
    if (!pose.current || !isSamePose(pose.current, to)) apply(to)
  }

  function apply(to: CameraPose) {
    pose.current = to
    place(camera, to, aspect.current)
    invalidate()
  }

  /** Animated, unless the visitor prefers reduced motion. */
  function go(to: View, duration = STEP_MS) {
    view.current = to
    const from = pose.current
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
    cancelAnimationFrame(frame.current)
    const began = performance.now()
    const animate = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / duration))
      // A finger that goes on dragging moves the end.
      apply(between(from, poseOf(view.current, current.current, aspect.current), 1 - (1 - part) ** 3))
      flies.current = part < 1
      if (part < 1) frame.current = requestAnimationFrame(animate)
    }
    flies.current = true
    frame.current = requestAnimationFrame(animate)
  }

  /** By itself, when the room is first seen; any other movement ends it where it is. */
  function turnOnce() {
    const from = view.current
    if (hasTurned || from.at !== 'outside' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    hasTurned = true
    const began = performance.now()
    const animate = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / ROUND_MS))
      // Slowly off, slowly home.
      view.current = part < 1 ? { ...from, turn: from.turn - 2 * Math.PI * part * part * (3 - 2 * part) } : from
      apply(poseOf(view.current, current.current, aspect.current))
      if (part < 1) frame.current = requestAnimationFrame(animate)
    }
    frame.current = requestAnimationFrame(animate)
  }

  /** The first turn leaves the rendering's place for the way around the room; whether it did. */
  function leavePicture(): boolean {
    if (view.current.at !== 'picture') return false
    setAt('outside')
    go(around(view.current), FLIGHT_MS)
    return true
  }

  const followed = useEffectEvent(follow)

  useEffect(() => {
    current.current = plan
    followed()
    return () => cancelAnimationFrame(frame.current)
  }, [plan])

  return {
    camera,
    at,
    /** A camera in the same place, for a picture of another shape than the canvas. */
    ofShape: (wide: number) => place(camera.clone(), poseOf(view.current, current.current, wide), wide),
    turnOnce,
    /** Ends what moves by itself. */
    stop: () => {
      if (!flies.current) cancelAnimationFrame(frame.current)
    },
    resize: (to: number) => {
      aspect.current = to
      show()
    },
    /** Radians, by key or button. */
    turn: (by: number, tilt = 0) => {
      if (!leavePicture() && view.current.at !== 'picture') go(turned(view.current, by, tilt))
    },
    /** By dragging: at once. */
    drag: (by: number, tilt: number) => {
      if (leavePicture() || view.current.at === 'picture') return
      view.current = view.current.at === 'outside' ? turned(view.current, -by, tilt) : turned(view.current, by, tilt)
      if (!flies.current) show()
    },
    zoom: (by: number, animated = true) => {
      if (leavePicture() || view.current.at !== 'outside') return
      view.current = zoomed(view.current, by)
      if (animated) go(view.current)
      else show()
    },
    walk: (metres: number) => {
      if (view.current.at === 'inside') go(stepped(view.current, plan.room, metres))
    },
    /** Along the floor to where it was tapped: `right` and `up` from the canvas' middle, from -1 to 1. */
    walkTo: (right: number, up: number) => {
      const place = view.current.at === 'inside' ? floorAt(camera, right, up) : undefined
      if (place && view.current.at === 'inside') go(walkedTo(view.current, plan, place), FLIGHT_MS)
    },
    /** Back to where the rendering was made. */
    toPicture: () => {
      if (!picture) return
      setAt('picture')
      go({ at: 'picture', from: picture }, FLIGHT_MS)
    },
    leavePicture,
    stepIn: () => {
      if (view.current.at === 'outside') outside.current = view.current
      setAt('inside')
      go(startInside(plan), FLIGHT_MS)
    },
    stepOut: () => {
      setAt('outside')
      go(outside.current, FLIGHT_MS)
    },
  }
}

/** Where on the floor a place of the canvas is (m); undefined above the horizon. */
function floorAt(camera: PerspectiveCamera, right: number, up: number): { x: number; z: number } | undefined {
  camera.updateMatrixWorld()
  const ray = new Vector3(right, up, 0.5).unproject(camera).sub(camera.position)
  if (ray.y >= 0) return undefined
  const far = -camera.position.y / ray.y
  return { x: camera.position.x + ray.x * far, z: camera.position.z + ray.z * far }
}

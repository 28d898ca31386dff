import { invalidate } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { PerspectiveCamera } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { between, EYE_HEIGHT, type Pose, poseAtDoor, stepped, turned } from './camera-pose.ts'

/** Duration of the animation of a step (ms). */
const STEP_MS = 260

/** A camera at eye height, and functions that walk and look around with it. */
export function useFirstPersonCamera(plan: Plan) {
  const camera = useMemo(() => new PerspectiveCamera(60, 1, 0.05, 40), [])
  const pose = useRef<Pose>(undefined)
  const frame = useRef(0)
  const here = pose.current ?? poseAtDoor(plan)
  pose.current = here

  useEffect(() => {
    applyPose(camera, here)
    return () => cancelAnimationFrame(frame.current)
  }, [camera, here])

  /** Animated, unless the visitor prefers reduced motion. */
  function go(to: Pose) {
    const from = pose.current ?? to
    pose.current = to
    cancelAnimationFrame(frame.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return applyPose(camera, to)
    const began = performance.now()
    const animate = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / STEP_MS))
      applyPose(camera, between(from, to, 1 - (1 - part) ** 3))
      if (part < 1) frame.current = requestAnimationFrame(animate)
    }
    frame.current = requestAnimationFrame(animate)
  }

  return {
    camera,
    walk: (step: number, turn: number) => go(turned(stepped(pose.current ?? here, plan, step), turn)),
    look: (turn: number, tilt: number) => {
      cancelAnimationFrame(frame.current)
      pose.current = turned(pose.current ?? here, turn, tilt)
      applyPose(camera, pose.current)
    },
  }
}

function applyPose(camera: PerspectiveCamera, { x, z, turn, tilt }: Pose) {
  camera.position.set(x, EYE_HEIGHT, z)
  camera.rotation.set(tilt, turn, 0, 'YXZ')
  invalidate()
}

import { invalidate } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { PerspectiveCamera } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { atDoor, between, EYES, type Pose, stepped, turned } from './walker.ts'

/** How long a step takes (ms). */
const STRIDE = 260

/** Somebody who walks about in the room: the camera, and what moves it. */
export function useWalk(plan: Plan) {
  const camera = useMemo(() => new PerspectiveCamera(60, 1, 0.05, 40), [])
  const pose = useRef<Pose>(undefined)
  const going = useRef(0)
  const here = pose.current ?? atDoor(plan)
  pose.current = here

  useEffect(() => {
    stand(camera, here)
    return () => cancelAnimationFrame(going.current)
  }, [camera, here])

  /** At once where movement is not wanted. */
  function go(to: Pose) {
    const from = pose.current ?? to
    pose.current = to
    cancelAnimationFrame(going.current)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return stand(camera, to)
    const began = performance.now()
    const stride = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / STRIDE))
      stand(camera, between(from, to, 1 - (1 - part) ** 3))
      if (part < 1) going.current = requestAnimationFrame(stride)
    }
    going.current = requestAnimationFrame(stride)
  }

  return {
    camera,
    walk: (step: number, turn: number) => go(turned(stepped(pose.current ?? here, plan, step), turn)),
    look: (turn: number, tilt: number) => {
      cancelAnimationFrame(going.current)
      pose.current = turned(pose.current ?? here, turn, tilt)
      stand(camera, pose.current)
    },
  }
}

function stand(camera: PerspectiveCamera, { x, z, turn, tilt }: Pose) {
  camera.position.set(x, EYES, z)
  camera.rotation.set(tilt, turn, 0, 'YXZ')
  invalidate()
}

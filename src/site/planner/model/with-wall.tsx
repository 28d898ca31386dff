import { useFrame } from '@react-three/fiber'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { type Group, type Material, Mesh, NoBlending, NormalBlending, type Object3D, type Vector3 } from 'three'
import { heightAt } from '#domain/room/ceiling.ts'
import type { Room } from '#domain/room/plan.ts'
import { boundsOf, seenFrom, wallsOf } from '#domain/room/walls.ts'
import { VIEW_ONLY } from './file-groups.ts'
import { PART } from './merged-bodies.ts'

/** A part of the model that is left out while it stands between the camera and the room, or seen through: `least` remains of it. Opacity is from 0 to 1. */
type Part = { group: Group; isInTheWay: (camera: Vector3, room: Room) => boolean; least: number; opacity: number }

const Parts = createContext(new Set<Part>())

/** How long a part takes to fade (s). */
const FADE = 0.18

/** What a frame shows is settled before its mirrors are drawn: those come at 0 (mirror.tsx), and from 1 on nothing is rendered by itself. */
const BEFORE_MIRRORS = -1

/** Fades the walls that the camera looks at from behind, with what hangs on them, and the ceiling unless the camera is below it. */
export function Cutaway({ room, children }: { room: Room; children: ReactNode }) {
  const parts = useMemo(() => new Set<Part>(), [])

  useFrame(({ camera, invalidate, frameloop }, seconds) => {
    const fades = !matchMedia('(prefers-reduced-motion: reduce)').matches
    // After a pause the first frame is a long one.
    const by = fades ? Math.min(seconds, 0.05) / FADE : 1
    for (const part of parts) {
      const wanted = part.isInTheWay(camera.position, room) ? part.least : 1
      if (part.opacity === wanted) continue
      part.opacity = wanted < part.opacity ? Math.max(wanted, part.opacity - by) : Math.min(wanted, part.opacity + by)
      setOpacity(part)
      if (part.opacity !== wanted && frameloop === 'demand') invalidate()
    }
  }, BEFORE_MIRRORS)

  return <Parts value={parts}>{children}</Parts>
}

type FadingProps = Pick<Part, 'isInTheWay'> & { least?: number; children: ReactNode }

function Fading({ isInTheWay, least = 0, children }: FadingProps) {
  const parts = useContext(Parts)
  const group = useRef<Group>(null)
  useEffect(() => {
    if (!group.current) return
    const part = { group: group.current, isInTheWay, least, opacity: 1 }
    parts.add(part)
    return () => void parts.delete(part)
  }, [parts, isInTheWay, least])
  return (
    <group ref={group} name={PART}>
      {children}
    </group>
  )
}

/** What belongs to a wall and fades with it. Without a wall it is always seen. */
export function WithWall({ wall, children }: { wall: number | undefined; children: ReactNode }) {
  const isInTheWay = useCallback<Part['isInTheWay']>((camera, room) => isBehind(camera, room, wall), [wall])
  return <Fading isInTheWay={isInTheWay}>{children}</Fading>
}

/** So much is seen of what stands before the room. */
const SEEN_THROUGH = 0.16

/** What would hide the room while the wall that it stands at is left out: it is seen through then. */
export function HidingAtWall({ wall, children }: { wall: number | undefined; children: ReactNode }) {
  const isInTheWay = useCallback<Part['isInTheWay']>((camera, room) => isBehind(camera, room, wall), [wall])
  return (
    <Fading isInTheWay={isInTheWay} least={SEEN_THROUGH}>
      {children}
    </Fading>
  )
}

/** What is seen only while a wall is left out. */
export function WithoutWall({ wall, children }: { wall: number; children: ReactNode }) {
  const isInTheWay = useCallback<Part['isInTheWay']>((camera, room) => !isBehind(camera, room, wall), [wall])
  return (
    <Fading isInTheWay={isInTheWay}>
      <group name={VIEW_ONLY}>{children}</group>
    </Fading>
  )
}

/** Whether the camera looks at a wall from behind. */
function isBehind({ x, z }: Vector3, room: Room, wall: number | undefined): boolean {
  const plane = wall === undefined ? undefined : wallsOf(room)[wall]
  return plane !== undefined && seenFrom(plane, { x: x * 1000, y: z * 1000 }).into <= 0
}

/** What is seen only from inside the room, and from its door. */
export function WithCeiling({ children }: { children: ReactNode }) {
  return (
    <Fading isInTheWay={isAboveCeiling}>
      <group name={VIEW_ONLY}>{children}</group>
    </Fading>
  )
}

/** What is cut, dark: so narrow a face has no exact depth, and inside it would show along the edges of ceiling and floor. */
export function WithoutCeiling({ children }: { children: ReactNode }) {
  return <Fading isInTheWay={isBelowCeiling}>{children}</Fading>
}

function isBelowCeiling(camera: Vector3, room: Room): boolean {
  return !isAboveCeiling(camera, room)
}

/** How far before the room a rendering's camera may stand (mm). */
const AT_DOOR = 1600

function isAboveCeiling({ x, y, z }: Vector3, room: Room): boolean {
  const { left, top, right, bottom } = boundsOf(room)
  const point = { x: x * 1000, y: z * 1000 }
  const isNear = point.x > left - AT_DOOR && point.x < right + AT_DOOR && point.y > top - AT_DOOR && point.y < bottom + AT_DOOR
  return !isNear || y * 1000 > heightAt(room, point)
}

/** The whole room, for what a mirror shows: shows all parts and returns the function that hides them again. */
export function useWholeRoom(): () => () => void {
  const parts = useContext(Parts)
  return useCallback(() => {
    const hidden = [...parts].filter(({ group }) => !group.visible)
    for (const { group } of hidden) group.visible = true
    return () => {
      for (const { group } of hidden) group.visible = false
    }
  }, [parts])
}

/**
 * Before materials are first drawn: three.js has other programs for opaque materials than for those that fade, and a program is compiled while the
 * room turns, when a wall first fades. One that does not blend is as opaque, and has the same program.
 */
export function makeFadable(model: Object3D) {
  model.traverse((one) => {
    for (const material of materialsOf(one)) if (!material.transparent) material.blending = NoBlending
  })
}

/** A part that is not seen keeps opaque materials, because mirrors show it. */
function setOpacity({ group, opacity }: Part) {
  group.visible = opacity > 0
  const transparent = opacity > 0 && opacity < 1
  group.traverse((one) => {
    for (const material of materialsOf(one)) {
      material.transparent = transparent
      material.blending = transparent ? NormalBlending : NoBlending
      material.opacity = transparent ? opacity : 1
    }
  })
}

function materialsOf(one: Object3D): readonly Material[] {
  if (!(one instanceof Mesh)) return []
  return Array.isArray(one.material) ? one.material : [one.material]
}

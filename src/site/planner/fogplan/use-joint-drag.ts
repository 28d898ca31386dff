import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Axis, Mm, Plan } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import type { PatternStart } from '#domain/room/tiling/pieces.ts'
import { snapPlaces } from '#domain/room/tiling/set-out.ts'
import { modulo, pitchOf } from '#domain/room/tiling/tiling.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { jointsInWords, placeJoints } from './place-joints.ts'

/** A press that moves less than this is a click (px). */
const CLICK_TOLERANCE = 4

/** The pattern is pulled to a symmetric or whole place this near (px). */
const REACH = 7

type ScreenPoint = { x: number; y: number }
type Drag = { pointer: number; from: ScreenPoint; now: ScreenPoint; moved: boolean; frame: number }

/** Dragging a pattern with mouse, pen or finger. The plan changes when it is released; until then only the drawing does, at most once a frame. */
export function useJointDrag(plan: Plan, setOut: SetOut, dispatch: (action: PlannerAction) => void, svg: RefObject<SVGSVGElement | null>) {
  const current = useRef<Drag>(undefined)
  const [origin, setOrigin] = useState<PatternStart>()
  const { surface, tiling } = setOut

  function begin(event: PointerEvent) {
    if (event.button !== 0 || current.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    current.current = { pointer: event.pointerId, from: at, now: at, moved: false, frame: 0 }
  }

  function move(event: PointerEvent) {
    const drag = current.current
    if (!drag || event.pointerId !== drag.pointer) return
    drag.now = { x: event.clientX, y: event.clientY }
    drag.moved ||= Math.hypot(drag.now.x - drag.from.x, drag.now.y - drag.from.y) > CLICK_TOLERANCE
    if (drag.moved && drag.frame === 0) drag.frame = requestAnimationFrame(() => show(drag))
  }

  function show(drag: Drag) {
    drag.frame = 0
    setOrigin(target(drag))
  }

  function end(event: PointerEvent) {
    const drag = finish(event)
    if (!drag?.moved) return
    dispatch({ type: 'change', change: placeJoints(surface.name, setOut.origin, target(drag)), announce: (plan) => jointsInWords(plan, surface.name) })
  }

  function finish(event: PointerEvent): Drag | undefined {
    const drag = current.current
    if (!drag || event.pointerId !== drag.pointer) return undefined
    cancelAnimationFrame(drag.frame)
    current.current = undefined
    setOrigin(undefined)
    return drag
  }

  function target({ from, now }: Drag): PatternStart {
    const scale = svg.current?.getScreenCTM()?.a ?? 1
    const upwards = surface.name === 'floor' ? 1 : -1
    return { x: along('x', (now.x - from.x) / scale, scale), y: along('y', ((now.y - from.y) / scale) * upwards, scale) }
  }

  /** In whole millimetres, or at a place to snap to; where it was if it is locked. */
  function along(axis: Axis, by: Mm, scale: number): Mm {
    if (tiling.locked.includes(axis)) return setOut.origin[axis]
    const pitch = pitchOf(tiling, axis)
    const free = modulo(Math.round(setOut.origin[axis] + by), pitch)
    const off = (start: Mm) => Math.min(modulo(start - free, pitch), modulo(free - start, pitch))
    const [nearest] = snapPlaces(plan, setOut, axis).toSorted((one, other) => off(one.start) - off(other.start))
    return nearest && off(nearest.start) * scale <= REACH ? nearest.start : free
  }

  return { origin, begin, move, end, cancel: finish }
}

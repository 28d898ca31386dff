import { type RefObject, useState } from 'react'
import type { Axis, Mm, Plan, Point } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import type { PatternStart } from '#domain/room/tiling/pieces.ts'
import { snapPlaces } from '#domain/room/tiling/set-out.ts'
import { modulo, pitchOf } from '#domain/room/tiling/tiling.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { usePointerDrag } from '../use-pointer-drag.ts'
import { jointsInWords, placeJoints } from './place-joints.ts'

/** The pattern is pulled to a symmetric or whole place this near (px). */
const REACH = 7

/** Dragging a pattern with mouse, pen or finger. The plan changes when it is released; until then only the drawing does, at most once a frame. */
export function useJointDrag(plan: Plan, setOut: SetOut, dispatch: (action: PlannerAction) => void, svg: RefObject<SVGSVGElement | null>) {
  const [origin, setOrigin] = useState<PatternStart>()
  const { surface, tiling } = setOut
  const handlers = usePointerDrag(svg, {
    press: () => true,
    move: (by) => setOrigin(target(by)),
    drop(by) {
      dispatch({ type: 'change', change: placeJoints(surface.name, setOut.origin, target(by)), announce: (plan) => jointsInWords(plan, surface.name) })
    },
    end: () => setOrigin(undefined),
  })

  /** A wall's heights are measured upwards. */
  function target(by: Point): PatternStart {
    const scale = svg.current?.getScreenCTM()?.a ?? 1
    return { x: along('x', by.x, scale), y: along('y', surface.name === 'floor' ? by.y : -by.y, scale) }
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

  return { origin, handlers }
}

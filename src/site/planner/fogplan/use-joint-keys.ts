import { type KeyboardEvent, useRef } from 'react'
import type { Axis } from '#domain/room/plan.ts'
import { moveJoints } from '#domain/room/tiling/edit-tiling.ts'
import { type SetOut, setOutOf } from '#domain/room/tiling/lay-out.ts'
import { ARROWS } from '../use-item-keys.ts'
import type { Change, PlannerAction } from '../use-plan-editor.ts'
import { jointsInWords } from './place-joints.ts'

/** With Shift, a millimetre. */
const STEP = 10

/** The joints of a surface moved by so many mm to the right or up; up a floor's drawing, towards smaller y. */
export function movedBy(surface: SetOut['surface'], axis: Axis, by: number): Change {
  const way = axis === 'y' && surface.name === 'floor' ? -by : by
  return (plan) => {
    const now = setOutOf(plan, surface.name)
    return now ? moveJoints(plan, surface.name, axis, now.origin[axis] + way) : plan
  }
}

/** Keyboard control of the focused drawing. A key held down is one gesture, committed and announced when it is released. */
export function useJointKeys({ surface }: SetOut, dispatch: (action: PlannerAction) => void) {
  const moving = useRef(false)

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key]
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moving.current = true
    const [right, down] = arrow
    dispatch({ type: 'preview', change: movedBy(surface, right === 0 ? 'y' : 'x', (right - down) * (event.shiftKey ? 1 : STEP)) })
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.key in ARROWS) onBlur()
  }

  function onBlur() {
    if (moving.current) dispatch({ type: 'commit', announce: (plan) => jointsInWords(plan, surface.name) })
    moving.current = false
  }

  return { onKeyDown, onKeyUp, onBlur }
}

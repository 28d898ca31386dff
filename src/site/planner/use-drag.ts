import { type RefObject, useRef, useState } from 'react'
import { dryerOn, machineBelow } from '#domain/room/fixture-heights.ts'
import type { Plan, Point } from '#domain/room/plan.ts'
import { dragItem } from './move-item.ts'
import { placeInWords } from './names.ts'
import { type PlanItem, planItemOf } from './plan-items.ts'
import type { PlannerAction } from './use-plan-editor.ts'
import { usePointerDrag } from './use-pointer-drag.ts'

/**
 * Dragging an item. Until it is released only the item itself is rendered again, and the plan stays as it was: a slow phone
 * keeps up. A second click on one of two machines in the same place selects the other.
 */
export function useDrag(
  { plan, item, selected, dispatch }: { plan: Plan; item: PlanItem; selected: boolean; dispatch: (action: PlannerAction) => void },
  element: RefObject<SVGGElement | null>,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const wasSelected = useRef(false)
  const handlers = usePointerDrag(element, {
    press() {
      wasSelected.current = selected
      dispatch({ type: 'select', id: item.id })
      return true
    },
    move: (by) => setDragged(draggedTo(target(by))),
    drop(by) {
      const at = target(by)
      dispatch({ type: 'change', change: (plan) => dragItem(plan, item, at), announce: (plan) => placeInWords(plan, item.id) })
    },
    click() {
      const other = item.kind === 'fixture' ? (machineBelow(plan, item.fixture) ?? dryerOn(plan, item.fixture)) : undefined
      if (wasSelected.current && other) dispatch({ type: 'select', id: other.id })
    },
    end: () => setDragged(undefined),
  })

  /** Where the pointer has taken the item's centre, in the room's millimetres. */
  function target(by: Point): Point {
    return { x: Math.round(item.at.x + by.x), y: Math.round(item.at.y + by.y) }
  }

  function draggedTo(at: Point): Dragged | undefined {
    const moved = dragItem(plan, item, at)
    const [shown, on] = [planItemOf(moved, item.id), dryerOn(plan, item)]
    return shown && { shown, along: on && planItemOf(moved, on.id) }
  }

  return { shown: dragged?.shown ?? item, along: dragged?.along, dragging: dragged !== undefined, handlers }
}

/** A dragged item where it is now, and what stands on it. */
type Dragged = { shown: PlanItem; along: PlanItem | undefined }

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Plan, Point } from '#domain/room/plan.ts'
import { dragItem } from './move-item.ts'
import { placeInWords } from './names.ts'
import { type PlanItem, planItemOf } from './plan-items.ts'
import type { PlannerAction } from './use-plan-editor.ts'

/** A press that moves less than this is a click (px). */
const CLICK_TOLERANCE = 4

type ScreenPoint = { x: number; y: number }
type Drag = { pointer: number; from: ScreenPoint; now: ScreenPoint; moved: boolean; frame: number }

/**
 * Dragging an item with mouse, pen or finger. Until it is released only the item itself is rendered again, at most once a
 * frame, and the plan stays as it was: a slow phone keeps up.
 */
export function useDrag(plan: Plan, item: PlanItem, dispatch: (action: PlannerAction) => void, element: RefObject<SVGGElement | null>) {
  const current = useRef<Drag>(undefined)
  const [dragged, setDragged] = useState<PlanItem>()
  usePreventedScroll(element, current)

  function begin(event: PointerEvent) {
    if (event.button !== 0 || current.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    current.current = { pointer: event.pointerId, from: at, now: at, moved: false, frame: 0 }
    dispatch({ type: 'select', id: item.id })
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
    setDragged(planItemOf(dragItem(plan, item, target(drag)), item.id))
  }

  function end(event: PointerEvent) {
    const drag = finish(event)
    if (!drag?.moved) return
    const at = target(drag)
    dispatch({ type: 'change', change: (plan) => dragItem(plan, item, at), announce: (plan) => placeInWords(plan, item.id) })
  }

  function finish(event: PointerEvent): Drag | undefined {
    const drag = current.current
    if (!drag || event.pointerId !== drag.pointer) return undefined
    cancelAnimationFrame(drag.frame)
    current.current = undefined
    setDragged(undefined)
    return drag
  }

  /** Where the pointer has taken the item's centre, in the room's millimetres. */
  function target({ from, now }: Drag): Point {
    const scale = element.current?.ownerSVGElement?.getScreenCTM()?.a ?? 1
    return { x: Math.round(item.at.x + (now.x - from.x) / scale), y: Math.round(item.at.y + (now.y - from.y) / scale) }
  }

  return { shown: dragged ?? item, dragging: dragged !== undefined, begin, move, end, cancel: finish }
}

/** Browsers that ignore `touch-action` inside an SVG would scroll the page during a drag. */
function usePreventedScroll(element: RefObject<SVGGElement | null>, current: RefObject<Drag | undefined>) {
  useEffect(() => {
    const svg = element.current
    const prevent = (event: TouchEvent) => current.current && event.preventDefault()
    svg?.addEventListener('touchmove', prevent, { passive: false })
    return () => svg?.removeEventListener('touchmove', prevent)
  }, [element, current])
}

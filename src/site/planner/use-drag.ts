import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Plan, Point } from '#domain/room/plan.ts'
import { takenTo } from './moves.ts'
import { placeInWords } from './names.ts'
import { type PlanItem, planItemOf } from './plan-items.ts'
import type { Act } from './use-plan.ts'

/** A press that moves less than this is a press (px). */
const STILL = 4

type Place = { x: number; y: number }
type Going = { pointer: number; from: Place; now: Place; moved: boolean; frame: number }

/**
 * Dragging a thing with mouse, pen or finger. While it goes on, only the thing itself is drawn again, at most once a frame;
 * the plan gets to know when it is let go. So a slow phone keeps up.
 */
export function useDrag(plan: Plan, thing: PlanItem, act: (act: Act) => void, sheet: RefObject<SVGGElement | null>) {
  const going = useRef<Going>(undefined)
  const [taken, setTaken] = useState<PlanItem>()
  useStillPage(sheet, going)

  function begin(event: PointerEvent) {
    if (event.button !== 0 || going.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    going.current = { pointer: event.pointerId, from: at, now: at, moved: false, frame: 0 }
    act({ does: 'choose', id: thing.id })
  }

  function move(event: PointerEvent) {
    const drag = going.current
    if (!drag || event.pointerId !== drag.pointer) return
    drag.now = { x: event.clientX, y: event.clientY }
    drag.moved ||= Math.hypot(drag.now.x - drag.from.x, drag.now.y - drag.from.y) > STILL
    if (drag.moved && drag.frame === 0) drag.frame = requestAnimationFrame(() => show(drag))
  }

  function show(drag: Going) {
    drag.frame = 0
    setTaken(planItemOf(takenTo(plan, thing, target(drag)), thing.id))
  }

  function end(event: PointerEvent) {
    const drag = finish(event)
    if (!drag?.moved) return
    const at = target(drag)
    act({ does: 'step', change: (plan) => takenTo(plan, thing, at), say: (plan) => placeInWords(plan, thing.id) })
  }

  function finish(event: PointerEvent): Going | undefined {
    const drag = going.current
    if (!drag || event.pointerId !== drag.pointer) return undefined
    cancelAnimationFrame(drag.frame)
    going.current = undefined
    setTaken(undefined)
    return drag
  }

  /** Where the pointer has taken the thing's middle, in the room's own millimetres. */
  function target({ from, now }: Going): Point {
    const scale = sheet.current?.ownerSVGElement?.getScreenCTM()?.a ?? 1
    return { x: Math.round(thing.at.x + (now.x - from.x) / scale), y: Math.round(thing.at.y + (now.y - from.y) / scale) }
  }

  return { shown: taken ?? thing, begin, move, end, giveUp: finish }
}

/** Where `touch-action` is not heeded inside a drawing, the page would scroll along with the finger. */
function useStillPage(sheet: RefObject<SVGGElement | null>, going: RefObject<Going | undefined>) {
  useEffect(() => {
    const drawing = sheet.current
    const hold = (event: TouchEvent) => going.current && event.preventDefault()
    drawing?.addEventListener('touchmove', hold, { passive: false })
    return () => drawing?.removeEventListener('touchmove', hold)
  }, [sheet, going])
}

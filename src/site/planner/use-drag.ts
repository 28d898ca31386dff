import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Plan, Point } from '#domain/room/plan.ts'
import { type HandlePlace, handlesOf, placed } from './handles.ts'
import { takenTo } from './moves.ts'
import { placeInWords } from './names.ts'
import type { Act } from './use-plan.ts'

/** A press that moves less than this is a press (px). */
const STILL = 4

type Going = {
  handle: HandlePlace
  pointer: number
  from: { x: number; y: number }
  /** Where the pointer is now, in the window. */
  now: { x: number; y: number }
  moved: boolean
  /** Everything in the drawing that moves along: the thing and its handle. */
  parts: readonly Element[]
  frame: number
}

export type Drag = ReturnType<typeof useDrag>

/**
 * Dragging with mouse, pen or finger. While it goes on only the thing's own place in the drawing is changed, at most once a
 * frame and past React; the plan gets to know when the pointer is let go. So a slow phone keeps up.
 */
export function useDrag(plan: Plan, act: (act: Act) => void, board: RefObject<SVGSVGElement | null>) {
  const going = useRef<Going>(undefined)
  useStillPage(board, going)

  function begin(event: PointerEvent, handle: HandlePlace) {
    if (event.button !== 0 || going.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    const parts = [...(board.current?.querySelectorAll(`[data-handle="${handle.id}"], [data-id="${handle.id}"]`) ?? [])]
    going.current = { handle, pointer: event.pointerId, from: at, now: at, moved: false, parts, frame: 0 }
    act({ does: 'choose', id: handle.id })
  }

  function move(event: PointerEvent) {
    const drag = going.current
    if (!drag || event.pointerId !== drag.pointer) return
    drag.now = { x: event.clientX, y: event.clientY }
    drag.moved ||= Math.hypot(drag.now.x - drag.from.x, drag.now.y - drag.from.y) > STILL
    if (drag.moved && drag.frame === 0) drag.frame = requestAnimationFrame(show)
  }

  function show() {
    const drag = going.current
    if (!drag) return
    drag.frame = 0
    const { handle } = drag
    if (handle.kind === 'opening') return act({ does: 'try', change: (plan) => takenTo(plan, handle, target(drag)) })
    const shown = handlesOf(takenTo(plan, handle, target(drag))).find(({ id }) => id === handle.id)
    if (shown) for (const part of drag.parts) part.setAttribute('transform', placed(shown))
  }

  function end(event: PointerEvent) {
    const drag = finish(event)
    if (!drag?.moved) return
    const { handle } = drag
    const say = (plan: Plan) => placeInWords(plan, handle.id)
    if (handle.kind === 'opening') act({ does: 'settle', say })
    else act({ does: 'step', change: (plan) => takenTo(plan, handle, target(drag)), say })
  }

  function giveUp(event: PointerEvent) {
    const drag = finish(event)
    if (!drag) return
    act({ does: 'give up' })
    for (const part of drag.parts) part.setAttribute('transform', placed(drag.handle))
  }

  function finish(event: PointerEvent): Going | undefined {
    const drag = going.current
    if (!drag || event.pointerId !== drag.pointer) return undefined
    cancelAnimationFrame(drag.frame)
    going.current = undefined
    return drag
  }

  /** Where the pointer has taken the thing's middle, in the room's own millimetres. */
  function target({ handle, from, now }: Going): Point {
    const scale = board.current?.getScreenCTM()?.a ?? 1
    return { x: Math.round(handle.at.x + (now.x - from.x) / scale), y: Math.round(handle.at.y + (now.y - from.y) / scale) }
  }

  return { begin, move, end, giveUp }
}

/** Where `touch-action` is not heeded inside a drawing, the page would scroll along with the finger. */
function useStillPage(board: RefObject<SVGSVGElement | null>, going: RefObject<Going | undefined>) {
  useEffect(() => {
    const drawing = board.current
    const hold = (event: TouchEvent) => going.current && event.preventDefault()
    drawing?.addEventListener('touchmove', hold, { passive: false })
    return () => drawing?.removeEventListener('touchmove', hold)
  }, [board, going])
}

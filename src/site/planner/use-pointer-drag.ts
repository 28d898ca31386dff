import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from '#domain/room/plan.ts'

/** A press that moves less than this is a click (px). */
const CLICK_TOLERANCE = 4

type ScreenPoint = { x: number; y: number }
type Press = { pointer: number; from: ScreenPoint; now: ScreenPoint; moved: boolean; frame: number }

type PointerDrag = {
  /** Whether this press begins a drag. */
  press: (event: PointerEvent) => boolean
  /** At most once a frame; `by` is in the drawing's millimetres. */
  move: (by: Point) => void
  drop: (by: Point) => void
  /** A press that did not move. */
  click?: () => void
  /** After `drop`, after a click, and when the drag is cancelled. */
  end: () => void
}

/** Dragging with mouse, pen or one finger; a second finger cancels it. */
export function usePointerDrag(element: RefObject<SVGGraphicsElement | null>, { press, move, drop, click, end }: PointerDrag) {
  const current = useRef<Press>(undefined)

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || current.current || !press(event)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = { x: event.clientX, y: event.clientY }
    current.current = { pointer: event.pointerId, from: at, now: at, moved: false, frame: 0 }
  }

  function onPointerMove(event: PointerEvent) {
    const drag = current.current
    if (!drag || event.pointerId !== drag.pointer) return
    drag.now = { x: event.clientX, y: event.clientY }
    drag.moved ||= Math.hypot(drag.now.x - drag.from.x, drag.now.y - drag.from.y) > CLICK_TOLERANCE
    if (drag.moved && drag.frame === 0) drag.frame = requestAnimationFrame(() => show(drag))
  }

  function show(drag: Press) {
    drag.frame = 0
    move(moved(drag))
  }

  function onPointerUp(event: PointerEvent) {
    const drag = current.current
    if (!drag || event.pointerId !== drag.pointer) return
    const by = moved(drag)
    stop()
    if (drag.moved) drop(by)
    else click?.()
  }

  function onPointerCancel(event: PointerEvent) {
    if (event.pointerId === current.current?.pointer) stop()
  }

  function stop() {
    if (!current.current) return
    cancelAnimationFrame(current.current.frame)
    current.current = undefined
    end()
  }

  function moved({ from, now }: Press): Point {
    const svg = element.current instanceof SVGSVGElement ? element.current : element.current?.ownerSVGElement
    const scale = svg?.getScreenCTM()?.a ?? 1
    return { x: (now.x - from.x) / scale, y: (now.y - from.y) / scale }
  }

  const stopNow = useEffectEvent(stop)
  useEffect(() => {
    const svg = element.current
    // Browsers that ignore `touch-action` inside an SVG would scroll the page during a drag.
    const onTouchMove = (event: TouchEvent) => {
      if (!current.current) return
      event.preventDefault()
      if (event.touches.length > 1) stopNow()
    }
    svg?.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => svg?.removeEventListener('touchmove', onTouchMove)
  }, [element])

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

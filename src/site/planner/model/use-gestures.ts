import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Gestures = {
  /** A finger or the mouse's button goes down. */
  onDown: () => void
  onDrag: (right: number, down: number) => void
  onZoom: (by: number) => void
  /** In parts of the canvas from its middle: right and up, from -1 to 1. */
  onTap: (right: number, up: number) => void
}

/** A pointer that moves less is tapped (px). */
const TAP = 6

/** How much one step of a wheel or a trackpad zooms. */
const ZOOM_PER_PIXEL = 0.002

/**
 * Dragging with one pointer, in pixels, and zooming with two fingers, or with Ctrl and the wheel, as trackpads report pinching too.
 * The wheel alone scrolls the page, and so does a finger that moves up or down: the canvas' `touch-action` is `pan-y`.
 */
export function useGestures(canvas: RefObject<HTMLCanvasElement | null>, { onDown, onDrag, onZoom, onTap }: Gestures) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  /** Where a pointer went down, while it may be a tap. */
  const down = useRef<{ x: number; y: number }>(undefined)
  const zoom = useEffectEvent(onZoom)

  useEffect(() => {
    const element = canvas.current
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * ZOOM_PER_PIXEL * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)))
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [canvas])

  function end({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      onDown()
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      down.current = pointers.current.size === 1 ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const from = pointers.current.get(pointerId)
      if (!from) return
      if (down.current && Math.hypot(x - down.current.x, y - down.current.y) > TAP) down.current = undefined
      const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
      pointers.current.set(pointerId, { x, y })
      if (!other) onDrag(x - from.x, y - from.y)
      else onZoom(Math.hypot(x - other.x, y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y)))
    },
    onPointerUp(event: PointerEvent) {
      end(event)
      if (!down.current) return
      down.current = undefined
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      onTap(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2)
    },
    onPointerCancel: end,
  }
}

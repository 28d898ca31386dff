import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { planner } from '#content/planner/planner.ts'
import type { Point } from '#domain/room/plan.ts'
import { ARROWS } from './use-item-keys.ts'
import type { PlannerAction } from './use-plan-editor.ts'
import { usePointerDrag } from './use-pointer-drag.ts'
import { centred, panned, type ShownPart, shownPart, wholeZoom, type Zoom, zoomedBy } from './zoom.ts'

/** Of a button or key. */
const STEP = 1.5

/** How far an arrow key moves the drawing, as a share of the part that is shown. */
const PAN = 0.2

/** A wheel turned by one notch makes it a third larger, a pinch on a touchpad follows the fingers. */
const wheelFactor = (delta: number) => Math.exp(Math.min(Math.max(-delta, -25), 25) * 0.012)

/**
 * The part of a drawing that is shown, larger or smaller by wheel, pinch, keys and buttons. It is set on the element without
 * rendering anything again. The whole drawing is never moved, so that a finger on it scrolls the page.
 */
export function useZoom(board: RefObject<SVGSVGElement | null>, whole: ShownPart, dispatch: (action: PlannerAction) => void) {
  const zoom = useRef<Zoom>(wholeZoom(whole))

  function show(next: Zoom) {
    zoom.current = next
    apply(board.current, next, whole)
  }

  const by = (times: number, still?: Point) => show(zoomedBy(zoom.current, whole, times, still))
  const panBy = (by: Point) => show(panned(zoom.current, whole, by))

  /** By a button or key, which announces the new size. */
  function step(to: 'closer' | 'further' | 'whole') {
    if (to === 'whole') show(wholeZoom(whole))
    else by(to === 'closer' ? STEP : 1 / STEP)
    if (to === 'closer') centreSelected()
    dispatch({ type: 'announce', announce: planner.zoom.shown(Math.round(zoom.current.factor * 100)) })
  }

  function centreSelected() {
    const item = board.current?.querySelector('[data-item][aria-pressed="true"]')
    const middle = item && board.current && middleOnBoard(board.current, item)
    if (middle) show(centred(zoom.current, whole, middle))
  }

  const pan = useRef<Zoom>(zoom.current)
  const handlers = usePointerDrag(board, {
    press({ target }: PointerEvent) {
      pan.current = zoom.current
      return zoom.current.factor > 1 && target instanceof Element && !target.closest('[data-item]')
    },
    move: (by) => show(panned(pan.current, whole, by)),
    drop: (by) => show(panned(pan.current, whole, by)),
    end: () => {},
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = event.target === board.current && zoom.current.factor > 1 && ARROWS[event.key]
    if (arrow) {
      const { width, height } = shownPart(zoom.current, whole)
      panBy({ x: -arrow[0] * PAN * width, y: -arrow[1] * PAN * height })
    } else if (event.key === '+') step('closer')
    else if (event.key === '-') step('further')
    else if (event.key === '0') step('whole')
    else return
    event.preventDefault()
  }

  /** Brings an item that the keyboard reaches into view. */
  function reveal(item: Element | null) {
    const svg = board.current
    if (!svg || !item || zoom.current.factor === 1) return
    const [outer, box] = [svg.getBoundingClientRect(), item.getBoundingClientRect()]
    const isSeen = box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom
    const middle = middleOnBoard(svg, item)
    if (!isSeen && middle) show(centred(zoom.current, whole, middle))
  }

  // React sets the whole when the room has changed.
  useLayoutEffect(() => {
    apply(board.current, zoom.current, whole)
    reveal(board.current?.querySelector('[data-item]:focus-visible') ?? null)
  })

  const onZoom = useEffectEvent(by)
  const onPan = useEffectEvent(panBy)
  const onPrint = useEffectEvent((isBefore: boolean) => apply(board.current, isBefore ? wholeZoom(whole) : zoom.current, whole))
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (board.current) listen(board.current, { onZoom: (times, still) => onZoom(times, still), onPan: (by) => onPan(by), signal })
    window.addEventListener('beforeprint', () => onPrint(true), { signal })
    window.addEventListener('afterprint', () => onPrint(false), { signal })
    return () => controller.abort()
  }, [board])

  return {
    step,
    reveal,
    handlers: { ...handlers, onKeyDown, onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && reveal(target.closest('[data-item]')) },
  }
}

function apply(svg: SVGSVGElement | null, zoom: Zoom, whole: ShownPart) {
  const { x, y, width, height } = shownPart(zoom, whole)
  svg?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  svg?.toggleAttribute('data-zoomed', zoom.factor > 1)
  // Only then can arrow keys move it.
  svg?.setAttribute('tabindex', zoom.factor > 1 ? '0' : '-1')
}

type Listeners = { onZoom: (times: number, still: Point | undefined) => void; onPan: (by: Point) => void; signal: AbortSignal }
type Pinch = { apart: number; x: number; y: number }

/** The wheel with Ctrl, as browsers report a pinch on a touchpad too, and two fingers. React's own listeners cannot keep the page from zooming. */
function listen(svg: SVGSVGElement, { onZoom, onPan, signal }: Listeners) {
  let last: Pinch | undefined

  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return
    event.preventDefault()
    onZoom(wheelFactor(event.deltaY), pointAt(svg, event.clientX, event.clientY))
  }

  /** What was between the fingers stays there. */
  function onTouch(event: TouchEvent) {
    const now = pinchOf(event.touches)
    if (now) event.preventDefault()
    if (now && last) {
      onZoom(now.apart / last.apart, pointAt(svg, last.x, last.y))
      const [from, to] = [pointAt(svg, last.x, last.y), pointAt(svg, now.x, now.y)]
      if (from && to) onPan({ x: to.x - from.x, y: to.y - from.y })
    }
    last = now
  }

  svg.addEventListener('wheel', onWheel, { passive: false, signal })
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) svg.addEventListener(type, onTouch, { passive: false, signal })
}

function pinchOf([one, other]: TouchList): Pinch | undefined {
  if (!one || !other) return undefined
  const [x, y] = [other.clientX - one.clientX, other.clientY - one.clientY]
  return { apart: Math.max(1, Math.hypot(x, y)), x: one.clientX + x / 2, y: one.clientY + y / 2 }
}

function middleOnBoard(svg: SVGSVGElement, item: Element): Point | undefined {
  const { left, right, top, bottom } = item.getBoundingClientRect()
  return pointAt(svg, (left + right) / 2, (top + bottom) / 2)
}

/** A place on the screen in the drawing's millimetres. */
function pointAt(svg: SVGSVGElement, x: number, y: number): Point | undefined {
  const matrix = svg.getScreenCTM()?.inverse()
  return matrix && new DOMPoint(x, y).matrixTransform(matrix)
}

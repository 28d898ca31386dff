import type { Point } from '#domain/room/plan.ts'

/** How much larger than the whole drawing it is shown, and the point in its middle (mm). */
export type Zoom = { readonly factor: number; readonly middle: Point }

/** A part of the drawing, as in `viewBox` (mm). */
export type ShownPart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export const MOST_ZOOM = 6

/** The part that is shown; it has the proportions of the whole and lies within it. */
export function shownPart({ factor, middle }: Zoom, whole: ShownPart): ShownPart {
  const [width, height] = [whole.width / factor, whole.height / factor]
  return {
    x: within(middle.x - width / 2, whole.x, whole.x + whole.width - width),
    y: within(middle.y - height / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  }
}

export function wholeZoom({ x, y, width, height }: ShownPart): Zoom {
  return { factor: 1, middle: { x: x + width / 2, y: y + height / 2 } }
}

/** So many times larger, while `still` stays where it is on the screen. */
export function zoomedBy(zoom: Zoom, whole: ShownPart, times: number, still: Point = zoom.middle): Zoom {
  const factor = within(zoom.factor * times, 1, MOST_ZOOM)
  const by = zoom.factor / factor
  return settled({ factor, middle: { x: still.x + (zoom.middle.x - still.x) * by, y: still.y + (zoom.middle.y - still.y) * by } }, whole)
}

/** The drawing moved by so many mm under the window that shows it. */
export function panned({ factor, middle }: Zoom, whole: ShownPart, by: Point): Zoom {
  return settled({ factor, middle: { x: middle.x - by.x, y: middle.y - by.y } }, whole)
}

/** With another point in the middle, as far as the drawing goes. */
export function centred({ factor }: Zoom, whole: ShownPart, middle: Point): Zoom {
  return settled({ factor, middle }, whole)
}

/** With the middle of what is shown, so that the next movement begins there. */
function settled(zoom: Zoom, whole: ShownPart): Zoom {
  return { ...zoom, middle: wholeZoom(shownPart(zoom, whole)).middle }
}

function within(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}

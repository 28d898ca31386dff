import { spanWords } from '#content/fogplan/measure-words.ts'
import type { Axis, Mm, Point } from '#domain/room/plan.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'
import { segment } from '#domain/room/tiling/hatch.ts'
import { type Dimension, FIGURES } from './shapes.ts'
import { textWidth } from './text-width.ts'

/** From a dimension line to its figures' foot, and between two figures. */
const OFF: Mm = 1.3
const DIGIT_HEIGHT = 0.65
const APART: Mm = 1.2
/** A figure further from its place has a line to it. */
const FAR: Mm = 0.6

/** Along an axis of a drawing whose upper left corner is at `origin`; `off`: how far below it, or to the left of it, the line lies. */
type ChainPlace = { readonly along: Axis; readonly origin: Point; readonly off: Mm; readonly scale: number; readonly length: Mm }

/**
 * Lengths in a line, each with its figure. Figures that are wider than their lengths give way to each other, never beyond the corner where lines
 * below the drawing and to its left would meet.
 */
export function dimensionChain(spans: readonly TileSpan[], { along, origin, off, scale, length }: ChainPlace): readonly Dimension[] {
  const labels = spans.map((span) => ({ span, words: spanWords(span), middle: (span.from + span.to) / 2 / scale }))
  const widths = labels.map(({ words }) => textWidth(words, FIGURES) + APART)
  const middles = spread(
    labels.map(({ middle }) => middle),
    widths,
    along === 'x' ? { least: 0 } : { most: length / scale },
  )
  const place = (at: Mm, away: Mm): Point => (along === 'x' ? { x: origin.x + at, y: origin.y + off + away } : { x: origin.x - off - away, y: origin.y + at })
  return labels.map(({ span, words, middle }, index): Dimension => {
    const at = middles[index] ?? middle
    // Upright figures have their foot towards the drawing.
    const foot = along === 'x' ? OFF + FIGURES * DIGIT_HEIGHT : OFF
    const [start, end] = [place(middle, 0), place(at, OFF * 0.8)]
    return {
      draw: 'dimension',
      from: place(span.from / scale, 0),
      to: place(span.to / scale, 0),
      figure: { draw: 'text', words, at: place(at, foot), size: FIGURES, align: 'middle', ...(along === 'y' && { turned: true }) },
      leader: Math.abs(at - middle) > FAR ? [segment(start.x, start.y, end.x, end.y)] : [],
    }
  })
}

/** Places in order, as near as they may be to those wished for, so far apart that nothing of these widths overlaps; within one limit. */
function spread(wished: readonly Mm[], widths: readonly Mm[], limit: { least?: Mm; most?: Mm }): readonly Mm[] {
  type Group = { readonly from: number; readonly width: Mm; readonly start: Mm; readonly wish: Mm; readonly count: number }
  const groups: Group[] = []
  for (const [index, wish] of wished.entries()) {
    const width = widths[index] ?? 0
    let group: Group = { from: index, width, start: bounded(wish - width / 2, width, limit), wish: wish - width / 2, count: 1 }
    for (let last = groups.at(-1); last && last.start + last.width > group.start; last = groups.at(-1)) {
      groups.pop()
      const count = last.count + group.count
      // Where the first of them would start if each were as near as it may be.
      const joined = (last.wish * last.count + (group.wish - last.width) * group.count) / count
      const both = last.width + group.width
      group = { from: last.from, width: both, start: bounded(joined, both, limit), wish: joined, count }
    }
    groups.push(group)
  }
  return groups.flatMap(({ from, count, start }) => {
    let reached = start
    return widths.slice(from, from + count).map((width) => {
      reached += width
      return reached - width / 2
    })
  })
}

function bounded(start: Mm, width: Mm, { least, most }: { least?: Mm; most?: Mm }): Mm {
  if (least !== undefined) return Math.max(least, start)
  return most === undefined ? start : Math.min(most - width, start)
}

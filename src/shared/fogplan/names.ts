import type { Mm, Point } from '#domain/room/plan.ts'
import { type Extent, meet } from '#domain/room/tiling/polygons.ts'
import { FIGURES, type PaperText, textExtent } from './shapes.ts'
import { textWidth } from './text-width.ts'

/** A name on a drawing, and where its middle is wished to be. */
export type Name = { readonly words: string; readonly at: Point }

/** Names in a drawing, each as near to its place as it may be without covering another or what is kept free; none that finds no place. */
export function placedNames(names: readonly Name[], within: Extent, free: readonly Extent[]): readonly PaperText[] {
  const placed: PaperText[] = []
  const taken = [...free]
  for (const { words, at } of names) {
    const width = textWidth(words, FIGURES)
    if (width > within.right - within.left) continue
    const x = Math.min(Math.max(at.x, within.left + width / 2), within.right - width / 2)
    const found = STEPS.map(
      (step): PaperText => ({ draw: 'text', words, at: { x, y: at.y + FIGURES * 0.33 + step }, size: FIGURES, align: 'middle', halo: true }),
    ).find((text) => {
      const extent = textExtent(text)
      return extent.low >= within.low && extent.high <= within.high && !taken.some((other) => meet(extent, other))
    })
    if (!found) continue
    placed.push(found)
    taken.push(textExtent(found))
  }
  return placed
}

/** Down and up, further each time (mm). */
const STEPS: readonly Mm[] = Array.from({ length: 41 }, (_, index) => (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 1.3)

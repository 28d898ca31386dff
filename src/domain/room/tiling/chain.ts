import type { Mm } from '../plan.ts'
import { modulo } from './tiling.ts'

/** A cut tile (count 0), or so many whole ones with their joints. */
export type TileSpan = { readonly from: Mm; readonly to: Mm; readonly count: number }

/** A line of tiles between two edges when one begins at `start`. */
export function chainOf(low: Mm, high: Mm, start: Mm, size: Mm, joint: Mm): readonly TileSpan[] {
  const pitch = size + joint
  const first = low + modulo(start - low, pitch)
  const whole = Math.max(0, Math.floor((high - first + joint) / pitch))
  const end = first + whole * pitch
  const before = first - joint > low ? [{ from: low, to: Math.min(first - joint, high), count: 0 }] : []
  const middle = whole > 0 ? [{ from: first, to: end - joint, count: whole }] : []
  const after = end < high ? [{ from: end, to: high, count: 0 }] : []
  return [...before, ...middle, ...after]
}

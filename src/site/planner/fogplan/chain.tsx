import type { Axis, Mm } from '#domain/room/plan.ts'
import { modulo } from '#domain/room/tiling/tiling.ts'
import { inCm } from '../in-cm.ts'

/** A cut tile, or so many whole ones with their joints. */
type Span = { from: Mm; to: Mm; count: number }

/** A line of tiles between two edges when one begins at `start`. */
export function chainOf(low: Mm, high: Mm, start: Mm, size: Mm, joint: Mm): readonly Span[] {
  const pitch = size + joint
  const first = low + modulo(start - low, pitch)
  const whole = Math.max(0, Math.floor((high - first + joint) / pitch))
  const end = first + whole * pitch
  const before = first - joint > low ? [{ from: low, to: Math.min(first - joint, high), count: 0 }] : []
  const middle = whole > 0 ? [{ from: first, to: end - joint, count: whole }] : []
  const after = end < high && first < high ? [{ from: end, to: Math.min(high, end + size), count: 0 }] : []
  return [...before, ...middle, ...after]
}

/** Its dimensions: "13,8", "7 st", "13,8". */
export function Chain({ spans, along, at }: { spans: readonly Span[]; along: Axis; at: Mm }) {
  return (
    <g className="fogplan-chain">
      {spans.map(({ from, to, count }) => {
        const words = count > 0 ? `${count} st` : inCm(Math.round((to - from) * 10) / 10)
        const middle = (from + to) / 2
        const ends =
          along === 'x'
            ? `M${from} ${at - 25}V${at + 25}M${from} ${at}H${to}M${to} ${at - 25}V${at + 25}`
            : `M${at - 25} ${from}H${at + 25}M${at} ${from}V${to}M${at - 25} ${to}H${at + 25}`
        return (
          <g key={from}>
            <path d={ends} />
            {along === 'x' ? (
              <text x={middle} y={at + 110} textAnchor="middle">
                {words}
              </text>
            ) : (
              <text x={at - 40} y={middle} dy="0.35em" textAnchor="end">
                {words}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

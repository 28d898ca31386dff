import { spanWords } from '#content/fogplan/fogplan.ts'
import type { Axis, Mm } from '#domain/room/plan.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'

/** The dimensions of a line of tiles: "13,8", "7 st", "13,8". */
export function Chain({ spans, along, at }: { spans: readonly TileSpan[]; along: Axis; at: Mm }) {
  return (
    <g className="fogplan-chain">
      {spans.map((span) => {
        const { from, to } = span
        const words = spanWords(span)
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

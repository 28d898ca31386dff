import { spanWords } from '#content/fogplan/fogplan.ts'
import type { Axis, Mm } from '#domain/room/plan.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'

/** The dimensions of a line of tiles: "13,8", "7 st", "13,8". */
export function Chain({ spans, along, at }: { spans: readonly TileSpan[]; along: Axis; at: Mm }) {
  return (
    <g className="fogplan-chain">
      {spans.map((span) => {
        const { from, to } = span
        const middle = (from + to) / 2
        const [ends, place] =
          along === 'x'
            ? ([`M${from} ${at - 25}V${at + 25}M${from} ${at}H${to}M${to} ${at - 25}V${at + 25}`, { x: middle, y: at + 110, textAnchor: 'middle' }] as const)
            : ([
                `M${at - 25} ${from}H${at + 25}M${at} ${from}V${to}M${at - 25} ${to}H${at + 25}`,
                { x: at - 40, y: middle, dy: '0.35em', textAnchor: 'end' },
              ] as const)
        return (
          <g key={from}>
            <path d={ends} />
            <text {...place}>{spanWords(span)}</text>
          </g>
        )
      })}
    </g>
  )
}

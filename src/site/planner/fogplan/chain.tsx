import type { Point } from '#domain/room/plan.ts'
import type { PaperText } from '#shared/fogplan/shapes.ts'
import type { Chain as DrawnChain } from '#shared/fogplan/surface-shapes.ts'

/** The dimensions of a line: "139", "7 st = 1 418", "139", as the sheets have them. */
export function Chain({ chain: { dimensions, label }, scale }: { chain: DrawnChain; scale: number }) {
  const at = ({ x, y }: Point) => `${x * scale} ${y * scale}`
  return (
    <g className="fogplan-chain">
      {dimensions.map(({ from, to, figure, leader }) => {
        const tick = from.y === to.y ? { x: 0, y: 1 } : { x: 1, y: 0 }
        const ticks = [from, to].map(({ x, y }) => `M${at({ x: x - tick.x, y: y - tick.y })}L${at({ x: x + tick.x, y: y + tick.y })}`)
        const lines = leader.map(([start, end]) => `M${at(start)}L${at(end)}`)
        return (
          <g key={at(from)}>
            <path d={`M${at(from)}L${at(to)}${ticks.join('')}${lines.join('')}`} />
            <Figure text={figure} scale={scale} />
          </g>
        )
      })}
      {label && <Figure text={label} scale={scale} />}
    </g>
  )
}

/** A text of the sheets in the drawing's own measure. */
export function Figure({ text: { words, at, size, align, turned }, scale }: { text: PaperText; scale: number }) {
  const [x, y] = [at.x * scale, at.y * scale]
  return (
    <text x={x} y={y} fontSize={size * scale} textAnchor={align} transform={turned ? `rotate(-90 ${x} ${y})` : undefined}>
      {words}
    </text>
  )
}

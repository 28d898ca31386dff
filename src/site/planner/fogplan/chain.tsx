import type { Point } from '#domain/room/plan.ts'
import type { Dimension, PaperText } from '#shared/fogplan/shapes.ts'
import type { Chain as DrawnChain } from '#shared/fogplan/surface-shapes.ts'

/** The dimensions of a line: "139", "7 st = 1 418", "139", as the sheets have them. By their order, so that a moved one is the same element. */
export function Chain({ chain: { dimensions, label }, scale }: { chain: DrawnChain; scale: number }) {
  return (
    <g className="fogplan-chain">
      <path d={dimensions.map((dimension) => linesOf(dimension, scale)).join('')} />
      {dimensions.map(({ figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity
        <Figure key={index} text={figure} scale={scale} />
      ))}
      {label && <Figure text={label} scale={scale} />}
    </g>
  )
}

/** A dimension's line with its ticks, and what leads to a figure that has no room in its place. */
function linesOf({ from, to, leader }: Dimension, scale: number): string {
  const at = ({ x, y }: Point) => `${x * scale} ${y * scale}`
  const tick = from.y === to.y ? { x: 0, y: 1 } : { x: 1, y: 0 }
  const ticks = [from, to].map(
    ({ x, y }) =>
      [
        { x: x - tick.x, y: y - tick.y },
        { x: x + tick.x, y: y + tick.y },
      ] as const,
  )
  return [[from, to] as const, ...ticks, ...leader].map(([start, end]) => `M${at(start)}L${at(end)}`).join('')
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

import { dimensionLines, type PaperText } from '#shared/fogplan/shapes.ts'
import type { Chain as DrawnChain } from '#shared/fogplan/surface-shapes.ts'

/** The dimensions of a line: "139", "7 st = 1 418", "139", as the sheets have them. By their order, so that a moved one is the same element. */
export function Chain({ chain: { dimensions, label }, scale }: { chain: DrawnChain; scale: number }) {
  const lines = dimensions.flatMap(dimensionLines)
  return (
    <g className="fogplan-chain">
      <path d={lines.map((ends) => `M${ends.map(({ x, y }) => `${x * scale} ${y * scale}`).join('L')}`).join('')} />
      {dimensions.map(({ figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity
        <Figure key={index} text={figure} scale={scale} />
      ))}
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

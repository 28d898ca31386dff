import type { Polygon } from '#domain/room/tiling/polygons.ts'
import { colours } from '../brand.ts'
import { areaLook, lineLooks, type PaperShape } from './shapes.ts'

/** Shapes as SVG: one unit is a millimetre on paper. Without styles, script or ids, so that it is the same in a page and as a file. */
export function ShapesSvg({ shapes }: { shapes: readonly PaperShape[] }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity, and none moves
    <ShapeSvg key={index} shape={shape} />
  ))
}

function ShapeSvg({ shape }: { shape: PaperShape }) {
  switch (shape.draw) {
    case 'area': {
      const { fill = 'none', stroke, width, dashes } = areaLook(shape.look)
      return (
        <path
          d={shape.loops.map(loopPath).join('')}
          fill={fill}
          fillRule="evenodd"
          stroke={stroke}
          strokeWidth={width}
          strokeLinejoin="round"
          strokeDasharray={dashes?.join(' ')}
        />
      )
    }
    case 'lines': {
      const { stroke, width } = lineLooks[shape.look]
      return <path d={shape.lines.map(([from, to]) => `M${at(from.x)} ${at(from.y)}L${at(to.x)} ${at(to.y)}`).join('')} stroke={stroke} strokeWidth={width} />
    }
    case 'text': {
      const { words, at: place, size, align, turned, halo, faint } = shape
      return (
        <text
          x={at(place.x)}
          y={at(place.y)}
          fontSize={size}
          fontWeight={500}
          textAnchor={align}
          fill={faint ? colours.inkSoft : colours.ink}
          transform={turned ? `rotate(-90 ${at(place.x)} ${at(place.y)})` : undefined}
          {...(halo && { stroke: 'white', strokeWidth: 0.9, strokeLinejoin: 'round', paintOrder: 'stroke' })}
        >
          {words}
        </text>
      )
    }
  }
}

function loopPath(loop: Polygon): string {
  return `M${loop.map(({ x, y }) => `${at(x)} ${at(y)}`).join('L')}Z`
}

/** Hundredths of a millimetre are less than a printer's dot. */
function at(mm: number): number {
  return Math.round(mm * 100) / 100
}

import type { Polygon } from '#domain/room/tiling/polygons.ts'
import { colours } from '../brand.ts'
import { areaLooks, lineLooks, type Mark as MarkOnPaper } from './marks.ts'

/** Marks as SVG: one unit is a millimetre on paper. Without styles, script or ids, so that it is the same in a page and as a file. */
export function MarksSvg({ marks }: { marks: readonly MarkOnPaper[] }) {
  return marks.map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity, and none moves
    <MarkSvg key={index} mark={mark} />
  ))
}

function MarkSvg({ mark }: { mark: MarkOnPaper }) {
  switch (mark.draw) {
    case 'area': {
      const { fill = 'none', stroke, width, dashes } = areaLooks[mark.look]
      return (
        <path
          d={mark.loops.map(loopPath).join('')}
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
      const { stroke, width } = lineLooks[mark.look]
      return <path d={mark.lines.map(([from, to]) => `M${at(from.x)} ${at(from.y)}L${at(to.x)} ${at(to.y)}`).join('')} stroke={stroke} strokeWidth={width} />
    }
    case 'text': {
      const { words, at: place, size, align, turned, halo, faint } = mark
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

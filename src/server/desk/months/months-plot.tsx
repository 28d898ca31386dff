import { deskMonths } from '#content/desk/months.ts'
import { monthInShort } from './month-in-words.ts'
import type { FiguresOfMonth } from './read-months.ts'

/** Units of the drawing: its width for so many months, the height of the highest bar, and what stands above and below. */
const BAR = 36
const GAP = 12
const HIGHEST = 150
const ABOVE = 30
const BELOW = 58

/** Bars of the months, the oldest first. Every figure in it stands in the table too. */
export function MonthsPlot({ months }: { months: readonly FiguresOfMonth[] }) {
  const most = Math.max(1, ...months.map(({ figures }) => figures.requests))
  const width = months.length * (BAR + GAP) + GAP
  const { plot, plotParts } = deskMonths
  return (
    <figure className="months-plot">
      <figcaption>
        <strong>{plot}</strong>
        <span className="key in-time">{plotParts.inTime}</span>
        <span className="key others">{plotParts.others}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${ABOVE + HIGHEST + BELOW}`} width={Math.round(width * 1.6)} role="img" aria-label={inWords(months)}>
        <line className="ground" x1="0" x2={width} y1={ABOVE + HIGHEST} y2={ABOVE + HIGHEST} />
        {months.map(({ month, figures }, index) => {
          const x = GAP + index * (BAR + GAP)
          const height = (figures.requests / most) * HIGHEST
          const inTime = (figures.inTime / most) * HIGHEST
          const [name, year] = monthInShort(month)
          return (
            <g key={month}>
              <rect className="others" x={x} y={ABOVE + HIGHEST - height} width={BAR} height={height} />
              <rect className="in-time" x={x} y={ABOVE + HIGHEST - inTime} width={BAR} height={inTime} />
              <text x={x + BAR / 2} y={ABOVE + HIGHEST - height - 6}>
                {figures.requests}
              </text>
              <text x={x + BAR / 2} y={ABOVE + HIGHEST + 22}>
                {name}
              </text>
              {(index === 0 || month.endsWith('-01')) && (
                <text className="year" x={x + BAR / 2} y={ABOVE + HIGHEST + 48}>
                  {year}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

function inWords(months: readonly FiguresOfMonth[]): string {
  const { plot, plotParts } = deskMonths
  return `${plot}: ${months.map(({ month, figures }) => `${monthInShort(month).join(' ')} ${figures.requests}, ${figures.inTime} ${plotParts.inTime}`).join('; ')}`
}

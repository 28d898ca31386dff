import { designHeading } from '#content/planner/design-names.ts'
import { drawingWords } from '#content/planner/drawing-words.ts'
import type { SentDesign } from '#domain/enquiry/drawings.ts'
import type { Mm } from '#domain/room/plan.ts'
import { LEGEND, PlanDrawing } from './plan-drawing.tsx'
import { viewBoxOf } from './plan-room.tsx'
import { ink, lettering } from './plan-symbols.tsx'

/** Above each of two designs, for its letter. */
const HEADING: Mm = 300

/** A drawing as one picture: its one design, or two below each other under their letters. Without styles, script or ids. */
export function DesignsDrawing({ designs }: { designs: readonly SentDesign[] }) {
  const [only, ...others] = designs
  if (only && others.length === 0) return <PlanDrawing plan={only.plan} />
  const placed = below(designs)
  const width = Math.max(...placed.map(({ size }) => size.width))
  const height = placed.reduce((sum, { size }) => sum + HEADING + size.height, 0)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={drawingWords.title}>
      <rect width={width} height={height} fill={ink.paper} />
      {placed.map(({ design: { plan, letter = 'A' }, y }) => (
        <g key={letter}>
          <text x={100} y={y + 200} {...lettering} fontSize={160} textAnchor="start">
            {designHeading(letter)}
          </text>
          <PlanDrawing plan={plan} at={{ x: 0, y: y + HEADING }} />
        </g>
      ))}
    </svg>
  )
}

function below(designs: readonly SentDesign[]) {
  let y = 0
  return designs.map((design) => {
    const size = viewBoxOf(design.plan, LEGEND)
    const placed = { design, size, y }
    y += HEADING + size.height
    return placed
  })
}

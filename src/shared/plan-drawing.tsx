import type { ReactNode } from 'react'
import { drawingInWords, drawingWords } from '#content/planner/drawing-words.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { paintingOrder } from './painting-order.ts'
import { Dimensions, Openings, RoomShape, viewBoxOf, ZoneLines, zoneLine } from './plan-room.tsx'
import { ink, lettering, PlacedFixture, PlacedPlumbingPoint } from './plan-symbols.tsx'

export const LEGEND: Mm = 500

/** In a larger drawing: from its left and its top (mm). */
type PlaceInDrawing = { readonly x: Mm; readonly y: Mm }

/**
 * A plan seen from above, to scale: one SVG unit is one millimetre. Without styles, script or ids, so that the same markup
 * works in a page and as a file.
 */
export function PlanDrawing({ plan, at }: { plan: Plan; at?: PlaceInDrawing }) {
  const { x, y, height } = viewBoxOf(plan, LEGEND)
  const { belowDrains, aboveDrains } = paintingOrder(plan)
  return (
    <Paper plan={plan} below={LEGEND} at={at}>
      <RoomShape plan={plan} />
      <ZoneLines plan={plan} />
      <Openings plan={plan} />
      {belowDrains.map((fixture) => (
        <PlacedFixture key={fixture.id} fixture={fixture} />
      ))}
      {plan.plumbingPoints.map((plumbingPoint) => (
        <PlacedPlumbingPoint key={plumbingPoint.id} plumbingPoint={plumbingPoint} />
      ))}
      {aboveDrains.map((fixture) => (
        <PlacedFixture key={fixture.id} fixture={fixture} />
      ))}
      <Dimensions plan={plan} />
      <Legend x={x + 100} y={y + height - LEGEND} />
    </Paper>
  )
}

/** Walls, openings and dimensions alone, without what needs a legend: for who has not chosen anything yet. */
export function RoomDrawing({ plan }: { plan: Plan }) {
  return (
    <Paper plan={{ ...plan, fixtures: [], plumbingPoints: [] }}>
      <RoomShape plan={plan} />
      <Openings plan={plan} />
      <Dimensions plan={plan} />
    </Paper>
  )
}

type PaperProps = { plan: Plan; below?: Mm; at?: PlaceInDrawing | undefined; children: ReactNode }

function Paper({ plan, below = 0, at, children }: PaperProps) {
  const { x, y, width, height } = viewBoxOf(plan, below)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${width} ${height}`}
      {...(at && { ...at, width, height })}
      role="img"
      aria-label={drawingWords.title}
    >
      <title>{drawingWords.title}</title>
      <desc>{drawingInWords(plan)}</desc>
      <rect x={x} y={y} width={width} height={height} fill={ink.paper} />
      {children}
    </svg>
  )
}

function Legend({ x, y }: { x: Mm; y: Mm }) {
  return (
    <g fontSize={100} transform={`translate(${x} ${y + 60})`}>
      <path d="M0 0H200" {...zoneLine[1]} />
      <text x={250} y={35} {...lettering} textAnchor="start">
        {drawingWords.zone1}
      </text>
      <path d="M850 0H1050" {...zoneLine[2]} />
      <text x={1100} y={35} {...lettering} textAnchor="start">
        {drawingWords.zone2}
      </text>
      <text x={0} y={195} {...lettering} textAnchor="start">
        {drawingWords.floor}
      </text>
      <path d="M0 280V320H1000V280" fill="none" stroke={ink.line} strokeWidth={10} />
      <text x={1050} y={345} {...lettering} textAnchor="start">
        {drawingWords.scale}
      </text>
    </g>
  )
}

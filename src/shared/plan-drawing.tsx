import { drawingInWords, drawingWords } from '#content/drawing-words.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { Dimensions, Openings, paperOf, RoomShape, ZoneLines, zoneLine } from './plan-room.tsx'
import { ink, lettering, PlacedFixture, PlacedPlumbingPoint } from './plan-symbols.tsx'

const LEGEND: Mm = 260

/**
 * A plan as it is built, seen from above: true to scale, one unit a millimetre. Plain SVG without style, script or ids, so
 * that the same markup is a part of a page and a file of its own.
 */
export function PlanDrawing({ plan }: { plan: Plan }) {
  const { x, y, width, height } = paperOf(plan, LEGEND)
  // What can be walked on lies under what stands on it, and the drain shows in the shower.
  const [open, standing] = [true, false].map((wanted) => plan.fixtures.filter(({ kind }) => fixtures[kind].open === wanted))
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={drawingWords.title}>
      <title>{drawingWords.title}</title>
      <desc>{drawingInWords(plan)}</desc>
      <rect x={x} y={y} width={width} height={height} fill={ink.paper} />
      <RoomShape plan={plan} />
      <ZoneLines plan={plan} />
      <Openings plan={plan} />
      {open?.map((fixture) => (
        <PlacedFixture key={fixture.id} fixture={fixture} />
      ))}
      {plan.plumbingPoints.map((plumbingPoint) => (
        <PlacedPlumbingPoint key={plumbingPoint.id} plumbingPoint={plumbingPoint} />
      ))}
      {standing?.map((fixture) => (
        <PlacedFixture key={fixture.id} fixture={fixture} />
      ))}
      <Dimensions room={plan.room} />
      <Legend x={x + 100} y={y + height - LEGEND} />
    </svg>
  )
}

function Legend({ x, y }: { x: Mm; y: Mm }) {
  return (
    <g fontSize={70} transform={`translate(${x} ${y})`}>
      <path d="M0 0H200" {...zoneLine[1]} />
      <text x={240} y={25} {...lettering} textAnchor="start">
        {drawingWords.zone1}
      </text>
      <path d="M700 0H900" {...zoneLine[2]} />
      <text x={940} y={25} {...lettering} textAnchor="start">
        {drawingWords.zone2}
      </text>
      <path d="M0 110V150H1000V110" fill="none" stroke={ink.line} strokeWidth={10} />
      <text x={1040} y={155} {...lettering} textAnchor="start">
        {drawingWords.scale}
      </text>
      <text x={1300} y={155} {...lettering} textAnchor="start">
        {drawingWords.floor}
      </text>
    </g>
  )
}

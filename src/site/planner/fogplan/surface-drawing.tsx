import { useId, useMemo, useRef } from 'react'
import { fogplan, revealWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import { fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import { type DrawnSurface, drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { hatchLines } from '#domain/room/tiling/hatch.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { extentOf, type Polygon, polygonMiddle } from '#domain/room/tiling/polygons.ts'
import { wetZones } from '#domain/room/wet-zones.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { Chain } from './chain.tsx'
import { useJointDrag } from './use-joint-drag.ts'
import { useJointKeys } from './use-joint-keys.ts'

/** Around the surface, for its lines and dimension chains (mm). */
const MARGIN: Mm = 400
const BELOW: Mm = 260
const END: Mm = 150
const EDGE: Mm = 20
/** Between the lines of cut tiles; on a long wall, which is drawn smaller, further apart. */
const HATCH: Mm = 36
const MOST_LINES = 60

type SurfaceDrawingProps = { plan: Plan; setOut: SetOut; zones: boolean; dispatch: (action: PlannerAction) => void }

/** A wall seen from inside the room, or the floor from above, to scale, with every joint. Its pattern is dragged. */
export function SurfaceDrawing({ plan, setOut, zones, dispatch }: SurfaceDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const help = useId()
  const clip = useId()
  const drag = useJointDrag(plan, setOut, dispatch, svg)
  const keys = useJointKeys(setOut, dispatch)
  const settled = useMemo(() => drawnSurface(plan, setOut), [plan, setOut])
  const drawn = drag.origin ? drawnSurface(plan, { ...setOut, origin: drag.origin }) : settled
  const { name, tiling, width, height } = drawn
  const outline = path(drawn.outline)
  const cutPath = path(drawn.cut.flat())
  return (
    <div className="fogplan-drawing">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        viewBox={`${-MARGIN} ${-EDGE} ${width + MARGIN + END} ${height + EDGE + BELOW}`}
        role="group"
        aria-label={fogplan.drawing(surfaceWords(name))}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its joints
        tabIndex={0}
        {...drag.handlers}
        {...keys}
      >
        <defs>
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
        </defs>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus */}
        <g aria-hidden="true">
          <path className={`fogplan-joints ${tiling.colour}`} d={outline} fillRule="evenodd" />
          <path className={`fogplan-tiles ${tiling.colour}`} d={path(drawn.whole)} />
          <path className={`fogplan-tiles ${tiling.colour}`} d={cutPath} fillRule="evenodd" />
          <path className="fogplan-hatch" d={hatchPath(drawn)} />
          {drawn.holes.map(({ what, id, outline, depth }) => (
            <g key={`${what} ${id}`}>
              <path className={`fogplan-hole ${what}`} d={path([outline])} />
              {what === 'window' && depth !== undefined && <Words at={polygonMiddle(outline)}>{revealWords(depth)}</Words>}
            </g>
          ))}
          <path className="fogplan-edge" d={outline} />
          <g className="fogplan-around">
            {zones &&
              setOut.wall &&
              !isFace(name) &&
              wetZones(plan)
                .walls.filter((stretch) => stretch.wall === name && stretch.zone === 1)
                .map(({ from, to }) => (
                  <rect key={from} className="fogplan-zone" x={from} y={0} width={to - from} height={height} clipPath={`url(#${clip})`} />
                ))}
            <Surroundings drawn={drawn} />
          </g>
          <Chain spans={drawn.across} along="x" at={height + 90} />
          <Chain spans={drawn.down} along="y" at={-90} />
        </g>
      </svg>
      <p className="hidden-text" id={help}>
        {`${fogplan.summary(settled.whole.length, settled.cut.length)} ${isFace(name) ? fogplan.follows : fogplan.help}`}
      </p>
      <p className="planner-note">
        {fogplan.summary(drawn.whole.length, drawn.cut.length)} {fogplan.cutHatched}
      </p>
    </div>
  )
}

/** The outlines of what stands and hangs there, and the pipes of a wall, each with its name. */
function Surroundings({ drawn: { fixtures, pipes } }: { drawn: DrawnSurface }) {
  return (
    <>
      {fixtures.map(({ id, kind, outline, nameAt, mixerAt }) => {
        const { left, right, low, high } = extentOf(outline)
        return (
          <g key={id}>
            <rect x={left} y={low} width={right - left} height={high - low} />
            {nameAt && <Words at={nameAt}>{fixtureWords[kind].short}</Words>}
            {mixerAt && <Words at={mixerAt}>{fogplan.mixer}</Words>}
          </g>
        )
      })}
      {pipes.map(({ id, kind, at }) => (
        <g key={id}>
          <circle cx={at.x} cy={at.y} r={40} />
          <text x={at.x + 60} y={at.y} dy="0.35em">
            {plumbingPointWords[kind].short}
          </text>
        </g>
      ))}
    </>
  )
}

function Words({ at, children }: { at: Point; children: string }) {
  return (
    <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
      {children}
    </text>
  )
}

/** Lines of their own and no pattern, whose lines an engine may lose where it is drawn small. */
function hatchPath({ cut, width }: DrawnSurface): string {
  const lines = cut.flatMap((loops) => hatchLines(loops, Math.max(HATCH, width / MOST_LINES)))
  return lines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')
}

/** Closed lines. */
export function path(loops: readonly Polygon[]): string {
  return loops.map((loop) => `M${loop.map(({ x, y }) => `${x} ${y}`).join('L')}Z`).join('')
}

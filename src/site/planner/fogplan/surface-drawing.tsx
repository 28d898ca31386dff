import { memo, useId, useMemo, useRef } from 'react'
import { fogplan, laidPieces, surfaceWords } from '#content/fogplan/fogplan.ts'
import { drawnJoint, drawnTile } from '#content/materials/drawn.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import { type DrawnSurface, drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { hatchLines } from '#domain/room/tiling/hatch.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { extentOf, type Polygon } from '#domain/room/tiling/polygons.ts'
import { wetZones } from '#domain/room/wet-zones.ts'
import { type Marks, markedExtent, marksOf } from '#shared/fogplan/surface-shapes.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { useStacked } from '../use-stacked.ts'
import { Chain, Figure } from './chain.tsx'
import { useJointDrag } from './use-joint-drag.ts'
import { useJointKeys } from './use-joint-keys.ts'

/** Around the surface with its dimensions, for its lines (mm). */
const EDGE: Mm = 20
/** Of what is drawn as on paper, such as figures; on a phone a wall is smaller, and its figures are larger. */
const SCALE = { wide: 24, phone: 32 } as const
/** Between the lines of cut tiles; on a long wall, which is drawn smaller, further apart. */
const HATCH: Mm = 36
const MOST_LINES = 60

type SurfaceDrawingProps = { plan: Plan; setOut: SetOut; zones: boolean; dispatch: (action: PlannerAction) => void }

/** A wall seen from inside the room, or the floor from above, to scale, with every joint. Its pattern is dragged. */
export const SurfaceDrawing = memo(function SurfaceDrawing({ plan, setOut, zones, dispatch }: SurfaceDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const help = useId()
  const clip = useId()
  const drag = useJointDrag(plan, setOut, dispatch, svg)
  const keys = useJointKeys(setOut, dispatch)
  const settled = useMemo(() => drawnSurface(plan, setOut), [plan, setOut])
  const drawn = drag.origin ? drawnSurface(plan, { ...setOut, origin: drag.origin }) : settled
  const { name, tiling, height } = drawn
  const scale = useStacked() ? SCALE.phone : SCALE.wide
  const marks = marksOf(drawn, scale)
  // A drawing that changed its size while it is dragged would slip from under the finger.
  const around = markedExtent(settled, drag.origin ? marksOf(settled, scale) : marks, scale)
  const laid = laidPieces(drawn)
  const outline = path(drawn.outline)
  const cutPath = path(drawn.cut.flat())
  return (
    <div className="fogplan-drawing">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        viewBox={`${around.left * scale - EDGE} ${around.low * scale - EDGE} ${(around.right - around.left) * scale + 2 * EDGE} ${(around.high - around.low) * scale + 2 * EDGE}`}
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
          {drawn.painted && <path className="fogplan-paint" d={path(drawn.painted)} />}
          <path className="fogplan-joints" d={outline} fill={drawnJoint(tiling)} fillRule="evenodd" />
          <path className="fogplan-tiles" d={path(drawn.whole)} fill={drawnTile(tiling.material)} />
          <path className="fogplan-tiles" d={cutPath} fill={drawnTile(tiling.material)} fillRule="evenodd" />
          <path className="fogplan-hatch" d={hatchPath(drawn)} />
          {drawn.holes.map(({ what, id, outline }) => (
            <path key={`${what} ${id}`} className={`fogplan-hole ${what}`} d={path([outline])} />
          ))}
          <path className="fogplan-edge" d={outline} />
          <g className="fogplan-around">
            {zones &&
              setOut.wall &&
              !isFace(name) &&
              wetZones(plan)
                .filter((stretch) => stretch.wall === name && stretch.zone === 1)
                .map(({ from, to }) => (
                  <rect key={from} className="fogplan-zone" x={from} y={0} width={to - from} height={height} clipPath={`url(#${clip})`} />
                ))}
            <Surroundings drawn={drawn} />
            {marks.names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names have no identity
              <Figure key={index} text={name} scale={scale} />
            ))}
          </g>
          <Start marks={marks} scale={scale} />
          {[...marks.below, ...marks.beside].map((chain, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and none moves
            <Chain key={index} chain={chain} scale={scale} />
          ))}
        </g>
      </svg>
      <p className="hidden-text" id={help}>
        {`${fogplan.summary(laidPieces(settled).whole, laidPieces(settled).cut)} ${isFace(name) ? fogplan.follows : fogplan.help}`}
      </p>
      <p className="planner-note">
        {fogplan.summary(laid.whole, laid.cut)} {fogplan.cutHatched}
      </p>
    </div>
  )
})

/** The outlines of what stands and hangs there, and the pipes of a wall. */
function Surroundings({ drawn: { fixtures, pipes } }: { drawn: DrawnSurface }) {
  return (
    <>
      {fixtures.map(({ id, outline, mixerAt }) => {
        const { left, right, low, high } = extentOf(outline)
        return (
          <g key={id}>
            <rect x={left} y={low} width={right - left} height={high - low} />
            {mixerAt && <circle cx={mixerAt.x} cy={mixerAt.y} r={30} />}
          </g>
        )
      })}
      {pipes.map(({ id, at }) => (
        <circle key={id} cx={at.x} cy={at.y} r={40} />
      ))}
    </>
  )
}

/** The dot in the first tile, and the level line with its height. */
function Start({ marks: { dot, level }, scale }: { marks: Marks; scale: number }) {
  const at = ({ x, y }: Point) => `${x * scale} ${y * scale}`
  return (
    <g className="fogplan-start">
      <path d={path(dot.loops.map((loop) => loop.map(({ x, y }) => ({ x: x * scale, y: y * scale }))))} />
      {level && <path className="fogplan-level" d={`M${level.line.map(at).join('L')}`} />}
      {level && <Figure text={level.height} scale={scale} />}
    </g>
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

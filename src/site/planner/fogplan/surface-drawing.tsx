import { useId, useRef } from 'react'
import { fogplan, revealWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import { chainOf } from '#domain/room/tiling/chain.ts'
import { holeIn, tilesAcross } from '#domain/room/tiling/drawn-surface.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { outlinesOf } from '#domain/room/tiling/outlines.ts'
import { type Piece, piecesOf } from '#domain/room/tiling/pieces.ts'
import type { Polygon } from '#domain/room/tiling/polygons.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { Chain } from './chain.tsx'
import { OnFloor, OnWall } from './surroundings.tsx'
import { useJointDrag } from './use-joint-drag.ts'
import { useJointKeys } from './use-joint-keys.ts'

/** Around the surface, for its lines and dimension chains (mm). */
const MARGIN: Mm = 400
const BELOW: Mm = 260
const END: Mm = 150
const EDGE: Mm = 20

type SurfaceDrawingProps = { plan: Plan; setOut: SetOut; pieces: readonly Piece[]; zones: boolean; dispatch: (action: PlannerAction) => void }

/** A wall seen from inside the room, or the floor from above, to scale, with every joint. Its pattern is dragged. */
export function SurfaceDrawing({ plan, setOut, pieces, zones, dispatch }: SurfaceDrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const help = useId()
  const hatch = useId()
  const clip = useId()
  const drag = useJointDrag(plan, setOut, dispatch, svg)
  const keys = useJointKeys(setOut, dispatch)
  const { surface, tiling, wall } = setOut
  const { name, extent, holes } = surface
  const origin = drag.origin ?? setOut.origin
  const shown = drag.origin ? piecesOf(surface, tiling, drag.origin) : pieces
  const [across, up] = [extent.right - extent.left, extent.high - extent.low]
  /** The floor is drawn as in the plan, a wall upside up. */
  const y = (mm: Mm) => (name === 'floor' ? mm - extent.low : extent.high - mm)
  const path = (loops: readonly Polygon[]) => loops.map((loop) => `M${loop.map((point) => `${point.x} ${y(point.y)}`).join('L')}Z`).join('')
  const cut = shown.filter((piece) => piece.cut)
  const whole = shown.filter((piece) => !piece.cut)
  const cutPath = path(cut.flatMap(({ outline }) => outline))
  return (
    <div className="fogplan-drawing">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        ref={svg}
        viewBox={`${-MARGIN} ${-EDGE} ${across + MARGIN + END} ${up + EDGE + BELOW}`}
        role="group"
        aria-label={fogplan.drawing(surfaceWords(name))}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its joints
        tabIndex={0}
        {...drag.handlers}
        {...keys}
      >
        <defs>
          <pattern id={hatch} width={36} height={36} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="fogplan-hatch" d="M0 0V36" />
          </pattern>
          <clipPath id={clip}>
            <path d={path(outlineWithoutHoles(setOut))} />
          </clipPath>
        </defs>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus */}
        <g aria-hidden="true">
          <path className={`fogplan-joints ${tiling.colour}`} d={path(surface.faces.flatMap(outlinesOf))} fillRule="evenodd" />
          <path className={`fogplan-tiles ${tiling.colour}`} d={path(whole.flatMap(({ outline }) => outline))} />
          <path className={`fogplan-tiles ${tiling.colour}`} d={cutPath} fillRule="evenodd" />
          <path d={cutPath} fill={`url(#${hatch})`} fillRule="evenodd" />
          {holes.map((hole) => (
            <g key={`${hole.what} ${hole.id}`}>
              <path className={`fogplan-hole ${hole.what}`} d={path([holeIn(hole, extent)])} />
              {hole.what === 'window' && hole.depth !== undefined && (
                <text x={(hole.left + hole.right) / 2} y={y((hole.low + hole.high) / 2)} dy="0.35em" textAnchor="middle">
                  {revealWords(hole.depth)}
                </text>
              )}
            </g>
          ))}
          <path className="fogplan-edge" d={path(outlineWithoutHoles(setOut))} />
          {wall ? <OnWall plan={plan} wall={wall} top={extent.high} zones={zones && !isFace(name)} clip={clip} /> : <OnFloor plan={plan} />}
          <Chain spans={tilesAcross({ ...setOut, origin })} along="x" at={up + 90} />
          <Chain
            spans={chainOf(extent.low, extent.high, origin.y, tiling.tile.height, tiling.joint).map(({ from, to, count }) => ({
              from: Math.min(y(from), y(to)),
              to: Math.max(y(from), y(to)),
              count,
            }))}
            along="y"
            at={-90}
          />
        </g>
      </svg>
      <p className="hidden-text" id={help}>
        {`${fogplan.summary(pieces.filter((piece) => !piece.cut).length, pieces.filter((piece) => piece.cut).length)} ${isFace(name) ? fogplan.follows : fogplan.help}`}
      </p>
      <p className="planner-note">
        {fogplan.summary(shown.length - cut.length, cut.length)} {fogplan.cutHatched}
      </p>
    </div>
  )
}

function outlineWithoutHoles({ surface }: SetOut): readonly Polygon[] {
  return surface.faces.flatMap(outlinesOf)
}

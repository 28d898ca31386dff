import { fogplan } from '#content/fogplan/fogplan.ts'
import { measureName, measureWords, startWords } from '#content/fogplan/measure-words.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { ShapesSvg } from '#shared/fogplan/shapes-svg.tsx'
import { recessBlock } from '#shared/fogplan/surface-shapes.ts'

/** Of a recess alone: it is small, and its sides narrow. */
const SCALE = 10

/** Where a surface begins and where everything on it is, as its sheet says it; its niche and reveals unfolded. */
export function SurfaceMeasures({ drawn }: { drawn: DrawnSurface }) {
  const starts = startWords(drawn)
  return (
    <div className="fogplan-measures">
      <p className="planner-note">{starts.join(' ')}</p>
      {drawn.measures.length > 0 && (
        <dl aria-label={fogplan.measures}>
          {drawn.measures.map((measure) => (
            <div key={`${measure.what} ${measure.id} ${measure.along}`}>
              <dt>{measureName(measure)}</dt>
              <dd>{measureWords(measure, drawn).join('. ')}</dd>
            </div>
          ))}
        </dl>
      )}
      {drawn.recesses.map((recess) => {
        const { shapes, width, height } = recessBlock(drawn, recess, SCALE)
        return (
          <svg key={`${recess.what} ${recess.id}`} viewBox={`-1 0 ${width + 2} ${height + 1}`} aria-hidden="true">
            <ShapesSvg shapes={shapes} />
          </svg>
        )
      })}
    </div>
  )
}

import { memo } from 'react'
import { fogplan, surfaceInSentence } from '#content/fogplan/fogplan.ts'
import { measureName, measureWords, startWords } from '#content/fogplan/measure-words.ts'
import type { Plan } from '#domain/room/plan.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { ShapesSvg } from '#shared/fogplan/shapes-svg.tsx'
import { recessBlock } from '#shared/fogplan/surface-shapes.ts'

/** Of a recess alone: it is small, and its sides narrow. */
const SCALE = 16

/** Where a surface begins and where everything on it is, as its sheet says it; its niche and reveals unfolded. */
export const SurfaceMeasures = memo(function SurfaceMeasures({ plan, setOut }: { plan: Plan; setOut: SetOut }) {
  const drawn = drawnSurface(plan, setOut)
  const start = startWords(drawn)
  // A boxing's narrow top has no whole tile to begin with, and nothing is in it.
  if (start.length + drawn.measures.length + drawn.recesses.length === 0) return null
  return (
    <section className="fogplan-measures" aria-labelledby="fogplan-matt">
      <h3 id="fogplan-matt">{fogplan.measures(surfaceInSentence(drawn.name))}</h3>
      <p>{start.join(' ')}</p>
      {drawn.measures.length > 0 && (
        <dl>
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
          <svg key={`${recess.what} ${recess.id}`} viewBox={`-1 0 ${width + 2} ${height + 1}`} width={`${Math.round(width + 2)}mm`} aria-hidden="true">
            <ShapesSvg shapes={shapes} />
          </svg>
        )
      })}
    </section>
  )
})

import { memo } from 'react'
import { fogplan, materialWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import { areaWords, purchaseRows } from '#content/fogplan/measure-words.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { countRoom, type SurfaceCounts } from '#domain/room/tiling/room-counts.ts'
import { grouped } from '#domain/sweden/writing.ts'

const words = fogplan.counts

/** What each surface has, and what is bought for all of them. */
export const CountsTable = memo(function CountsTable({ plan, all }: { plan: Plan; all: readonly SetOut[] }) {
  const { surfaces, sum, purchases } = countRoom(plan, all)
  const rows = [...surfaces.map((counts) => ({ name: surfaceWords(counts.name), counts })), { name: words.all, counts: sum }]
  return (
    <div className="fogplan-counts">
      <h3 id="fogplan-atgang">{words.heading}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys */}
      <section className="fogplan-scroll" tabIndex={0} aria-labelledby="fogplan-atgang">
        <table>
          <thead>
            <tr>
              {[words.surface, ...columns.map(({ name }) => name)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(({ of, write }) => (
                  <td key={of}>{write(counts[of])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h4>{words.buy}</h4>
      <dl className="fogplan-buy">
        {purchaseRows(purchases, materialWords).map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="planner-note">{words.note}</p>
    </div>
  )
})

const columns: readonly { name: string; of: keyof SurfaceCounts; write: (figure: number) => string }[] = [
  { name: words.area, of: 'areaM2', write: areaWords },
  { name: words.whole, of: 'whole', write: grouped },
  { name: words.cut, of: 'cut', write: grouped },
  { name: words.tiles, of: 'tiles', write: grouped },
]

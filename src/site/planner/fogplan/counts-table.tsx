import { memo } from 'react'
import { fogplan, materialWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import { areaWords, purchaseRows } from '#content/fogplan/measure-words.ts'
import type { Plan } from '#domain/room/plan.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { countRoom, countSurface, type SurfaceCounts } from '#domain/room/tiling/room-counts.ts'
import { grouped } from '#domain/sweden/writing.ts'

const words = fogplan.counts

type CountsTableProps = { plan: Plan; all: readonly SetOut[] }

/** What each surface has, and what is bought for all of them. */
export const CountsTable = memo(function CountsTable({ plan, all }: CountsTableProps) {
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
            {all.map((setOut) => (
              <SurfaceRow key={setOut.surface.name} setOut={setOut} />
            ))}
            <SumRow plan={plan} all={all} />
          </tbody>
        </table>
      </section>
      <h4>{words.buy}</h4>
      <Purchases plan={plan} all={all} />
      <p className="planner-note">{words.note}</p>
    </div>
  )
})

/** A component of its own, because to count all surfaces takes a slow phone longer than a finger waits: between two of them React looks up. */
const SurfaceRow = memo(function SurfaceRow({ setOut }: { setOut: SetOut }) {
  return <Row name={surfaceWords(setOut.surface.name)} counts={countSurface(setOut)} />
})

function SumRow({ plan, all }: CountsTableProps) {
  return <Row name={words.all} counts={countRoom(plan, all).sum} />
}

function Row({ name, counts }: { name: string; counts: SurfaceCounts }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ of, write }) => (
        <td key={of}>{write(counts[of])}</td>
      ))}
    </tr>
  )
}

const columns: readonly { name: string; of: keyof SurfaceCounts; write: (figure: number) => string }[] = [
  { name: words.area, of: 'areaM2', write: areaWords },
  { name: words.whole, of: 'whole', write: grouped },
  { name: words.cut, of: 'cut', write: grouped },
  { name: words.tiles, of: 'tiles', write: grouped },
]

function Purchases({ plan, all }: CountsTableProps) {
  return (
    <dl className="fogplan-buy">
      {purchaseRows(countRoom(plan, all).purchases, materialWords).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

import { memo } from 'react'
import { fogplan, surfaceWords } from '#content/fogplan/fogplan.ts'
import { countTiles, sumOfCounts, type TileCounts } from '#domain/room/tiling/counts.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { grouped, metres, squareMetres } from '#domain/sweden/writing.ts'

const words = fogplan.counts

/** What each surface takes, and all of them. */
export const CountsTable = memo(function CountsTable({ all }: { all: readonly SetOut[] }) {
  const counted = all.map((setOut) => ({ name: surfaceWords(setOut.surface.name), counts: countTiles(setOut) }))
  const sum = sumOfCounts(counted.map(({ counts }) => counts))
  const rows = [...counted, { name: words.all, counts: sum }]
  const columns = allColumns.filter(({ of }) => sum[of] > 0)
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
      <p className="planner-note">{words.note}</p>
    </div>
  )
})

/** One that holds only zeros is left out. */
const allColumns: readonly { name: string; of: keyof TileCounts; write: (figure: number) => string }[] = [
  { name: words.area, of: 'areaM2', write: squareMetres },
  { name: words.whole, of: 'whole', write: grouped },
  { name: words.cut, of: 'cut', write: grouped },
  { name: words.tiles, of: 'tiles', write: grouped },
  { name: words.byPercentage, of: 'byPercentage', write: grouped },
  { name: words.boxes, of: 'boxes', write: grouped },
  { name: words.joint, of: 'jointKg', write: words.kilograms },
  { name: words.adhesive, of: 'adhesiveKg', write: words.kilograms },
  { name: words.profile, of: 'profileM', write: metres },
]

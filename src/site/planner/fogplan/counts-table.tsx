import { memo } from 'react'
import { fogplan, surfaceWords } from '#content/fogplan/fogplan.ts'
import { countTiles, sumOfCounts, type TileCounts } from '#domain/room/tiling/counts.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { grouped, metres, squareMetres } from '#domain/sweden/writing.ts'

const words = fogplan.counts

/** What each surface takes, and all of them. */
export const CountsTable = memo(function CountsTable({ all }: { all: readonly SetOut[] }) {
  const counted = all.map((setOut) => ({ name: surfaceWords(setOut.surface.name), counts: countTiles(setOut) }))
  const rows = [...counted, { name: words.all, counts: sumOfCounts(counted.map(({ counts }) => counts)) }]
  return (
    <div className="fogplan-counts">
      <h3 id="fogplan-atgang">{words.heading}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys */}
      <section className="fogplan-scroll" tabIndex={0} aria-labelledby="fogplan-atgang">
        <table>
          <thead>
            <tr>
              {[words.surface, ...columns.map(([name]) => name)].map((name) => (
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
                {columns.map(([column, write]) => (
                  <td key={column}>{write(counts)}</td>
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

const columns: readonly (readonly [name: string, write: (counts: TileCounts) => string])[] = [
  [words.area, ({ areaM2 }) => squareMetres(areaM2)],
  [words.whole, ({ whole }) => grouped(whole)],
  [words.cut, ({ cut }) => grouped(cut)],
  [words.tiles, ({ tiles }) => grouped(tiles)],
  [words.byPercentage, ({ byPercentage }) => grouped(byPercentage)],
  [words.boxes, ({ boxes }) => grouped(boxes)],
  [words.joint, ({ jointKg }) => words.kilograms(jointKg)],
  [words.adhesive, ({ adhesiveKg }) => words.kilograms(adhesiveKg)],
  [words.profile, ({ profileM }) => metres(profileM)],
]

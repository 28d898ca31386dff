import type { ReactNode } from 'react'
import { deskMonths, durationInWords } from '#content/desk/months.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { type MonthFigures, medianOf, sumOfMonths } from '#domain/enquiry/month-figures.ts'
import { monthInWords } from './month-in-words.ts'
import { MonthsPlot } from './months-plot.tsx'
import type { FiguresOfMonth } from './read-months.ts'

type Props = {
  /** The newest first. */
  months: readonly FiguresOfMonth[]
  /** What other rooms show of the same months. */
  others?: ReactNode
  earlierPath: string | undefined
  latestPath: string | undefined
  exportPath: string
}

const MOST_TOWNS = 10

export function MonthsPage({ months, others, earlierPath, latestPath, exportPath }: Props) {
  const total = sumOfMonths(months.map(({ figures }) => figures))
  return (
    <>
      <div className="desk-heading">
        <h1>{deskMonths.heading}</h1>
      </div>
      {total.requests === 0 ? (
        <p>{deskMonths.empty}</p>
      ) : (
        <>
          <MonthsPlot months={months.toReversed()} />
          <MonthsTable months={months} total={total} />
          <p className="desk-hint">{deskMonths.lead}</p>
          <div className="desk-pair">
            <Counts heading={deskMonths.places.heading} name={deskMonths.places.town} counts={townCounts(total)} />
            <Counts
              heading={deskMonths.kinds.heading}
              name={deskMonths.kinds.kind}
              counts={sorted(total.projects).map(([project, count]) => [choices.project[project], count])}
            />
          </div>
        </>
      )}
      {others}
      <p className="desk-pager">
        {earlierPath && <a href={earlierPath}>{deskMonths.earlier}</a>}
        {latestPath && <a href={latestPath}>{deskMonths.latest}</a>}
        <a href={exportPath} download>
          {deskMonths.export}
        </a>
      </p>
    </>
  )
}

function MonthsTable({ months, total }: { months: readonly FiguresOfMonth[]; total: MonthFigures }) {
  const { columns } = deskMonths
  return (
    <table className="figures">
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, figures }) => (
          <FiguresRow key={month} name={monthInWords(month)} figures={figures} />
        ))}
      </tbody>
      {months.length > 1 && (
        <tfoot>
          <FiguresRow name={deskMonths.total} figures={total} />
        </tfoot>
      )}
    </table>
  )
}

function FiguresRow({ name, figures }: { name: string; figures: MonthFigures }) {
  const median = medianOf(figures.minutes)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{figures.requests.toLocaleString('sv-SE')}</td>
      <td>{figures.decided === 0 ? deskMonths.none : percent(figures.inTime, figures.decided)}</td>
      <td>{median === undefined ? deskMonths.none : durationInWords(median)}</td>
    </tr>
  )
}

function Counts({ heading, name, counts }: { heading: string; name: string; counts: readonly (readonly [name: string, count: number])[] }) {
  const whole = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <section>
      <h2>{heading}</h2>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{deskMonths.count}</th>
            <th scope="col">{deskMonths.part}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(([each, count]) => (
            <tr key={each}>
              <th scope="row">{each}</th>
              <td>{count.toLocaleString('sv-SE')}</td>
              <td>{percent(count, whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function townCounts({ towns }: MonthFigures): [town: string, count: number][] {
  const all = sorted(towns)
  const others = all.slice(MOST_TOWNS).reduce((sum, [, count]) => sum + count, 0)
  return others === 0 ? all : [...all.slice(0, MOST_TOWNS), [deskMonths.places.others, others]]
}

/** The most frequent first. */
function sorted<Value>(counts: Map<Value, number>): [value: Value, count: number][] {
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** "96 %"; never 100 % of less than all. */
function percent(part: number, whole: number): string {
  const rounded = Math.round((part / whole) * 100)
  return `${part < whole ? Math.min(99, rounded) : rounded}\u00a0%`
}

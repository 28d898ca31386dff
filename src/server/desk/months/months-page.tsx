import type { ReactNode } from 'react'
import { deskMonths, durationInWords } from '#content/desk/months.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { type MonthFigures, medianOf, sumOfMonths } from '#domain/enquiry/month-figures.ts'
import { FiguresTable } from '../figures-table.tsx'
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
  return (
    <FiguresTable
      columns={Object.values(deskMonths.columns)}
      rows={months.map(({ month, figures }) => [monthInWords(month), ...figuresInWords(figures)] as const)}
      foot={months.length > 1 ? [deskMonths.total, ...figuresInWords(total)] : undefined}
    />
  )
}

/** In the order of the columns. */
function figuresInWords({ requests, inTime, decided, minutes }: MonthFigures): string[] {
  const median = medianOf(minutes)
  return [
    requests.toLocaleString('sv-SE'),
    decided === 0 ? deskMonths.none : percent(inTime, decided),
    median === undefined ? deskMonths.none : durationInWords(median),
  ]
}

function Counts({ heading, name, counts }: { heading: string; name: string; counts: readonly (readonly [name: string, count: number])[] }) {
  const whole = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <section>
      <h2>{heading}</h2>
      <FiguresTable
        columns={[name, deskMonths.count, deskMonths.part]}
        rows={counts.map(([each, count]) => [each, count.toLocaleString('sv-SE'), percent(count, whole)] as const)}
      />
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

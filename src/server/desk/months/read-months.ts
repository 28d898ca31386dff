import { setImmediate } from 'node:timers/promises'
import { type MonthFigures, monthFigures } from '#domain/enquiry/month-figures.ts'
import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { MonthRepository } from './desk-months.ts'

/** A month of Swedish time: 'YYYY-MM'. */
export type Month = string
export type FiguresOfMonth = { month: Month; figures: MonthFigures }

/** How long the figures of months that are over are used again: of the last one, where replies still come, and of those before. */
const LAST_KEPT_MS = 5 * 60_000
const KEPT_MS = 60 * 60_000
const MOST_KEPT = 120

export type ReadMonths = ReturnType<typeof makeReadMonths>

/**
 * The figures of months. A hundred thousand enquiries take longer to read than an answer may, so those of earlier months are kept for a
 * while; this month is read each time.
 */
export function makeReadMonths({ now }: Pick<Core, 'now'>, repository: MonthRepository) {
  const kept = new Map<Month, { readAt: number; figures: MonthFigures }>()
  const thisMonth = () => monthOf(now().toISOString())
  const firstMonth = async () => {
    const oldest = await repository.oldest()
    return oldest === undefined ? thisMonth() : monthOf(oldest)
  }

  return {
    thisMonth,
    /** Of the oldest enquiry, or this month. */
    firstMonth,
    /** The months up to `last`, newest first, from the first that has an enquiry on; `count` at most. */
    async upTo(last: Month, count: number): Promise<FiguresOfMonth[]> {
      const first = await firstMonth()
      const months = Array.from({ length: count }, (_, index) => monthsLater(last, -index)).filter((month, index) => index === 0 || month >= first)
      const all: FiguresOfMonth[] = []
      for (const month of months) all.push({ month, figures: await figuresOf(month) })
      return all
    },
  }

  async function figuresOf(month: Month): Promise<MonthFigures> {
    const readAt = now().getTime()
    const before = kept.get(month)
    if (before && readAt - before.readAt < keptFor(month)) return before.figures
    const enquiries = await repository.received(beginningOf(month), beginningOf(monthsLater(month, 1)))
    // With SQLite nothing else is served while it reads.
    await setImmediate()
    const figures = monthFigures(enquiries, new Date(readAt).toISOString())
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(month, { readAt, figures })
    return figures
  }

  function keptFor(month: Month): number {
    if (month >= thisMonth()) return 0
    return month === monthsLater(thisMonth(), -1) ? LAST_KEPT_MS : KEPT_MS
  }
}

/** Of an instant, ISO 8601, UTC. */
export function monthOf(instant: string): Month {
  return swedishDate(new Date(instant)).slice(0, 7)
}

/** The instant, ISO 8601, UTC. */
export function beginningOf(month: Month): string {
  return swedishInstant(`${month}-01`, 0).toISOString()
}

/** '2026-01', -1 → '2025-12' */
export function monthsLater(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

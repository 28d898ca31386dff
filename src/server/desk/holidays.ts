import { randomUUID } from 'node:crypto'
import { holidayOn } from '#domain/enquiry/read-holiday.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { HolidayDecision, HolidayRepository } from './holiday-repository.ts'

/** How many decisions the desk shows. */
const SHOWN = 10

export type Holidays = ReturnType<typeof makeHolidays>

/**
 * The days without replies that the owner enters on the desk. `prepare`: prints the site as it is about to be. `changed`: told of each change,
 * also when the last day has passed; awaited before the next.
 */
export function makeHolidays(
  { now }: Pick<Core, 'now'>,
  repository: HolidayRepository,
  { prepare, changed }: { prepare: (holiday: Holiday | undefined) => Promise<unknown>; changed: (holiday: Holiday | undefined) => Promise<void> },
) {
  let decided: Holiday | undefined
  let told = 'none yet'

  function current() {
    return onItsDays(decided)
  }

  function onItsDays(holiday: Holiday | undefined) {
    return holidayOn(swedishDate(now()), holiday)
  }

  async function refresh() {
    const [latest] = await repository.list(1)
    decided = latest?.holiday
    const holiday = current()
    const telling = JSON.stringify(holiday ?? 'none')
    if (telling === told) return
    await changed(holiday)
    told = telling
  }

  /** After every decision before, also where two come in the same millisecond or a clock was set back. */
  async function nextInstant(): Promise<Date> {
    const [latest] = await repository.list(1)
    return new Date(Math.max(now().getTime(), latest ? Date.parse(latest.decidedAt) + 1 : 0))
  }

  return {
    /** As last read. Undefined when there is none, or its last day has passed. */
    current,
    /** Reads what was decided, here or through another process. */
    refresh,
    async decide(holiday: Holiday | undefined, by: string): Promise<void> {
      // Other processes look for what is stored: by then it is printed. What cannot be printed is decided all the same.
      await prepare(onItsDays(holiday)).catch(() => {})
      await repository.add({ id: randomUUID(), holiday, decidedAt: (await nextInstant()).toISOString(), decidedBy: by })
      await refresh()
    },
    history: (): Promise<HolidayDecision[]> => repository.list(SHOWN),
  }
}

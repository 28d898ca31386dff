import type { Holiday } from './enquiry/reply-deadlines.ts'
import { swedishClock, swedishDate } from './sweden/calendar.ts'
import { isWorkingDay } from './sweden/working-days.ts'

/** Hours of working days, 'HH:MM' in Swedish time; at `closes` it is closed. */
export type OpeningHours = { opens: string; closes: string }

/** From "Vardagar 07:00–17:00"; undefined for hours in another form. */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const [, opens, closes] = /^Vardagar (\d\d:\d\d)–(\d\d:\d\d)$/.exec(text) ?? []
  return opens && closes ? { opens, closes } : undefined
}

/** Whether the phone is answered at this instant. */
export function isWithinOpeningHours(instant: Date, { opens, closes }: OpeningHours, holiday: Holiday | undefined): boolean {
  const date = swedishDate(instant)
  const time = swedishClock(instant)
  const away = holiday && holiday.from <= date && date <= holiday.to
  return !away && isWorkingDay(date) && opens <= time && time < closes
}

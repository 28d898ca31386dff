import type { Holiday } from './enquiry/reply-deadlines.ts'
import { swedishClock, swedishDate } from './sweden/calendar.ts'
import { isPublicHoliday, weekdayOf } from './sweden/working-days.ts'

/** From Monday, as they are written in short. */
export const weekdays = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'] as const
export type Weekday = (typeof weekdays)[number]

/** 'HH:MM' in Swedish time; at `closes` it is closed. */
export type Hours = { opens: string; closes: string }
/** Days in a row with the same hours; `last` is one of them. */
export type DayHours = Hours & { first: Weekday; last: Weekday }
/** Of a week, from Monday, each day at most once. Red days are closed. */
export type OpeningHours = readonly DayHours[]

/** The hours of 'YYYY-MM-DD'; undefined if it is closed. */
export function hoursOn(date: string, hours: OpeningHours): DayHours | undefined {
  if (isPublicHoliday(date)) return undefined
  const day = (weekdayOf(date) + 6) % 7
  return hours.find(({ first, last }) => weekdays.indexOf(first) <= day && day <= weekdays.indexOf(last))
}

/** Whether the phone is answered at this instant. */
export function isWithinOpeningHours(instant: Date, hours: OpeningHours, holiday: Holiday | undefined): boolean {
  const date = swedishDate(instant)
  const time = swedishClock(instant)
  const today = isAway(date, holiday) ? undefined : hoursOn(date, hours)
  return today !== undefined && today.opens <= time && time < today.closes
}

export function isAway(date: string, holiday: Holiday | undefined): boolean {
  return holiday !== undefined && holiday.from <= date && date <= holiday.to
}

/** The week from the hours of each day, from Monday; undefined for a day that is closed. */
export function weekOf(days: readonly (Hours | undefined)[]): OpeningHours {
  const week: DayHours[] = []
  for (const [index, day] of weekdays.entries()) {
    const hours = days[index]
    const before = week.at(-1)
    if (!hours) continue
    if (before?.last === weekdays[index - 1] && before?.opens === hours.opens && before?.closes === hours.closes) before.last = day
    else week.push({ first: day, last: day, ...hours })
  }
  return week
}

import { daysLater, isDate } from '../sweden/calendar.ts'
import type { Holiday } from './reply-deadlines.ts'

/** Days, the first and the last included. */
export const LONGEST_HOLIDAY = 62

export type HolidayFault = 'missing' | 'no such day' | 'over' | 'ends before it begins' | 'too long'

type HolidayReading = { ok: true; holiday: Holiday } | { ok: false; faults: Partial<Record<keyof Holiday, HolidayFault>> }

/** Reads the first and the last day ('YYYY-MM-DD') of a holiday. `today` is the Swedish date. */
export function readHoliday({ from: first, to: last }: Holiday, today: string): HolidayReading {
  const faults = { ...faultOf(first, 'from'), ...faultOf(last, 'to') }
  if (faults.from || faults.to) return { ok: false, faults }
  if (last < first) return { ok: false, faults: { to: 'ends before it begins' } }
  if (last < today) return { ok: false, faults: { to: 'over' } }
  if (last >= daysLater(first, LONGEST_HOLIDAY)) return { ok: false, faults: { to: 'too long' } }
  return { ok: true, holiday: { from: first, to: last } }
}

/** The holiday, unless its last day has passed. */
export function holidayOn(today: string, holiday: Holiday | undefined): Holiday | undefined {
  return holiday && today <= holiday.to ? holiday : undefined
}

function faultOf(day: string, name: keyof Holiday): Partial<Record<keyof Holiday, HolidayFault>> {
  if (day === '') return { [name]: 'missing' }
  return isDate(day) ? {} : { [name]: 'no such day' }
}

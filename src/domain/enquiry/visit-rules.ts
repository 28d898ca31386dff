import { daysLater, swedishDate, swedishInstant } from '../sweden/calendar.ts'
import type { VisitTime } from './visit-time.ts'

/** Swedish time, whole hours. */
const LAST_CHANGE_HOUR = 20
const REMINDER_HOUR = 16

/** Customers choose, move and cancel a visit until this hour of the evening before. After it they ring: an email may not be read in time. */
export function changeableUntil({ start }: VisitTime): Date {
  return onTheDayBefore(start, LAST_CHANGE_HOUR)
}

export function isChangeable(time: VisitTime, now: Date): boolean {
  return now < changeableUntil(time)
}

/** A visit that has been is neither moved nor cancelled with a request that ends. */
export function isOver({ end }: VisitTime, now: Date): boolean {
  return new Date(end) <= now
}

/** Both are reminded the day before. */
export function visitReminderAt({ start }: VisitTime): Date {
  return onTheDayBefore(start, REMINDER_HOUR)
}

function onTheDayBefore(start: string, hour: number): Date {
  return swedishInstant(daysLater(swedishDate(new Date(start)), -1), hour)
}

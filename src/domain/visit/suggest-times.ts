import type { Holiday } from '../enquiry/reply-deadlines.ts'
import { doOverlap, USUAL_LENGTH, type VisitTime, visitTime } from '../enquiry/visit-time.ts'
import { type Hours, hoursOn, isAway, type OpeningHours } from '../opening-hours.ts'
import { daysLater, swedishClock, swedishDate, swedishWallTime } from '../sweden/calendar.ts'
import { isWorkingDay } from '../sweden/working-days.ts'

export const MOST_OFFERED = 3
/** A customer must have time to answer. */
const FIRST_DAY = 2
/** With everything booked so far ahead, nothing is suggested. */
const LAST_DAY = 90

/** The starts that suit most, best first: in the morning, and when people come home. */
const HALVES = [
  ['09:00', '10:00', '08:00', '11:00'],
  ['15:00', '16:00', '14:00', '13:00'],
] as const

/** Three free times on different working days, in turn before and after noon, the day after tomorrow at the earliest. */
export function suggestTimes({
  now,
  hours,
  holiday,
  booked,
}: {
  now: Date
  hours: OpeningHours
  holiday: Holiday | undefined
  booked: readonly VisitTime[]
}): VisitTime[] {
  const suggested: VisitTime[] = []
  for (let ahead = FIRST_DAY; ahead <= LAST_DAY && suggested.length < MOST_OFFERED; ahead += 1) {
    const date = daysLater(swedishDate(now), ahead)
    const open = isWorkingDay(date) && !isAway(date, holiday) ? hoursOn(date, hours) : undefined
    const time = open && freeTime(date, HALVES[suggested.length % 2] ?? HALVES[0], open, booked)
    if (time) suggested.push(time)
  }
  return suggested
}

function freeTime(date: string, starts: readonly string[], { opens, closes }: Hours, booked: readonly VisitTime[]): VisitTime | undefined {
  return starts
    .filter((clock) => clock >= opens)
    .flatMap((clock) => swedishWallTime(date, clock) ?? [])
    .map((start) => visitTime(start, USUAL_LENGTH))
    .filter(({ end }) => swedishClock(new Date(end)) <= closes)
    .find((time) => !booked.some((other) => doOverlap(time, other)))
}

/** What the owner should know about a day before proposing it. */
export function dayNote(date: string, holiday: Holiday | undefined): 'away' | 'day off' | undefined {
  if (isAway(date, holiday)) return 'away'
  return isWorkingDay(date) ? undefined : 'day off'
}

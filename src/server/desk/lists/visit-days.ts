import type { Visit } from '#domain/enquiry/visit.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'

/** Under which heading a booked visit stands. */
export function dayOf({ visit }: { visit?: Pick<Visit, 'time'> | undefined }, now: Date): 'today' | 'tomorrow' | 'week' | 'later' {
  const today = swedishDate(now)
  const day = visit?.time ? swedishDate(new Date(visit.time.start)) : ''
  if (day <= today) return 'today'
  if (day === daysLater(today, 1)) return 'tomorrow'
  return day < daysLater(today, DAYS_AHEAD) ? 'week' : 'later'
}

const DAYS_AHEAD = 7

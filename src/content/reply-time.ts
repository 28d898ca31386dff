import type { Holiday } from '#domain/quote/reply-deadlines.ts'
import { daysLater } from '#domain/sweden/calendar.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { company } from './company.ts'

/** The promise as it stands after "inom" wherever the site gives it; only the toast keeps the specification's plain words. */
export const replyTime = replyTimeWith(company.holiday)

export function replyTimeWith(holiday: Holiday | undefined): string {
  const plain = `${company.replyHours} timmar`
  if (!holiday) return plain
  const days = `${swedishDay(holiday.from)}–${swedishDay(holiday.to)}`
  return `${plain} (${days} är vi lediga och svarar senast den ${swedishDay(daysLater(holiday.to, 1))})`
}

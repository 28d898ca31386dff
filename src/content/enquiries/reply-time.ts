import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { daysLater } from '#domain/sweden/calendar.ts'
import { swedishDay } from '#domain/sweden/time.ts'
import { company } from '../company/company.ts'
import { currentHoliday } from '../publishing/current-holiday.ts'

/** The promised reply time, as it follows "inom" everywhere on the site; the toast alone has the fixed words of specification §7.5. */
export const replyTime = replyTimeWith(currentHoliday)

/** Changes the promise where a sentence of this folder gives it. */
export function withReplyTime(sentence: string, holiday: Holiday | undefined): string {
  return sentence.replaceAll(`nom ${replyTime}`, `nom ${replyTimeWith(holiday)}`)
}

export function replyTimeWith(holiday: Holiday | undefined): string {
  const plain = `${company.replyHours} timmar`
  if (!holiday) return plain
  const days = `${swedishDay(holiday.from)}–${swedishDay(holiday.to)}`
  return `${plain} (${days} är vi lediga och svarar senast den ${swedishDay(daysLater(holiday.to, 1))})`
}

import { daysLater, swedishInstant } from '../sweden/calendar.ts'

/** The first and the last day ('YYYY-MM-DD', Swedish) on which nobody answers. */
export type Holiday = { from: string; to: string }

/** What is promised to whoever sends a request. */
export type ReplyRule = { replyHours: number; holiday: Holiday | undefined }

/** The promise in instants (ISO 8601, UTC). Kept with the quote: a holiday that is entered later does not change what was said. */
export type ReplyDeadlines = { answerBy: string; remindAt: string; remindAgainAt: string }

const HOUR = 3_600_000
/** How long before the answer is due the owner is reminded. */
const FIRST_REMINDER_HOURS = 4
const LAST_REMINDER_HOURS = 1

/** Hours are real hours, so a night when the clocks are set makes the promise neither longer nor shorter. */
export function replyDeadlines(since: Date, { replyHours, holiday }: ReplyRule): ReplyDeadlines {
  const after = (hours: number) => afterHours(since, hours, holiday).toISOString()
  return { answerBy: after(replyHours), remindAt: after(replyHours - FIRST_REMINDER_HOURS), remindAgainAt: after(replyHours - LAST_REMINDER_HOURS) }
}

/** The hours stand still during the holiday and go on at midnight after its last day. */
function afterHours(since: Date, hours: number, holiday: Holiday | undefined): Date {
  const plain = new Date(since.getTime() + hours * HOUR)
  if (!holiday) return plain
  const begins = swedishInstant(holiday.from, 0)
  const ends = swedishInstant(daysLater(holiday.to, 1), 0)
  if (plain <= begins || since >= ends) return plain
  const leftOver = plain.getTime() - Math.max(since.getTime(), begins.getTime())
  return new Date(ends.getTime() + leftOver)
}

import { daysLater, swedishInstant } from '../sweden/calendar.ts'

/** The first and the last day without replies ('YYYY-MM-DD', Swedish time), both included. */
export type Holiday = { from: string; to: string }

/** The reply promise: within so many hours, except during a holiday. */
export type ReplyRule = { replyHours: number; holiday: Holiday | undefined }

/** Instants (ISO 8601, UTC). Stored with the quote, so a holiday entered later does not change a promise. */
export type ReplyDeadlines = { answerBy: string; remindAt: string; remindAgainAt: string }

const HOUR = 3_600_000
/** How long before `answerBy` the owner is reminded. */
const FIRST_REMINDER_HOURS = 4
const LAST_REMINDER_HOURS = 1

/** The deadlines of a request received at `since`. Hours are elapsed hours, so a clock change does not alter the promise. */
export function replyDeadlines(since: Date, { replyHours, holiday }: ReplyRule): ReplyDeadlines {
  const after = (hours: number) => afterHours(since, hours, holiday).toISOString()
  return { answerBy: after(replyHours), remindAt: after(replyHours - FIRST_REMINDER_HOURS), remindAgainAt: after(replyHours - LAST_REMINDER_HOURS) }
}

/** The clock stops during the holiday and resumes at midnight after its last day. */
function afterHours(since: Date, hours: number, holiday: Holiday | undefined): Date {
  const plain = new Date(since.getTime() + hours * HOUR)
  if (!holiday) return plain
  const begins = swedishInstant(holiday.from, 0)
  const ends = swedishInstant(daysLater(holiday.to, 1), 0)
  if (plain <= begins || since >= ends) return plain
  const leftOver = plain.getTime() - Math.max(since.getTime(), begins.getTime())
  return new Date(ends.getTime() + leftOver)
}

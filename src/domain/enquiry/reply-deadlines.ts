import { daysLater, swedishDate, swedishInstant } from '../sweden/calendar.ts'

/** The first and the last day without replies ('YYYY-MM-DD', Swedish time), both included. */
export type Holiday = { from: string; to: string }

/** The reply promise: within so many hours, except during a holiday. */
export type ReplyRule = { replyHours: number; holiday: Holiday | undefined }

/** Instants (ISO 8601, UTC). Stored with the enquiry, so a holiday entered later does not change a promise. */
export type ReplyDeadlines = { answerBy: string; remindAt: string; remindAgainAt: string }

const HOUR = 3_600_000
/** How long before `answerBy` the owner is reminded, twice. */
const FIRST_REMINDER_HOURS = 4
const LAST_REMINDER_HOURS = 1

/** The hours of the Swedish day in which no reminder is sent if another time serves as well. */
const NIGHT = { from: 21, to: 6 }

/** The deadlines of a request received at `since`. Hours are elapsed hours, so a clock change does not alter the promise. */
export function replyDeadlines(since: Date, { replyHours, holiday }: ReplyRule): ReplyDeadlines {
  const answerBy = afterHours(since, replyHours, holiday)
  const reminder = (hoursBefore: number) => outsideNight(afterHours(since, replyHours - hoursBefore, holiday), { since, answerBy, holiday })
  const last = reminder(LAST_REMINDER_HOURS)
  // A last reminder that was moved to the evening may come before the first, which then has nothing to add.
  const first = new Date(Math.min(reminder(FIRST_REMINDER_HOURS).getTime(), last.getTime()))
  return { answerBy: answerBy.toISOString(), remindAt: first.toISOString(), remindAgainAt: last.toISOString() }
}

type Span = { since: Date; answerBy: Date; holiday: Holiday | undefined }

/** When to tell the owner something that can wait for the morning: now, or at 6 if it is night. */
export function notAtNight(instant: Date): Date {
  const today = swedishDate(instant)
  if (instant < swedishInstant(today, NIGHT.to)) return swedishInstant(today, NIGHT.to)
  return instant < swedishInstant(today, NIGHT.from) ? instant : swedishInstant(daysLater(today, 1), NIGHT.to)
}

/** Moves a reminder out of the night: to 6 if an hour is left then, else to an hour before the night; if neither serves, it stays. */
function outsideNight(reminder: Date, { since, answerBy, holiday }: Span): Date {
  const today = swedishDate(reminder)
  const isMorning = reminder < swedishInstant(today, NIGHT.to)
  if (!isMorning && reminder < swedishInstant(today, NIGHT.from)) return reminder
  const lastDay = isMorning ? daysLater(today, -1) : today
  const morning = swedishInstant(daysLater(lastDay, 1), NIGHT.to)
  const evening = swedishInstant(lastDay, NIGHT.from - 1)
  const serves = (instant: Date) => instant > since && instant.getTime() + LAST_REMINDER_HOURS * HOUR <= answerBy.getTime() && !isWithin(holiday, instant)
  return [morning, evening].find(serves) ?? reminder
}

function isWithin(holiday: Holiday | undefined, instant: Date): boolean {
  return holiday !== undefined && instant >= swedishInstant(holiday.from, 0) && instant < swedishInstant(daysLater(holiday.to, 1), 0)
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

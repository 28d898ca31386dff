/** Calendar arithmetic in Swedish time, correct over both clock changes of the year. A date is 'YYYY-MM-DD'. */
const ZONE = 'Europe/Stockholm'
const DAY = 86_400_000

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
})

/** The date in Sweden at this instant. */
export function swedishDate(instant: Date): string {
  return wallClock.format(instant).slice(0, 10)
}

/** The time of day in Sweden at this instant: 'HH:MM'. */
export function swedishClock(instant: Date): string {
  return wallClock.format(instant).slice(11, 16)
}

/** 'HH:MM:SS' */
export function swedishClockWithSeconds(instant: Date): string {
  return `${swedishClock(instant)}:${instant.toISOString().slice(17, 19)}`
}

/** The instant of this full hour (0–23) in Sweden; for an hour that a clock change skips, the hour after it. */
export function swedishInstant(date: string, hour: number): Date {
  const clock = `${String(hour).padStart(2, '0')}:00`
  return swedishWallTime(date, clock) ?? new Date(`${date}T${clock}:00.000+01:00`)
}

/**
 * The instant at which a clock in Sweden shows this time ('HH:MM'). The first of the two in the night when clocks go back; undefined for
 * the hour that the night skips when they go forward.
 */
export function swedishWallTime(date: string, clock: string): Date | undefined {
  const asIfUtc = Date.parse(`${date}T${clock}:00.000Z`)
  return SUMMER_THEN_WINTER.map((offset) => new Date(asIfUtc - offset)).find((instant) => wallClock.format(instant) === `${date} ${clock}`)
}

/** Sweden's two offsets from UTC in ms. When clocks go back, the repeated hour comes in summer time first. */
const SUMMER_THEN_WINTER = [2 * 3_600_000, 3_600_000]

/** Whether it is a date, and on the calendar: '2027-02-29' is not. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00.000Z`).toJSON()?.startsWith(text) === true
}

/** The date so many days later; negative for earlier. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The latest date on which this full hour had passed in Sweden. */
export function lastDayThatReached(hour: number, instant: Date): string {
  const today = swedishDate(instant)
  return instant < swedishInstant(today, hour) ? daysLater(today, -1) : today
}

/** Days and hours as they stand in Sweden, over both nights of the year when the clocks are set. A date is 'YYYY-MM-DD'. */
const ZONE = 'Europe/Stockholm'
const DAY = 86_400_000

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: ZONE,
})

/** The date in Sweden at this instant. */
export function swedishDate(instant: Date): string {
  return wallClock.format(instant).slice(0, 10)
}

/** The instant at which it is this whole hour of this day in Sweden. For hours that every day has once: not 2 o'clock. */
export function swedishInstant(date: string, hour: number): Date {
  const asIfUtc = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00.000Z`)
  // What the wall shows then is one or two hours ahead; that far back, the same shift holds, for the clocks are set at 1 UTC.
  const guess = new Date(asIfUtc - shiftAt(new Date(asIfUtc)))
  return new Date(asIfUtc - shiftAt(guess))
}

function shiftAt(instant: Date): number {
  return Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000
}

/** The date that many days later (or earlier, with a minus). */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The date of the latest day on which this hour has struck in Sweden. */
export function lastDayThatReached(hour: number, instant: Date): string {
  const today = swedishDate(instant)
  return instant < swedishInstant(today, hour) ? daysLater(today, -1) : today
}

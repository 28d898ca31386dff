const wall = new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Stockholm',
})

/** An instant on a Swedish wall: "lördag 21 november kl. 13:17". */
export function swedishTime(instant: Date): string {
  return wall.format(instant)
}

const day = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "2027-01-06" → "6 januari" */
export function swedishDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00.000Z`))
}

const weekday = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "2026-11-21" → "lördag 21 november" */
export function swedishWeekday(date: string): string {
  return weekday.format(new Date(`${date}T00:00:00.000Z`))
}

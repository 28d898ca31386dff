import { swedishClock } from './calendar.ts'

// Marked as pure, so that a page that needs none of them makes none.
const dateAndTime = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Stockholm',
})

/** An instant in Swedish time: "lördag 21 november kl. 13:17". */
export function swedishTime(instant: Date): string {
  return dateAndTime.format(instant)
}

/** From one instant to another on the same day, ISO 8601. */
export type Period = { start: string; end: string }

/** "torsdag 26 november kl. 09:00–10:00" */
export function swedishPeriod({ start, end }: Period): string {
  return `${swedishTime(new Date(start))}–${swedishClock(new Date(end))}`
}

const sortable = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Stockholm' })

/** An instant in Swedish time, for lists: "2026-11-21 13:17". */
export function swedishDateAndTime(instant: Date): string {
  return sortable.format(instant)
}

/** A deadline in Swedish time. Midnight belongs to the day that it ends: "onsdag 2 december kl. 24:00". */
export function swedishDeadline(instant: Date): string {
  const text = dateAndTime.format(instant)
  if (!text.endsWith('00:00')) return text
  return dateAndTime.format(new Date(instant.getTime() - 60_000)).replace(/\d\d:\d\d$/, '24:00')
}

const hour = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', timeZone: 'Europe/Stockholm' })

/**
 * A deadline as a person would say it, never later than it is: "söndag kväll den 22 november". A deadline at night or in the early morning
 * is promised for the evening before.
 */
export function deadlineAsSaid(instant: Date): string {
  const at = Number(hour.format(instant))
  const said = at < EARLIEST_HOUR ? new Date(instant.getTime() - EARLIEST_HOUR * 3_600_000) : instant
  const [weekdayName = '', ...date] = dateOnly.format(said).split(' ')
  return [weekdayName, partOfDay(at), 'den', ...date].join(' ')
}

/** Nobody expects a reply before this hour of the day. */
const EARLIEST_HOUR = 7

function partOfDay(at: number): string {
  if (at < EARLIEST_HOUR || at >= 18) return 'kväll'
  if (at < 10) return 'morgon'
  return at < 12 ? 'förmiddag' : 'eftermiddag'
}

const dateOnly = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' })

const MINUTE = 60_000

/** "5 timmar kvar", or "2 dagar för sent". Whole units, rounded down. */
export function timeLeft(deadline: Date, at: Date): string {
  return `${timeBetween(deadline, at)} ${deadline > at ? 'kvar' : 'för sent'}`
}

/** "5 timmar", "2 dagar": whole units, rounded down. */
export function timeBetween(one: Date, other: Date): string {
  const minutes = Math.floor(Math.abs(one.getTime() - other.getTime()) / MINUTE)
  if (minutes < 90) return counted(minutes, 'minut', 'minuter')
  return minutes < 48 * 60 ? counted(Math.floor(minutes / 60), 'timme', 'timmar') : counted(Math.floor(minutes / (24 * 60)), 'dag', 'dagar')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** An instant in words, shorter on the same day, the day before and the day after: "kl. 14:30", "i morgon kl. 09:00"; else "torsdag 26 november kl. 14:30". */
export function whenAsSaid(instant: Date, at: Date): string {
  const said = swedishDeadline(instant)
  const clock = said.slice(said.indexOf('kl.'))
  // A minute earlier, because midnight belongs to the day that it ends.
  const days = dayNumber(new Date(instant.getTime() - MINUTE)) - dayNumber(at)
  const name = { '-1': 'i går ', 0: '', 1: 'i morgon ' }[days]
  return name === undefined ? said : `${name}${clock}`
}

/** Days since 1970 in Sweden. */
function dayNumber(instant: Date): number {
  return Date.parse(`${sortable.format(instant).slice(0, 10)}T00:00:00.000Z`) / 86_400_000
}

const day = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "2027-01-06" → "6 januari" */
export function swedishDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00.000Z`))
}

const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "2026-11-21" → "21 november 2026" */
export function swedishLongDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00.000Z`))
}

const weekday = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "2026-11-21" → "lördag 21 november" */
export function swedishWeekday(date: string): string {
  return weekday.format(new Date(`${date}T00:00:00.000Z`))
}

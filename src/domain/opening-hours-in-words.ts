import type { DayHours, OpeningHours } from './opening-hours.ts'
import { upperFirst } from './sweden/writing.ts'

/** "Vardagar 07:00–17:00", "Mån–tors 06:30–16:00, fre 06:30–13:00" */
export function hoursInWords(hours: OpeningHours): string {
  return upperFirst(hours.map((group) => `${daysInWords(group)} ${group.opens}–${group.closes}`).join(', '))
}

/** Where there is less room: "Mån–Fre 8–17", "Mån–Tors 6:30–16, Fre 6:30–13" */
export function hoursInShort(hours: OpeningHours): string {
  return hours.map(({ first, last, opens, closes }) => `${span(upperFirst(first), upperFirst(last))} ${inShort(opens)}–${inShort(closes)}`).join(', ')
}

function daysInWords({ first, last }: DayHours): string {
  const days = span(first, last)
  return { 'mån–fre': 'vardagar', 'mån–sön': 'alla dagar' }[days] ?? days
}

function span(first: string, last: string): string {
  return first === last ? first : `${first}–${last}`
}

/** 'HH:MM' → "6:30", "16" */
function inShort(clock: string): string {
  return clock.replace(/^0/, '').replace(':00', '')
}

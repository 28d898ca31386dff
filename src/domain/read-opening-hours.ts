import { type Hours, type OpeningHours, weekdays, weekOf } from './opening-hours.ts'

/** `no start`: an opening that is left out, as in "fre –13", with no day before it; `twice`: two hours for one day. */
export type HoursProblem = 'unreadable' | 'no time of day' | 'backwards' | 'no start' | 'twice'

/**
 * From what people write: "7-16", "vardagar 07.00–16.00", "Mån–tors 06:30–16, fre –13", "mån och ons kl. 8 till 17, lör stängt". Hours without
 * a day are those of Monday to Friday. A day that is named has its own hours, whatever is said of all.
 */
export function readOpeningHours(text: string): { hours: OpeningHours } | { problem: HoursProblem } {
  const signs = signsOf(text)
  if (signs.includes('!')) return { problem: 'no time of day' }
  const ofAll = new Map<number, Hours | 'closed'>()
  const ofNamed = new Map<number, Hours | 'closed'>()
  let opens: string | undefined
  let rest = signs.replace(DAYS_LAST, '$2$1')
  do {
    const [group = '', days = '', from = opens, to] = GROUP.exec(rest) ?? []
    if (group === '') return { problem: 'unreadable' }
    if (to && from === undefined) return { problem: 'no start' }
    if (to && from && from >= to) return { problem: 'backwards' }
    const hours = to && from ? { opens: from, closes: to } : 'closed'
    const place = /^(?:D|$)/.test(days) ? ofAll : ofNamed
    for (const day of daysIn(days || WORKING_DAYS)) {
      if (place.has(day)) return { problem: 'twice' }
      place.set(day, hours)
    }
    opens = from
    rest = rest.slice(group.length)
  } while (rest !== '')
  const hours = weekOf(
    weekdays.map((_, day) => {
      const ofDay = ofNamed.get(day) ?? ofAll.get(day)
      return ofDay === 'closed' ? undefined : ofDay
    }),
  )
  return hours.length > 0 ? { hours } : { problem: 'unreadable' }
}

/** Hours as signs: "d0-d3,", days or none, then "t06:30-t16:00", "-t13:00" or "x". */
const GROUP = /^((?:[dD]\d(?:-[dD]\d)?,?)*)(?:(?:t([\d:]+))?-t([\d:]+)|x),*/
/** "7–16 vardagar" */
const DAYS_LAST = /^(t[\d:]+-t[\d:]+)([dD]\d(?:-[dD]\d)?)$/
const WORKING_DAYS = 'D0-D4'
const ALL_DAYS = 'D0-D6'

/** "Mån–tors 06.30–16, fre –13" → "d0-d3t06:30-t16:00,d4-t13:00"; "!" for a clock that shows no time, "?" for what has no meaning here. */
function signsOf(text: string): string {
  const parts = text.toLocaleLowerCase('sv').match(/\d+(?:[:.]\d+)?|\p{L}+|[^\s\d\p{L}]/gu) ?? []
  return parts.map(signOf).join('')
}

function signOf(part: string): string {
  if (/^\d/.test(part)) return clockSign(part)
  if (/^(?:[-–—−‐‑]|till)$/.test(part)) return '-'
  if (/^(?:[,;&+]|och|samt)$/.test(part)) return ','
  if (/^(?:[.:]|kl|klockan|från|alla|varje)$/.test(part)) return ''
  if (/^(?:stängt|stängd)$/.test(part)) return 'x'
  if (/^vardag(?:ar|arna)?$/.test(part)) return WORKING_DAYS
  if (/^(?:dag|dagar|dagligen)$/.test(part)) return ALL_DAYS
  if (/^helg(?:er|en|erna)?$/.test(part)) return 'd5-d6'
  const day = dayNames.findIndex((name) => part.length > 1 && `${name}arna`.startsWith(part))
  return day === -1 ? '?' : `d${day}`
}
const dayNames = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag']

/** "7", "07", "0700", "7.00" and "07:00" are one time. */
function clockSign(part: string): string {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:.]?(\d\d)?$/.exec(part) ?? []
  const isTime = hour !== '' && Number(minute) < 60 && Number(hour) * 60 + Number(minute) <= 24 * 60
  return isTime ? `t${hour.padStart(2, '0')}:${minute}` : '!'
}

/** "d0-d3,d5" → 0, 1, 2, 3, 5; over the end of the week too. */
function daysIn(signs: string): number[] {
  return [...signs.matchAll(/(\d)(?:-[dD](\d))?/g)].flatMap(([, first, last = first]) => {
    const count = (Number(last) - Number(first) + 7) % 7
    return Array.from({ length: count + 1 }, (_, index) => (Number(first) + index) % 7)
  })
}

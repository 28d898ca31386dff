import { daysLater } from './calendar.ts'

/** Red days on fixed dates, and the two eves on which everything is closed: 'MM-DD'. */
const FIXED: readonly string[] = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']

/** Good Friday, Easter Eve, Easter Sunday, Easter Monday, Ascension Day and Whit Sunday, in days from Easter. */
const FROM_EASTER = [-2, -1, 0, 1, 39, 49] as const

/** Whether 'YYYY-MM-DD' is a Swedish working day (vardag): Monday to Friday, and not a public holiday. */
export function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date)
}

/** Whether everything is closed on 'YYYY-MM-DD', whatever day of the week it is. */
export function isPublicHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5)) || isMidsummer(date) || isAllSaints(date)) return true
  const easter = easterOf(Number(date.slice(0, 4)))
  return FROM_EASTER.some((days) => daysLater(easter, days) === date)
}

/** The Friday of 19–25 June, and the day after. */
function isMidsummer(date: string): boolean {
  const [day, weekday] = [date.slice(5), weekdayOf(date)]
  return (weekday === 5 && day >= '06-19' && day <= '06-25') || (weekday === 6 && day >= '06-20' && day <= '06-26')
}

/** The Saturday of 31 October–6 November. */
function isAllSaints(date: string): boolean {
  const day = date.slice(5)
  return weekdayOf(date) === 6 && day >= '10-31' && day <= '11-06'
}

/** From 0, Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay()
}

/** Easter Sunday, 'YYYY-MM-DD': the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const moon = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moon + century - Math.floor(century / 4) - corrected + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((moon + 11 * epact + 22 * sunday) / 451)
  const march = epact + sunday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1)).toISOString().slice(0, 10)
}

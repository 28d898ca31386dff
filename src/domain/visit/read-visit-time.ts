import { QUARTER_MS, type VisitTime, visitTime } from '../enquiry/visit-time.ts'
import { isDate, swedishWallTime } from '../sweden/calendar.ts'

/** As it stands in a form, '' where nothing is: 'YYYY-MM-DD' and 'HH:MM', Swedish time. */
export type TypedTime = { date: string; clock: string }

type VisitTimeReading = { ok: true; time: VisitTime } | { ok: false; sentence: string }

const DAY_MS = 86_400_000
/** A first visit is not planned further ahead; a later date is a slip of the hand. */
const MOST_DAYS_AHEAD = 180

/** Reads a time of so many minutes. A refusal is a sentence that says what to do. */
export function readVisitTime({ date, clock }: TypedTime, minutes: number, now: Date): VisitTimeReading {
  if (!isDate(date)) return refuse('Skriv datumet som ÅÅÅÅ-MM-DD, till exempel 2026-11-26.')
  const time = readClock(clock)
  if (time === undefined) return refuse('Skriv klockslaget med timmar och minuter, till exempel 09:00.')
  const start = swedishWallTime(date, time)
  if (!start) return refuse('Den tiden finns inte: klockan ställs fram den natten. Välj en annan tid.')
  if (start.getTime() % QUARTER_MS !== 0) return refuse('Välj en hel kvart, till exempel 09:15.')
  if (start <= now) return refuse('Den tiden har redan varit. Välj en senare.')
  if (start.getTime() > now.getTime() + MOST_DAYS_AHEAD * DAY_MS) return refuse('Den tiden ligger mer än ett halvår bort. Välj en tidigare.')
  return { ok: true, time: visitTime(start, minutes) }
}

function refuse(sentence: string): VisitTimeReading {
  return { ok: false, sentence }
}

/** "9:00", "09.00" and, as some browsers send it, "09:00:00" as 'HH:MM'. */
function readClock(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d\d)(?::00)?$/.exec(text.trim()) ?? []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

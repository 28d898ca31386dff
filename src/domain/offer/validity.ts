import { daysLater } from '../sweden/calendar.ts'

/** So many days before the last day of an offer the customer is reminded of it. */
const REMIND_DAYS = 3
/** Bookkeeping keeps what an agreement says to the end of the seventh year after its own (bokföringslagen, chapter 7). */
const KEPT_YEARS = 7
/** Of withdrawing from an agreement made at a distance (lag 2005:59). */
const WITHDRAWAL_DAYS = 14

/** `validUntil`: its last day, 'YYYY-MM-DD'. `today`: in Sweden. */
export function isExpired({ validUntil }: { validUntil: string }, today: string): boolean {
  return today > validUntil
}

/** Whether the last day is so near that the customer is reminded; not of an offer that was sent when it was. */
export function isSoonOver({ validUntil, sentOn }: { validUntil: string; sentOn: string }, today: string): boolean {
  const from = daysLater(validUntil, -REMIND_DAYS)
  return today >= from && today <= validUntil && sentOn < from
}

/** The last day on which an agreement is kept. */
export function keptUntil(confirmedOn: string): string {
  return `${Number(confirmedOn.slice(0, 4)) + KEPT_YEARS}-12-31`
}

/** The last day on which the customer may withdraw. The day of the agreement is not counted. */
export function withdrawalUntil(confirmedOn: string): string {
  return daysLater(confirmedOn, WITHDRAWAL_DAYS)
}

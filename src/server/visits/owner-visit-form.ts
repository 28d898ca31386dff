import { ownerVisit } from '#content/visits/owner-visit.ts'
import { readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { isChangeable } from '#domain/enquiry/visit-rules.ts'
import { doOverlap, USUAL_LENGTH, type VisitLength, type VisitTime, visitLengths } from '#domain/enquiry/visit-time.ts'
import { swedishClock, swedishDate } from '#domain/sweden/calendar.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { readVisitTime, type TypedTime } from '#domain/visit/read-visit-time.ts'
import { dayNote, MOST_OFFERED } from '#domain/visit/suggest-times.ts'
import { ownersAddress } from '#domain/visit/visit-answers.ts'
import type { Occupied } from './visit-repository.ts'

/** The forms with times, by what they do. */
export const visitForms = ['foresla', 'boka', 'flytta'] as const
export type VisitFormName = (typeof visitForms)[number]
export type OwnerVisitDeed = VisitFormName | 'avboka' | 'vem-aker'

/** What a form holds, and what is wrong with each time, in the same order. */
export type TypedVisit = { times: TypedTime[]; length: VisitLength; address: string }
export type RefusedVisit = {
  form: VisitFormName
  typed: TypedVisit
  errors: (string | undefined)[]
  addressError?: string | undefined /** A time looks like a mistake, and can be taken all the same. */
  isOdd?: boolean
}

type Field = (name: string) => string
type Reading = { ok: true; times: VisitTime[]; address: string } | { ok: false; refused: RefusedVisit }

export function typedVisit(form: VisitFormName, field: Field): TypedVisit {
  const count = form === 'foresla' ? MOST_OFFERED : 1
  const chosen = new Date(field(SUGGESTED))
  return {
    times: Number.isNaN(chosen.getTime())
      ? Array.from({ length: count }, (_, index) => ({ date: field(`datum${index + 1}`).trim(), clock: field(`tid${index + 1}`).trim() }))
      : [{ date: swedishDate(chosen), clock: swedishClock(chosen) }],
    length: visitLengths.find((length) => String(length) === field('langd')) ?? USUAL_LENGTH,
    address: field('adress'),
  }
}

/** The field with a suggested time that was chosen instead of typed: the instant at which it begins, or `OTHER`. */
export const SUGGESTED = 'forslag'
export const OTHER = 'annan'

/** `occupied`: without the booking that this form moves. `holiday`: days without work, on which no visit is booked by mistake. */
export function readVisitForm(form: VisitFormName, field: Field, occupied: readonly Occupied[], holiday: Holiday | undefined, now: Date): Reading {
  const typed = typedVisit(form, field)
  const times: VisitTime[] = []
  let isOdd = false
  const errors = typed.times.map((time): string | undefined => {
    if (form === 'foresla' && time.date === '' && time.clock === '') return undefined
    const reading = readVisitTime(time, typed.length, now)
    if (!reading.ok) return reading.sentence
    const taken = occupied.find((other) => doOverlap(reading.time, other.time))
    if (taken) return ownerVisit.errors.taken(swedishPeriod(taken.time), `${taken.name}, ${taken.location}`)
    if (form === 'foresla' && !isChangeable(reading.time, now)) return ownerVisit.errors.late
    if (times.some(({ start }) => start === reading.time.start)) return ownerVisit.errors.twice
    const odd = oddness(reading.time, holiday)
    if (odd !== undefined && field(ALL_THE_SAME) !== 'ja') {
      isOdd = true
      return odd
    }
    times.push(reading.time)
    return undefined
  })
  const address = readAnswer(ownersAddress, typed.address)
  const hasError = () => errors.some((error) => error !== undefined)
  if (times.length === 0 && !hasError()) errors[0] = ownerVisit.errors.none
  if (hasError() || address.error) return { ok: false, refused: { form, typed, errors, addressError: address.error?.sentence, isOdd } }
  return { ok: true, times, address: address.answer }
}

/** The tick with which a time is taken that looks like a mistake. */
export const ALL_THE_SAME = 'anda'

/** Why a time looks like a mistake: at night, or while the firm is away. Undefined for others. */
function oddness({ start, end }: VisitTime, holiday: Holiday | undefined): string | undefined {
  const day = swedishDate(new Date(start))
  const isNight = swedishClock(new Date(start)) < EARLIEST || swedishClock(new Date(end)) > LATEST || swedishDate(new Date(end)) !== day
  const isAway = dayNote(day, holiday) === 'away'
  if (!isNight && !isAway) return undefined
  const { odd } = ownerVisit.errors
  return [isNight && odd.night(swedishClock(new Date(start))), isAway && odd.away, odd.tick].filter(Boolean).join(' ')
}

const EARLIEST = '06:00'
const LATEST = '21:00'

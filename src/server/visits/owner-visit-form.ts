import { ownerVisit } from '#content/visits/owner-visit.ts'
import { readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { readVisitTime, type TypedTime } from '#domain/visit/read-visit-time.ts'
import { MOST_OFFERED } from '#domain/visit/suggest-times.ts'
import { ownersAddress } from '#domain/visit/visit-answers.ts'
import { isChangeable } from '#domain/visit/visit-rules.ts'
import { doOverlap, USUAL_LENGTH, type VisitLength, type VisitTime, visitLengths } from '#domain/visit/visit-time.ts'
import type { Occupied } from './visit-repository.ts'

/** The forms with times, by what they do. */
export const visitForms = ['foresla', 'boka', 'flytta'] as const
export type VisitFormName = (typeof visitForms)[number]
export type OwnerVisitDeed = VisitFormName | 'avboka'

/** What a form holds, and what is wrong with each time, in the same order. */
export type TypedVisit = { times: TypedTime[]; length: VisitLength; address: string }
export type RefusedVisit = { form: VisitFormName; typed: TypedVisit; errors: (string | undefined)[]; addressError?: string | undefined }

type Field = (name: string) => string
type Reading = { ok: true; times: VisitTime[]; address: string } | { ok: false; refused: RefusedVisit }

export function typedVisit(form: VisitFormName, field: Field): TypedVisit {
  const count = form === 'foresla' ? MOST_OFFERED : 1
  return {
    times: Array.from({ length: count }, (_, index) => ({ date: field(`datum${index + 1}`).trim(), clock: field(`tid${index + 1}`).trim() })),
    length: visitLengths.find((length) => String(length) === field('langd')) ?? USUAL_LENGTH,
    address: field('adress'),
  }
}

/** `occupied`: without the booking that this form moves. */
export function readVisitForm(form: VisitFormName, field: Field, occupied: readonly Occupied[], now: Date): Reading {
  const typed = typedVisit(form, field)
  const times: VisitTime[] = []
  const errors = typed.times.map((time): string | undefined => {
    if (form === 'foresla' && time.date === '' && time.clock === '') return undefined
    const reading = readVisitTime(time, typed.length, now)
    if (!reading.ok) return reading.sentence
    const taken = occupied.find((other) => doOverlap(reading.time, other.time))
    if (taken) return `${ownerVisit.errors.taken} ${swedishPeriod(taken.time)}.`
    if (form === 'foresla' && !isChangeable(reading.time, now)) return ownerVisit.errors.late
    if (times.some(({ start }) => start === reading.time.start)) return ownerVisit.errors.twice
    times.push(reading.time)
    return undefined
  })
  const address = readAnswer(ownersAddress, typed.address)
  const hasError = () => errors.some((error) => error !== undefined)
  if (times.length === 0 && !hasError()) errors[0] = ownerVisit.errors.none
  if (hasError() || address.error) return { ok: false, refused: { form, typed, errors, addressError: address.error?.sentence } }
  return { ok: true, times, address: address.answer }
}

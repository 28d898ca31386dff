import { describe, expect, test } from 'vitest'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { USUAL_LENGTH, visitTime } from '#domain/enquiry/visit-time.ts'
import { MOST_OFFERED } from '#domain/visit/suggest-times.ts'
import { readVisitForm, typedVisit, type VisitFormName } from './owner-visit-form.ts'

/** Noon of a Monday in Sweden. */
const NOW = new Date('2026-11-23T11:00:00.000Z')
const NINE = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)
const TEN = visitTime(new Date('2026-11-26T09:00:00.000Z'), 60)
const nine = { langd: '60', datum1: '2026-11-26', tid1: '09:00' }
const { errors } = ownerVisit
const BO = { reference: 'F-1', name: 'Bo Ek', location: 'Köping' }

const field = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''
const read = (
  form: VisitFormName,
  fields: Record<string, string>,
  occupied: Parameters<typeof readVisitForm>[2] = [],
  holiday?: Parameters<typeof readVisitForm>[3],
) => readVisitForm(form, field(fields), occupied, holiday, NOW)
const errorsOf = (form: VisitFormName, fields: Record<string, string>, occupied: Parameters<typeof readVisitForm>[2] = []) => {
  const reading = read(form, fields, occupied)
  return reading.ok ? 'none' : reading.refused.errors
}

test('a proposal holds as many times as can be offered, the other forms one; of no length the usual', () => {
  expect(typedVisit('foresla', field({ datum2: ' 2026-11-26 ', tid2: ' 09:00 ', langd: '90', adress: 'Storgatan 1' }))).toEqual({
    times: Array.from({ length: MOST_OFFERED }, (_, index) => (index === 1 ? { date: '2026-11-26', clock: '09:00' } : { date: '', clock: '' })),
    length: 90,
    address: 'Storgatan 1',
  })
  for (const langd of ['', '61', 'skräp']) expect(typedVisit('boka', field({ langd })).length).toBe(USUAL_LENGTH)
  expect(typedVisit('flytta', field({})).times).toHaveLength(1)
})

describe('a form that can be read', () => {
  test('gives its times and the address', () => {
    expect(read('foresla', { ...nine, datum3: '2026-11-26', tid3: '10:00', adress: ' Storgatan 1 ' })).toEqual({
      ok: true,
      times: [NINE, TEN],
      address: 'Storgatan 1',
    })
    expect(read('boka', { ...nine, datum2: '2026-11-26', tid2: '10:00' })).toEqual({ ok: true, times: [NINE], address: '' })
  })

  test('has times that only touch others', () => {
    expect(read('boka', nine, [{ ...BO, time: TEN }]).ok).toBe(true)
  })

  test('may be of a time that the customer could not choose any more', () => {
    expect(read('boka', { langd: '60', datum1: '2026-11-24', tid1: '09:00' }).ok).toBe(true)
    expect(read('boka', { langd: '60', datum1: '2026-11-23', tid1: '15:00' }).ok).toBe(true)
  })
})

describe('a suggested time that is chosen', () => {
  test('is taken instead of what the fields hold, and is shown in them where it is refused', () => {
    const fields = { forslag: NINE.start, langd: '60', datum1: '', tid1: '' }
    expect(read('boka', fields)).toEqual({ ok: true, times: [NINE], address: '' })
    expect(typedVisit('boka', field(fields)).times).toEqual([{ date: '2026-11-26', clock: '09:00' }])
    expect(read('boka', { ...nine, forslag: 'annan' })).toEqual({ ok: true, times: [NINE], address: '' })
  })
})

describe('a time that looks like a mistake', () => {
  const night = { langd: '60', datum1: '2026-11-26', tid1: '03:00' }
  const away = { from: '2026-11-25', to: '2026-11-27' }

  test('is asked about before it is booked: at night, and while the firm is away', () => {
    expect(errorsOf('boka', night)).toEqual([`${errors.odd.night('03:00')} ${errors.odd.tick}`])
    const reading = read('boka', nine, [], away)
    expect(reading).toMatchObject({ ok: false, refused: { isOdd: true, errors: [`${errors.odd.away} ${errors.odd.tick}`] } })
    expect(read('boka', { ...nine, tid1: '20:30' }).ok).toBe(false)
  })

  test('is booked when that is ticked', () => {
    expect(read('boka', { ...night, anda: 'ja' }).ok).toBe(true)
    expect(read('boka', { ...nine, anda: 'ja' }, [], away).ok).toBe(true)
  })
})

describe('refused, and kept as it was typed, is', () => {
  test('a form without a time', () => {
    expect(read('foresla', { adress: 'Storgatan 1' })).toEqual({
      ok: false,
      refused: {
        form: 'foresla',
        typed: typedVisit('foresla', field({ adress: 'Storgatan 1' })),
        errors: [errors.none, ...Array(MOST_OFFERED - 1).fill(undefined)],
        addressError: undefined,
        isOdd: false,
      },
    })
  })

  test('a time that cannot be read, at its place', () => {
    expect(errorsOf('foresla', { ...nine, datum2: '2026-02-30', tid2: '09:00' })).toEqual([undefined, expect.stringContaining('Skriv datumet'), undefined])
    expect(errorsOf('boka', {})).toEqual([expect.stringContaining('Skriv datumet')])
    expect(errorsOf('foresla', { datum1: '2026-11-26' })).toEqual([expect.any(String), undefined, undefined])
    expect(errorsOf('foresla', { tid1: '09:00' })).toEqual([expect.any(String), undefined, undefined])
  })

  test('a time that overlaps a booked one, with that', () => {
    const taken = [{ ...BO, time: visitTime(new Date('2026-11-26T08:30:00.000Z'), 60) }]
    expect(errorsOf('boka', nine, taken)).toEqual(['Då är du hos Bo Ek, Köping: torsdag 26 november kl. 09:30–10:30.'])
  })

  test('a proposal of what the customer cannot choose any more, or of the same twice', () => {
    expect(errorsOf('foresla', { langd: '60', datum1: '2026-11-23', tid1: '15:00' })).toEqual([errors.late, undefined, undefined])
    expect(errorsOf('foresla', { ...nine, datum2: '2026-11-26', tid2: '09:00' })).toEqual([undefined, errors.twice, undefined])
  })

  test('an address that is too long, though the times are right', () => {
    const reading = read('boka', { ...nine, adress: 'x'.repeat(201) })
    expect(reading).toMatchObject({ ok: false, refused: { errors: [undefined], addressError: expect.stringContaining('200 tecken') } })
  })
})

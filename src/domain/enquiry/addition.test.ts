import { expect, test } from 'vitest'
import { readAddition } from './addition.ts'

const read = (given: { message?: string; phone?: string; callTime?: string }) => readAddition((name) => given[name] ?? '')

test('one answer of three is enough, and none is an error of the message', () => {
  for (const given of [{ message: 'Hund finns' }, { phone: '070-174 06 05' }, { callTime: 'efter fem' }])
    expect(read(given)).toEqual({ ok: true, answers: { message: '', phone: '', callTime: '', ...given }, errors: {} })
  expect(read({ message: ' ' })).toEqual({
    ok: false,
    answers: { message: '', phone: '', callTime: '' },
    errors: { message: { sentence: 'Skriv något först.' } },
  })
})

test('a number is one, and nothing is too long', () => {
  expect(Object.keys(read({ message: 'Hund finns', phone: '12' }).errors)).toEqual(['phone'])
  expect(Object.keys(read({ callTime: 'x'.repeat(201) }).errors)).toEqual(['callTime'])
  expect(read({ callTime: 'x'.repeat(200) }).ok).toBe(true)
})

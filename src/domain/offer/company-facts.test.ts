import { expect, test } from 'vitest'
import { readOfferTerms } from './company-facts.ts'

const terms = { orgnummer: '556016-0680', momsnummer: 'SE556016068001', fskatt: 'ja', giltig: '30', villkor: 'Betalning inom 10 dagar.\nGaranti i fem år.' }
const read = (changes: Partial<typeof terms> = {}) =>
  readOfferTerms((name) => Object.entries({ ...terms, ...changes }).find(([key]) => key === name)?.[1] ?? '')
const wrong = (changes: Partial<typeof terms>) => Object.keys(read(changes).errors)

test('what an offer must say of the company is read as it was typed', () => {
  expect(read()).toEqual({ ok: true, answers: terms, errors: {} })
  expect(read({ orgnummer: ' 556016-0680 ' }).ok).toBe(true)
  expect(wrong({ orgnummer: '', momsnummer: '', fskatt: '', giltig: '', villkor: ' ' })).toEqual(Object.keys(terms))
})

test.each(['556016-0681', '556016-068', '5560160680', '1556016-0680', '556016-06801', '000000-0000', '55601a-0680', 'ABCDEF-GHIJ'])(
  '%s is no organisation number',
  (orgnummer) => {
    expect(wrong({ orgnummer })).toEqual(['orgnummer'])
  },
)

test('the two numbers are of one company', () => {
  expect(read({ momsnummer: 'SE202100548901' }).errors.momsnummer?.sentence).toContain('organisationsnumrets tio siffror')
  expect(wrong({ momsnummer: 'SE55601606800' })).toEqual(['momsnummer'])
  expect(wrong({ momsnummer: 'SE556016068001', orgnummer: '202100-5489' })).toEqual(['momsnummer'])
  expect(wrong({ momsnummer: 'SE 556016068001' })).toEqual(['momsnummer'])
})

test('an offer is valid for 1 to 180 days', () => {
  expect(['0', '1', '180', '181', '30 ', 'x30', '30x'].map((giltig) => read({ giltig }).ok)).toEqual([false, true, true, false, true, false, false])
})

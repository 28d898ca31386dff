import { expect, test } from 'vitest'
import { customerDigits, readDigits } from './customer-digits.ts'
import { customerKeys } from './customer-keys.ts'

test('the last four digits of the number open the page, typed in any way', () => {
  expect(customerDigits('070-174 06 05')).toBe('0605')
  expect(['0605', ' 06 05 ', '06-05', '\u202A06\u201105'].map(readDigits)).toEqual(['0605', '0605', '0605', '0605'])
  expect(['', '605', '00605', '06o5', 'o605', `${' '.repeat(20)}0605`].map(readDigits)).toEqual(Array(6).fill(undefined))
})

test('a customer is known by number and address, however they are written', () => {
  expect(customerKeys({ phone: '+46 (0)70-174 06 05', email: 'Asa@Example.se' })).toEqual({ phoneKey: '701740605', emailKey: 'asa@example.se' })
})

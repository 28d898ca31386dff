import { expect, test } from 'vitest'
import { company } from '../company/company.ts'
import { deskMonths, durationInWords } from './months.ts'

test.each([
  [59.4, '59 min'],
  [59.6, '1 tim'],
  [2879, '47 tim 59 min'],
  [2880, '2 dygn'],
  [3120, '2 dygn 4 tim'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes).replaceAll('\u00a0', ' ')).toBe(words)
})

test('the page says that what was erased is not counted', () => {
  expect(deskMonths.lead).toContain(`senast ${company.retentionMonths} månader efter`)
})

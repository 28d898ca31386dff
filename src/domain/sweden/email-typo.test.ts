import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likelyEmail } from './email-typo.ts'

test.each([
  ['asa@gmial.com', 'asa@gmail.com'],
  ['asa@gmai.com', 'asa@gmail.com'],
  ['asa@gmail.con', 'asa@gmail.com'],
  ['asa@gmail.co', 'asa@gmail.com'],
  ['asa@gmailcom', 'asa@gmail.com'],
  ['asa@gmail.comm', 'asa@gmail.com'],
  ['asa@gnail.com', 'asa@gmail.com'],
  ['Asa.Oberg@GMIAL.com', 'Asa.Oberg@gmail.com'],
  [' asa@hotmial.com ', 'asa@hotmail.com'],
  ['asa@hotmal.se', 'asa@hotmail.se'],
  ['asa@hotmail.cm', 'asa@hotmail.com'],
  ['asa@outlok.com', 'asa@outlook.com'],
  ['asa@icoud.com', 'asa@icloud.com'],
  ['asa@telia.con', 'asa@telia.com'],
  ['asa@telai.com', 'asa@telia.com'],
  ['asa@comhen.se', 'asa@comhem.se'],
  ['asa@yaho.se', 'asa@yahoo.se'],
])('%s was probably meant as %s', (written, meant) => {
  expect(likelyEmail(written)).toBe(meant)
})

test.each([
  'asa@gmail.com',
  'ASA@GMAIL.COM',
  'asa@hotmail.se',
  'asa@live.com',
  'asa@mail.com',
  'asa@gmx.com',
  'asa@mac.com',
  'asa@ymail.com',
  'asa@example.se',
  'asa@vasteras.se',
  'asa@kth.se',
  'asa@ericsson.com',
  'asa@volvo.com',
  'asa@fogratt.example',
  'asa@gmail',
  'asa@',
  '@gmial.com',
  'gmial.com',
  '',
])('%j is left alone', (written) => {
  expect(likelyEmail(written)).toBeUndefined()
})

test('what it suggests it never questions again, and what stands before the @ stays', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (written) => {
      const meant = likelyEmail(written)
      if (meant === undefined) return
      expect(likelyEmail(meant)).toBeUndefined()
      expect(meant.slice(0, meant.lastIndexOf('@'))).toBe(written.slice(0, written.lastIndexOf('@')))
    }),
  )
})

test('4 000 @ take no time', () => {
  const started = performance.now()
  likelyEmail('@'.repeat(4000))
  likelyEmail(`a@${'g'.repeat(4000)}`)
  expect(performance.now() - started).toBeLessThan(20)
})

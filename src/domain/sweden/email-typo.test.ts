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
  ['a@gmial.com', 'a@gmail.com'],
  // Two letters that changed places are one slip, also in a short domain.
  ['asa@ilve.se', 'asa@live.se'],
  ['asa@lvie.se', 'asa@live.se'],
  ['asa@live.es', 'asa@live.se'],
  ['asa@em.com', 'asa@me.com'],
  // A letter too many before the first.
  ['asa@klive.se', 'asa@live.se'],
  // The nearest, not the most common.
  ['asa@hotmail.ce', 'asa@hotmail.se'],
  ['asa@hotmali.cm', 'asa@hotmail.com'],
  ['asa@protoonnmail.com', 'asa@protonmail.com'],
  ['asa@gmiall.com', 'asa@gmail.com'],
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
  // Two slips in a domain of eight letters.
  'asa@spary.s',
  'asa@lvie.s',
  // Two wrong letters, of which one is right a place further on.
  'asa@xlve.se',
  'asa@ixve.se',
  'asa@ilev.se',
  'asa@protooonnmail.com',
  'asa@',
  '@gmial.com',
  'gmial.com',
  '',
])('%j is left alone', (written) => {
  expect(likelyEmail(written)).toBeUndefined()
})

test('a suggestion is never questioned again, and keeps what stands before the @', () => {
  const letter = fc.constantFrom(...'abcegilmnotuz.2')
  const place = fc.nat({ max: 11 })
  const slip = fc.oneof(
    fc.record({ at: place, put: letter }).map(
      ({ at, put }) =>
        (domain: string) =>
          domain.slice(0, at) + put + domain.slice(at),
    ),
    fc.record({ at: place, put: letter }).map(
      ({ at, put }) =>
        (domain: string) =>
          domain.slice(0, at) + put + domain.slice(at + 1),
    ),
    place.map((at) => (domain: string) => domain.slice(0, at) + domain.slice(at + 1)),
    place.map(
      (at) => (domain: string) =>
        domain.slice(0, at) +
        domain
          .slice(at, at + 2)
          .split('')
          .toReversed()
          .join('') +
        domain.slice(at + 2),
    ),
  )
  const mistyped = fc
    .record({
      address: fc.emailAddress(),
      domain: fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'telia.com', 'live.se', 'me.com', 'bredband2.com'),
      slips: fc.array(slip, { minLength: 1, maxLength: 2 }),
    })
    .map(({ address, domain, slips }) => `${address.slice(0, address.lastIndexOf('@'))}@${slips.reduce<string>((written, slip) => slip(written), domain)}`)
  let suggested = 0
  fc.assert(
    fc.property(mistyped, (written) => {
      const meant = likelyEmail(written)
      if (meant === undefined) return
      suggested += 1
      expect(likelyEmail(meant)).toBeUndefined()
      expect(meant.slice(0, meant.lastIndexOf('@'))).toBe(written.slice(0, written.lastIndexOf('@')))
    }),
    { numRuns: 500 },
  )
  expect(suggested, 'suggestions that were made').toBeGreaterThan(200)
})

test('4 000 @ take no time', () => {
  const started = performance.now()
  likelyEmail('@'.repeat(4000))
  likelyEmail(`a@${'g'.repeat(4000)}`)
  expect(performance.now() - started).toBeLessThan(20)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from '../sweden/email.ts'
import { isSwedishPhone } from '../sweden/phone.ts'
import { clean } from './clean.ts'
import { fieldNames, fields, readEnquiryAnswers } from './enquiry-answers.ts'

/** Fragments of markup in any order, so that removing one can join others. */
const markup = fc
  .array(
    fc.constantFrom('<', '>', '/', 'script', '<script>', '</script>', 'javascript:', 'java', 'script:', ' onload=', '"', "'", '=', 'on', ' ', 'a', 'å', '<b '),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''))
const anyText = fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }))

/** Long enough for its limit to matter, and full of control characters, line breaks and halves of surrogate pairs. */
const hostileText = (max: number) =>
  fc
    .array(fc.oneof(anyText, fc.constantFrom('\n', '\r\n', '\t', '\u0000', '\u0007', '\u0085', '\ud83d', '\ude00', 'å'.repeat(50))), {
      minLength: 1,
      maxLength: Math.ceil(max / 60),
    })
    .map((parts) => `a${parts.join('')}`)

/** Requests whose choices, phone number and address are right, so that most are accepted whatever their texts hold. */
const almostRight = fc.record({
  name: hostileText(fields.name.max),
  phone: fc.constantFrom('070-174 06 05', '+46 70\n174 06 05\u0007'),
  email: fc.constantFrom('a@b.c', ' å@ö.se\t'),
  project: fc.constantFrom(...fields.project.choices),
  budget: fc.constantFrom(...fields.budget.choices),
  timeline: fc.constantFrom(...fields.timeline.choices),
  size: fc.constantFrom(...fields.size.choices, ''),
  location: hostileText(fields.location.max),
  message: hostileText(fields.message.max),
})

test('cleaning is idempotent', () => {
  fc.assert(fc.property(anyText, (text) => clean(clean(text)) === clean(text)))
})

test('cleaned text has no script tag, no javascript: and no event handler in a tag', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cleaned = clean(text)
      return !/<\/?script\b/i.test(cleaned) && !/javascript:/i.test(cleaned) && !/<[a-z/!][^<>]*[\s/"']on[a-z]+\s*=/i.test(cleaned)
    }),
  )
})

test('text without angle brackets is unchanged, except for javascript:', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abcdeåäöÅÄÖ 0123456789=:;,.-–()&"\'!?\n'), maxLength: 300 })
  fc.assert(fc.property(plain, (text) => clean(text) === text || /javascript:/i.test(text)))
})

test('any value is read as a request or as errors, without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      const reading = readEnquiryAnswers(sent)
      return reading.ok || Object.keys(reading.errors).length > 0
    }),
  )
})

test('an accepted request is accepted again unchanged', () => {
  fc.assert(
    fc.property(almostRight, (sent) => {
      const first = readEnquiryAnswers(sent)
      if (first.ok) expect(readEnquiryAnswers(first.request)).toEqual(first)
    }),
  )
})

test('no accepted answer is longer than its limit or holds half a character, and only a line break or tab in the message is a control character', () => {
  let accepted = 0
  fc.assert(
    fc.property(almostRight, (sent) => {
      const reading = readEnquiryAnswers(sent)
      if (!reading.ok) return
      accepted += 1
      for (const name of fieldNames) {
        expect(reading.request[name].length).toBeLessThanOrEqual(fields[name].max)
        expect(reading.request[name]).toMatch(name === 'message' ? /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u : /^[^\p{Cc}\p{Cs}]*$/u)
      }
    }),
    { numRuns: 1000 },
  )
  expect(accepted, 'requests that were accepted').toBeGreaterThan(300)
})

test('the rules for e-mail and phone accept any string', () => {
  fc.assert(fc.property(anyText, (text) => typeof isEmail(text) === 'boolean' && typeof isSwedishPhone(text) === 'boolean'))
})

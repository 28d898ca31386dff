import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { clean } from '#domain/enquiry/clean.ts'
import { fields, readEnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { unpackDesigns } from '#domain/room/designs.ts'
import { MAX_PACKED_LENGTH } from '#domain/room/limits.ts'
import { isEmail, isOneAddress } from '#domain/sweden/email.ts'
import { likelyEmail } from '#domain/sweden/email-typo.ts'
import { isSwedishPhone } from '#domain/sweden/phone.ts'
import { networkOf } from '#server/core/http/client-network.ts'
import { bestVariant, type StaticFile, type Variant } from '#server/core/http/static-site.ts'
import { charactersRead } from './support/characters-read.ts'

/** The longest text that `readEnquiryAnswers` examines. */
const LONGEST = 2 * fields.message.max

const pieces = {
  markup: ['<', '>', '"', "'", '/', ' ', '=', 'a', '<script', '<script>', '</script', '</script>', '<scr', 'ipt>', '<b ', ' on', ' onx'],
  script: ['javascript:', 'java', 'script:', 'javascript', ':'],
  address: ['@', '.', 'a', ' ', '0', '+46', '-', ':', '::', ',', '\u2011', 'gmial.com', 'gzip', ';q=', ';q=0.'],
  plan: ['2', '~', '~B~', '_', '.', '-', '0', '9', 'f1', 'wc-floor'],
}

/** A few pieces, each repeated many times, up to the length: input that makes a search restart again and again. */
function hostileText(among: readonly string[], length: number) {
  const part = fc.record({ pieces: fc.array(fc.constantFrom(...among), { minLength: 1, maxLength: 4 }), times: fc.constantFrom(1, 60, 600, 3000) })
  return fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => fill(parts.map(({ pieces, times }) => pieces.join('').repeat(times)).join(''), length))
}

const variant: Variant = { body: new Uint8Array(), etag: '', whole: [], partial: [], notModified: [] }
const COMPRESSED: StaticFile = { plain: variant, br: variant, gzip: variant }

/** Each pass of removal uncovers another tag. */
const nested = fc.integer({ min: 2, max: 1000 }).map((depth) => fill(`${'<scr'.repeat(depth)}<script>${'ipt>'.repeat(depth)}`, LONGEST))

const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

const anything = fc.oneof(...Object.values(pieces).map((among) => hostileText(among, LONGEST)), nested)
const aPlan = fc.oneof(...Object.values(pieces).map((among) => hostileText(among, MAX_PACKED_LENGTH))).map((text) => `2~${text}`.slice(0, MAX_PACKED_LENGTH))

/** The limit is characters read per input character: cleaning takes up to ten rounds of six expressions. */
test.each([
  ['clean', (text: string) => clean(text), anything, 80],
  ['a request', (text: string) => readEnquiryAnswers({ message: text, name: text.slice(0, 200), email: text.slice(0, 500) }), anything, 100],
  ['an e-mail address', (text: string) => [isEmail(text), isOneAddress(text), likelyEmail(text)], anything, 10],
  ['a telephone number', (text: string) => isSwedishPhone(text), anything, 10],
  ['a network', (text: string) => networkOf(text), anything, 10],
  ['a packed drawing', (text: string) => unpackDesigns(text), aPlan, 10],
  ['Accept-Encoding', (text: string) => bestVariant(COMPRESSED, text), anything, 10],
])('reading %s reads each character of a hostile text a limited number of times', (_, read, text, limit) => {
  fc.assert(
    fc.property(text, (hostile) => {
      expect(charactersRead(() => read(hostile)) / hostile.length).toBeLessThanOrEqual(limit)
    }),
    { numRuns: 100 },
  )
})

/** Attributes with `>` and quotes in their values, an event handler among them. */
const tag = fc
  .array(fc.constantFrom('alt="a>b"', "title='1 > 0 \"'", 'src=x', 'data-a="\'>"', 'hidden', '/'), { maxLength: 5 })
  .chain((attributes) => fc.shuffledSubarray([...attributes, 'onerror=alert(1)'], { minLength: attributes.length + 1 }))
  .map((attributes) => `Hej <img ${attributes.join(' ')}> där`)

test('no tag keeps an event handler, whatever its other attributes hold', () => {
  fc.assert(
    fc.property(tag, (text) => {
      const img = parseHTML(`<body>${clean(text)}</body>`).document.querySelector('img')
      expect(img?.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
      expect(clean(text)).toMatch(/^Hej <img.*> där$/)
    }),
  )
})

test('cleaning a deeply nested text removes the characters that make tags', () => {
  const cleaned = clean(`${'<scr'.repeat(1000)}<script>${'ipt>'.repeat(1000)} Hej på dig`)
  expect(cleaned).not.toMatch(/[<:]/)
  expect(cleaned).toContain('Hej på dig')
})

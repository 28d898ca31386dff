import { describe, expect, test } from 'vitest'
import { anEnquiry } from '../../../tests/support/a-request.ts'
import { readSearch, searchWords } from './search-words.ts'

const enquiry = anEnquiry({
  reference: 'F-7K3M9QA',
  name: 'Åsa Öberg-André',
  phone: '+46 (0)70-174 06 33',
  email: 'Asa.Oberg@Example.se',
  location: 'VÄSTERÅS (Bäckby)',
  message: 'Ring 021-12 34 56, tack!\nØl & Ære i hall, 5 m².',
})

/** Whether a search finds an enquiry, as both databases do it. */
function finds(typed: string, searched = enquiry): boolean {
  const words = searchWords(searched)
  const found = (word: string) => words.some((one) => (word.length === 1 ? one === word : one.startsWith(word)))
  const terms = readSearch(typed)
  return terms.length > 0 && terms.every((term) => term.some((alternative) => alternative.every(found)))
}

describe('what is found', () => {
  test.each([
    ['a name', 'Åsa Öberg'],
    ['the beginnings of a name, in other case', 'ÖBE ås'],
    ['a name with an accent, without it', 'andre'],
    ['a name with an accent, composed otherwise', 'Andre\u0301 O\u0308berg'],
    ['a telephone number as it is said', '070-174 06 33'],
    ['a telephone number as it is dialled', '0701740633'],
    ['a telephone number with its country', '+46701740633'],
    ['a telephone number with its country, without plus', '46701740633'],
    ['a telephone number with its country and a zero', '0046 (0)70 174 06 33'],
    ['a telephone number pasted from a well-set page', '\u202A070\u2011174\u00A006\u00A033'],
    ['the beginning of a telephone number', '070-174'],
    ['the last digits', '0633'],
    ['the last digits in groups', '06 33'],
    ['a number that the message names', '021-12 34 56'],
    ['a number that the message names, its groups', '12 34'],
    ['a mail address', 'asa.oberg@example.se'],
    ['a part of a mail address', 'oberg'],
    ['letters without rings and dots', 'Vasteras'],
    ['the domain of a mail address', '@example'],
    ['a town', 'västerås'],
    ['a reference', 'F-7K3M9QA'],
    ['a reference as it is read aloud', 'f7k3m9qa'],
    ['the beginning of a reference', 'F-7K'],
    ['the end of a reference', 'm9qa'],
    ['words of the message', 'tack ring'],
    ['letters of the neighbours', 'öl äre'],
    ['a single letter as a word', 'i'],
    ['words and a number', 'Åsa 0701740633 Bäckby'],
  ])('%s', (_, typed) => expect(finds(typed)).toBe(true))
})

test.each([
  ['070-174 06 33', [[['0701740633'], ['070', '174', '06', '33']]]],
  ['0701740633', [[['0701740633']]]],
  ['+46 70', [[['070'], ['46', '70']]]],
  ['+46 (0)70', [[['070'], ['46', '0', '70']]]],
  ['004670', [[['070'], ['004670']]]],
  ['46701740633', [[['0701740633'], ['46701740633']]]],
  ['460701740633', [[['0701740633'], ['460701740633']]]],
  // Too short, too long, or not from its beginning: no number with a country.
  ['4670174', [[['4670174']]]],
  ['46701740633123', [[['46701740633123']]]],
  ['946701740633', [[['946701740633']]]],
  ['+4770', [[['4770']]]],
  ['F-7K3M9QA', [[['f7k3m9qa']]]],
  ['hall f\u22127k', [[['hall']], [['f7k']]]],
  ['Öl 12 34', [[['1234'], ['12', '34']], [['öl']]]],
])('“%s” is searched as %j', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms)
})

describe('what is not found', () => {
  test.each([
    ['a is not å', 'bådrummet'],
    ['o is not ö', 'Könsult'],
    ['a word of another request', 'Åsa kakel'],
    ['the middle of a word', 'berg'],
    ['another telephone number', '070-174 06 99'],
    ['a single letter as a beginning', 'v'],
    ['nothing', ''],
    ['no letters', '*** "" --'],
  ])('%s', (_, typed) => expect(finds(typed)).toBe(false))
})

const HOSTILE = ['"', "'", '*', 'NEAR(a b)', 'words:x', '^x', 'a AND b', "x':*", '\\', '\0', '\u202E', '\uD800', '(((', ')', '!&|<->', '%_', 'x'.repeat(5000)]

test('whatever is typed, terms are words of letters and digits, and short', () => {
  for (const typed of [...HOSTILE, HOSTILE.join(' '), HOSTILE.join('')]) {
    const words = readSearch(typed).flat(2)
    expect(words.filter((word) => !/^[\p{L}\p{N}]{1,40}$/u.test(word) || !word.isWellFormed())).toEqual([])
    expect(words.length).toBeLessThanOrEqual(100)
  }
})

test('words of an enquiry are letters and digits, each once, and searching for one finds the enquiry', () => {
  const odd = { ...enquiry, message: `${HOSTILE.join(' ')} İstanbul № ﬁ Ångström Å ß 東京 Москва ${'å'.repeat(90)}` }
  const words = searchWords(odd)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => !/^[\p{L}\p{N}]{1,40}$/u.test(word))).toEqual([])
  expect(words.filter((word) => !finds(word, odd))).toEqual([])
})

test('the last digits of a number are words of three and more', () => {
  expect(searchWords(enquiry).filter((word) => /^\d{3,}$/.test(word))).toEqual([
    '021',
    '0701740633',
    '701740633',
    '01740633',
    '1740633',
    '740633',
    '40633',
    '0633',
    '633',
  ])
})

import { nationalNumber } from '../sweden/phone.ts'
import type { Enquiry } from './enquiry.ts'

/** The searchable part of an enquiry. `written`: what was written about it later, by the customer and by the owner. */
export type Searchable = Pick<Enquiry, 'reference' | 'name' | 'phone' | 'email' | 'location' | 'message'> & { written?: readonly string[] }

/** Characters of a search; longer text is cut. */
export const MOST_SEARCHED = 100
/** A longer word is stored, and searched, as several. */
const WORD = /[\p{L}\p{N}]{1,40}/gu
/** Telephone numbers and references are also found by their last characters, so many at least. */
const SHORTEST_END = 3

/**
 * The words under which an enquiry is found, each once: folded, without spaces, at least one. Databases compare them by their bytes,
 * so that all of them find the same.
 */
export function searchWords({ reference, name, phone, email, location, message, written = [] }: Searchable): string[] {
  const words = wordsIn([name, email, location, message, ...written].join('\n'))
  return [...new Set([...words, ...words.map(withoutRingsAndDots), ...endsOf(`0${nationalNumber(phone)}`), ...endsOf(wordsIn(reference).join(''))])]
}

/** "0701740605", "701740605" … "605" */
function endsOf(code: string): string[] {
  const count = Math.max(1, code.length - SHORTEST_END + 1)
  return Array.from({ length: count }, (_, start) => code.slice(start)).filter((end) => end !== '')
}

/**
 * An enquiry is found if it matches every term. It matches a term if it has every word of one of the term's alternatives. A word matches
 * each word that begins with it; a single letter matches only itself.
 */
export type SearchTerm = readonly (readonly string[])[]

/** Reads what was typed into the search field; without letters and digits it has no terms. */
export function readSearch(typed: string): SearchTerm[] {
  const folded = fold(typed.slice(0, MOST_SEARCHED)).replace(REFERENCE, 'f')
  const numbers = folded.match(NUMBER) ?? []
  return [...numbers.map(numberTerm), ...wordsIn(folded.replace(NUMBER, ' ')).map((word) => [[word]])]
}

/** Of a reference, "F-" belongs to the word. */
const REFERENCE = /(?<![\p{L}\p{N}])f[\p{Dash_Punctuation}\u2212](?=[a-z\d])/gu
/** Digits in groups, which may be a telephone number: "+46 (0)70-174 06 05". */
const NUMBER = /(?<![\p{L}\p{N}])\+?\d[\d\s()./\p{Dash_Punctuation}\u2212\p{Cf}]*\d(?![\p{L}\p{N}])/gu

/** A number in one piece, as telephone numbers are stored, or in its groups of digits, as in a message. */
function numberTerm(written: string): SearchTerm {
  const whole = withoutCountry(written.replace(/[^\d+]/g, ''))
  const groups = wordsIn(written)
  return groups.join() === whole ? [[whole]] : [[whole], groups]
}

/** "+46701740605", "0046701740605" and "46701740605" → "0701740605". */
function withoutCountry(digits: string): string {
  const [, national] = /^(?:\+|00)46(.*)$/.exec(digits) ?? /^46(0?[1-9]\d{7,9})$/.exec(digits) ?? []
  return national === undefined ? digits.replace('+', '') : `0${national.replace(/^0/, '')}`
}

function wordsIn(text: string): string[] {
  return fold(text).match(WORD) ?? []
}

/** Lower case, without accents, but with å, ä and ö, which are letters of their own. */
function fold(text: string): string {
  const lower = text.toLowerCase().normalize('NFC')
  return lower.replace(/[^\p{ASCII}åäö]/gu, (letter) => SWEDISH[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}

/** As typed on a keyboard without å, ä and ö: "oberg" finds Öberg. */
function withoutRingsAndDots(word: string): string {
  return word.replace(/[åä]/g, 'a').replaceAll('ö', 'o')
}

/** How the neighbours write the same letters. */
const SWEDISH: Record<string, string> = { æ: 'ä', ø: 'ö' }

/**
 * Every kind of space, every dash of Unicode (U+2011 or U+2013 in numbers pasted from a web page), and invisible characters (U+202A or
 * U+200B in numbers from a phone's contacts).
 */
const SEPARATORS = /[\s\p{Dash_Punctuation}\u2212\p{Cf}]/gu

/** "070-174 06 05" → "0701740605". */
export function dialled(phone: string): string {
  return phone.replace(SEPARATORS, '')
}

/**
 * The rule of specification §5.3, to the letter: 0 or +46, a digit from 1 to 9, then 7–9 more digits. Its second branch
 * (07 and 8 digits) lies wholly inside the first. The national numbering plan differs; see docs/decisions.
 */
export function isSwedishPhone(phone: string): boolean {
  return /^(?:\+46|0)[1-9]\d{7,9}$/.test(dialled(phone))
}

/** "070-174 06 05" and "+46 70 174 06 05" → "701740605": one number, however it is written. */
export function nationalNumber(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^(?:0046|\+46|0)0?/, '')
}

/** Whether the number can get text messages: mobile numbers begin with 07 in the Swedish numbering plan. */
export function isMobile(phone: string): boolean {
  return nationalNumber(phone).startsWith('7')
}

/** "070-174 06 05" → "tel:+46701740605". */
export function telephoneLink(phone: string): string {
  return `tel:${dialled(phone).replace(/^0/, '+46')}`
}

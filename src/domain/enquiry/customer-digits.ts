import { dialled } from '../sweden/phone.ts'

/** How many digits of the telephone number open the customer's page. */
export const DIGITS = 4

/** "070-174 06 05" → "0605". */
export function customerDigits(phone: string): string {
  return dialled(phone).slice(-DIGITS)
}

/** The typed digits, without spaces and dashes; undefined if they are not `DIGITS` digits. */
export function readDigits(typed: string): string | undefined {
  const digits = dialled(typed.slice(0, 20))
  return /^\d+$/.test(digits) && digits.length === DIGITS ? digits : undefined
}

import { nationalNumber } from '../sweden/phone.ts'
import type { Enquiry } from './enquiry.ts'

/** What two requests of one person have in common: the telephone number, or the mail address. */
export type CustomerKeys = { phoneKey: string; emailKey: string }

/** The same for every way of writing the number and the address. */
export function customerKeys({ phone, email }: Pick<Enquiry, 'phone' | 'email'>): CustomerKeys {
  return { phoneKey: nationalNumber(phone), emailKey: email.toLowerCase() }
}

import { nationalNumber } from '../sweden/phone.ts'
import type { Enquiry } from './enquiry.ts'

/** What two requests of one person have in common: the telephone number or the mail address, the same for every way of writing them. */
export function customerKeys({ phone, email }: Pick<Enquiry, 'phone' | 'email'>) {
  return { phoneKey: nationalNumber(phone), emailKey: email.toLowerCase() }
}

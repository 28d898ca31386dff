import type { EnquiryAnswers } from '../enquiry/enquiry-answers.ts'
import { isCommonMailDomain } from '../sweden/email-typo.ts'
import { telephoneLink } from '../sweden/phone.ts'
import { phrasesIn } from './phrases.ts'

/** Where a request came from: its network (IPv4 /24, IPv6 /48) and the wider one around it (/16, /32). */
export type Origin = { network: string; region: string }

/** What a request may have in common with others: equal texts here are the same trait. '' is in common with none. */
export type Traits = {
  network: string
  region: string
  name: string
  phone: string
  email: string
  /** The domain of the e-mail address, unless half of Sweden has it. */
  mailDomain: string
  /** The choices and the town together. */
  answers: string
  phrases: string[]
}
export type TraitName = Exclude<keyof Traits, 'phrases'>

export function traitsOf(request: EnquiryAnswers, { network, region }: Origin): Traits {
  const email = request.email.toLowerCase()
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return {
    network,
    region,
    name: lettersOf(request.name),
    phone: telephoneLink(request.phone),
    email,
    mailDomain: isCommonMailDomain(domain) ? '' : domain,
    answers: [request.project, request.budget, request.timeline, request.size, lettersOf(request.location)].join('|'),
    phrases: phrasesIn(request.message),
  }
}

/** "Kund 17" and "kund18" are the same name. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, '')
}

import { domainToUnicode } from 'node:url'
import { fields, type Reading, readEnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'

/** Reads what a form or a script sent: a parsed JSON body, or a form's entries as an object. */
export function readSentAnswers(sent: unknown): Reading {
  return readEnquiryAnswers(withTypedEmail(sent))
}

/**
 * The same with its e-mail address as the visitor typed it: Chromium sends the domain of "info@västerås.se" in Punycode
 * (https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)).
 */
export function withTypedEmail(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('email' in sent) || typeof sent.email !== 'string') return sent
  const { email } = sent
  if (email.length > fields.email.max) return sent
  const [name, domain] = [email.slice(0, email.lastIndexOf('@') + 1), email.slice(email.lastIndexOf('@') + 1)]
  return /(?:^|\.)xn--/i.test(domain) ? { ...sent, email: name + (domainToUnicode(domain) || domain) } : sent
}

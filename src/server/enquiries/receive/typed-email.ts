import { domainToUnicode } from 'node:url'
import { fields } from '#domain/enquiry/enquiry-answers.ts'

/**
 * What a form sent, with its e-mail address as it was typed: Chromium sends the domain of "info@västerås.se" in Punycode
 * (https://html.spec.whatwg.org/multipage/input.html#email-state-(type=email)).
 */
export function withTypedEmail(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('email' in sent) || typeof sent.email !== 'string') return sent
  const { email } = sent
  if (email.length > fields.email.max) return sent
  const [name, domain] = [email.slice(0, email.lastIndexOf('@') + 1), email.slice(email.lastIndexOf('@') + 1)]
  return /(?:^|\.)xn--/i.test(domain) ? { ...sent, email: name + (domainToUnicode(domain) || domain) } : sent
}

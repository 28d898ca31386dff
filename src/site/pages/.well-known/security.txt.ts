import type { APIRoute } from 'astro'
import { securityContact } from '#content/company/security-contact.ts'

const { email, expires, languages } = securityContact

export const GET: APIRoute = ({ site }) => {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site)}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}

import { company } from './company.ts'

/** The contact for vulnerabilities (RFC 9116). Review it once a year and move the date: `npm run launch-check` asks 60 days ahead. */
export const securityContact = { email: company.email, languages: ['sv', 'en'], expires: '2027-11-15T00:00:00Z' } as const

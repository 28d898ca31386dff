import { company } from './company.ts'

/** Whom to tell about a hole in the site (RFC 9116). Look through it and move the date once a year: a test asks for it 60 days ahead. */
export const securityContact = { email: company.email, languages: ['sv', 'en'], expires: '2027-11-15T00:00:00Z' } as const

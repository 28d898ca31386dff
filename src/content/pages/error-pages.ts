import type { CompanyFacts } from '../company/facts.ts'

const questions = { text: 'Vanliga frågor', href: '/vanliga-fragor' } as const

/** The 404 and 500 pages. Their headings are fixed, and English (specification §2.4, §2.5). */
export const missingPage = {
  heading: 'Oops! Page not found',
  text: () => 'Sidan finns inte. Kanske har den flyttats, eller så blev adressen fel.',
  home: 'Till startsidan',
  questions,
} as const

export const broken = {
  heading: 'Unexpected Application Error!',
  text: ({ phone }: CompanyFacts) => `Något gick fel hos oss. Ladda om sidan, eller ring oss på ${phone}.`,
  home: 'Till startsidan',
  questions,
} as const

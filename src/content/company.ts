import type { Holiday } from '#domain/quote/reply-deadlines.ts'

/** Every fact about the business, each in this one place: pages, mails, structured data and price indication read it here. */
export const company = {
  name: 'Fogrätt',
  /** Printed in the footer. A placeholder until the real number is known. */
  orgNumber: '000000-0000',
  /** Where the company has its seat. */
  seat: 'Västerås',
  towns: ['Västerås', 'Enköping', 'Eskilstuna'],
  founded: 2010,
  copyrightYear: 2024,
  phone: '070-174 06 05',
  email: 'kontakt@fogratt.example',
  /** Two texts, for the home page and /rita (specification §9.7), until the owner has chosen one. */
  phoneHours: { home: 'Vardagar 07:00–17:00', rita: 'Mån–Fre 8–17' },
  /** Hours within which every request is answered. */
  replyHours: 24,
  /**
   * Days on which nobody answers, for instance `{ from: '2026-12-21', to: '2027-01-06' }`, first and last day included. Changes
   * the promise on the site, the instant when an answer is due, and the reminders. Leave it until the last answer has been given.
   */
  holiday: undefined as Holiday | undefined,
  /** The ROT deduction. `year` stands beside the percentage once the owner has confirmed the rate for that year. */
  rot: { percent: 50, capKr: 50_000, year: undefined as number | undefined },
  /** Kronor including VAT, before the deduction, for a standard bathroom. */
  priceKr: { from: 120_000, to: 200_000 },
  renovationTime: '3–4 veckor',
  paymentDays: 10,
  /** Months after the last contact when a request that came to nothing is removed. */
  retentionMonths: 12,
  partner: { name: 'Kakeldesign', site: 'Kakeldesign.se', url: 'https://kakeldesign.se/' },
  profiles: {
    social: { name: 'Facebook', url: 'https://www.facebook.com/' },
    register: { name: 'Allabolag', url: 'https://www.allabolag.se/' },
    images: { name: 'Instagram', url: 'https://www.instagram.com/' },
  },
} as const

export type Company = typeof company

import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { published } from '../publishing/published.ts'

/** The business facts. Pages, emails, structured data and the price indication all read them here. */
export const company = {
  name: 'Fogrätt',
  /** Shown in the footer. A placeholder until the real number is known. */
  orgNumber: '000000-0000',
  /** The registered office. */
  seat: 'Västerås',
  towns: ['Västerås', 'Enköping', 'Eskilstuna'],
  /** The wider area of work. */
  region: 'Mälardalen',
  founded: 2010,
  copyrightYear: 2024,
  phone: '070-174 06 05',
  email: 'kontakt@fogratt.example',
  /** Two texts, for the home page and /rita (specification §9.7), until the owner has chosen one. */
  phoneHours: { home: 'Vardagar 07:00–17:00', rita: 'Mån–Fre 8–17' },
  /** Hours within which every request gets a reply. */
  replyHours: 24,
  /**
   * Days without replies, for instance `{ from: '2026-12-21', to: '2027-01-06' }`, first and last day included. Changes the
   * promise on the site, reply deadlines and reminders. Keep it until every request from the holiday has its reply.
   */
  holiday: undefined as Holiday | undefined,
  /** The ROT deduction. `year` is shown beside the percentage once the owner has confirmed the rate for that year. */
  rot: { percent: 50, capKr: 50_000, year: undefined as number | undefined },
  /** A standard bathroom, in kronor including VAT, before the deduction. */
  priceKr: { from: 120_000, to: 200_000 },
  /** What is promised beside the picture of the result. */
  checklist: ['BKR-certifierat', 'ROT-avdrag', 'Garanti enligt konsumentköplagen'],
  renovationTime: '3–4 veckor',
  paymentDays: 10,
  /** Months after the last contact until a request without a deal is erased. */
  retentionMonths: 12,
  partner: { name: 'Kakeldesign', site: 'Kakeldesign.se', url: 'https://kakeldesign.se/' },
  profiles: {
    social: { name: 'Facebook', url: 'https://www.facebook.com/' },
    register: { name: 'Allabolag', url: 'https://www.allabolag.se/' },
    images: { name: 'Instagram', url: 'https://www.instagram.com/' },
  },
  ...published('facts', {}),
} as const

export type Company = typeof company

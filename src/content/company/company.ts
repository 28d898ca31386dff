import type { SiteContent } from '../checks/site-content-schema.ts'

/** What only a developer changes about the company. What the owner can change while the server runs is a fact (facts.ts), so that no page shows an old one. */
export const company = {
  name: 'Fogrätt',
  /** The registered office. */
  seat: 'Västerås',
  /** The wider area of work. */
  region: 'Mälardalen',
  email: 'kontakt@fogratt.example',
  /** Hours within which every request gets a reply. */
  replyHours: 24,
  /** Months after the last contact until a request without a deal is erased. */
  retentionMonths: 12,
} as const

/** The facts until the owner publishes others. Only publishing and printing read these; everything else is given the current facts. */
export const defaultFacts: SiteContent['facts'] = {
  /** Shown in the footer. A placeholder until the real number is known. */
  orgNumber: '000000-0000',
  towns: ['Västerås', 'Enköping', 'Eskilstuna'],
  founded: 2010,
  copyrightYear: 2024,
  phone: '070-174 06 05',
  /** On /rita others (specification §9.7), until the owner has chosen. */
  phoneHours: {
    days: [{ first: 'mån', last: 'fre', opens: '07:00', closes: '17:00' }],
    rita: [{ first: 'mån', last: 'fre', opens: '08:00', closes: '17:00' }],
  },
  /** The ROT deduction. `year` is shown beside the percentage once the owner has confirmed the rate for that year. */
  rot: { percent: 50, capKr: 50_000 },
  /** A standard bathroom, in kronor including VAT, before the deduction. */
  priceKr: { from: 120_000, to: 200_000 },
  /** What is promised beside the picture of the result. */
  checklist: ['BKR-certifierat', 'ROT-avdrag', 'Garanti enligt konsumentköplagen'],
  renovationTime: '3–4 veckor',
  paymentDays: 10,
  partner: { name: 'Kakeldesign', site: 'Kakeldesign.se', url: 'https://kakeldesign.se/' },
  profiles: {
    social: { name: 'Facebook', url: 'https://www.facebook.com/' },
    register: { name: 'Allabolag', url: 'https://www.allabolag.se/' },
    images: { name: 'Instagram', url: 'https://www.instagram.com/' },
  },
}

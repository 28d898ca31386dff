import type { SiteContent } from '#content/publishing/site-content.ts'

/** The company of specification §9, as the site was handed over. Tests that fix whole texts use it in place of src/content/company/company.ts, which the owner may change at any time. */
export const specifiedCompany = {
  name: 'Fogrätt',
  seat: 'Västerås',
  region: 'Mälardalen',
  email: 'kontakt@fogratt.example',
  replyHours: 24,
  retentionMonths: 12,
}

export const specifiedFacts: SiteContent['facts'] = {
  orgNumber: '000000-0000',
  towns: ['Västerås', 'Enköping', 'Eskilstuna'],
  founded: 2010,
  copyrightYear: 2024,
  phone: '070-174 06 05',
  phoneHours: {
    days: [{ first: 'mån', last: 'fre', opens: '07:00', closes: '17:00' }],
    rita: [{ first: 'mån', last: 'fre', opens: '08:00', closes: '17:00' }],
  },
  rot: { percent: 50, capKr: 50_000 },
  priceKr: { from: 120_000, to: 200_000 },
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

import type { Company } from '#content/company/company.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'

/** The type of a constant without its literal values. */
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends object
      ? { readonly [Name in keyof Value]: Widened<Value[Name]> }
      : Value

/**
 * The business facts of specification §9, as the site was handed over. Tests that fix whole texts use them in place of
 * src/content/company/company.ts, which the owner may change at any time.
 */
export const specifiedCompany: Widened<Omit<Company, 'holiday' | 'rot' | 'towns' | 'checklist'>> & {
  holiday: Holiday | undefined
  rot: { percent: number; capKr: number; year: number | undefined }
  towns: readonly string[]
  checklist: readonly string[]
} = {
  name: 'Fogrätt',
  orgNumber: '000000-0000',
  seat: 'Västerås',
  towns: ['Västerås', 'Enköping', 'Eskilstuna'],
  region: 'Mälardalen',
  founded: 2010,
  copyrightYear: 2024,
  phone: '070-174 06 05',
  email: 'kontakt@fogratt.example',
  phoneHours: { home: 'Vardagar 07:00–17:00', rita: 'Mån–Fre 8–17' },
  replyHours: 24,
  holiday: undefined,
  rot: { percent: 50, capKr: 50_000, year: undefined },
  priceKr: { from: 120_000, to: 200_000 },
  checklist: ['BKR-certifierat', 'ROT-avdrag', 'Garanti enligt konsumentköplagen'],
  renovationTime: '3–4 veckor',
  paymentDays: 10,
  retentionMonths: 12,
  partner: { name: 'Kakeldesign', site: 'Kakeldesign.se', url: 'https://kakeldesign.se/' },
  profiles: {
    social: { name: 'Facebook', url: 'https://www.facebook.com/' },
    register: { name: 'Allabolag', url: 'https://www.allabolag.se/' },
    images: { name: 'Instagram', url: 'https://www.instagram.com/' },
  },
}

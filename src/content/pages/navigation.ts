import { listed } from '#domain/sweden/writing.ts'
import { company } from '../company/company.ts'
import type { CompanyFacts } from '../company/facts.ts'
import { replyTime } from '../enquiries/reply-time.ts'
import type { PageContent } from '../publishing/page-content.ts'
import { rita } from '../rita/rita.ts'

export const navigation = {
  skip: 'Hoppa till innehållet',
  home: `${company.name}, startsidan`,
  label: 'Huvudmeny',
  open: 'Meny',
  close: 'Stäng menyn',
  /** The owner's line above it. */
  notice: 'Meddelande',
  quote: { text: 'Få offert', href: '/#kontakt' },
  links: [
    { text: 'Om oss', href: '/#om-oss' },
    { text: 'Tjänster', href: '/#tjanster' },
    { text: 'Galleri', href: '/#galleri' },
    { text: rita.heading, href: '/rita' },
    { text: 'Vanliga frågor', href: '/vanliga-fragor' },
    { text: 'Kontakt', href: '/#kontakt' },
  ],
} as const

export const footer = {
  /** One sentence per line. */
  motto: ({ founded }: CompanyFacts) => ['Badrum som håller.', `Sedan ${founded}.`],
  services: 'Tjänster',
  contact: 'Kontakt',
  more: 'Mer om oss',
} as const

export const homePage = {
  title: ({ towns }: CompanyFacts) => `Badrumsrenovering i ${listed(towns)}`,
  /** Search engines show 160 characters; the reply time with a holiday would not fit. */
  description({ facts, about: { licence } }: PageContent): string {
    const promise = facts.holiday ? '' : ` Svar inom ${replyTime(facts)}.`
    return `${company.name} renoverar badrum i ${listed(facts.towns)} med omnejd sedan ${facts.founded}. ${licence.heading}.${promise}`
  },
} as const

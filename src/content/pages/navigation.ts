import { listed } from '#domain/sweden/writing.ts'
import { about } from '../company/about.ts'
import { company } from '../company/company.ts'
import { replyTime } from '../enquiries/reply-time.ts'
import { currentHoliday } from '../publishing/current-holiday.ts'
import { rita } from '../rita/rita.ts'

export const navigation = {
  skip: 'Hoppa till innehållet',
  home: `${company.name}, startsidan`,
  label: 'Huvudmeny',
  open: 'Meny',
  close: 'Stäng menyn',
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
  motto: ['Badrum som håller.', `Sedan ${company.founded}.`],
  services: 'Tjänster',
  contact: 'Kontakt',
  more: 'Mer om oss',
} as const

export const homePage = {
  title: `Badrumsrenovering i ${listed(company.towns)}`,
  /** Search engines show 160 characters; the reply time with a holiday would not fit. */
  description: `${company.name} renoverar badrum i ${listed(company.towns)} med omnejd sedan ${company.founded}. ${about.licence.heading}.${currentHoliday ? '' : ` Svar inom ${replyTime}.`}`,
} as const

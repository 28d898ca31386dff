import { listed } from '#domain/sweden/writing.ts'
import { company } from './company.ts'

const towns = listed(company.towns)

/** What each page is called in tabs, search results and shared links. */
export const pages = {
  home: {
    title: `Badrumsrenovering i ${towns} – ${company.name}`,
    description: `${company.name} renoverar badrum i ${towns} sedan ${company.founded}. BKR-behörigt företag. Få offert – svar inom ${company.replyHours} timmar.`,
  },
  questions: {
    title: `Vanliga frågor om badrumsrenovering – ${company.name}`,
    description: 'Svar på vanliga frågor om pris, tid, ROT-avdrag, tätskikt, bygglov och hur en badrumsrenovering går till.',
  },
  rita: {
    title: `Rita ditt badrum – ${company.name}`,
    description: 'Berätta hur ditt badrum ser ut och hur du vill ha det, och ta med svaren till en kostnadsfri offert.',
  },
  notFound: { title: `Sidan finns inte – ${company.name}`, description: 'Sidan finns inte.' },
  broken: { title: `Något gick fel – ${company.name}`, description: 'Något gick fel.' },
  /** Filled in by the server when a form was sent without script. */
  answer: { title: '%titel%', description: 'Svar på din förfrågan.' },
} as const

export const navigation = [
  { label: 'Om oss', href: '/#om-oss' },
  { label: 'Tjänster', href: '/#tjanster' },
  { label: 'Galleri', href: '/#galleri' },
  { label: 'Vanliga frågor', href: '/vanliga-fragor' },
  { label: 'Kontakt', href: '/#kontakt' },
] as const

export const shell = {
  skip: 'Hoppa till innehållet',
  home: `${company.name}, startsidan`,
  menu: 'Meny',
  mainMenu: 'Huvudmeny',
  quote: 'Få offert',
  quoteHref: '/#kontakt',
  rendering: 'Visualisering',
  close: 'Stäng',
  footer: {
    slogan: ['Badrum som håller.', `Sedan ${company.founded}.`],
    services: 'Tjänster',
    contact: 'Kontakt',
    more: 'Mer om oss',
    questions: 'Vanliga frågor',
    orgNumber: `Org.nr ${company.orgNumber}`,
    seat: `Säte ${company.seat}`,
    copyright: `© ${company.copyrightYear} ${company.name}`,
  },
} as const

export const faults = {
  notFound: { heading: 'Oops! Page not found', text: 'Sidan finns inte. Kanske har den flyttat, eller så blev adressen fel.', home: 'Till startsidan' },
  broken: { heading: 'Unexpected Application Error!', text: `Något gick fel hos oss. Ladda om sidan, eller ring ${company.phone}.`, home: 'Till startsidan' },
} as const

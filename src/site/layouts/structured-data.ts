import type { BreadcrumbList, FAQPage, GeneralContractor, Graph, OpeningHoursSpecification, Question, WebPage } from 'schema-dts'
import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { questionsWith } from '#content/pages/questions.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { type DayHours, type OpeningHours, type Weekday, weekdays } from '#domain/opening-hours.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'

/** A page for search engines: its address, and the words of its tab and heading. */
type DescribedPage = { path: string; title: string; heading?: string; description: string }

/** What a page says of itself to search engines: one schema.org graph, from the same content as the page. */
export function structuredData(page: DescribedPage, { facts, questions }: Pick<PageContent, 'facts' | 'questions'>, site: URL): Graph {
  const business = businessNode(facts, site)
  return {
    '@context': 'https://schema.org',
    '@graph': [business, page.path === '/vanliga-fragor' ? questionsNode(page, questionsWith(questions, facts), site) : pageNode(page, site)],
  }
}

const businessId = (site: URL) => new URL('/#foretag', site).href

function businessNode(facts: CompanyFacts, site: URL) {
  return {
    '@type': 'GeneralContractor',
    '@id': businessId(site),
    name: company.name,
    url: site.href,
    telephone: telephoneLink(facts.phone).replace('tel:', ''),
    email: company.email,
    foundingDate: String(facts.founded),
    address: { '@type': 'PostalAddress', addressLocality: company.seat, addressCountry: 'SE' },
    areaServed: [...facts.towns.map((name) => ({ '@type': 'City', name }) as const), { '@type': 'Place', name: company.region }],
    openingHoursSpecification: openingHours(facts.phoneHours.days),
    image: new URL('/social.jpg', site).href,
    logo: new URL('/icon-512.png', site).href,
    sameAs: Object.values(facts.profiles).map(({ url }) => url),
  } as const satisfies GeneralContractor
}

function pageNode(page: DescribedPage, site: URL) {
  return { '@type': 'WebPage', ...described(page, site) } as const satisfies WebPage
}

function questionsNode(page: DescribedPage, questions: PageContent['questions'], site: URL) {
  return { '@type': 'FAQPage', ...described(page, site), mainEntity: questions.map(questionNode) } as const satisfies FAQPage
}

function described({ path, title, heading, description }: DescribedPage, site: URL) {
  const url = new URL(path, site).href
  return {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'sv',
    about: { '@id': businessId(site) },
    ...(heading && { breadcrumb: breadcrumbs(heading, url, site) }),
  } as const satisfies Partial<FAQPage>
}

/** One entry for each group of days; not a list if there is only one. */
function openingHours(hours: OpeningHours) {
  const groups = hours.map(groupHours)
  return groups.length === 1 ? groups[0] : groups
}

function groupHours({ first, last, opens, closes }: DayHours) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1).map((day) => DAYS[day]),
    opens,
    closes,
  } as const satisfies OpeningHoursSpecification
}

const DAYS = {
  mån: 'Monday',
  tis: 'Tuesday',
  ons: 'Wednesday',
  tors: 'Thursday',
  fre: 'Friday',
  lör: 'Saturday',
  sön: 'Sunday',
} as const satisfies Record<Weekday, string>

function questionNode({ question, answer }: { question: string; answer: string }) {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } } as const satisfies Question
}

function breadcrumbs(heading: string, url: string, site: URL) {
  const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item }) as const
  return { '@type': 'BreadcrumbList', itemListElement: [step(1, company.name, site.href), step(2, heading, url)] } as const satisfies BreadcrumbList
}

/** JSON as the content of a script element, which nothing in it can close. */
export function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

import { company } from '#content/company.ts'
import { questions } from '#content/questions.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'

/** A page as a search engine sees it: where it stands, and the words of its own tab and heading. */
export type DescribedPage = { path: string; title: string; heading?: string; description: string }

type Node = { '@type': string } & Record<string, unknown>

/** What a page says of itself in schema.org's words: one graph, out of the same content as the page (tests/built/structured-data.test.ts). */
export function structuredData(page: DescribedPage, site: URL): { '@context': string; '@graph': Node[] } {
  const business = businessNode(site)
  const aboutBusiness = { '@id': business['@id'] }
  const url = new URL(page.path, site).href
  const isQuestions = page.path === '/vanliga-fragor'
  const pageNode = {
    '@type': isQuestions ? 'FAQPage' : 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'sv',
    about: aboutBusiness,
    ...(isQuestions && { mainEntity: questions.map(questionNode) }),
    ...(page.heading && { breadcrumb: breadcrumbs(page.heading, url, site) }),
  }
  return { '@context': 'https://schema.org', '@graph': [business, pageNode] }
}

function businessNode(site: URL) {
  return {
    '@type': 'GeneralContractor',
    '@id': new URL('/#foretag', site).href,
    name: company.name,
    url: site.href,
    telephone: telephoneLink(company.phone).replace('tel:', ''),
    email: company.email,
    foundingDate: String(company.founded),
    address: { '@type': 'PostalAddress', addressLocality: company.seat, addressCountry: 'SE' },
    areaServed: company.towns.map((name) => ({ '@type': 'City', name })),
    openingHoursSpecification: openingHours(company.phoneHours.home),
    image: new URL('/social.jpg', site).href,
    logo: new URL('/icon-512.png', site).href,
    sameAs: Object.values(company.profiles).map(({ url }) => url),
  }
}

/** "Vardagar 07:00–17:00", as it stands on the home page. Hours that are written otherwise stop the build, so that nobody is told wrong ones. */
function openingHours(hours: string): Node {
  const [, opens, closes] = /^Vardagar (\d\d:\d\d)–(\d\d:\d\d)$/.exec(hours) ?? []
  if (!opens || !closes) throw new Error(`Opening hours cannot be read from "${hours}": write them as "Vardagar 07:00–17:00", or teach structured-data.ts.`)
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens, closes }
}

function questionNode({ question, answer }: { question: string; answer: string }): Node {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }
}

function breadcrumbs(heading: string, url: string, site: URL): Node {
  const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  return { '@type': 'BreadcrumbList', itemListElement: [step(1, company.name, site.href), step(2, heading, url)] }
}

/** As the content of a script element: nothing in it can end that element. */
export function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

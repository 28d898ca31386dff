import { company } from '#content/company.ts'
import { questions } from '#content/questions.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'

/** A page as search engines see it. `path` is absolute, `title` the document's title, `heading` the last breadcrumb. */
export type DescribedPage = { path: string; title: string; heading?: string; description: string }

type Node = { '@type': string } & Record<string, unknown>

/** A page's JSON-LD: one schema.org graph, from the same content as the page (tests/built/structured-data.test.ts). */
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

/** From "Vardagar 07:00–17:00", as on the home page. Throws for any other format, so that the page never gives wrong hours. */
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

/** JSON as the content of a script element, which nothing in it can close. */
export function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { questions } from '#content/questions.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { attributeValues, builtPages, metaContent, pagesByAddress, wordsOf } from '../support/built-site.ts'
import { errorsOf } from '../support/schema-org.ts'

type Graph = { '@context': string; '@graph': Record<string, unknown>[] }

function graphsOf(html: string): Graph[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
}

function nodeOf(html: string, type: string): Record<string, unknown> {
  const node = graphsOf(html)[0]?.['@graph'].find((one) => one['@type'] === type)
  if (!node) throw new Error(`There is no ${type}`)
  return node
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const list = (value: unknown): unknown[] => (isList(value) ? value : [])

describe.each([...pagesByAddress])('%s', (address, html) => {
  const visible = wordsOf(html).replace(/\s+/g, ' ')

  test('has one graph with types and properties of schema.org', () => {
    const [graph, ...others] = graphsOf(html)
    expect(others).toEqual([])
    expect(graph?.['@context']).toBe('https://schema.org')
    const ids = graph?.['@graph'].map((node) => String(node['@id'])) ?? []
    expect(graph?.['@graph'].flatMap((node) => errorsOf(node, ids))).toEqual([])
  })

  test('has the company’s details as the page has them', () => {
    const business = nodeOf(html, 'GeneralContractor')
    expect(business).toMatchObject({
      name: company.name,
      email: company.email,
      foundingDate: String(company.founded),
      telephone: telephoneLink(company.phone).slice('tel:'.length),
      address: { addressLocality: company.seat, addressCountry: 'SE' },
      areaServed: company.towns.map((name) => ({ '@type': 'City', name })),
    })
    for (const words of [company.email, company.phone, String(company.founded), company.seat, ...company.towns]) expect(visible).toContain(words)
    const hrefs = attributeValues(html, 'href')
    expect(hrefs).toContain(`tel:${business.telephone}`)
    expect(list(business.sameAs).filter((url) => !hrefs.includes(String(url)))).toEqual([])
    expect(business.image).toBe(metaContent(html, 'og:image'))
  })

  test('describes itself as its head does', () => {
    const page = nodeOf(html, address === '/vanliga-fragor' ? 'FAQPage' : 'WebPage')
    expect([page.url, page.name, page.description]).toEqual([metaContent(html, 'og:url'), metaContent(html, 'og:title'), metaContent(html, 'description')])
  })
})

test('the opening hours are those of the home page', () => {
  const html = pagesByAddress.get('/') ?? ''
  const hours = nodeOf(html, 'GeneralContractor').openingHoursSpecification
  expect(hours).toMatchObject({ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] })
  const { opens, closes }: { opens?: unknown; closes?: unknown } = typeof hours === 'object' && hours !== null ? hours : {}
  expect(wordsOf(html)).toContain(`Vardagar ${opens}–${closes}`)
})

test('every question of the page is in its graph, word for word and in order', () => {
  const html = pagesByAddress.get('/vanliga-fragor') ?? ''
  const asked = [...html.matchAll(/<details class="disclosure"[^>]*>\s*<summary>(.*?)<\/summary>\s*<p>(.*?)<\/p>/gs)].map(([, question = '', answer = '']) => ({
    '@type': 'Question',
    name: wordsOf(question),
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  }))
  expect(asked).toHaveLength(questions.length)
  expect(nodeOf(html, 'FAQPage').mainEntity).toEqual(asked)
})

test.each(['/rita', '/vanliga-fragor'])('the way to %s goes by the home page', (address) => {
  const html = pagesByAddress.get(address) ?? ''
  const origin = new URL(metaContent(html, 'og:url') ?? '').origin
  const heading = wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
  expect(nodeOf(html, address === '/rita' ? 'WebPage' : 'FAQPage').breadcrumb).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.name, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: heading, item: `${origin}${address}` },
    ],
  })
})

test('pages that are not indexed have no structured data', () => {
  for (const html of builtPages.values()) if (metaContent(html, 'robots') === 'noindex') expect(graphsOf(html)).toEqual([])
})

test('the check of the vocabulary finds errors', () => {
  expect(errorsOf({ '@type': 'GeneralContractor', openingHours: 'x' }, [])).toHaveLength(1)
  expect(errorsOf({ '@type': 'Bathroom' }, [])).toHaveLength(1)
  expect(errorsOf({ '@type': 'OpeningHoursSpecification', opens: '7' }, [])).toHaveLength(1)
  expect(errorsOf({ '@type': 'WebPage', about: { '@id': 'nobody' } }, [])).toHaveLength(1)
})

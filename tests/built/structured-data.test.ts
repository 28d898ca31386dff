import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneralContractor, OpeningHoursSpecification } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { attributeValues, builtPages, metaContent, pageAt, pagesByAddress, wordsOf } from '../support/built-site.ts'
import { isObject, type JsonObject, objectsIn, problemsOf } from '../support/json-ld.ts'
import { facts, questions } from '../support/page-content.ts'
import { SITE_DIR } from '../support/site-dir.ts'

function graphsOf(page: Document): JsonObject[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? '')).filter(isObject)
}

function nodeOf(page: Document, type: string): JsonObject {
  const node = [...objectsIn(graphsOf(page)[0]?.['@graph'])].find((object) => object['@type'] === type)
  if (!node) throw new Error(`There is no ${type}`)
  return node
}

describe.each([...pagesByAddress])('%s', (address, page) => {
  const visible = wordsOf(page).replace(/\s+/g, ' ')

  test('has one graph, whole and without empty values', () => {
    const [graph, ...others] = graphsOf(page)
    expect(others).toEqual([])
    expect(graph?.['@context']).toBe('https://schema.org')
    expect(graph && problemsOf(graph)).toEqual([])
  })

  test('says of the company what the page says', () => {
    const business = nodeOf(page, 'GeneralContractor')
    expect(business).toMatchObject({
      name: company.name,
      email: company.email,
      foundingDate: String(facts.founded),
      telephone: telephoneLink(facts.phone).slice('tel:'.length),
      address: { addressLocality: company.seat, addressCountry: 'SE' },
      areaServed: [...facts.towns.map((name) => ({ '@type': 'City', name })), { '@type': 'Place', name: company.region }],
    })
    for (const words of [company.email, facts.phone, String(facts.founded), company.seat, ...facts.towns]) expect(visible).toContain(words)
    const hrefs = attributeValues(page, 'href')
    expect(hrefs).toContain(`tel:${business.telephone}`)
    const profiles = Object.values(facts.profiles).map(({ url }) => url)
    expect(business.sameAs).toEqual(profiles)
    expect(hrefs).toEqual(expect.arrayContaining(profiles))
    expect(business.image).toBe(metaContent(page, 'og:image'))
  })

  test('says of itself what its head says', () => {
    const node = nodeOf(page, address === '/vanliga-fragor' ? 'FAQPage' : 'WebPage')
    expect([node.url, node.name, node.description]).toEqual([metaContent(page, 'og:url'), metaContent(page, 'og:title'), metaContent(page, 'description')])
    expect(node.inLanguage).toBe(page.documentElement.getAttribute('lang'))
  })

  test('the company’s logo is a file of the site', () => {
    const { pathname } = new URL(String(nodeOf(page, 'GeneralContractor').logo))
    expect(existsSync(join(SITE_DIR, pathname)), pathname).toBe(true)
  })
})

test('the opening hours are those of the home page', () => {
  const hours = nodeOf(pageAt('/'), 'OpeningHoursSpecification')
  expect(hours).toMatchObject({ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] })
  expect(wordsOf(pageAt('/'))).toContain(`Vardagar ${hours.opens}–${hours.closes}`)
})

test('every question of the page is in its graph, word for word and in order', () => {
  const page = pageAt('/vanliga-fragor')
  const asked = [...page.querySelectorAll('details.disclosure')].map((details) => ({
    '@type': 'Question',
    name: wordsOf(details.querySelector('summary')),
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(details.querySelector('p')) },
  }))
  expect(asked).toHaveLength(questions.length)
  expect(nodeOf(page, 'FAQPage').mainEntity).toEqual(asked)
})

test.each([...pagesByAddress].filter(([address]) => address !== '/'))('the breadcrumbs of %s start at the home page', (address, page) => {
  const { origin } = new URL(metaContent(page, 'og:url') ?? '')
  expect(nodeOf(page, address === '/vanliga-fragor' ? 'FAQPage' : 'WebPage').breadcrumb).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.name, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: wordsOf(page.querySelector('h1')), item: `${origin}${address}` },
    ],
  })
})

test('pages that search engines leave out have no structured data', () => {
  for (const page of builtPages.values()) if (metaContent(page, 'robots') === 'noindex') expect(graphsOf(page)).toEqual([])
})

test('an unknown property, an unknown type and a broken value are found, by the compiler or at run time', () => {
  // @ts-expect-error: schema.org has no such property.
  const misspelt = { '@type': 'GeneralContractor', openingHour: 'x' } as const satisfies GeneralContractor
  // @ts-expect-error: schema.org has no such type.
  const unknown = { '@type': 'Bathroom' } as const satisfies GeneralContractor
  const hours = { '@type': 'OpeningHoursSpecification', opens: '7' } as const satisfies OpeningHoursSpecification
  expect(problemsOf({ '@graph': [hours] })).toEqual(['OpeningHoursSpecification.opens is "7"'])
  expect(problemsOf({ '@graph': [{ '@type': 'WebPage', about: { '@id': 'gone' } }] })).toEqual(['nothing has the id gone'])
  expect(problemsOf({ '@graph': [{ ...misspelt, name: ' ' }, unknown] })).toEqual(['GeneralContractor.name is " "'])
})

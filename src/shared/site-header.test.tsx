import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtContent } from '#content/publishing/built-content.ts'
import { SiteHeader } from './site-header.tsx'

/** The links of an element's markup, in order: [words, address]. */
const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)<\/a>/g)].map(([, href, words]) => [words, href])

test('the header leads to every part of specification §2.8, and to the form', () => {
  const markup = renderToStaticMarkup(<SiteHeader facts={builtContent.facts} />)
  const [, menu = ''] = /<nav[^>]*>([\s\S]*)<\/nav>/.exec(markup) ?? []
  expect(linksIn(menu)).toEqual([
    ['Om oss', '/#om-oss'],
    ['Tjänster', '/#tjanster'],
    ['Galleri', '/#galleri'],
    ['Rita ditt badrum', '/rita'],
    ['Vanliga frågor', '/vanliga-fragor'],
    ['Kontakt', '/#kontakt'],
  ])
  expect(markup.match(/<a class="button" href="\/#kontakt">Få offert<\/a>/g)).toHaveLength(2)
})

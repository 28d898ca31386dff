import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { securityContact } from '#content/company/security-contact.ts'
import { homePage } from '#content/pages/navigation.ts'
import { questionsSection } from '#content/pages/questions.ts'
import { socialPicture } from '#content/pages/social-picture.ts'
import { rita } from '#content/rita/rita.ts'
import { colours } from '#shared/brand.ts'
import { builtPages, builtText, metaContent, pageAt, pagesByAddress, wordsOf } from '../support/built-site.ts'
import { content, facts } from '../support/page-content.ts'
import { SITE_DIR } from '../support/site-dir.ts'

const origin = /Sitemap: (\S+)\/sitemap\.xml/.exec(builtText('robots.txt'))?.[1] ?? ''

const described: [address: string, subject: string, description: string][] = [
  ['/', homePage.title(facts), homePage.description(content)],
  ['/rita', rita.heading, rita.description],
  ['/vanliga-fragor', questionsSection.heading, questionsSection.description(facts)],
]

test('every page has its subject and description in this list', () => {
  expect(described.map(([address]) => address)).toEqual([...pagesByAddress.keys()])
})

test.each(described)('%s has title, description, canonical address and sharing metadata', (address, subject, description) => {
  const page = pageAt(address)
  const title = `${subject} – ${company.name}`
  expect(wordsOf(page.querySelector('title'))).toBe(title)
  expect(title.length).toBeLessThanOrEqual(75)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}${address}`)
  expect(
    Object.fromEntries(
      ['description', 'og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'].map((name) => [
        name,
        metaContent(page, name),
      ]),
    ),
  ).toEqual({
    description,
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': `${origin}${address}`,
    'og:image': `${origin}/social.jpg`,
    'og:image:alt': socialPicture.alt,
    'twitter:card': 'summary_large_image',
  })
  expect(metaContent(page, 'robots')).toBeUndefined()
})

test('pages without an address of their own are noindex', () => {
  for (const [name, page] of builtPages) if (![...pagesByAddress.values()].includes(page)) expect(metaContent(page, 'robots'), name).toBe('noindex')
})

test.each([...builtPages])('%s names its icons, its manifest and its colour', (name, page) => {
  const files = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href'))
  const manifest = name.startsWith('skrivbord') ? '/agare/app.webmanifest' : '/manifest.webmanifest'
  expect([...files, metaContent(page, 'theme-color')]).toEqual(['/favicon.svg', '/apple-touch-icon.png', manifest, colours.surface])
})

test('the social picture is 1200 × 630 and below 300 KiB', async () => {
  const picture = readFileSync(join(SITE_DIR, 'social.jpg'))
  const { width, height } = await sharp(picture).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(picture.byteLength).toBeLessThan(300 * 1024)
})

test('the sitemap lists every page and nothing else, and robots.txt names the sitemap', () => {
  const named = [...builtText('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(named).toEqual([...pagesByAddress.keys()].map((address) => `${origin}${address}`))
  expect(builtText('sitemap.xml')).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(builtText('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/)
})

test('the manifest names the company in Swedish, and leaves the browser its address line', () => {
  expect(JSON.parse(builtText('manifest.webmanifest'))).toMatchObject({ name: company.name, lang: 'sv', start_url: '/', display: 'browser' })
})

test('security.txt names the contact, for less than a year', () => {
  const fields = Object.fromEntries([...builtText('.well-known/security.txt').matchAll(/^([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]))
  expect(fields).toEqual({
    Contact: `mailto:${securityContact.email}`,
    Expires: securityContact.expires,
    'Preferred-Languages': 'sv, en',
    Canonical: `${origin}/.well-known/security.txt`,
  })
  const days = (Date.parse(securityContact.expires) - Date.now()) / 86_400_000
  expect(days, 'RFC 9116 asks for less than a year').toBeLessThan(366)
})

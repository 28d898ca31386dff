import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { homePage } from '#content/navigation.ts'
import { questionsSection } from '#content/questions.ts'
import { rita } from '#content/rita.ts'
import { securityContact } from '#content/security-contact.ts'
import { socialPicture } from '#content/social-picture.ts'
import { attributeValues, builtPages, metaContent, pagesByAddress, SITE_DIR, wordsOf } from '../support/built-site.ts'

const read = (name: string) => readFileSync(join(SITE_DIR, name), 'utf8')
const origin = /Sitemap: (\S+)\/sitemap\.xml/.exec(read('robots.txt'))?.[1] ?? ''

test.each([
  ['/', homePage.title, homePage.description],
  ['/rita', rita.heading, rita.description],
  ['/vanliga-fragor', questionsSection.heading, questionsSection.description],
])('%s has title, description and social tags', (address, subject, description) => {
  const html = pagesByAddress.get(address) ?? ''
  const title = `${subject} – ${company.name}`
  expect(wordsOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')).toBe(title)
  expect(title.length).toBeLessThanOrEqual(75)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(attributeValues(html, 'href')).toContain(`${origin}${address}`)
  expect(html).toContain(`<link rel="canonical" href="${origin}${address}">`)
  expect(
    Object.fromEntries(
      ['description', 'og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:image:alt', 'twitter:card'].map((name) => [
        name,
        metaContent(html, name),
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
  expect(metaContent(html, 'robots')).toBeUndefined()
})

test('pages without an address of their own are not indexed', () => {
  for (const [name, html] of builtPages) if (![...pagesByAddress.values()].includes(html)) expect(metaContent(html, 'robots'), name).toBe('noindex')
})

test('the social picture has the right size, and weighs less than 300 KiB', async () => {
  const picture = readFileSync(join(SITE_DIR, 'social.jpg'))
  const { width, height } = await sharp(picture).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(picture.byteLength).toBeLessThan(300 * 1024)
})

test('the sitemap lists exactly the pages, and robots.txt names the sitemap', () => {
  const named = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(named).toEqual([...pagesByAddress.keys()].map((address) => `${origin}${address}`))
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/)
})

test('the manifest has the company’s name and is Swedish', () => {
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: company.name, lang: 'sv', start_url: '/' })
})

test('security.txt names a contact, and is valid for 60 more days', () => {
  const fields = Object.fromEntries([...read('.well-known/security.txt').matchAll(/^([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]))
  expect(fields).toEqual({
    Contact: `mailto:${securityContact.email}`,
    Expires: securityContact.expires,
    'Preferred-Languages': 'sv, en',
    Canonical: `${origin}/.well-known/security.txt`,
  })
  const days = (Date.parse(securityContact.expires) - Date.now()) / 86_400_000
  expect(days, 'look through src/content/security-contact.ts and move its date').toBeGreaterThan(60)
  expect(days, 'RFC 9116 asks for less than a year').toBeLessThan(366)
})

import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { tooHeavyInWords } from '#content/desk/weight.ts'
import { replyTime } from '#content/enquiries/reply-time.ts'
import { MOST_IN_BAND } from '#content/gallery/projects.ts'
import { renderingWords } from '#content/pictures.ts'
import { builtContent } from '#content/publishing/built-content.ts'
import type { SiteContent } from '#content/publishing/site-content.ts'
import { pagePaths } from '#domain/paths.ts'
import { kronorSpan } from '#domain/sweden/writing.ts'
import { heavyPages } from '#server/core/http/page-weight.ts'
import { readBuiltSite } from '#server/core/http/site.ts'
import { pageFile, type StaticFile } from '#server/core/http/static-site.ts'
import { builtText, metaContent, pageFrom, wordsOf } from '../../../tests/support/built-site.ts'
import { changedContent, type PublishedServer, press, servePublished } from '../../../tests/support/printed-site.ts'
import { SITE_DIR } from '../../../tests/support/site-dir.ts'
import { makeKeptPrint } from './press/kept-print.ts'
import { openSite } from './press/open-site.ts'

const NUMBER = '021-12 34 56'
const TEMPLATES = ['svar.html', '404.html', '500.html'] as const

// The press prints what stands in src/content, so that is what is expected.
vi.unmock('#content/company/company.ts')

let server: PublishedServer
beforeAll(async () => {
  server = await servePublished()
})
afterEach(() => server.site.publish(builtContent))
afterAll(() => server.close())

const publish = (...change: Parameters<typeof changedContent>) => server.site.publish(changedContent(...change))
const pages = () => Promise.all(pagePaths.map((path) => server.textOf(path)))
const textOf = ({ plain }: StaticFile) => new TextDecoder().decode(plain.body)
const dataOf = (html: string) => JSON.parse(pageFrom(html).querySelector('script[type="application/ld+json"]')?.textContent ?? '')

test('what the press prints without changes is the build, byte for byte, compressed too', async () => {
  const printed = await press(builtContent)
  expect([...printed.keys()].toSorted()).toContain('index.html')
  for (const [name, { plain, br, gzip }] of printed) {
    for (const [ending, body] of [
      ['', plain],
      ['.br', br],
      ['.gz', gzip],
    ] as const)
      expect(Buffer.compare(body, readFileSync(join(SITE_DIR, `${name}${ending}`))), `${name}${ending}`).toBe(0)
  }
})

test('a telephone number is changed on every page, in structured data, in what the server fills in, and nowhere forgotten', async () => {
  const before = await server.ask('/')
  await publish({ phone: NUMBER })
  for (const html of [...(await pages()), ...TEMPLATES.map((name) => textOf(server.site.template(name)))]) {
    expect(html).toContain(NUMBER)
    expect(html).toContain('tel:+46211234')
    expect(html).not.toContain(builtContent.facts.phone)
  }
  expect(dataOf(await server.textOf('/'))['@graph'][0].telephone).toBe('+4621123456')
  const after = await server.ask('/', { 'if-none-match': before.headers.get('etag') ?? '' })
  expect(after.status).toBe(200)
  expect(after.headers.get('cache-control')).toBe('no-cache')
})

test('price, hours, towns and years are changed wherever they stand', async () => {
  const priceKr = { from: 135_000, to: 215_000 }
  const towns = ['Köping', 'Arboga']
  const phoneHours: SiteContent['facts']['phoneHours'] = {
    days: [
      { first: 'mån', last: 'tors', opens: '06:30', closes: '15:45' },
      { first: 'fre', last: 'fre', opens: '06:30', closes: '13:00' },
    ],
  }
  await publish({ priceKr, towns, founded: 2008, phoneHours, paymentDays: 20, rot: { percent: 30, capKr: 60_000, year: 2026 } })
  const [home = '', rita = '', questions = ''] = await pages()
  for (const html of [home, questions]) {
    expect(wordsOf(pageFrom(html).querySelector('main'))).toContain(kronorSpan(priceKr))
    expect(html).not.toContain(kronorSpan(builtContent.facts.priceKr))
  }
  for (const html of [home, rita, questions])
    for (const town of builtContent.facts.towns.filter((one) => one !== company.seat && !towns.includes(one))) expect(html).not.toContain(town)
  expect(pageFrom(home).title).toContain('Köping och Arboga')
  expect(wordsOf(pageFrom(home).querySelector('.rot'))).toContain('(2026)')
  expect(questions).toContain('20\u00a0dagar')
  expect(rita).toContain('Mån–Tors 6:30–15:45, Fre 6:30–13')
  for (const html of [home, questions]) expect(wordsOf(pageFrom(html))).toContain('Mån–tors 06:30–15:45, fre 06:30–13:00')
  const [business] = dataOf(home)['@graph']
  expect([business.foundingDate, business.areaServed[0].name]).toEqual(['2008', 'Köping'])
  expect(business.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '06:30', closes: '15:45' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '06:30', closes: '13:00' },
  ])
})

test('questions and tips are those that were published, on the page and in structured data', async () => {
  const question = { id: 'djur', icon: 'pin' as const, question: 'Går det bra med hund?', answer: 'Ja. Ring {telefon} först.' }
  await publish({ phone: NUMBER }, { questions: [question], tips: [{ id: 1, icon: 'box', text: 'Rita in dörrens svängning.' }] })
  const [home = '', , questions = ''] = await pages()
  for (const html of [home, questions]) {
    expect([...pageFrom(html).querySelectorAll('main details summary')].map(wordsOf)).toContain(question.question)
    expect(wordsOf(pageFrom(html))).toContain(`Ja. Ring ${NUMBER} först.`)
  }
  expect(dataOf(questions)['@graph'][1].mainEntity).toHaveLength(1)
  expect(wordsOf(pageFrom(home).querySelector('.tips'))).toContain('Tips 1 av 1Pausa')
})

const { gallery } = builtContent
const photosOfAll = {
  ...gallery,
  projects: gallery.projects.map((project, at) => ({ ...project, onHome: at === 1, picture: { ...project.picture, kind: 'photo' as const } })),
}

test('a project that is shown on the home page has its own picture there, wherever it stands in the list', async () => {
  await publish({}, { gallery: photosOfAll })
  const home = pageFrom(await server.textOf('/'))
  const cards = (of: string) => [...home.querySelectorAll(`${of} [data-project]`)].map(({ outerHTML }) => outerHTML)
  expect(cards('.featured')).toEqual(cards('#projekt').slice(1, 2))
})

test('where the pictures of all projects are photos nothing is said of renderings', async () => {
  await publish({}, { gallery: photosOfAll })
  const said = wordsOf(pageFrom(await server.textOf('/')).getElementById('galleri'))
  expect(Object.values(renderingWords).filter((words) => said.includes(words))).toEqual([])
})

test('a band that has too few pictures is filled up with the first projects’', async () => {
  await publish({}, { gallery: { ...gallery, band: [] } })
  expect(pageFrom(await server.textOf('/')).querySelectorAll('.band img')).toHaveLength(Math.min(MOST_IN_BAND, gallery.projects.length))
})

const holiday = { from: '2026-12-21', to: '2027-01-06' }
const notice = { text: 'Vi har stängt den 6 juni.', from: '2026-06-01', to: '2026-06-06' }

test('a notice stands first on every page, and a holiday wherever a reply is promised', async () => {
  await publish({ holiday }, { notice })
  for (const html of [...(await pages()), textOf(server.site.template('404.html'))])
    expect(wordsOf(pageFrom(html).querySelector('aside.notice'))).toBe(notice.text)
  for (const html of await pages()) expect(html.toLowerCase()).toContain(`inom ${replyTime({ holiday })}`)
  expect((await pages()).join('')).not.toMatch(/nom 24 timmar[^ ]/)
  const description = metaContent(pageFrom(await server.textOf('/')), 'description')
  expect(description?.length, 'what search engines show').toBeLessThanOrEqual(160)
})

test('every variant is the same page, and its policy allows what is in it', async () => {
  await publish({ holiday }, { notice })
  for (const path of pagePaths) {
    const { plain, br, gzip } = server.site.files.get(path) ?? { plain: undefined, br: undefined, gzip: undefined }
    const text = Buffer.from(plain?.body ?? [])
    expect(Buffer.compare(brotliDecompressSync(br?.body ?? ''), text)).toBe(0)
    expect(Buffer.compare(gunzipSync(gzip?.body ?? ''), text)).toBe(0)
    const policy = (await server.ask(path)).headers.get('content-security-policy')
    const styles = [...pageFrom(text.toString()).querySelectorAll('style')].map(({ textContent }) => textContent)
    expect(styles).toHaveLength(2)
    for (const style of styles) expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
  }
})

test.each([
  ['markup', '</script></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;'],
  ['characters that turn the direction', 'abc\u202edef\u200f\u2067ghi'],
  ['emoji, and characters of other writings', '🛁👷🏽‍♀️ ‎日本語 ﷽'],
  ['twenty thousand characters', 'Ord '.repeat(5_000)],
])('%s in every text stays text', async (_, text) => {
  const count = (html: string) => {
    const page = pageFrom(html)
    return ['script', 'style', 'img', 'a'].map((name) => page.querySelectorAll(name).length)
  }
  const plain = 'Vanlig text'
  const everywhere = (words: string) =>
    changedContent(
      { renovationTime: words, towns: [words], partner: { ...builtContent.facts.partner, name: words } },
      {
        notice: { text: words, from: '2026-06-01', to: '2026-06-06' },
        questions: [{ id: 'en', icon: 'pin', question: words, answer: words }],
        tips: [{ id: 1, icon: 'box', text: words }],
      },
    )
  await server.site.publish(everywhere(plain))
  const expected = (await pages()).map(count)
  await server.site.publish(everywhere(text))
  expect((await pages()).map(count)).toEqual(expected)
  for (const html of await pages()) expect(wordsOf(pageFrom(html).querySelector('.notice'))).toBe(text)
  expect(dataOf(await server.textOf('/vanliga-fragor'))['@graph'][1].mainEntity[0].acceptedAnswer.text).toBe(text)
  const [, json = ''] = /id="publicerat">([^<]*)</.exec(await server.textOf('/')) ?? []
  expect(JSON.parse(json).tips[0].text).toBe(text)
})

test('taken back, the pages are the built ones', async () => {
  await publish({ phone: NUMBER })
  await server.site.publish(builtContent)
  for (const path of pagePaths) expect(await server.textOf(path)).toBe(builtText(pageFile(path)))
})

test('published in a hurry, the last one counts', async () => {
  const last = '070-174 06 99'
  await Promise.all([publish({ phone: NUMBER }), publish({ phone: last })])
  for (const html of await pages()) expect(html).toContain(last)
  await Promise.all([publish({ phone: NUMBER }), server.site.publish(builtContent)])
  for (const path of pagePaths) expect(await server.textOf(path)).toBe(builtText(pageFile(path)))
})

test('a preview is not served', async () => {
  const preview = await server.site.render(changedContent({ phone: NUMBER }))
  for (const path of pagePaths) {
    expect(textOf(preview.get(path) ?? server.site.template('404.html'))).toContain(NUMBER)
    expect(await server.textOf(path)).toBe(builtText(pageFile(path)))
  }
})

test('what cannot be printed leaves the site as it was, and the next can be', async () => {
  await publish({ phone: NUMBER })
  await expect(publish({ holiday: { from: 'snart', to: 'senare' } })).rejects.toThrow('Invalid time value')
  for (const html of await pages()) expect(html).toContain(NUMBER)
  const dist = mkdtempSync(join(tmpdir(), 'fogratt-without-press-'))
  cpSync(SITE_DIR, join(dist, 'site'), { recursive: true })
  const site = openSite(readBuiltSite(join(dist, 'site'), ''))
  await expect(site.publish(changedContent({ phone: NUMBER }))).rejects.toThrow('before the site was printed')
  expect(textOf(site.files.get('/') ?? site.template('404.html'))).toBe(builtText('index.html'))
  rmSync(dist, { recursive: true })
})

test('what one process has printed, another that shares its folder serves without printing it', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'fogratt-shared-'))
  const kept = makeKeptPrint(shared, (error) => expect.fail(String(error)))
  for (const part of ['site', 'build-id.txt']) cpSync(join(SITE_DIR, '..', part), join(shared, part), { recursive: true })
  const withoutPress = openSite(readBuiltSite(join(shared, 'site'), ''), kept)
  const content = changedContent({ phone: NUMBER })
  await openSite(readBuiltSite(SITE_DIR, ''), kept).publish(content)
  await withoutPress.publish(content)
  expect(textOf(withoutPress.files.get('/') ?? withoutPress.template('404.html'))).toContain(NUMBER)
  await expect(withoutPress.publish(changedContent({ phone: '070-174 06 99' }))).rejects.toThrow('before the site was printed')
  rmSync(shared, { recursive: true })
})

test('what makes a page heavy is said in Swedish', async () => {
  expect(heavyPages(await server.site.render(builtContent))).toEqual([])
  // Compression finds nothing in it.
  const noise = Array.from({ length: 6_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
  const heavy = heavyPages(await server.site.render(changedContent({}, { questions: [{ id: 'en', icon: 'pin', question: 'Ryms det?', answer: noise }] })))
  expect(heavy.map(({ path }) => path)).toEqual(['/', '/vanliga-fragor'])
  const [home, questions] = heavy.map(tooHeavyInWords)
  expect(home).toMatch(/^Startsidan blir tung: \d{2}\s\d{3}\sbyte\. Upp till 14\s600\sbyte /)
  expect(questions).toMatch(/^Vanliga frågor blir tung: \d{2}\s\d{3}\sbyte\. Upp till 16\s384\sbyte /)
})

import { describe, expect, test } from 'vitest'
import { layersIn } from '#content/company/about.ts'
import { company } from '#content/company/company.ts'
import { privacy } from '#content/company/legal.ts'
import { replyTime } from '#content/enquiries/reply-time.ts'
import { gallery } from '#content/gallery/gallery.ts'
import { broken, missingPage } from '#content/pages/error-pages.ts'
import { questionsSection } from '#content/pages/questions.ts'
import { tips } from '#content/pages/tips.ts'
import { fillIn } from '#content/publishing/fill-in.ts'
import { drawing } from '#content/rita/rita.ts'
import { hoursInShort, hoursInWords } from '#domain/opening-hours-in-words.ts'
import { telephoneLink } from '#domain/sweden/phone.ts'
import { kronor, kronorSpan, listed, percent } from '#domain/sweden/writing.ts'
import { attributeValues, pageNamed, pagesByAddress, wordsOf } from '../support/built-site.ts'
import { content, facts, questions } from '../support/page-content.ts'

const { projects } = content.gallery

const home = pageNamed('index.html')
const rita = pageNamed('rita.html')
const questionsPage = pageNamed('vanliga-fragor.html')

/** On one line, every kind of space a space. Elements follow each other without one. */
const plain = (text: string) => text.replace(/\s+/g, ' ')
const textOf = (part: Node) => plain(wordsOf(part))
const homeText = textOf(home)
const namesOf = (elements: Iterable<Element>) => [...elements].map((element) => element.getAttribute('name'))

/** Words that specification §2 fixes and that are no fact of the business, nor on the list of `npm run launch-check`. */
describe('the home page says, word for word,', () => {
  test.each([
    'Om oss',
    'Tjänster',
    'Galleri',
    'Vanliga frågor',
    'Kontakt',
    'Få offert',
    'Badrum som håller. Punkt.',
    'Vi gör jobbet rätt från början – sedan',
    'Se våra tjänster',
    'ROT-avdrag',
    'arbetskostnaden',
    'Se fler projekt',
    'BKR',
    'telefon, mejl och sms',
    'Totalrenovering av badrum',
    'Kakel & klinker',
    'Våtrumssäkring',
    'Läs mer',
    'Dölj',
    'Kostnadsfri offert på ditt badrum',
    'Foliesystem som standard',
    'Flytande tätskikt i källare',
    'Systemgodkända produkter från en och samma tillverkare',
    'Vi blandar aldrig system',
    'Våra projekt',
    'Fler projekt',
    'Utforska alla våra badrumsrenoveringar och inspireras av vårt hantverk',
    'Vårt designpartnerskap',
    'Keramik och kakel',
    'Badrumsmöbler',
    'Designrådgivning',
    'Pausa',
    'Skicka förfrågan',
    '©',
    'Org.nr',
  ])('%s', (phrase) => {
    expect(homeText.toLowerCase()).toContain(phrase.toLowerCase())
  })
})

/** Whether these are the specified ones is asked by tests/specified-words.test.ts. */
describe('the home page says what src/content says', () => {
  test.each([
    ['the towns', [listed(facts.towns)]],
    ['since when', [`sedan ${facts.founded}.`]],
    ['the deduction', [`${percent(facts.rot.percent)}ROT-avdrag på arbetskostnaden`]],
    ['the most that is deducted', [`Högst ${kronor(facts.rot.capKr)} per person och år`]],
    ['what is promised', facts.checklist],
    ['the reply time', [`inom ${replyTime(facts)}`]],
    ['the price', [kronorSpan(facts.priceKr)]],
    ['how long it takes', [facts.renovationTime]],
    ['the phone', [`${facts.phone} ${hoursInWords(facts.phoneHours.days)}`]],
    ['the address', [company.email]],
    ['the copyright', [`© ${facts.copyrightYear} ${company.name} Org.nr ${facts.orgNumber} Säte ${company.seat}`]],
    ['about the gallery', [gallery.subtitle]],
    ['about the drawing', [drawing.card]],
    ['the partner', [facts.partner.name, fillIn(content.partnership.description, facts)]],
    ['the way to the partner', [`Besök ${facts.partner.site}`]],
    ['what the partner offers', [`Vad erbjuder ${facts.partner.name}?`]],
  ])('%s', (_, phrases) => {
    for (const phrase of phrases) expect(homeText).toContain(plain(phrase))
  })

  test('every number to call is the company’s', () => {
    const calls = attributeValues(home, 'href').filter((href) => href.startsWith('tel:'))
    expect(calls.length).toBeGreaterThan(2)
    expect(new Set(calls)).toEqual(new Set([telephoneLink(facts.phone)]))
  })

  test('every project in its order, and on renderings that they are', () => {
    const cards = [...home.querySelectorAll('#projekt [data-project]')].map(textOf)
    expect(cards).toHaveLength(projects.length)
    for (const [index, { title, description, picture }] of projects.entries()) {
      expect(cards[index]).toContain(plain(title))
      expect(cards[index]).toContain(plain(description))
      expect(cards[index]?.includes('Visualisering'), title).toBe(picture.kind === 'rendering')
    }
  })

  test('that renderings show no work done, and in which week each layer of a wall comes', () => {
    const renderings = projects.filter(({ picture }) => picture.kind === 'rendering').length
    expect(homeText.includes('visar inte utförda uppdrag.')).toBe(renderings > 0)
    expect(homeText.includes('Bilderna är visualiseringar och')).toBe(renderings > 0 && renderings === projects.length)
    for (const { name, week } of layersIn(facts.renovationTime)) expect(homeText).toContain([name, week].filter(Boolean).join(' '))
  })

  test('the whole privacy text', () => {
    const words = [privacy.short, ...privacy.full(facts).map(({ term, text }) => `${term}${text}`)].map(plain)
    expect(words.filter((one) => !homeText.includes(one))).toEqual([])
  })

  test('every tip, and the first four questions with their answers', () => {
    expect(homeText).toContain(`Tips 1 av ${tips.length}`)
    for (const { text } of tips) expect(homeText).toContain(plain(text))
    expect(home.querySelectorAll('#fragor details')).toHaveLength(4)
    for (const { question, answer } of questions.slice(0, 4)) expect(homeText).toContain(plain(`${question}${answer}`))
  })
})

describe('the home page', () => {
  test('has the sections in the order of specification §2.9', () => {
    const order = [
      'Badrum som',
      ...facts.checklist.slice(0, 1),
      ...content.about.columns.slice(0, 1).map(({ heading }) => heading),
      'Våra projekt',
      'Vårt designpartnerskap',
      drawing.card,
      ...questions.slice(0, 1).map(({ question }) => question),
      'Skicka förfrågan',
      `© ${facts.copyrightYear}`,
    ].map(plain)
    const places = order.map((phrase) => homeText.indexOf(phrase))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test.each(['om-oss', 'tjanster', 'galleri', 'uppritning', 'kontakt'])('has the anchor %s', (id) => {
    expect(home.getElementById(id)).not.toBeNull()
  })

  test.each([
    ['project', ['totalrenovering', 'kakel', 'vatrum', 'reparation', 'annat']],
    ['budget', ['under-100k', '100-200k', '200-300k', '300-500k', 'over-500k']],
    ['timeline', ['akut', '1-3-manader', '3-6-manader', '6-12-manader', 'flexibel']],
    ['size', ['small', 'medium', 'large', 'unknown']],
  ])('the values of %s', (name, values) => {
    const select = home.querySelector(`select[name="${name}"]`)
    const offered = [...(select?.querySelectorAll('option') ?? [])].map((option) => option.getAttribute('value'))
    expect(offered.filter((value) => value !== '')).toEqual(values)
    expect(select?.hasAttribute('required')).toBe(name !== 'size')
  })

  test.each(['name', 'phone', 'email', 'location'])('%s is required', (name) => {
    expect(home.querySelector(`input[name="${name}"]`)?.hasAttribute('required')).toBe(true)
  })

  test('the form posts by itself to the function', () => {
    expect(home.querySelectorAll('form[method="post"][action="/functions/v1/send-email-v2"]')).toHaveLength(1)
  })

  test('the partner opens in a new tab', () => {
    expect(home.querySelectorAll(`a[href="${facts.partner.url}"][target="_blank"]`)).toHaveLength(1)
  })
})

test.each([
  ['index.html', '#fragor', questionsSection.onHome],
  ['vanliga-fragor.html', '.all-questions', questions.length],
])('each question of %s has an icon of its own', (name, within, count) => {
  const icons = [...pageNamed(name).querySelectorAll(`${within} summary img`)].map((img) => img.getAttribute('src'))
  expect([icons.length, new Set(icons).size]).toEqual([count, count])
})

describe('/vanliga-fragor', () => {
  const text = textOf(questionsPage)
  test('has the phone hours of the home page', () => {
    expect(text).toContain(plain(`${facts.phone}${hoursInWords(facts.phoneHours.days)}`))
  })
  test('each question has an address of its own, in their order', () => {
    expect([...questionsPage.querySelectorAll('main details')].map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  })
  test('has every question with its answer, and the way to a quote', () => {
    expect([...questionsPage.querySelectorAll('summary')].map(textOf).map((words) => words.trim())).toEqual(questions.map(({ question }) => plain(question)))
    for (const { question, answer } of questions) expect(text).toContain(plain(`${question}${answer}`))
    expect(text).toContain('Boka offert idag')
    expect(questionsPage.querySelector('a[href="/#kontakt"]')).not.toBeNull()
  })
  test.each([
    `inom ${facts.paymentDays} dagar`,
    'betalas vid beställning',
    'när det är klart',
    percent(facts.rot.percent),
    kronorSpan(facts.priceKr),
    replyTime(facts),
    'konsumentköplagen',
  ])('says %s', (phrase) => {
    expect(text).toContain(plain(phrase))
  })
})

describe('/rita', () => {
  test('has its heading, its fields, its four steps, the other phone hours and the way home', () => {
    const fields = ['firstName', 'lastName', 'email', 'phone', 'address', 'roomSize', 'budget', 'description', 'timeline']
    expect(namesOf(rita.querySelectorAll('[name]'))).toEqual(expect.arrayContaining(fields))
    expect(namesOf(rita.querySelectorAll('[required]'))).toEqual([])
    for (const phrase of [
      'Rita ditt badrum',
      'Skicka förfrågan',
      'Vi hör av oss',
      'Hembesök och mätning',
      '3D-visualisering',
      'Offert och tidsplan',
      `${facts.phone}${hoursInShort(facts.phoneHours.rita ?? facts.phoneHours.days)}`,
      `inom ${replyTime(facts)}`,
    ]) {
      expect(textOf(rita).toLowerCase()).toContain(plain(phrase).toLowerCase())
    }
    expect(rita.querySelector('a[href="/"]')).not.toBeNull()
  })

  test('the browser fills in each field with what it asks for', () => {
    // Spelt as React writes it.
    const inputs = [...rita.querySelectorAll('#rita input')].map((input) => [input.getAttribute('name'), input.getAttribute('autoComplete')])
    const person = { firstName: 'given-name', lastName: 'family-name', phone: 'tel', email: 'email' }
    expect(Object.fromEntries(inputs)).toEqual({ address: 'address-line1', ...person })
  })
})

test.each([
  ['404.html', missingPage.heading],
  ['500.html', broken.heading],
])('%s has its heading, marked as English', (name, heading) => {
  expect(wordsOf(pageNamed(name).querySelector('h1[lang="en"]'))).toBe(heading)
})

test.each([...pagesByAddress, ['/finns-inte', pageNamed('404.html')] as const])(
  '%s is whole before any script runs, in Swedish, with one main heading',
  (_, page) => {
    expect(page.documentElement.getAttribute('lang')).toBe('sv')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(textOf(page)).toContain(`Org.nr ${facts.orgNumber}`)
  },
)

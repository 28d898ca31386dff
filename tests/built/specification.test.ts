import { describe, expect, test } from 'vitest'
import { pageNamed, wordsOf } from '../support/built-site.ts'

const home = pageNamed('index.html')
const rita = pageNamed('rita.html')
const questions = pageNamed('vanliga-fragor.html')

/** The text of a page on one line, every kind of space a space. */
const textOf = (page: Document) => wordsOf(page).replace(/\s+/g, ' ')
const namesOf = (elements: Iterable<Element>) => [...elements].map((element) => element.getAttribute('name'))

describe('the home page says, word for word,', () => {
  const text = textOf(home)
  test.each([
    'Västerås',
    'Enköping',
    'Eskilstuna',
    'Om oss',
    'Tjänster',
    'Galleri',
    'Vanliga frågor',
    'Kontakt',
    'Få offert',
    'Badrum som håller. Punkt.',
    'Vi gör jobbet rätt från början – sedan 2010.',
    'Se våra tjänster',
    '50 %',
    'ROT-avdrag',
    'arbetskostnaden',
    'BKR-certifierat',
    'Garanti enligt konsumentköplagen',
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
    'Ett urval av våra senaste badrumsrenoveringar',
    'Fler projekt',
    'Utforska alla våra badrumsrenoveringar och inspireras av vårt hantverk',
    'Exklusivt badrum med fristående badkar',
    'Modernt badrum under snedtak',
    'Badrum med dubbla tvättställ',
    'Skandinavisk design',
    'Badrum med duschkabin',
    'Marmorkakel',
    'Före renovering',
    'Efter renovering',
    'Slutresultat',
    'Svart marmoreffekt',
    'Kompakt duschkabin',
    'Duschrum med inbyggd förvaring',
    'Träkänsla med vitt kakel',
    'Minimalistiskt tvättställ',
    'Duschnisch med belysning',
    'Vårt designpartnerskap',
    'Kakeldesign',
    'Besök Kakeldesign.se',
    'Vad erbjuder Kakeldesign?',
    'Keramik och kakel',
    'Badrumsmöbler',
    'Designrådgivning',
    '3D Planering',
    'Pausa',
    'inom 24 timmar',
    '120 000–200 000 kr',
    '3–4 veckor',
    'Vardagar 07:00–17:00',
    'Skicka förfrågan',
    '© 2024',
    '000000-0000',
    'Visualisering',
  ])('%s', (phrase) => {
    expect(text.toLowerCase()).toContain(phrase.toLowerCase())
  })

  test('15 projects and 15 tips', () => {
    expect(home.querySelectorAll('[data-project]')).toHaveLength(15)
    expect(text).toContain('Tips 1 av 15')
  })

  test('the sections in the order of specification §2.9', () => {
    const order = [
      'Badrum som',
      'BKR-certifierat',
      'Allt ut, allt nytt',
      'Så går en totalrenovering till',
      'Våra projekt',
      'Vårt designpartnerskap',
      '3D Planering',
      'Vad kostar en badrumsrenovering?',
      'Skicka förfrågan',
      '© 2024',
    ]
    const places = order.map((phrase) => text.indexOf(phrase))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test.each(['om-oss', 'tjanster', 'galleri', 'uppritning', 'kontakt'])('with the anchor %s', (id) => {
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
    expect(home.querySelectorAll('a[href="https://kakeldesign.se/"][target="_blank"]')).toHaveLength(1)
  })
})

describe('/vanliga-fragor', () => {
  test('has 14 questions and the way to a quote', () => {
    expect(questions.querySelectorAll('details')).toHaveLength(14)
    expect(textOf(questions)).toContain('Boka offert idag')
    expect(questions.querySelector('a[href="/#kontakt"]')).not.toBeNull()
  })
  test.each(['10 dagar', 'Materialet betalas vid beställning', 'när det är klart', '50 %', '24 timmar', 'konsumentköplagen'])('says %s', (phrase) => {
    expect(textOf(questions)).toContain(phrase)
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
      'Mån–Fre 8–17',
      'inom 24 timmar',
    ]) {
      expect(textOf(rita).toLowerCase()).toContain(phrase.toLowerCase())
    }
    expect(rita.querySelector('a[href="/"]')).not.toBeNull()
  })
})

test.each([
  ['404.html', 'Oops! Page not found'],
  ['500.html', 'Unexpected Application Error!'],
])('%s has its fixed heading, marked as English', (name, heading) => {
  expect(wordsOf(pageNamed(name).querySelector('h1[lang="en"]'))).toBe(heading)
})

test.each(['index.html', 'rita.html', 'vanliga-fragor.html', '404.html'])('%s is whole before any script runs, in Swedish, with one main heading', (name) => {
  const page = pageNamed(name)
  expect(page.documentElement.getAttribute('lang')).toBe('sv')
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(textOf(page)).toContain('Org.nr 000000-0000')
})

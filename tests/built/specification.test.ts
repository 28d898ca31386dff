import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SITE = join(import.meta.dirname, '../../dist/site')

/** A page's text: no tags, every white space one space. */
function wordsOf(page: string): string {
  return readFileSync(join(SITE, page), 'utf8')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
}

const markup = (page: string) => readFileSync(join(SITE, page), 'utf8')

describe('the home page has the text', () => {
  const words = wordsOf('index.html')
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
    expect(words.toLowerCase()).toContain(phrase.toLowerCase())
  })

  test('15 projects and 15 tips', () => {
    expect(markup('index.html').match(/data-project=/g)).toHaveLength(15)
    expect(words).toContain('Tips 1 av 15')
  })

  test('the sections in the specification’s order', () => {
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
    const places = order.map((phrase) => words.replaceAll('\u00a0', ' ').indexOf(phrase))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test.each(['om-oss', 'tjanster', 'galleri', 'uppritning', 'kontakt'])('with the anchor %s', (id) => {
    expect(markup('index.html')).toMatch(new RegExp(`id="?${id}[" >]`))
  })

  test.each([
    ['project', ['totalrenovering', 'kakel', 'vatrum', 'reparation', 'annat']],
    ['budget', ['under-100k', '100-200k', '200-300k', '300-500k', 'over-500k']],
    ['timeline', ['akut', '1-3-manader', '3-6-manader', '6-12-manader', 'flexibel']],
    ['size', ['small', 'medium', 'large', 'unknown']],
  ])('the values of %s', (name, values) => {
    const [select = ''] = markup('index.html').match(new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`)) ?? []
    expect([...select.matchAll(/value="([^"]+)"/g)].map(([, value]) => value)).toEqual(values)
    expect(select.includes('required')).toBe(name !== 'size')
  })

  test.each(['name', 'phone', 'email', 'location'])('%s is required', (name) => {
    expect(markup('index.html')).toMatch(new RegExp(`<input[^>]*(?:name="${name}"[^>]*required|required[^>]*name="${name}")`))
  })

  test('the form posts to the function without script', () => {
    expect(markup('index.html')).toMatch(
      /<form[^>]*(?:method="post"[^>]*action="\/functions\/v1\/send-email-v2"|action="\/functions\/v1\/send-email-v2"[^>]*method="post")/,
    )
  })

  test('the partner opens in a new tab', () => {
    expect(markup('index.html')).toMatch(
      /<a[^>]*(?:href="https:\/\/kakeldesign\.se\/"[^>]*target="_blank"|target="_blank"[^>]*href="https:\/\/kakeldesign\.se\/")/,
    )
  })
})

describe('/vanliga-fragor', () => {
  test('has 14 questions and the way to a quote', () => {
    expect(markup('vanliga-fragor.html').match(/<details/g)).toHaveLength(14)
    expect(wordsOf('vanliga-fragor.html')).toContain('Boka offert idag')
    expect(markup('vanliga-fragor.html')).toContain('href="/#kontakt"')
  })
  test.each(['10 dagar', 'Materialet betalas vid beställning', 'när det är klart', '50 %', '24 timmar', 'konsumentköplagen'])('says %s', (phrase) => {
    expect(wordsOf('vanliga-fragor.html')).toContain(phrase)
  })
})

describe('/rita', () => {
  test('has its heading, its fields, its four steps, the other phone hours and the way home', () => {
    const page = markup('rita.html')
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'address', 'roomSize', 'budget', 'description', 'timeline'])
      expect(page).toContain(`name="${name}"`)
    expect(/<(?:input|select|textarea)[^>]* required/.test(page)).toBe(false)
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
      expect(wordsOf('rita.html').toLowerCase()).toContain(phrase.toLowerCase())
    }
    expect(page).toMatch(/<a[^>]*href="\/"/)
  })
})

test('the 404 page and the page for errors have their fixed headings, marked as English', () => {
  expect(markup('404.html')).toMatch(/<h1[^>]*lang="en"[^>]*>Oops! Page not found</)
  expect(markup('500.html')).toMatch(/<h1[^>]*lang="en"[^>]*>Unexpected Application Error!</)
})

test('every page is complete without script, in Swedish, with one main heading', () => {
  for (const page of ['index.html', 'rita.html', 'vanliga-fragor.html', '404.html']) {
    expect(markup(page)).toMatch(/<html[^>]*lang="sv"/)
    expect(markup(page).match(/<h1/g)).toHaveLength(1)
    expect(wordsOf(page)).toContain('Org.nr 000000-0000')
  }
})

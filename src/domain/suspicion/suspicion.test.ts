import { expect, test } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { hashOfText, phrasesIn } from './phrases.ts'
import { copiesBefore, type Sightings, SUSPICIOUS, suspicionOf } from './suspicion.ts'
import { takeToken } from './token-bucket.ts'
import { traitsOf } from './traits.ts'

const NOTHING: Sightings = { network: 0, region: 0, name: 0, phone: 0, email: 0, mailDomain: 0, answers: 0, message: 0 }
const points = (seen: Partial<Sightings>, message = '') => suspicionOf({ message }, { ...NOTHING, ...seen })

test.each<[string, Partial<Sightings>, string?]>([
  ['nothing in common', {}],
  ['the network of a carrier', { network: 2, region: 99 }],
  ['a common name', { name: 10 }],
  ['an employer’s mail domain', { mailDomain: 20 }],
  ['the usual choices in the same town', { answers: 30 }],
  ['one message that begins alike', { message: 1, network: 1 }],
  ['a link to a picture', {}, 'Ungefär så här: https://example.se/bild'],
])('a request with %s looks ordinary', (_, seen, message) => {
  expect(points(seen, message)).toBeLessThan(SUSPICIOUS)
})

test.each<[string, Partial<Sightings>, string?]>([
  ['another’s phone number', { phone: 1 }],
  ['another’s address', { email: 1 }],
  ['a message that two had', { message: 2 }],
  ['a network of many', { network: 6 }],
  ['a name and a network of several', { name: 3, network: 1 }],
  ['two links', {}, 'www.a.example och http://b.example'],
])('a request with %s does not', (_, seen, message) => {
  expect(points(seen, message)).toBeGreaterThanOrEqual(SUSPICIOUS)
})

test.each<[keyof Sightings, [seen: number, points: number][]]>([
  [
    'network',
    [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 2],
      [6, 3],
      [99, 3],
    ],
  ],
  [
    'region',
    [
      [19, 0],
      [20, 1],
      [99, 1],
      [100, 2],
    ],
  ],
  [
    'name',
    [
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 2],
    ],
  ],
  [
    'phone',
    [
      [0, 0],
      [1, 3],
    ],
  ],
  [
    'email',
    [
      [0, 0],
      [1, 3],
    ],
  ],
  [
    'mailDomain',
    [
      [2, 0],
      [3, 1],
      [9, 1],
      [10, 2],
    ],
  ],
  [
    'answers',
    [
      [2, 0],
      [3, 1],
      [9, 1],
      [10, 2],
    ],
  ],
  [
    'message',
    [
      [0, 0],
      [1, 1],
      [2, 3],
    ],
  ],
])('the points for what others of the hour had: %s', (trait, steps) => {
  expect(steps.map(([seen]) => [seen, points({ [trait]: seen })])).toEqual(steps)
})

test('points add up, and those for links end at two', () => {
  expect(points({ network: 3, name: 1 }, 'https://a.example')).toBe(4)
  expect(points({}, 'www.a.example http://b.example HTTPS://c.example')).toBe(3)
})

const request = aRequest({
  name: 'Kund 17',
  phone: '070-174 06 05',
  email: 'Kund17@example.se',
  project: 'kakel',
  budget: '100-200k',
  timeline: 'akut',
  size: '',
  location: 'Västerås',
  message: '',
})
const origin = { network: '192.0.2.0/24', region: '192.0.0.0/16' }

test('traits are the same however they are written, and a common mail domain is none', () => {
  const other = { ...request, name: 'kund18', phone: '+46701740605', email: 'kund17@EXAMPLE.se', location: 'västerås ' }
  expect(traitsOf(other, origin)).toEqual(traitsOf(request, origin))
  expect(traitsOf(request, origin)).toMatchObject({ name: 'kund', answers: 'kakel|100-200k|akut||västerås', phone: 'tel:+46701740605' })
  expect(traitsOf({ ...request, email: 'a@gmail.com' }, origin).mailDomain).toBe('')
  expect(traitsOf(request, origin).mailDomain).toBe('example.se')
})

test('a copy with another number has the same phrases, a few changed words leave most of them, a short message has none', () => {
  const message = 'Hej, vi har ett badrum från sextiotalet som behöver göras om helt och hållet i höst'
  expect(phrasesIn(`${message} 4711 a8f3-99`)).toEqual(phrasesIn(message))
  const changed = phrasesIn(message.replace('sextiotalet', 'åttiotalet'))
  expect(changed.filter((phrase) => phrasesIn(message).includes(phrase)).length).toBeGreaterThan(changed.length / 2)
  expect(phrasesIn('Ring mig gärna')).toEqual([])
  expect(phrasesIn('ord '.repeat(2000) + message)).toHaveLength(16)
})

test('the hash of a text is FNV-1a', () => {
  expect(['', 'a', 'foobar'].map(hashOfText)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('phrases are three words in small letters, from four words on, those of the lowest hashes first', () => {
  const byHash = (phrases: string[]) => phrases.toSorted((one, other) => hashOfText(one) - hashOfText(other))
  expect(phrasesIn('Ring mig gärna snart!')).toEqual(byHash(['ring mig gärna', 'mig gärna snart']))
  expect(phrasesIn('  Vi  vill – om 2 år – göra om, snart: ')).toEqual(byHash(['vi vill om', 'vill om år', 'om år göra', 'år göra om', 'göra om snart']))
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const all = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(' '))
  expect(phrasesIn(letters.join(' '))).toEqual(byHash(all).slice(0, 16))
})

test('a request is a copy of as many as had its phone, its address or its message', () => {
  const seen = (sightings: Partial<Sightings>) => copiesBefore({ ...NOTHING, network: 9, name: 9, ...sightings })
  expect([seen({}), seen({ phone: 2, email: 1 }), seen({ email: 3 }), seen({ message: 4, phone: 1 })]).toEqual([0, 2, 3, 4])
})

test('a bucket lets its capacity through, then one for each interval, and none more when the clock was set back', () => {
  const rule = { capacity: 2, refillMs: 1000 }
  const take = (instants: number[]) => {
    let bucket = { tokens: 2, at: 0 }
    return instants.map((at) => {
      const after = takeToken(bucket, rule, at)
      bucket = after ?? bucket
      return after !== undefined
    })
  }
  expect(take([0, 0, 0, 999, 1000, 1001, -5000, 1002, 10_000, 10_000, 10_000])).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
    false,
    false,
    true,
    true,
    false,
  ])
})

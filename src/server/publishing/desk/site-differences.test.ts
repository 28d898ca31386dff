import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { siteItems } from '#content/publishing/site-forms.ts'
import type { Difference } from './difference.ts'
import { differencesBetween } from './site-differences.ts'

const usual = { ...defaultContent, decided: {} }
const { facts, services } = usual
const NBSP = '\u00a0'
const withFacts = (changed: Partial<SiteContent['facts']>): SiteContent => ({ ...usual, facts: { ...facts, ...changed } })
const from = (before: SiteContent, after: SiteContent) => differencesBetween(before, after)
const aQuestion = (id: string, answer = 'Ja.', icon: SiteContent['questions'][number]['icon'] = 'wallet') => ({ id, icon, question: `Går ${id}?`, answer })
const questions = (...all: SiteContent['questions']) => ({ ...usual, questions: all })
const steps = (...titles: string[]): SiteContent => {
  const kakel = { ...services.kakel, expanded: { title: 'Så', steps: titles.map((title) => ({ title, content: `Om ${title.toLowerCase()}` })) } }
  return { ...usual, services: { ...services, kakel } }
}

test('contents that are alike do not differ', () => {
  expect(from(usual, structuredClone(usual))).toEqual([])
})

const before = withFacts({
  phone: '021-11 11 11',
  towns: ['Köping', 'Arboga'],
  founded: 2010,
  priceKr: { from: 120_000, to: 200_000 },
  rot: { percent: 30, capKr: 50_000 },
  paymentDays: 10,
})
test.each<[changed: Partial<SiteContent['facts']>, Difference]>([
  [{ phone: '021-22 22 22' }, { part: 'telefon', label: 'Telefonnummer', before: '021-11 11 11', after: '021-22 22 22' }],
  [{ towns: ['Köping'] }, { part: 'foretaget', label: 'Orter', before: 'Köping, Arboga', after: 'Köping' }],
  [{ founded: 2011 }, { part: 'foretaget', label: 'Året företaget började', before: '2010', after: '2011' }],
  [{ rot: { percent: 50, capKr: 50_000 } }, { part: 'priser', label: 'ROT-avdrag, procent av arbetskostnaden', before: `30${NBSP}%`, after: `50${NBSP}%` }],
  [
    { rot: { percent: 30, capKr: 75_000 } },
    { part: 'priser', label: 'Högsta ROT-avdrag per person och år, kr', before: `50${NBSP}000${NBSP}kr`, after: `75${NBSP}000${NBSP}kr` },
  ],
  [{ rot: { percent: 30, capKr: 50_000, year: 2026 } }, { part: 'priser', label: 'Året som ROT-satsen gäller', before: '', after: '2026' }],
  [{ paymentDays: 30 }, { part: 'priser', label: 'Betalningstid, dagar', before: `10${NBSP}dagar`, after: `30${NBSP}dagar` }],
  [
    { priceKr: { from: 120_000, to: 210_000 } },
    {
      part: 'priser',
      label: `Standardbadrum, över 4 och upp till 6${NBSP}m²`,
      before: `120${NBSP}000–200${NBSP}000${NBSP}kr`,
      after: `120${NBSP}000–210${NBSP}000${NBSP}kr`,
    },
  ],
])('a fact is told as it is written: %j', (changed, expected) => {
  expect(from(before, { ...before, facts: { ...before.facts, ...changed } })).toEqual([expected])
})

test('a line at the top is new, changed and gone, with its days', () => {
  const notice = { text: 'Stängt', from: '2026-12-04', to: '2027-01-05' }
  const labels = ['Meddelande överst på sidan: text', 'Meddelande överst på sidan: visas från och med', 'Meddelande överst på sidan: visas till och med']
  const words = ['Stängt', '4 december 2026', '5 januari 2027']
  expect(from(usual, { ...usual, notice })).toEqual(labels.map((label, index) => ({ part: 'rad', label, before: '', after: words[index] })))
  expect(from({ ...usual, notice }, usual)).toEqual(labels.map((label, index) => ({ part: 'rad', label, before: words[index], after: 'Inget' })))
  expect(from({ ...usual, notice }, { ...usual, notice: { ...notice, text: 'Öppet' } })).toEqual([
    { part: 'rad', label: labels[0], before: 'Stängt', after: 'Öppet' },
  ])
})

test('a text of a service is told with the name of the service', () => {
  const changed = { ...usual, services: { ...services, kakel: { ...services.kakel, features: ['Ett', 'Två'] } } }
  const [difference, ...others] = from({ ...usual, services: { ...services, kakel: { ...services.kakel, features: ['Ett'] } } }, changed)
  expect(others).toEqual([])
  expect(difference).toMatchObject({ part: 'kakel', before: 'Ett', after: 'Ett, Två' })
  expect(difference?.label).toMatch(/^Kakel.*: [a-zåäö]/)
})

test('questions are added, changed, removed and moved, and known by their ids', () => {
  const [a, b, c] = [aQuestion('a'), aQuestion('b'), aQuestion('c')]
  const label = (what: string) => `Vanliga frågor: ${what}`
  expect(from(questions(a, b), questions(a, b, c))).toEqual([{ part: 'fragor', label: label('ny'), before: '', after: 'Går c?' }])
  expect(from(questions(a, b), questions(b))).toEqual([{ part: 'fragor', label: label('borttagen'), before: 'Går a?', after: '' }])
  expect(from(questions(a, b), questions(a, { ...b, answer: 'Nej.' }))).toEqual([
    { part: 'fragor', label: label('ändrad'), before: 'Går b? Ja. (symbol: plånbok)', after: 'Går b? Nej. (symbol: plånbok)' },
  ])
  expect(from(questions(a, b), questions(a, { ...b, icon: 'pin' }))).toEqual([
    { part: 'fragor', label: label('ändrad'), before: 'Går b? Ja. (symbol: plånbok)', after: 'Går b? Ja. (symbol: kartnål)' },
  ])
  expect(from(questions(a, b), questions(b, a))).toEqual([{ part: 'fragor', label: 'Vanliga frågor', before: '', after: siteItems.moved }])
  // One that is added or removed moves no other.
  expect(from(questions(a, b), questions(c, b)).map((one) => one.label)).toEqual([label('ny'), label('borttagen')])
})

test('steps have no ids, and are known by their titles', () => {
  const label = 'Stegen om kakel och klinker'
  expect(from(steps('Ett', 'Två'), steps('Två'))).toEqual([{ part: 'kakel-steg', label: `${label}: borttagen`, before: 'Ett', after: '' }])
  expect(from(steps('Ett', 'Två'), steps('Två', 'Ett'))).toEqual([{ part: 'kakel-steg', label, before: '', after: siteItems.moved }])
  expect(from(steps('Ett'), steps('Två')).map((one) => [one.before, one.after])).toEqual([
    ['', 'Två'],
    ['Ett', ''],
  ])
})

test('what was decided before the launch, and what is asked about again', () => {
  const decided = { svarstid: '2026-11-23, Anna' }
  expect(from(usual, { ...usual, decided }).map(({ part, label, before }) => [part, label, before])).toEqual([[undefined, 'Kvar att bestämma: svarstid', '']])
  const [asked, ...others] = from({ ...usual, decided }, usual)
  expect(others).toEqual([])
  expect([asked?.label, asked?.before]).toEqual(['Kvar att bestämma: svarstid', ''])
  expect(asked?.after).not.toBe(from(usual, { ...usual, decided })[0]?.after)
  expect(from({ ...usual, decided }, { ...usual, decided: { ...decided } })).toEqual([])
})

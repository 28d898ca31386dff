import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/site-content.ts'
import { summaryOf } from './site-summary.ts'

const NBSP = '\u00a0'
const { facts, services, partnership, priceFigures } = defaultContent
const aStep = { title: 'Ett', content: 'Om ett' }
const withSteps = (service: SiteContent['services']['kakel'], count: number) => ({ ...service, expanded: { title: 'Så', steps: Array(count).fill(aStep) } })
const photo = { file: 'a', alt: 'Ett rum', kind: 'photo' } as const
const content: SiteContent = {
  ...defaultContent,
  facts: {
    ...facts,
    phone: '021-11 11 11',
    phoneHours: { home: 'Vardagar 07:00–16:00', rita: 'Mån–Fre 7–16' },
    orgNumber: '556016-0680',
    towns: ['Köping', 'Arboga'],
    priceKr: { from: 120_000, to: 200_000 },
    rot: { percent: 30, capKr: 50_000 },
    partner: { name: 'Plattboden', site: 'Plattboden.se', url: 'https://plattboden.se/' },
  },
  questions: [{ id: 'a', icon: 'wallet', question: 'A?', answer: 'Ja.' }],
  tips: [
    { id: 1, icon: 'tape', text: 'Mät.' },
    { id: 2, icon: 'tape', text: 'Fråga.' },
  ],
  priceFigures: { ...priceFigures, bands: { small: { from: 100_000, to: 1 }, large: { from: 2, to: 3 }, largest: { from: 4, to: 350_000 } } },
  about: {
    columns: [
      { heading: 'Vi', text: '' },
      { heading: 'Så', text: '' },
    ],
    licence: { heading: 'Behöriga', text: '' },
  },
  services: { totalrenovering: withSteps(services.totalrenovering, 1), kakel: withSteps(services.kakel, 2), vatrum: withSteps(services.vatrum, 3) },
  partnership: {
    ...partnership,
    offer: [
      { name: 'Natursten', text: '' },
      { name: 'Kakel', text: '' },
    ],
  },
  gallery: { projects: [{ id: 'a', title: 'A', description: '', onHome: false, picture: photo }], band: [] },
  pair: { before: photo, after: { ...photo, kind: 'rendering' } },
}

test.each([
  ['telefon', '021-11 11 11 · Vardagar 07:00–16:00'],
  ['foretaget', '556016-0680 · Köping och Arboga'],
  ['priser', `120${NBSP}000–200${NBSP}000${NBSP}kr · ROT 30${NBSP}%`],
  ['ritningspriser', `100${NBSP}000–350${NBSP}000${NBSP}kr`],
  ['rad', 'Ingen rad'],
  ['om-oss', 'Vi · Så · Behöriga'],
  ['totalrenovering', `1${NBSP}steg`],
  ['kakel', `2${NBSP}steg`],
  ['vatrum', `3${NBSP}steg`],
  ['partnern', 'Natursten · Kakel'],
  ['lankar', 'Plattboden · Plattboden.se'],
  ['projekt', `1${NBSP}projekt`],
  ['fore-efter', 'Före: ett foto · Efter: en visualisering'],
  ['fragor', `1${NBSP}fråga`],
  ['tips', `2${NBSP}tips`],
  ['kakel-steg', `2${NBSP}steg`],
  ['partnern-erbjuder', `2${NBSP}rader`],
] as const)('the line of %s in the overview is “%s”', (part, line) => {
  expect(summaryOf(part, content)).toBe(line)
})

test('the line at the top stands in its line', () => {
  expect(summaryOf('rad', { ...content, notice: { text: 'Stängt', from: '2026-12-01', to: '2026-12-02' } })).toBe('Stängt')
})

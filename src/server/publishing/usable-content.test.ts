import { expect, test } from 'vitest'
import { defaultContent, type SiteContent } from '#content/publishing/site-content.ts'
import { usableContent } from './usable-content.ts'

const NOW = new Date('2026-11-23T09:00:00.000Z')
const { facts, services } = defaultContent
const NOTICE = { text: 'Stängt', from: '2026-12-01', to: '2026-12-02' }
const withFacts = (changed: Partial<SiteContent['facts']>): SiteContent => ({ ...defaultContent, facts: { ...facts, ...changed } })
const usable = (stored: unknown, files = defaultContent) => usableContent(JSON.parse(JSON.stringify(stored)), files, NOW)

test('what was stored is the content, whatever the files say since', () => {
  const stored = { ...withFacts({ phone: '021-12 34 56' }), notice: NOTICE }
  expect(usable(stored, withFacts({ phone: '08-11 11 11', towns: ['Köping'] }))).toEqual(stored)
  expect(usable(defaultContent, { ...defaultContent, notice: NOTICE })).toEqual(defaultContent)
})

test('in a place that the rules do not allow any more, or that is new, stands what the files say, and the others stand', () => {
  const { towns: _, ...older } = facts
  const stored = {
    ...defaultContent,
    facts: { ...older, phone: '021-12 34 56', phoneHours: { home: 'alltid', rita: 'Mån–Fre 7–16' }, unknown: 1 },
    services: { ...services, kakel: { ...services.kakel, features: [] } },
    tips: 'no list',
    notice: { ...NOTICE, to: '2026-11-01' },
    pair: undefined,
  }
  expect(usable(stored)).toEqual(withFacts({ phone: '021-12 34 56' }))
})

test('hours that an older version stored in one text for each of two pages are those of all pages', () => {
  const stored = { ...defaultContent, facts: { ...facts, phoneHours: { home: 'Vardagar 06:30–15:45', rita: 'Mån–Fre 7–16' } } }
  expect(usable(stored)).toEqual(withFacts({ phoneHours: { days: [{ first: 'mån', last: 'fre', opens: '06:30', closes: '15:45' }] } }))
})

test('what is no content at all, and files that the rules of today do not allow, leave the files as they are', () => {
  for (const stored of [null, 'text', [], {}]) expect(usable(stored)).toEqual(defaultContent)
  const files = { ...defaultContent, notice: { ...NOTICE, to: '2026-11-01' } }
  expect(usable({ ...defaultContent, notice: { ...NOTICE, to: '2026-11-02' } }, files)).toEqual(files)
})

import { expect, test } from 'vitest'
import { aSiteContent } from '../../../tests/support/a-site-content.ts'
import { openFactNames } from '../company/open-facts.ts'
import { fillIn } from './fill-in.ts'

test('each fact that a text leaves open is filled in, and other braces stay', () => {
  const facts = { ...aSiteContent.facts, holiday: undefined, rot: { percent: 30, capKr: 60_000, year: 2026 } }
  const filledIn = openFactNames.map((name) => [name, fillIn(`{${name}}`, facts).replace(/\s/g, ' ')])
  expect(Object.fromEntries(filledIn)).toEqual({
    telefon: '021-11 11 11',
    telefontider: 'vardagar 07:00–16:00',
    pris: '120 000–200 000 kr',
    tid: '3–4 veckor',
    rot: '30 %',
    'rot-tak': '60 000 kr',
    'rot-år': ' (2026)',
    betalningstid: '10 dagar',
    orter: 'Köping och Arboga',
    säte: 'Västerås',
    partner: 'Plattboden',
    svarstid: '24 timmar',
    företaget: 'Fogrätt',
    startår: '2010',
    trakten: 'Mälardalen',
  })
  expect(fillIn('{annat} {}', facts)).toBe('{annat} {}')
})

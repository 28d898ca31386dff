import { expect, test } from 'vitest'
import { defaultContent } from '#content/publishing/site-content.ts'
import { siteFields } from '#content/publishing/site-forms.ts'
import { keysOf } from '#domain/keys-of.ts'
import { fieldsOf, formAbove, formParts, isFormPart, isListPart, listsUnder, partOf, typedValue, withTyped } from './site-parts.ts'

test('every field that has words stands in a form', () => {
  const inForms = new Set(keysOf(formParts).flatMap((part) => fieldsOf(part).map(({ path }) => path)))
  expect(keysOf(siteFields).filter((path) => !inForms.has(path))).toEqual([])
})

test('the address of a form is known, and no other', () => {
  expect([isFormPart('telefon'), isFormPart('fragor'), isFormPart('skräp'), isFormPart('toString')]).toEqual([true, false, false, false])
  expect([isListPart('fragor'), isListPart('telefon'), isListPart('skräp'), isListPart('toString')]).toEqual([true, false, false, false])
})

test('a list belongs to the form from which one comes to it, or stands alone', () => {
  expect(formAbove('kakel-steg')).toBe('kakel')
  expect(formAbove('fragor')).toBeUndefined()
  expect(listsUnder('kakel')).toEqual(['kakel-steg'])
  expect(listsUnder('telefon')).toEqual([])
})

test.each([
  ['facts.rot', 'priser'],
  ['facts.rot.year', 'priser'],
  ['facts.priceKr', 'priser'],
  ['facts.phoneHours', 'telefon'],
  ['facts', 'telefon'],
  ['notice', 'rad'],
  ['questions', 'fragor'],
  ['questions.2.answer', 'fragor'],
  ['services.kakel', 'kakel'],
  ['services.kakel.expanded.steps', 'kakel-steg'],
  ['gallery', 'projekt'],
  ['pair', 'fore-efter'],
  ['fact', undefined],
  ['decided', undefined],
])('the place %s is in the form %s', (place, part) => {
  expect(partOf(place)).toBe(part)
})

test('what stands in a form is what is typed into it: amounts in groups, other numbers as they are, a line for each town', () => {
  const content = {
    ...defaultContent,
    facts: {
      ...defaultContent.facts,
      towns: ['Köping', 'Arboga'],
      founded: 2010,
      priceKr: { from: 120_000, to: 200_000 },
      rot: { percent: 30, capKr: 50_000 },
    },
  }
  expect(typedValue(content, 'facts.towns')).toBe('Köping\nArboga')
  expect(typedValue(content, 'facts.founded')).toBe('2010')
  expect(typedValue(content, 'facts.rot.percent')).toBe('30')
  expect(typedValue(content, 'facts.rot.capKr')).toBe('50\u00a0000')
  expect(typedValue(content, 'facts.priceKr.from')).toBe('120\u00a0000')
  expect(typedValue(content, 'facts.rot.year')).toBe('')
  expect(typedValue(content, 'notice.text')).toBe('')
})

test('what is typed stands in the content, spans from end to end, and the rest is as it was', () => {
  const typed: Record<string, string> = {
    'facts.priceKr.from': '130 000',
    'facts.priceKr.to': '210.000',
    'facts.rot.percent': '30 %',
    'facts.rot.capKr': '50000',
  }
  const before = structuredClone(defaultContent)
  expect(withTyped(defaultContent, 'priser', (path) => typed[path] ?? '')).toEqual({
    ...defaultContent,
    facts: {
      ...defaultContent.facts,
      priceKr: { from: 130_000, to: 210_000 },
      renovationTime: '',
      rot: { percent: 30, capKr: 50_000 },
      paymentDays: undefined,
    },
  })
  expect(defaultContent).toEqual(before)
})

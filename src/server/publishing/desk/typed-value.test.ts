import { expect, test } from 'vitest'
import { oneLine, valueFrom } from './typed-value.ts'

test.each([
  ['Mån–Fre  7–16 ', 'text', 'Mån–Fre 7–16'],
  ['021-12 34 56', 'text', '021-12 34 56'],
  ['Västerås\r\n  Köping\n\n', 'lines', ['Västerås', 'Köping']],
  ['130 000', 'number', 130_000],
  ['130\u00a0000 kr', 'number', 130_000],
  ['135.000', 'number', 135_000],
  ['1.135.000 kr', 'number', 1_135_000],
  ['135,000', 'number', 135_000],
  ['135’000 KR', 'number', 135_000],
  ['135 000:-', 'number', 135_000],
  ['135 tkr', 'number', 135_000],
  ['30 %', 'number', 30],
  ['30 dagar', 'number', 30],
  ['', 'number', undefined],
  [' kr', 'number', undefined],
  ['tio', 'number', 'tio'],
  ['10 st', 'number', '10 st'],
  ['ca 10', 'number', 'ca 10'],
  ['-5', 'number', '-5'],
  ['1.5', 'number', '1.5'],
  ['135.00', 'number', '135.00'],
  ['135.0000', 'number', '135.0000'],
  ['5-6 veckor', 'time span', '5–6 veckor'],
  ['5 - 6 veckor', 'time span', '5–6 veckor'],
  ['5560160680', 'organisation number', '556016-0680'],
  ['556016 0680', 'organisation number', '556016-0680'],
  ['165560160680', 'organisation number', '556016-0680'],
  ['556016-068', 'organisation number', '556016-068'],
  ['www.plattboden.se/om', 'address', 'https://www.plattboden.se/om'],
  ['http://plattboden.se', 'address', 'http://plattboden.se'],
  ['javascript:alert(1)', 'address', 'javascript:alert(1)'],
  ['vår sida', 'address', 'vår sida'],
] as const)('“%s”, typed as %s, is %j', (typed, kind, value) => {
  expect(valueFrom({ kind }, typed)).toEqual(value)
})

test('a text has no spaces around it, nor several in a row', () => {
  expect(oneLine('  Ring\tefter \r\n klockan  sju ')).toBe('Ring efter klockan sju')
})

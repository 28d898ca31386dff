import { expect, test } from 'vitest'
import { aRecord } from '../../../tests/support/a-request.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { csvLines } from './csv.ts'

async function linesOf(...quotes: QuoteRecord[]): Promise<string[]> {
  async function* all() {
    yield* quotes
  }
  return Array.fromAsync(csvLines(all()))
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '="070"&A1'])('%j, typed by a visitor or written by the owner, is no formula', async (text) => {
  const [, line = ''] = await linesOf(aRecord({ name: text, location: text, message: text, note: text }))
  const cells = line.slice(1, -3).split('";"')
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^=""[\d\s+-]+""$/.test(cell))).toEqual([])
  expect(cells.filter((cell) => cell === `'${text.replaceAll('"', '""')}`)).toHaveLength(4)
})

test('a phone number stays text with its leading zero, and one that is no number is no formula', async () => {
  const [, line, other] = await linesOf(aRecord({ phone: '070-174 06 05' }), aRecord({ phone: '=cmd|1' }))
  expect(line).toContain('"=""070-174 06 05"""')
  expect(other).toContain(`"'=cmd|1"`)
})

test('quotation marks, semicolons and line breaks stay in their cell, in a file that Swedish Excel opens by itself', async () => {
  const [head = '', line = ''] = await linesOf(aRecord({ message: 'Ett "stort" badrum;\ntvå fönster' }))
  expect(head.startsWith('\ufeff"Ärendenummer";"Inkom";')).toBe(true)
  expect(line).toContain('"Ett ""stort"" badrum;\ntvå fönster"')
  expect(line.endsWith('"\r\n')).toBe(true)
})

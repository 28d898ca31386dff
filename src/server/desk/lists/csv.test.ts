import { expect, test } from 'vitest'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { aRecord } from '../../../../tests/support/a-request.ts'
import { csvLines } from './csv.ts'

async function linesOf(...enquiries: EnquiryRecord[]): Promise<string[]> {
  async function* all() {
    yield* enquiries
  }
  return Array.fromAsync(csvLines(all(), new Date('2026-11-21T13:30:00.000Z')))
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '="070"&A1'])('%j, typed by a visitor or written by the owner, is no formula', async (text) => {
  const [, line = ''] = await linesOf(aRecord({ name: text, location: text, message: text, note: text }))
  const cells = line.slice(1, -3).split('";"')
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^=""[\d\s+-]+""$/.test(cell))).toEqual([])
  expect(cells.filter((cell) => cell === `'${text.replaceAll('"', '""')}`)).toHaveLength(4)
})

test('a phone number stays text with its leading zero, and one that is no number is no formula', async () => {
  const phones = ['070-174 06 05', '=cmd|1', '070-174 06 05 =1', '=1+"070-174 06 05"', '=cmd|="070-174 06 05"', 'x="070-174 06 05"']
  const [, line, ...others] = await linesOf(...phones.map((phone) => aRecord({ phone })))
  expect(line).toContain(';"=""070-174 06 05""";')
  const cells = ["'=cmd|1", '070-174 06 05 =1', '\'=1+""070-174 06 05""', '\'=cmd|=""070-174 06 05""', 'x=""070-174 06 05""']
  expect(others).toEqual(cells.map((cell) => expect.stringContaining(`;"${cell}";`)))
})

test('quotation marks, semicolons and line breaks stay in their cell, in a file that Swedish Excel opens by itself', async () => {
  const [head = '', line = ''] = await linesOf(aRecord({ message: 'Ett "stort" badrum;\ntvå fönster' }))
  expect(head.startsWith('\ufeff"Ärendenummer";"Inkom";')).toBe(true)
  expect(line).toContain('"Ett ""stort"" badrum;\ntvå fönster"')
  expect(line.endsWith('"\r\n')).toBe(true)
})

test('a text that only holds the signs of a formula is as it was typed', async () => {
  const [, line] = await linesOf(aRecord({ message: 'Kakel+klinker = 2-3 m², mejla a@b.se' }))
  expect(line).toContain(';"Kakel+klinker = 2-3 m², mejla a@b.se";')
})

test('what became of an enquiry has its columns, empty where nothing did', async () => {
  const then = '2026-11-21T13:00:00.000Z'
  const photo = { sha256: 'abc', position: 0, kind: 'photo', width: 40, height: 30, size: 120_000 } as const
  const [head = '', untouched = '', done = '', setAside = ''] = await linesOf(
    aRecord({}),
    aRecord({ deliveredAt: then, replies: [{ id: '1', kind: 'called', madeAt: then, undoneAt: undefined }], note: 'Ring' }),
    aRecord({ quarantineReason: 'flood', quarantinedAt: then, photos: [photo, { ...photo, position: 1 }, { ...photo, position: 2, kind: 'pdf' }] }),
  )
  expect(head.endsWith(';"Läge";"Misstänkt skräp";"Skickad till ägaren";"Besvarad";"Besök";"Stängd";"Stängd därför";"Anteckning";"Bilder"\r\n')).toBe(true)
  expect(untouched.endsWith(';"Obesvarad. Svara senast söndag 22 november kl. 13:00.";"";"";"";"";"";"";"";""\r\n')).toBe(true)
  expect(done).toMatch(/;"Ringt 2026-11-21 14:00";"";"2026-11-21 14:00";"2026-11-21 14:00";"";"";"";"Ring";""\r\n$/)
  expect(setAside.endsWith(';"den kom tillsammans med ovanligt många andra";"";"";"";"";"";"";"2\u00a0bilder och en pdf"\r\n')).toBe(true)
})

import { expect, test } from 'vitest'
import { type OfferDraft, textsFrom } from './draft.ts'
import { readHundredths } from './money.ts'
import { readDraft } from './read-draft.ts'

const texts: Record<string, string> = {
  rubrik: 'Badrum',
  start: 'vecka 9',
  veckor: '3 veckor',
  pris: 'fixed',
  rot: '0',
  betalas: '2026',
  betalning: 'done',
  giltig: '30',
}
const row = { name: 'Kakel', amount: '2,5', unit: 'm²', price: '1 250,50 kr', kind: 'material', option: '' }
const rateOf = (year: number) => (year === 2026 ? { percent: 30, capKr: 50_000, year } : `Ingen procentsats för ${year}.`)

const draft = (changes: Record<string, string> = {}, rows = [row]): OfferDraft => ({ texts: textsFrom((name) => changes[name] ?? texts[name] ?? ''), rows })

test('figures are read as they are written in Swedish, and no others', () => {
  expect(['12', '12,5', '1 250,50', '1\u00a0250,50 kr', '0,05', '650,-'].map(readHundredths)).toEqual([1200, 1250, 125_050, 125_050, 5, 65_000])
  for (const typed of ['', 'tolv', '12.5', '1,234', '-3', '1e3', '12,', '9999999999']) expect(readHundredths(typed)).toBeUndefined()
})

test('what is typed is read whole', () => {
  const reading = readDraft(draft({ rot: '2', utnyttjat1: '10 000', pris: 'span', span: '20' }), rateOf)
  expect(reading).toMatchObject({
    ok: true,
    offer: { rot: { percent: 30, usedKr: [10_000, 0] }, pricing: { kind: 'span', percent: 20 }, lines: [{ amount: 250, price: 125_050, kind: 'material' }] },
  })
})

test.each<[string, Record<string, string>, Partial<typeof row>[], string, string]>([
  ['no title', { rubrik: '' }, [{}], 'rubrik', 'Skriv vad offerten gäller'],
  ['no lines', {}, [], 'namn1', 'minst en rad'],
  ['only options', {}, [{ option: 'ja' }], 'tillval1', 'mer än ett tillval'],
  ['an amount of none', {}, [{ amount: '0' }], 'antal1', 'antalet'],
  ['a price in words', {}, [{ price: 'tio' }], 'apris1', 'priset'],
  ['a price that is too high', {}, [{ price: '99999999' }], 'apris1', 'priset'],
  ['a rate that nobody knows', { rot: '1', betalas: '2027' }, [{}], 'betalas', 'Ingen procentsats för 2027.'],
  ['more used than there is', { rot: '1', utnyttjat1: '60000' }, [{}], 'utnyttjat1', '0 till 50000'],
  ['a span without its width', { pris: 'span', span: '' }, [{}], 'span', '1 till 50'],
  ['too many days', { giltig: '181' }, [{}], 'giltig', '1 till 180'],
])('%s is refused with a sentence at its field', (_, changes, rows, field, sentence) => {
  const reading = readDraft(
    draft(
      changes,
      rows.map((one) => ({ ...row, ...one })),
    ),
    rateOf,
  )
  expect(reading.ok ? undefined : reading.errors.get(field)).toContain(sentence)
})

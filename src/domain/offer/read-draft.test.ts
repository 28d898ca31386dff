import { expect, test } from 'vitest'
import { isEmptyRow, type OfferDraft, textsFrom, typedDraft } from './draft.ts'
import { hundredthsAsTyped, readHundredths } from './money.ts'
import { MOST_LINES } from './offer.ts'
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
  for (const typed of ['', 'tolv', 'kr 12', '12,-5', '12.5', '1,234', '-3', '1e3', '12,', '9999999999']) expect(readHundredths(typed)).toBeUndefined()
})

test('what is typed is read whole', () => {
  const reading = readDraft(draft({ rot: '2', utnyttjat1: '10 000', pris: 'span', span: '20' }), rateOf)
  expect(reading).toMatchObject({
    ok: true,
    offer: { rot: { percent: 30, usedKr: [10_000, 0] }, pricing: { kind: 'span', percent: 20 }, lines: [{ amount: 250, price: 125_050, kind: 'material' }] },
  })
})

test('every text and every part of a line has its own place', () => {
  const whole = { meddelande: 'Hej!', ingar: 'Rivning', 'ingar-inte': 'Målning', betalning: 'halves', pris: 'approximate', rot: '0' }
  const { ok, ...read } = readDraft(draft(whole), rateOf)
  expect({ ok, ...read }).toEqual({
    ok: true,
    offer: {
      title: 'Badrum',
      message: 'Hej!',
      included: 'Rivning',
      excluded: 'Målning',
      lines: [{ id: 'rad1', name: 'Kakel', amount: 250, unit: 'm²', price: 125_050, kind: 'material', isOption: false }],
      pricing: { kind: 'approximate' },
      rot: undefined,
      plan: 'halves',
      start: 'vecka 9',
      weeks: '3 veckor',
      validDays: 30,
    },
  })
})

test('what no choice has is the usual one, and an empty line is none', () => {
  const rows = [{ ...row, name: '', amount: '', price: '' }, { ...row, unit: 'liter', kind: 'annat', option: 'ja' }, row]
  const reading = readDraft(draft({ pris: '', betalning: '', rot: '' }, rows), rateOf)
  expect(reading).toMatchObject({
    ok: true,
    offer: {
      plan: 'done',
      pricing: { kind: 'fixed' },
      lines: [
        { id: 'rad2', unit: 'st', kind: 'labour', isOption: true },
        { id: 'rad3', isOption: false },
      ],
    },
  })
})

test('the greatest that is taken, and the least', () => {
  const isTaken = (changes: Record<string, string>, line: Partial<typeof row> = {}, count = 1) =>
    readDraft(
      draft(
        changes,
        Array.from({ length: count }, () => ({ ...row, ...line })),
      ),
      rateOf,
    ).ok
  for (const line of [{ amount: '9999,99' }, { amount: '0,01' }, { price: '5000000' }, { price: '0' }]) expect(isTaken({}, line)).toBe(true)
  for (const line of [{ amount: '10000' }, { price: '5000000,01' }, { name: '' }]) expect(isTaken({}, line)).toBe(false)
  expect([isTaken({ giltig: '1' }), isTaken({ giltig: '180' }), isTaken({ giltig: '0' }), isTaken({ giltig: '30 dagar' }), isTaken({ giltig: '' })]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([isTaken({ pris: 'span', span: '1' }), isTaken({ pris: 'span', span: '50' }), isTaken({ pris: 'span', span: '51' })]).toEqual([true, true, false])
  expect([isTaken({ rot: '1', utnyttjat1: '50000' }), isTaken({ rot: '1', utnyttjat2: 'mycket' }), isTaken({ rot: '2', utnyttjat2: 'mycket' })]).toEqual([
    true,
    true,
    false,
  ])
  expect([isTaken({}, {}, MOST_LINES), isTaken({}, {}, MOST_LINES + 1)]).toEqual([true, false])
})

test('a form is kept as it was typed, tidied, with a line for each of its rows', () => {
  const typed: Record<string, string> = {
    rubrik: ' Badrum ',
    'ingar-inte': 'Målning',
    utnyttjat2: '5',
    namn2: ' Kakel ',
    antal2: '2',
    enhet2: 'm²',
    apris2: '9',
    slag2: 'material',
    tillval2: 'ja',
  }
  const { texts: read, rows } = typedDraft((name) => typed[name] ?? '', 2)
  expect(read).toEqual(textsFrom((name) => (typed[name] ?? '').trim()))
  const empty = { name: '', amount: '', unit: '', price: '', kind: '', option: '' }
  expect(rows).toEqual([empty, { name: 'Kakel', amount: '2', unit: 'm²', price: '9', kind: 'material', option: 'ja' }])
  // A chosen unit alone is no line.
  expect(
    [{ unit: 'm²', kind: 'material', option: 'ja' }, { name: 'x' }, { amount: '1' }, { price: '1' }].map((part) => isEmptyRow({ ...empty, ...part })),
  ).toEqual([true, false, false, false])
  expect([2435, 2400, 5, 250].map(hundredthsAsTyped)).toEqual(['24,35', '24', '0,05', '2,50'])
})

test.each<[string, Record<string, string>, Partial<typeof row>[], string, string]>([
  ['no title', { rubrik: '' }, [{}], 'rubrik', 'Skriv vad offerten gäller'],
  ['no lines', {}, [], 'namn1', 'minst en rad'],
  ['only options', {}, [{ option: 'ja' }], 'tillval1', 'mer än ett tillval'],
  ['an option above an empty line', {}, [{ option: 'ja' }, { name: '', amount: '', price: '' }], 'tillval1', 'mer än ett tillval'],
  ['a line without its name', {}, [{ name: '' }], 'namn1', 'vad raden gäller'],
  ['more lines than there is room for', {}, Array(MOST_LINES + 1).fill({}), 'namn1', `högst ${MOST_LINES}`],
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

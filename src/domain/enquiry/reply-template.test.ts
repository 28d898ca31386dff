import { expect, test } from 'vitest'
import { fillTemplate, firstNameOf, readReply, readTemplate } from './reply-template.ts'

const karin = { förnamn: 'Karin', namn: 'Karin Ek', referens: 'F-1', ort: 'Sala', telefon: '070-1' }

test.each([
  ['Åsa Öberg', 'Åsa'],
  ['öberg, åsa', 'Åsa'],
  ['ANNA-KARIN EK', 'Anna-Karin'],
  ['Bo', 'Bo'],
  ['McKenzie', 'McKenzie'],
  [' öberg ,  åsa  maria ', 'Åsa'],
  ['Öberg, ', 'Öberg'],
  ['\u00A0Åsa', 'Åsa'],
  ['AB', 'AB'],
  ['ABC', 'Abc'],
  ['Åsa2 Öberg', ''],
  ['2Åsa Öberg', ''],
  ['A\u030Asa Öberg', 'A\u030Asa'],
  ['D’Arc', 'D’Arc'],
  ['  ', ''],
  ['070-123', ''],
  ['<b>x</b>', ''],
])('the first name of "%s" is "%s"', (name, first) => expect(firstNameOf(name)).toBe(first))

test('what is known is put in, what is empty goes with its space, and what is typed by a customer is not filled in again', () => {
  expect(fillTemplate('Hej {förnamn}! {Referens} i { ort }, {telefon} {annat}', karin)).toBe('Hej Karin! F-1 i Sala, 070-1 {annat}')
  expect(fillTemplate('Hej {förnamn}!', { ...karin, förnamn: '' })).toBe('Hej!')
  expect(fillTemplate('Hej { förnamn } !', { ...karin, förnamn: '' })).toBe('Hej !')
  expect(fillTemplate('{namn}', { ...karin, namn: '{telefon}' })).toBe('{telefon}')
})

test('a template with something unknown in braces is refused in words, at its field', () => {
  const typed = { name: 'Mall', subject: 'Hej {efternamn}', text: 'Hej {förnamn}!' }
  const refused = readTemplate((name) => typed[name])
  expect(refused.ok).toBe(false)
  expect(refused.errors).toEqual({ subject: { sentence: '{efternamn} går inte att fylla i. Det här går: {förnamn}, {namn}, {referens}, {ort}, {telefon}.' } })
  expect(refused.answers).toEqual(typed)
  expect(readTemplate((name) => ({ ...typed, subject: 'Hej' })[name])).toEqual({ ok: true, answers: { ...typed, subject: 'Hej' }, errors: {} })
  expect(Object.keys(readTemplate(() => '').errors)).toEqual(['name', 'subject', 'text'])
})

test('a reply is one line of subject and some text, with nothing left open', () => {
  const typed = { subject: 'Hej\r\nBcc: x@example.com', text: 'Ett.\r\n\r\nTvå.' }
  expect(readReply((name) => typed[name])).toEqual({ ok: true, answers: { subject: 'Hej Bcc: x@example.com', text: 'Ett.\n\nTvå.' }, errors: {} })
  expect(readReply((name) => ({ ...typed, text: 'Hej {förnamn}!' })[name]).errors.text?.sentence).toBe(
    'Det står {förnamn} kvar. Byt ut det mot det du vill säga.',
  )
  expect(readReply((name) => ({ ...typed, text: 'x'.repeat(5001) })[name]).ok).toBe(false)
})

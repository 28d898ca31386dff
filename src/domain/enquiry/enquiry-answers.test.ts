import { expect, test } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { MAX_PACKED_LENGTH } from '../room/limits.ts'
import { fieldNames, fields, readEnquiryAnswers, unreadablePlan } from './enquiry-answers.ts'

test('a valid request that answers every field is returned unchanged', () => {
  expect(Object.values(aRequest())).not.toContain('')
  expect(readEnquiryAnswers(aRequest())).toEqual({ ok: true, request: aRequest() })
})

test('the nine fields of specification §3.7, which of them are required, and the exact values', () => {
  expect(fieldNames).toEqual(['name', 'phone', 'email', 'project', 'budget', 'timeline', 'size', 'location', 'message'])
  expect(fieldNames.filter((name) => 'missing' in fields[name])).toEqual(['name', 'phone', 'email', 'project', 'budget', 'timeline', 'location'])
  expect(fields.project.choices).toEqual(['totalrenovering', 'kakel', 'vatrum', 'reparation', 'annat'])
  expect(fields.budget.choices).toEqual(['under-100k', '100-200k', '200-300k', '300-500k', 'over-500k'])
  expect(fields.timeline.choices).toEqual(['akut', '1-3-manader', '3-6-manader', '6-12-manader', 'flexibel'])
  expect(fields.size.choices).toEqual(['small', 'medium', 'large', 'unknown'])
})

test('an empty request is refused with a sentence for every required field, and none for the optional ones', () => {
  const reading = readEnquiryAnswers({})
  expect(reading.ok).toBe(false)
  expect(reading.ok ? {} : reading.errors).toEqual({
    name: { sentence: 'Skriv ditt namn.' },
    phone: { sentence: 'Skriv ditt telefonnummer.' },
    email: { sentence: 'Skriv din e-postadress.' },
    project: { sentence: 'Välj vad det gäller.' },
    budget: { sentence: 'Välj en ungefärlig budget.' },
    timeline: { sentence: 'Välj när arbetet ska göras.' },
    location: { sentence: 'Skriv på vilken ort badrummet ligger.' },
  })
})

test('size and message may be left out', () => {
  const { size, message, ...rest } = aRequest()
  expect(readEnquiryAnswers(rest)).toEqual({ ok: true, request: { ...rest, size: '', message: '' } })
  expect(readEnquiryAnswers({ ...rest, size: null, message: undefined })).toMatchObject({ ok: true })
})

test('a wrong e-mail address and a wrong phone number get the words of specification §5.2 and §5.3', () => {
  expect(readEnquiryAnswers(aRequest({ email: 'anna@example', phone: '112' }))).toMatchObject({
    ok: false,
    errors: {
      email: { title: 'Ogiltigt e-postformat', sentence: 'Vänligen ange en giltig e-postadress.' },
      phone: { title: 'Ogiltigt telefonnummer', sentence: 'Vänligen ange ett giltigt svenskt telefonnummer (t.ex. {phone}).' },
    },
  })
})

test('a refused request keeps the answers', () => {
  expect(readEnquiryAnswers(aRequest({ phone: '112' }))).toMatchObject({ ok: false, answers: { name: 'Åsa Öberg', phone: '112' } })
})

test('stray spaces and control characters are removed, and line breaks stay in the message only', () => {
  expect(readEnquiryAnswers(aRequest({ name: ' Åsa \r\n Öberg\u0000 ', email: ' asa@example.se\t', message: ' rad 1\r\nrad 2\rrad 3\u0007 ' }))).toMatchObject({
    request: { name: 'Åsa Öberg', email: 'asa@example.se', message: 'rad 1\nrad 2\nrad 3' },
  })
})

test('a control character hides nothing that is cleaned away', () => {
  expect(readEnquiryAnswers(aRequest({ name: 'Åsa <\u0000b onload=x>', message: 'java\u0007script:alert(1) Hej' }))).toMatchObject({
    request: { name: 'Åsa <b>', message: 'alert(1) Hej' },
  })
})

test('letters are stored composed, whatever the keyboard sent, and half a surrogate is replaced', () => {
  expect(readEnquiryAnswers(aRequest({ name: 'A\u030asa O\u0308berg', location: 'Va\u0308stera\u030as' }))).toMatchObject({
    request: { name: 'Åsa Öberg', location: 'Västerås' },
  })
  expect(readEnquiryAnswers(aRequest({ name: 'Åsa \ud83d', message: '\udc4d hej \ud83d' }))).toMatchObject({
    request: { name: 'Åsa \ufffd', message: '\ufffd hej \ufffd' },
  })
})

test.each([[42], [true], [{}], [['a']]])('an answer that is not a string is refused: %j', (name) => {
  expect(readEnquiryAnswers({ ...aRequest(), name })).toMatchObject({
    ok: false,
    answers: { name: '' },
    errors: { name: { sentence: 'Svaret gick inte att läsa. Skriv det igen.' } },
  })
})

test('a value outside the choices is refused', () => {
  expect(readEnquiryAnswers({ ...aRequest(), size: 'enorm' })).toMatchObject({ ok: false, errors: { size: { sentence: 'Välj ett av alternativen.' } } })
  expect(readEnquiryAnswers({ ...aRequest(), project: 'slott' })).toMatchObject({
    ok: false,
    answers: { project: '' },
    errors: { project: { sentence: 'Välj vad det gäller.' } },
  })
})

test('an answer beyond its limit is refused, and one at the limit accepted', () => {
  expect(readEnquiryAnswers(aRequest({ message: 'a'.repeat(fields.message.max) }))).toMatchObject({ ok: true })
  const tooLong = { message: { sentence: 'Svaret är för långt. Skriv högst 5000 tecken.' } }
  expect(readEnquiryAnswers(aRequest({ message: 'a'.repeat(fields.message.max + 1) }))).toMatchObject({ ok: false, errors: tooLong })
  expect(readEnquiryAnswers(aRequest({ message: `a${' '.repeat(2 * fields.message.max - 1)}` })), 'white space does not count').toMatchObject({ ok: true })
  const far = readEnquiryAnswers(aRequest({ message: `a${' '.repeat(2 * fields.message.max)}` }))
  expect(far, 'unless there is too much to read').toMatchObject({ ok: false, errors: tooLong })
  expect(far.ok ? '' : far.answers.message).toHaveLength(fields.message.max)
})

test('a drawing is taken as it is; an impossible one is marked, and never a reason to refuse', () => {
  const planOf = (plan: unknown) => {
    const reading = readEnquiryAnswers({ ...aRequest(), plan })
    return reading.ok ? reading.request.plan : 'refused'
  }
  const longest = 'a'.repeat(MAX_PACKED_LENGTH)
  expect(['2~x', longest].map(planOf)).toEqual(['2~x', longest])
  for (const unreadable of [`${longest}a`, 42, {}, ['2~x'], { length: 1 }]) expect(planOf(unreadable)).toBe(unreadablePlan)
  for (const none of ['', null, undefined]) expect(readEnquiryAnswers({ ...aRequest(), plan: none })).toEqual({ ok: true, request: aRequest() })
})

test('prototype properties and unknown names are ignored', () => {
  expect(readEnquiryAnswers(JSON.parse('{"__proto__":{"name":"x"},"constructor":"x","toString":"x"}'))).toMatchObject({ ok: false, answers: { name: '' } })
  expect(readEnquiryAnswers({ ...aRequest(), role: 'admin' })).toEqual({ ok: true, request: aRequest() })
})

import { expect, test } from 'vitest'
import { company } from '../company/company.ts'
import { questions } from '../pages/questions.ts'
import { rita } from '../rita/rita.ts'
import { quoteForm, toasts } from './quote-form.ts'
import { replyTime, replyTimeWith } from './reply-time.ts'

test('the promise is given as 24 hours, and with the holiday’s days while one is entered', () => {
  expect(replyTimeWith(undefined)).toBe('24 timmar')
  expect(replyTimeWith({ from: '2026-12-21', to: '2027-01-06' })).toBe('24 timmar (21 december–6 januari är vi lediga och svarar senast den 7 januari)')
})

test('wherever the site promises an answer it says the same, the toast’s sentence excepted', () => {
  const said = JSON.stringify([quoteForm, questions, rita])
  expect(said.split(`nom ${replyTime}`)).toHaveLength(1 + 4)
  expect(said.match(/\d+ timmar/g)).toHaveLength(4)
  expect(toasts.sent.text).toBe(`Tack för din förfrågan! Vi återkommer inom ${company.replyHours} timmar.`)
})

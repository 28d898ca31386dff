import { expect, test } from 'vitest'
import { company } from '../company/company.ts'
import { questionsWith } from '../pages/questions.ts'
import { builtContent } from '../publishing/built-content.ts'
import { rita } from '../rita/rita.ts'
import { quoteForm, toasts } from './quote-form.ts'
import { replyTime } from './reply-time.ts'

test('the promise is given as 24 hours, and with the holiday’s days while one is entered', () => {
  expect(replyTime({ holiday: undefined })).toBe('24 timmar')
  expect(replyTime({ holiday: { from: '2026-12-21', to: '2027-01-06' } })).toBe(
    '24 timmar (21 december–6 januari är vi lediga och svarar senast den 7 januari)',
  )
})

test('wherever the site promises an answer it says the same, the toast’s sentence excepted', () => {
  const { facts, questions } = builtContent
  const said = JSON.stringify([quoteForm, quoteForm.lead(facts), questionsWith(questions, facts), rita, rita.next.steps(facts)])
  expect(said.split(`nom ${replyTime(facts)}`)).toHaveLength(1 + 4)
  expect(said.match(/\d+ timmar/g)).toHaveLength(4)
  expect(toasts.sent.text()).toBe(`Tack för din förfrågan! Vi återkommer inom ${company.replyHours} timmar.`)
})

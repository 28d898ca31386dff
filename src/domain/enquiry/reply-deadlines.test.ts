import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notAtNight, replyDeadlines } from './reply-deadlines.ts'

const HOUR = 3_600_000
const CHRISTMAS = { from: '2026-12-21', to: '2027-01-06' }
const answerBy = (since: string, holiday = undefined as typeof CHRISTMAS | undefined) => replyDeadlines(new Date(since), { replyHours: 24, holiday })

test('an answer is due after 24 hours, with reminders after 20 and 23', () => {
  expect(answerBy('2026-11-21T12:00:00.000Z')).toEqual({
    answerBy: '2026-11-22T12:00:00.000Z',
    remindAt: '2026-11-22T08:00:00.000Z',
    remindAgainAt: '2026-11-22T11:00:00.000Z',
  })
})

test.each([
  ['2026-10-24T12:00:00.000Z', '2026-10-25T12:00:00.000Z'],
  ['2027-03-27T12:00:00.000Z', '2027-03-28T12:00:00.000Z'],
])('24 hours are 24 hours over the night when the clocks are set (%s)', (since, due) => {
  expect(answerBy(since).answerBy).toBe(due)
})

test.each([
  ['on the first day of the holiday', '2026-12-20T23:00:00.000Z', '2027-01-07T23:00:00.000Z'],
  ['in the middle of it', '2026-12-24T15:00:00.000Z', '2027-01-07T23:00:00.000Z'],
  ['on its last day', '2027-01-06T22:59:59.999Z', '2027-01-07T23:00:00.000Z'],
  ['just after it', '2027-01-06T23:00:00.000Z', '2027-01-07T23:00:00.000Z'],
  ['six hours before it', '2026-12-20T17:00:00.000Z', '2027-01-07T17:00:00.000Z'],
  ['a day before it', '2026-12-19T23:00:00.000Z', '2026-12-20T23:00:00.000Z'],
])('a request %s is due a day after the holiday at the latest', (_, since, due) => {
  expect(answerBy(since, CHRISTMAS).answerBy).toBe(due)
})

test.each([
  [{ from: '2026-10-20', to: '2026-10-24' }, '2026-10-22T12:00:00.000Z', '2026-10-25T22:00:00.000Z'],
  [{ from: '2026-10-20', to: '2026-10-25' }, '2026-10-22T12:00:00.000Z', '2026-10-26T23:00:00.000Z'],
  [{ from: '2027-03-20', to: '2027-03-27' }, '2027-03-22T12:00:00.000Z', '2027-03-28T23:00:00.000Z'],
  [{ from: '2027-03-20', to: '2027-03-28' }, '2027-03-22T12:00:00.000Z', '2027-03-29T22:00:00.000Z'],
])('a holiday %j that ends beside a night when the clocks are set', (holiday, since, due) => {
  expect(answerBy(since, holiday).answerBy).toBe(due)
})

test.each([
  // received, first and last reminder, all in Swedish time
  ['11:00', '2026-11-22T07:00', '2026-11-22T10:00'],
  ['09:00', '2026-11-22T06:00', '2026-11-22T08:00'],
  ['07:30', '2026-11-22T06:00', '2026-11-22T06:30'],
  ['07:00', '2026-11-22T06:00', '2026-11-22T06:00'],
  ['06:59', '2026-11-21T20:00', '2026-11-21T20:00'],
  ['02:00', '2026-11-21T20:00', '2026-11-21T20:00'],
  ['00:30', '2026-11-21T20:00', '2026-11-21T20:00'],
  ['23:30', '2026-11-22T19:30', '2026-11-22T20:00'],
  ['22:00', '2026-11-22T18:00', '2026-11-22T20:00'],
  ['21:59', '2026-11-22T17:59', '2026-11-22T20:59'],
])('of a request at %s the owner is reminded at %s and %s, not at night', (time, first, last) => {
  const swedish = (instant: string) => new Date(`${instant}:00+01:00`).toISOString()
  expect(answerBy(swedish(`2026-11-21T${time}`))).toMatchObject({ remindAt: swedish(first), remindAgainAt: swedish(last) })
})

test('a promise of few hours is reminded of at night, when nothing else is left', () => {
  expect(replyDeadlines(new Date('2026-11-21T21:00:00.000Z'), { replyHours: 4, holiday: undefined })).toMatchObject({
    remindAt: '2026-11-21T21:00:00.000Z',
    remindAgainAt: '2026-11-22T00:00:00.000Z',
  })
})

test('a request received at eight in the evening is not reminded of at that moment', () => {
  expect(replyDeadlines(new Date('2026-11-21T19:00:00.000Z'), { replyHours: 4, holiday: undefined }).remindAgainAt).toBe('2026-11-21T22:00:00.000Z')
})

test.each([
  ['over', { from: '2026-10-01', to: '2026-10-31' }],
  ['to come', { from: '2026-12-21', to: '2027-01-06' }],
])('a holiday that is %s changes nothing', (_, holiday) => {
  for (let hour = 0; hour < 24; hour += 1) {
    const since = `2026-11-21T${String(hour).padStart(2, '0')}:30:00.000Z`
    expect(answerBy(since, holiday)).toEqual(answerBy(since))
  }
})

test('a reminder at night before a holiday comes the evening before, and one at night after it in the morning', () => {
  const holiday = { from: '2026-11-22', to: '2026-11-24' }
  const reminders = (since: string) => replyDeadlines(new Date(since), { replyHours: 24, holiday })
  // Due at 00:30 on the 25th: the morning of the 25th is too late, the evening of the 24th within the holiday, that of the 21st is not looked for.
  expect(reminders('2026-11-20T23:30:00.000Z')).toEqual({
    answerBy: '2026-11-24T23:30:00.000Z',
    remindAt: '2026-11-21T19:00:00.000Z',
    remindAgainAt: '2026-11-21T19:00:00.000Z',
  })
})

test('no reminder falls within the holiday, and their order is kept', () => {
  const begins = Date.parse('2026-12-20T23:00:00.000Z')
  const ends = Date.parse('2027-01-06T23:00:00.000Z')
  fc.assert(
    fc.property(fc.integer({ min: begins - 72 * HOUR, max: ends + 72 * HOUR }), (since) => {
      const { answerBy: due, remindAt, remindAgainAt } = replyDeadlines(new Date(since), { replyHours: 24, holiday: CHRISTMAS })
      expect(remindAt <= remindAgainAt && remindAgainAt < due).toBe(true)
      for (const instant of [remindAt, remindAgainAt, due].map((text) => Date.parse(text))) expect(instant <= begins || instant >= ends).toBe(true)
    }),
  )
})

test.each([
  ['2026-11-24T19:59:00.000Z', '2026-11-24T19:59:00.000Z'],
  ['2026-11-24T20:00:00.000Z', '2026-11-25T05:00:00.000Z'],
  ['2026-11-25T04:59:00.000Z', '2026-11-25T05:00:00.000Z'],
  ['2026-11-25T05:00:00.000Z', '2026-11-25T05:00:00.000Z'],
  // In this night the clocks go back.
  ['2026-10-24T19:30:00.000Z', '2026-10-25T05:00:00.000Z'],
])('what the owner cannot act on at night, and came at %s, is told at %s', (at, told) => {
  expect(notAtNight(new Date(at)).toISOString()).toBe(told)
})

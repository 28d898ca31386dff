import { expect, test } from 'vitest'
import { type CountedEnquiry, medianOf, monthFigures, sumOfMonths } from './month-figures.ts'

/** Minutes after noon. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 2, 12, minutes)).toISOString()

const counted = (changes: Partial<CountedEnquiry> = {}): CountedEnquiry => ({
  toldAt: at(0),
  answeredAt: at(30),
  answerBy: at(100),
  closedUnanswered: false,
  project: 'kakel',
  location: 'Sala',
  ...changes,
})

const requests = [
  counted(),
  counted({ answeredAt: at(100), location: 'sala' }),
  counted({ answeredAt: at(101), project: 'totalrenovering' }),
  // Answered from the command line before the owner was told.
  counted({ answeredAt: at(-5), location: 'Köping' }),
  counted({ answeredAt: undefined, answerBy: at(200) }),
  counted({ answeredAt: undefined, answerBy: at(201) }),
  counted({ answeredAt: undefined, closedUnanswered: true }),
]

test('a month counts its requests, those answered in time of those whose time is out, and the minutes to an answer', () => {
  const { towns, projects, ...figures } = monthFigures(requests, at(200))
  expect(figures).toEqual({ requests: 7, inTime: 3, decided: 5, minutes: [0, 30, 100, 101] })
  expect([...towns]).toEqual([
    ['Sala', 6],
    ['Köping', 1],
  ])
  expect([...projects]).toEqual([
    ['kakel', 6],
    ['totalrenovering', 1],
  ])
})

test('several months count as one', () => {
  const halves = [requests.slice(0, 3), requests.slice(3)].map((some) => monthFigures(some, at(200)))
  expect(sumOfMonths(halves)).toEqual(monthFigures(requests, at(200)))
  expect(sumOfMonths([])).toEqual({ requests: 0, inTime: 0, decided: 0, minutes: [], towns: new Map(), projects: new Map() })
})

test.each([
  [[], undefined],
  [[4], 4],
  [[1, 4], 2.5],
  [[0, 4], 2],
  [[1, 4, 90], 4],
  [[1, 4, 6, 90], 5],
])('the middle of %j is %s', (ascending, middle) => {
  expect(medianOf(ascending)).toBe(middle)
})

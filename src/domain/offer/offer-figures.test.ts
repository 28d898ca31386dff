import { expect, test } from 'vitest'
import { type CountedOffer, lostReasons, offerMonths } from './offer-figures.ts'

const offer = (month: string, state: CountedOffer['state'], sum: number, reason?: CountedOffer['reason']): CountedOffer => ({ month, state, sum, reason })

const offers = [
  offer('2026-09', 'confirmed', 100),
  offer('2026-11', 'confirmed', 1),
  offer('2026-10', 'regretted', 2, 'later'),
  offer('2026-11', 'confirmed', 4),
  offer('2026-11', 'open', 8),
  offer('2026-11', 'accepted', 16),
  offer('2026-11', 'declined', 32, 'too expensive'),
  offer('2026-11', 'expired', 64),
  offer('2026-10', 'declined', 2, 'later'),
  offer('2026-10', 'declined', 2, 'later'),
  offer('2026-10', 'declined', 2),
]

test('the newest month is first, with what was won, lost and is open, and the sums', () => {
  expect(offerMonths(offers)).toEqual([
    { month: '2026-11', sent: 6, won: 2, lost: 2, open: 2, wonSum: 5, openSum: 24 },
    { month: '2026-10', sent: 4, won: 0, lost: 4, open: 0, wonSum: 0, openSum: 0 },
    { month: '2026-09', sent: 1, won: 1, lost: 0, open: 0, wonSum: 100, openSum: 0 },
  ])
})

test('the most frequent reason is first; who regrets gives none', () => {
  expect(lostReasons(offers)).toEqual([
    ['later', 2],
    ['too expensive', 1],
  ])
})

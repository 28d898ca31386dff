import { expect, test } from 'vitest'
import { makeSendRate } from './send-rate.ts'

const MINUTE = 60_000

test('any minute has so many turns, one that was given back is taken again, and a clock that is set back blocks nothing', () => {
  let at = 0
  const rate = makeSendRate({ now: () => new Date(at), perMinute: 2 })
  const taken = () => [rate.take(), rate.take(), rate.take()]
  expect(taken()).toEqual([true, true, false])
  at = MINUTE - 1
  expect(rate.take()).toBe(false)
  at = MINUTE
  expect(taken()).toEqual([true, true, false])
  rate.giveBack()
  expect(taken()).toEqual([true, false, false])
  at = -MINUTE
  expect(taken()).toEqual([true, true, false])
})

test('without a rate there is no limit', () => {
  const rate = makeSendRate({ now: () => new Date(0), perMinute: undefined })
  expect(Array.from({ length: 1000 }, () => rate.take())).not.toContain(false)
})

import { expect, test } from 'vitest'
import type { Traits } from '#domain/suspicion/traits.ts'
import { makeRecentRequests } from './recent-requests.ts'

const MINUTE = 60_000
const TRAITS: Traits = {
  network: '192.0.2.0/24',
  region: '192.0.0.0/16',
  name: 'kund',
  phone: 'tel:1',
  email: 'a@example.se',
  mailDomain: 'example.se',
  answers: 'kakel',
  phrases: ['a b c', 'b c d', 'c d e'],
}
const NEVER = { network: 0, region: 0, name: 0, phone: 0, email: 0, mailDomain: 0, answers: 0, message: 0 }
const times = (count: number) => Object.fromEntries(Object.keys(NEVER).map((trait) => [trait, count]))

function counting() {
  let at = 0
  const count = makeRecentRequests({ now: () => new Date(at) })
  return { see: (changes: Partial<Traits> = {}) => count({ ...TRAITS, ...changes }), wait: (minutes: number) => (at += minutes * MINUTE) }
}

test('each trait is counted for itself, and what others have in another trait is not the same', () => {
  const { see } = counting()
  expect([see(), see(), see()]).toEqual([NEVER, times(1), times(2)])
  expect(see({ name: 'tel:1', phone: 'kund' })).toEqual({ ...times(3), name: 0, phone: 0 })
})

test.each(['network', 'region', 'name', 'phone', 'email', 'mailDomain', 'answers'] as const)('another %s was not seen, whatever else was', (trait) => {
  const { see } = counting()
  see()
  expect(see({ [trait]: 'another' })).toEqual({ ...times(1), [trait]: 0 })
})

test('a trait that is empty was seen by none', () => {
  const { see } = counting()
  see({ mailDomain: '', phrases: [] })
  expect(see({ mailDomain: '', phrases: [] })).toEqual({ ...times(1), mailDomain: 0, message: 0 })
})

test('a message is seen as often as half of its phrases, rounded up', () => {
  const { see } = counting()
  see({ phrases: ['a', 'b'] })
  see({ phrases: ['a'] })
  expect(see({ phrases: ['a', 'b', 'x', 'y'] }).message).toBe(1)
  expect(see({ phrases: ['a', 'p', 'q'] }).message).toBe(0)
  expect(see({ phrases: ['a', 'z'] }).message).toBe(4)
  expect(see({ phrases: ['m', 'n', 'a', 'b'] }).message, 'in whatever order').toBe(2)
})

test('what was seen is remembered for half an hour at least and an hour at most', () => {
  const { see, wait } = counting()
  see()
  wait(29)
  see()
  wait(1)
  expect(see().name).toBe(2)
  wait(29)
  expect(see().name).toBe(3)
  wait(1)
  expect(see().name, 'the first half is forgotten').toBe(2)
  wait(60)
  expect(see().name, 'after a pause of an hour nothing is left').toBe(0)
})

test('a flood of different requests takes no more memory: what was seen before two hundred thousand traits is forgotten early', () => {
  const { see } = counting()
  const fill = (word: string) => see({ name: '', phrases: Array.from({ length: 200_000 }, (_, number) => `${word} ${number}`) })
  see({ phrases: [] })
  fill('one')
  expect(see({ phrases: [] }).name, 'remembered by the full half').toBe(1)
  fill('two')
  see({ name: 'other', phrases: [] })
  fill('three')
  expect(see({ phrases: [] }).name).toBe(0)
})

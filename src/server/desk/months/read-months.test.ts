import { beforeEach, expect, test } from 'vitest'
import { makeReadMonths, monthsLater } from './read-months.ts'

const MINUTE = 60_000
let now: Date
/** The months that were read, by their instants. */
let read: (readonly [from: string, until: string])[]
let oldest: string | undefined
beforeEach(() => {
  now = new Date('2026-11-23T09:00:00.000Z')
  read = []
  oldest = '2026-08-31T22:30:00.000Z'
})

const open = () =>
  makeReadMonths(
    { now: () => now },
    {
      oldest: async () => oldest,
      received: async (from, until) => {
        read.push([from, until])
        return []
      },
    },
  )
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-11', 0, '2026-11'],
  ['2026-11', -23, '2024-12'],
])('of %s, %i months later is %s', (month, months, expected) => {
  expect(monthsLater(month, months)).toBe(expected)
})

test('months are those of Swedish time', async () => {
  now = new Date('2026-11-30T23:30:00.000Z')
  expect(open().thisMonth()).toBe('2026-12')
  expect(await open().firstMonth()).toBe('2026-09')
  await open().upTo('2026-10', 1)
  expect(read).toEqual([['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z']])
})

test('without an enquiry there is this month', async () => {
  oldest = undefined
  expect(await open().firstMonth()).toBe('2026-11')
  expect((await open().upTo('2026-11', 12)).map(({ month }) => month)).toEqual(['2026-11'])
})

test('months are read newest first, from the first that has an enquiry on; the one that was asked for always', async () => {
  const months = open()
  expect((await months.upTo('2026-11', 12)).map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09'])
  expect((await months.upTo('2026-11', 2)).map(({ month }) => month)).toEqual(['2026-11', '2026-10'])
  expect((await months.upTo('2026-07', 12)).map(({ month }) => month)).toEqual(['2026-07'])
})

test('this month is read each time, the last one after five minutes, those before after an hour', async () => {
  const months = open()
  const readNow = async () => {
    read = []
    await months.upTo('2026-11', 12)
    return read.map(([, until]) => until.slice(0, 7))
  }
  expect(await readNow()).toEqual(['2026-11', '2026-10', '2026-09'])
  expect(await readNow()).toEqual(['2026-11'])
  later(5)
  expect(await readNow()).toEqual(['2026-11', '2026-10'])
  later(54.9)
  expect(await readNow()).toEqual(['2026-11', '2026-10'])
  later(0.1)
  expect(await readNow()).toEqual(['2026-11', '2026-09'])
})

test('so many months that the memory would grow are read anew', async () => {
  oldest = '2000-01-01T00:00:00.000Z'
  const months = open()
  await months.upTo('2026-10', 120)
  read = []
  await months.upTo('2026-10', 120)
  expect(read).toEqual([])
  await months.upTo('2016-10', 1)
  await months.upTo('2026-09', 1)
  expect(read).toHaveLength(2)
})

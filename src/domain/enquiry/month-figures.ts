import type { Enquiry } from './enquiry.ts'
import { townOf } from './town.ts'

/** What the figures of a month are made from. Instants are ISO 8601, UTC. */
export type CountedEnquiry = Pick<Enquiry, 'answerBy' | 'project' | 'location'> & {
  /** When the owner was told of it: at its arrival, or at its release from quarantine. */
  toldAt: string
  /** The owner's first reply. */
  answeredAt: string | undefined
  /** The customer withdrew it, or the owner closed it, before a reply. */
  closedUnanswered: boolean
}

export type MonthFigures = {
  requests: number
  /** Requests answered by the promised instant. */
  inTime: number
  /** Requests that are answered, or whose promised instant has passed. */
  decided: number
  /** Minutes to each first reply, ascending. */
  minutes: number[]
  /** Requests by town, and by what they ask for. */
  towns: Map<string, number>
  projects: Map<Enquiry['project'], number>
}

const MINUTE_MS = 60_000

/** The figures of one month's requests, or of several months'. `at` is now. */
export function monthFigures(enquiries: readonly CountedEnquiry[], at: string): MonthFigures {
  const counted = enquiries.filter(({ closedUnanswered }) => !closedUnanswered)
  const decided = counted.filter(({ answeredAt, answerBy }) => answeredAt !== undefined || answerBy <= at)
  const minutes = counted.flatMap(({ toldAt, answeredAt }) => (answeredAt === undefined ? [] : [(Date.parse(answeredAt) - Date.parse(toldAt)) / MINUTE_MS]))
  return {
    requests: enquiries.length,
    inTime: decided.filter(({ answeredAt, answerBy }) => answeredAt !== undefined && answeredAt <= answerBy).length,
    decided: decided.length,
    minutes: minutes.map((one) => Math.max(0, one)).toSorted((one, other) => one - other),
    towns: countBy(enquiries.map(({ location }) => townOf(location))),
    projects: countBy(enquiries.map(({ project }) => project)),
  }
}

/** The figures of several months as one. */
export function sumOfMonths(months: readonly MonthFigures[]): MonthFigures {
  return {
    requests: sum(months.map(({ requests }) => requests)),
    inTime: sum(months.map(({ inTime }) => inTime)),
    decided: sum(months.map(({ decided }) => decided)),
    minutes: months.flatMap(({ minutes }) => minutes).toSorted((one, other) => one - other),
    towns: sumOfCounts(months.map(({ towns }) => towns)),
    projects: sumOfCounts(months.map(({ projects }) => projects)),
  }
}

/** The value in the middle; of an even number the mean of two; undefined of none. */
export function medianOf(ascending: readonly number[]): number | undefined {
  const [low, high] = [ascending[Math.floor((ascending.length - 1) / 2)], ascending[Math.floor(ascending.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

function countBy<Value>(values: readonly Value[]): Map<Value, number> {
  return new Map([...Map.groupBy(values, (value) => value)].map(([value, alike]) => [value, alike.length]))
}

function sumOfCounts<Value>(all: readonly Map<Value, number>[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const one of all) for (const [value, count] of one) counts.set(value, (counts.get(value) ?? 0) + count)
  return counts
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

import { choices } from '#content/enquiries/quote-form.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { keysOf } from '#domain/keys-of.ts'

/** Those that are asked for by whose turn it is, in the order of their chips. */
export const filteredTurns = ['ours', 'customer', 'visit', 'closed'] as const
export type FilteredTurn = (typeof filteredTurns)[number]

/** What is asked for of the list of all, or of what was found; undefined is everything. `month`: of Swedish time, 'YYYY-MM'. `town`: as `townOf` writes it, or `OTHER_TOWNS`. */
export type ListFilter = {
  town?: string | undefined
  month?: string | undefined
  project?: EnquiryAnswers['project'] | undefined
  turn?: FilteredTurn | undefined
}

/** Every town that has no chip of its own. No town is written so, in small letters. */
export const OTHER_TOWNS = 'annan'

/** How often each value was asked for among the newest enquiries. `isExact`: those were all. */
export type FilterChoices = {
  /** The latest ones that may have any, newest first. */
  months: readonly string[]
  towns: readonly FilterChoice<string>[]
  projects: readonly FilterChoice<EnquiryAnswers['project']>[]
  turns: readonly FilterChoice<FilteredTurn>[]
  /** How many fulfil the whole filter. */
  found: number
  isExact: boolean
}
export type FilterChoice<Value> = { value: Value; count: number }

/** The values of `lage`. */
const TURNS: Record<FilteredTurn, string> = { ours: 'din-tur', customer: 'kundens-tur', visit: 'besok', closed: 'stangda' }
const LONGEST_TOWN = 100
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** Reads the query. What it does not know filters nothing. */
export function readListFilter(query: (name: string) => string | undefined): ListFilter {
  const [town, month, project, turn] = ['ort', 'manad', 'arbete', 'lage'].map((name) => query(name) ?? '')
  return {
    town: town && town.length <= LONGEST_TOWN ? town : undefined,
    month: month && MONTH.test(month) ? month : undefined,
    project: keysOf(choices.project).find((one) => one === project),
    turn: filteredTurns.find((one) => TURNS[one] === turn),
  }
}

/** As the query says it. */
export function filterParameters({ town, month, project, turn }: ListFilter): [name: string, value: string][] {
  const parameters: [string, string | undefined][] = [
    ['ort', town],
    ['manad', month],
    ['arbete', project],
    ['lage', turn && TURNS[turn]],
  ]
  return parameters.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

export function isFiltered(filter: ListFilter): boolean {
  return filterParameters(filter).length > 0
}

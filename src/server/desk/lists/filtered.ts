import { type Kysely, type RawBuilder, sql } from 'kysely'
import { choices } from '#content/enquiries/quote-form.ts'
import { reasonsOf } from '#domain/enquiry/turn.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { outsideQuarantine } from '#server/enquiries/sql/enquiry-records.ts'
import { makeMonthRepository } from '../months/desk-months.ts'
import { beginningOf, monthOf, monthsLater } from '../months/read-months.ts'
import { COUNTED_UP_TO } from './enquiry-lists.ts'
import { type FilterChoice, type FilterChoices, type FilteredTurn, filteredTurns, type ListFilter, OTHER_TOWNS } from './list-filter.ts'

/** The towns with a chip of their own. */
const MOST_TOWNS = 4
const MOST_MONTHS = 12

/** As the database is asked. `towns`: those, or all but those. */
export type FilterOfRows = Omit<ListFilter, 'town'> & { towns?: { are: 'among' | 'not among'; names: readonly string[] } | undefined }

/** As it is asked for, with what “other towns” are. */
export async function rowFilter(db: Kysely<Tables>, at: string, { town, ...filter }: ListFilter): Promise<FilterOfRows> {
  if (town === undefined) return filter
  if (town !== OTHER_TOWNS) return { ...filter, towns: { are: 'among', names: [town] } }
  return { ...filter, towns: { are: 'not among', names: frequentTowns(await newest(db, at, filter.month)) } }
}

/** By the columns of the index `enquiries_listed`. */
export function fulfilling({ towns, month, project, turn }: FilterOfRows, at: string): RawBuilder<boolean> {
  const conditions = [sql`1 = 1`]
  if (month) conditions.push(sql`received_at >= ${beginningOf(month)} and received_at < ${beginningOf(monthsLater(month, 1))}`)
  if (towns && towns.names.length > 0) conditions.push(sql`town ${sql.raw(towns.are === 'among' ? '' : 'not')} in (${sql.join(towns.names)})`)
  if (project) conditions.push(sql`project = ${project}`)
  if (turn === 'ours') conditions.push(sql`ours_from <= ${at}`)
  else if (turn) conditions.push(sql`turn in (${sql.join(reasonsOf(turn))}) and (ours_from is null or ours_from > ${at})`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** What can be asked for instead of what is, by the newest of the month or of all. */
export async function filterChoices(db: Kysely<Tables>, at: string, filter: ListFilter): Promise<FilterChoices> {
  const groups = await newest(db, at, filter.month)
  const frequent = frequentTowns(groups)
  const townIn = ({ town }: Group) => (frequent.includes(town) || town === filter.town ? town : OTHER_TOWNS)
  const isTown = (group: Group) => filter.town === undefined || townIn(group) === filter.town
  const isProject = (group: Group) => filter.project === undefined || group.project === filter.project
  const isTurn = (group: Group) => filter.turn === undefined || group.turn === filter.turn
  const towns = new Set([...frequent, ...(filter.town ? [filter.town] : []), OTHER_TOWNS])
  return {
    months: await recentMonths(db, at, filter.month),
    towns: choicesOf(
      [...towns],
      townIn,
      groups.filter((group) => isProject(group) && isTurn(group)),
    ),
    projects: choicesOf(
      keysOf(choices.project),
      ({ project }) => project,
      groups.filter((group) => isTown(group) && isTurn(group)),
    ),
    turns: choicesOf(
      filteredTurns,
      ({ turn }) => turn,
      groups.filter((group) => isTown(group) && isProject(group)),
    ),
    found: sum(groups.filter((group) => isTown(group) && isProject(group) && isTurn(group))),
    isExact: sum(groups) < COUNTED_UP_TO,
  }
}

/** A year of them, and the one that is asked for. */
async function recentMonths(db: Kysely<Tables>, at: string, chosen: string | undefined): Promise<string[]> {
  const oldest = (await makeMonthRepository(db).oldest()) ?? at
  const latest = monthOf(at)
  const months = Array.from({ length: MOST_MONTHS }, (_, index) => monthsLater(latest, -index)).filter((month) => month >= monthOf(oldest))
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen]
}

type Group = { town: string; project: Tables['enquiries']['project']; turn: FilteredTurn | undefined; count: number }

/** The newest, as many as are counted, by what they are filtered by. */
async function newest(db: Kysely<Tables>, at: string, month: string | undefined): Promise<Group[]> {
  const rows = await db
    .selectFrom(
      outsideQuarantine(db.selectFrom('enquiries'))
        .select(['town', 'project', 'turn', (from) => from.case().when('ours_from', '<=', at).then(1).else(0).end().as('is_ours')])
        .where(fulfilling({ month }, at))
        .orderBy('received_at', 'desc')
        .limit(COUNTED_UP_TO)
        .as('newest'),
    )
    .select((from) => ['town', 'project', 'turn', 'is_ours', from.fn.countAll().as('count')])
    .groupBy(['town', 'project', 'turn', 'is_ours'])
    .execute()
  return rows.map(({ town, project, turn, is_ours, count }) => ({
    town,
    project,
    turn: is_ours === 1 ? 'ours' : filteredTurns.find((whose) => reasonsOf(whose).includes(turn)),
    count: Number(count),
  }))
}

function frequentTowns(groups: readonly Group[]): string[] {
  const byTown = Map.groupBy(
    groups.filter(({ town }) => town !== ''),
    ({ town }) => town,
  )
  const counted = [...byTown].map(([town, some]) => ({ town, count: sum(some) }))
  return counted
    .toSorted((one, other) => byCount(one, other) || one.town.localeCompare(other.town, 'sv'))
    .slice(0, MOST_TOWNS)
    .map(({ town }) => town)
}

function choicesOf<Value>(values: readonly Value[], named: (group: Group) => Value | undefined, groups: readonly Group[]): FilterChoice<Value>[] {
  return values.map((value) => ({ value, count: sum(groups.filter((group) => named(group) === value)) }))
}

function byCount({ count: one }: { count: number }, { count: other }: { count: number }): number {
  return other - one
}

function sum(groups: readonly Pick<Group, 'count'>[]): number {
  return groups.reduce((total, { count }) => total + count, 0)
}

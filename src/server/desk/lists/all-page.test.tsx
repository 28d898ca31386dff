import { test } from 'vitest'
import { aRecord } from '../../../../tests/support/a-request.ts'
import { expectRecorded, outlineOf } from '../../../../tests/support/page-outline.ts'
import { AllPage } from './all-page.tsx'
import { FilterChips } from './filter-chips.tsx'
import { listPath } from './list-address.ts'
import type { FilterChoices, ListFilter } from './list-filter.ts'

/** The list of all as outlines in outlines/. Record anew with `npx vitest run src/server/desk/lists/all-page.test.tsx -u`, and read the difference. */
const choices: FilterChoices = {
  months: ['2026-11', '2025-12'],
  towns: [
    { value: 'Köping', count: 7 },
    { value: 'Västerås', count: 0 },
    { value: 'annan', count: 5 },
  ],
  projects: [{ value: 'kakel', count: 12 }],
  turns: [
    { value: 'ours', count: 3 },
    { value: 'closed', count: 9 },
  ],
  found: 12,
  isExact: true,
}
const chips = (filter: ListFilter, changes: Partial<FilterChoices> = {}, isCounted = true) => (
  <FilterChips filter={filter} choices={{ ...choices, ...changes }} pathTo={(to) => listPath({ name: 'all', ...to })} isCounted={isCounted} />
)
const received = (receivedAt: string) => ({ ...aRecord({ receivedAt }), drawn: false, addedWords: '', requests: 1 })
const rows = [received('2026-11-01T08:00:00.000Z'), received('2026-10-31T23:30:00.000Z'), received('2026-10-31T22:30:00.000Z')]
const list = { page: { enquiries: rows, next: undefined }, now: new Date('2026-11-24T11:00:00.000Z'), nextPath: undefined, firstPath: undefined }
const none = { ...list, page: { enquiries: [], next: undefined } }

test('the list of all has a heading for each month of Swedish time, and a link for each thing that can be asked for', async () => {
  await expectRecorded('all', outlineOf(<AllPage {...list} filter={{ chips: chips({}), isFiltered: false, found: 12 }} exportPath="/agare/a.csv" />))
})

test('what is asked for is taken away by its own link, or all of it at once', async () => {
  const filter = { town: 'annan', month: '2026-11' } as const
  await expectRecorded(
    'all-filtered',
    outlineOf(<AllPage {...list} filter={{ chips: chips(filter), isFiltered: true, found: 12 }} exportPath="/agare/a.csv" />),
  )
})

test('where nothing is found what was asked for still stands, and without figures every choice does', async () => {
  const filter = { chips: chips({ turn: 'visit' }, { isExact: false }), isFiltered: true, found: undefined }
  await expectRecorded('all-none', outlineOf(<AllPage {...none} filter={filter} exportPath="/agare/a.csv" />))
  await expectRecorded('all-empty', outlineOf(<AllPage {...none} filter={{ chips: false, isFiltered: false, found: 0 }} exportPath="/agare/a.csv" />))
})

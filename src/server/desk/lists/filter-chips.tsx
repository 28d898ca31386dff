import { deskListWords } from '#content/desk/lists.ts'
import { choices as answers } from '#content/enquiries/quote-form.ts'
import { monthInShort } from '../months/month-in-words.ts'
import { type FilterChoices, isFiltered, type ListFilter, OTHER_TOWNS } from './list-filter.ts'

type Props = {
  filter: ListFilter
  choices: FilterChoices
  /** Of the list or the search with another filter. */
  pathTo: (filter: ListFilter) => string
  /** How many there are of each stands there if it is known. */
  isCounted: boolean
}

/** What can be asked for of a list, each by one link; what is asked for is taken away by its own. */
export function FilterChips({ filter, choices, pathTo, isCounted }: Props) {
  const { label, groups, turns } = deskListWords.filter
  const counted = isCounted && choices.isExact
  const thisYear = choices.months[0]?.slice(0, 4)
  const parts: readonly { name: string; chips: readonly ChipFacts[] }[] = [
    {
      name: groups.towns,
      chips: choices.towns.map(({ value, count }) => ({ text: townInWords(value), count, isOn: filter.town === value, change: { town: value } })),
    },
    { name: groups.months, chips: choices.months.map((month) => ({ text: monthInChip(month, thisYear), isOn: filter.month === month, change: { month } })) },
    {
      name: groups.turns,
      chips: choices.turns.map(({ value, count }) => ({ text: turns[value], count, isOn: filter.turn === value, change: { turn: value } })),
    },
    {
      name: groups.projects,
      chips: choices.projects.map(({ value, count }) => ({ text: answers.project[value], count, isOn: filter.project === value, change: { project: value } })),
    },
  ]
  const shown = parts
    .map(({ name, chips }) => ({ name, chips: chosenFirst(chips.filter((chip) => chip.isOn || !choices.isExact || chip.count !== 0)) }))
    .filter(({ chips }) => chips.length > 1 || chips.some(({ isOn }) => isOn))
  if (shown.length === 0) return null
  return (
    <nav className="list-filter" aria-label={label}>
      {shown.map(({ name, chips }) => (
        <div className="filter-group" key={name}>
          <span className="filter-name" aria-hidden="true">
            {name}
          </span>
          <ul aria-label={name}>
            {chips.map(({ text, count, isOn, change }) => (
              <li key={text}>
                <Chip text={text} count={counted ? count : undefined} isOn={isOn} href={pathTo({ ...filter, ...(isOn ? without(change) : change) })} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isFiltered(filter) && <a href={pathTo({})}>{deskListWords.filter.all}</a>}
    </nav>
  )
}

type ChipFacts = { text: string; count?: number; isOn: boolean; change: ListFilter }

function Chip({ text, count, isOn, href }: { text: string; count: number | undefined; isOn: boolean; href: string }) {
  return (
    <a className="chip" href={href} aria-current={isOn ? 'true' : undefined} aria-label={isOn ? `${text}, ${deskListWords.filter.remove}` : undefined}>
      {text}
      {isOn && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      )}
      {!isOn && count !== undefined && (
        <>
          {' '}
          <span className="count">{count.toLocaleString('sv-SE')}</span>
        </>
      )}
    </a>
  )
}

/** What is asked for stands where a phone shows it. */
function chosenFirst(chips: readonly ChipFacts[]): ChipFacts[] {
  return chips.toSorted((one, other) => Number(other.isOn) - Number(one.isOn))
}

function without(change: ListFilter): ListFilter {
  return Object.fromEntries(Object.keys(change).map((name) => [name, undefined]))
}

function townInWords(town: string): string {
  return town === OTHER_TOWNS ? deskListWords.filter.otherTowns : town
}

/** "nov", of another year than the latest "dec 2025". */
function monthInChip(month: string, thisYear: string | undefined): string {
  const [name, year] = monthInShort(month)
  return year === thisYear ? name : `${name} ${year}`
}

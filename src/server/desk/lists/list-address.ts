import type { ListInMenu } from '#content/desk/navigation.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { type ListName, type ListPlace, listNames } from './enquiry-lists.ts'
import { filterParameters, type ListFilter, readListFilter } from './list-filter.ts'

/** A list, a search in all of them or '', what is asked for of them, and where its page begins. */
export type ListAddress = ListFilter & { name: ListName; searched: string; after: ListPlace | undefined }

/** The value of `lista`; the owner's turn has none. */
const VALUES: Record<ListName, string> = {
  turn: '',
  visits: 'besok',
  proposed: 'foreslagna',
  'past visits': 'tidigare-besok',
  all: 'alla',
  quarantined: 'misstankt-skrap',
  closed: 'stangda',
}

const PLACES: Record<ListName, ListInMenu> = {
  turn: 'din-tur',
  visits: 'besok',
  proposed: 'besok',
  'past visits': 'besok',
  all: 'alla',
  quarantined: 'misstankt-skrap',
  closed: 'stangda',
}

const BETWEEN = '~'
/** Of an instant, a reference, a number: what is longer is none of them. */
const LONGEST_PLACE = 100

/** Reads the query. Of what it does not know, the beginning of the owner's turn. */
export function readListAddress(query: (name: string) => string | undefined): ListAddress {
  const value = query('lista') ?? ''
  const place = query('sida') ?? ''
  return {
    name: listNames.find((name) => VALUES[name] === value) ?? 'turn',
    searched: (query('sok') ?? '').trim(),
    ...readListFilter(query),
    after: place === '' || place.length > LONGEST_PLACE ? undefined : place.split(BETWEEN),
  }
}

export function listPath({ name, searched = '', after, ...filter }: Partial<ListAddress> & Pick<ListAddress, 'name'>): string {
  const query = new URLSearchParams()
  if (VALUES[name] !== '') query.set('lista', VALUES[name])
  if (searched !== '') query.set('sok', searched)
  for (const [parameter, value] of filterParameters(filter)) query.set(parameter, value)
  if (after) query.set('sida', after.join(BETWEEN))
  return query.size === 0 ? OWNER_PATH : `${OWNER_PATH}?${query}`
}

/** The value of `lista`, for a form. */
export function listValue(name: ListName): string {
  return VALUES[name]
}

/** Where a list stands in the navigation. */
export function placeOfList(name: ListName): ListInMenu {
  return PLACES[name]
}

import type { ReactNode } from 'react'
import { deskListWords } from '#content/desk/lists.ts'
import { deskNavigation } from '#content/desk/navigation.ts'
import { MOST_SEARCHED } from '#domain/enquiry/search-words.ts'
import type { Role } from '#domain/role.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { Logo } from '#shared/logo.tsx'
import { COUNTED_UP_TO, type ListCounts } from './lists/enquiry-lists.ts'
import { type ListAddress, listValue } from './lists/list-address.ts'

/** A place of the desk, its path below the desk's, as '/webbplatsen', and what it is called under "Mer" in the menu; undefined if it does not stand there. `roles`: who may use it, and sees it there; owners alone if left out. */
export type InMenu = { path: string; menu?: string; roles?: readonly Role[] }

type Props = {
  place?: string | undefined
  menu?: readonly InMenu[]
  /** Whom the navigation is for; without it there is none. */
  role?: Role
  counts?: ListCounts | undefined
  /** What is searched for, and the list that was open before. */
  search?: SearchOfPage | undefined
  children: ReactNode
}

export type SearchOfPage = Pick<ListAddress, 'name' | 'searched'>

/** What stands around every page of the desk. */
export function DeskFrame({ place, menu = [], role, counts, search, children }: Props) {
  return (
    <>
      <a className="skip" href="#innehall">
        {deskNavigation.skip}
      </a>
      <header className="desk-header">
        <div className="frame">
          <a className="home" href={OWNER_PATH} aria-label={deskNavigation.home}>
            <Logo />
          </a>
          {role && (
            <>
              {role === 'owner' && <Search {...search} />}
              <More place={place} menu={menu.filter(({ roles = ['owner'] }) => roles.includes(role))} />
              <nav aria-label={deskNavigation.label}>
                <Links links={role === 'owner' ? deskNavigation.lists : deskNavigation.own} place={place} counts={counts} />
              </nav>
            </>
          )}
        </div>
      </header>
      <main id="innehall" className="frame desk">
        {children}
      </main>
    </>
  )
}

function Search({ name = 'all', searched = '' }: Partial<SearchOfPage>) {
  const { label, short, send } = deskNavigation.search
  return (
    <search className="desk-search">
      <form action={OWNER_PATH} method="get">
        {listValue(name) !== '' && <input type="hidden" name="lista" value={listValue(name)} />}
        <input
          type="search"
          name="sok"
          defaultValue={searched}
          maxLength={MOST_SEARCHED}
          aria-label={label}
          placeholder={short}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className="button" type="submit">
          {send}
        </button>
      </form>
    </search>
  )
}

function More({ place, menu }: Pick<Props, 'place'> & { menu: readonly InMenu[] }) {
  const links = menu.flatMap(({ path, menu: text }) => (text === undefined ? [] : [{ place: path.slice(1), text, href: `${OWNER_PATH}${path}` }]))
  return (
    <details className="desk-more">
      <summary>{deskNavigation.more}</summary>
      <nav aria-label={deskNavigation.more}>
        <Links links={links} place={place} />
      </nav>
    </details>
  )
}

function Links({ links, place, counts }: Pick<Props, 'place' | 'counts'> & { links: readonly { place: string; text: string; href: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.place}>
          <a href={link.href} aria-current={link.place === place ? 'page' : undefined}>
            {link.text}
            <Count count={counts && countOf(link.place, counts)} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function countOf(place: string, { turn, visits, quarantined }: ListCounts): number | undefined {
  if (place === 'din-tur') return turn
  if (place === 'besok') return visits
  return place === 'misstankt-skrap' ? quarantined : undefined
}

/** How many there are, unless there are none. */
function Count({ count }: { count: number | undefined }) {
  return count ? (
    <>
      {' '}
      <span className="count">{`${count.toLocaleString('sv-SE')}${count === COUNTED_UP_TO ? deskListWords.orMore : ''}`}</span>
    </>
  ) : null
}

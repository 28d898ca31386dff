import type { ReactNode } from 'react'
import { type DeskPlace, deskNavigation } from '#content/desk/navigation.ts'
import { Logo } from '#shared/logo.tsx'
import { OWNER_PATH } from '../../quotes/owner-links.ts'

type Props = { place?: DeskPlace | undefined; hasNavigation?: boolean; children: ReactNode }

/** What stands around every page of the desk. */
export function DeskFrame({ place, hasNavigation = false, children }: Props) {
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
          {hasNavigation && (
            <>
              <Search />
              <More place={place} />
              <nav aria-label={deskNavigation.label}>
                <Links links={deskNavigation.lists} place={place} />
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

function Search() {
  const { label, short, send } = deskNavigation.search
  return (
    <search className="desk-search">
      <form action={OWNER_PATH} method="get">
        <input type="hidden" name="lista" value="alla" />
        <input type="search" name="sok" aria-label={label} placeholder={short} enterKeyHint="search" autoComplete="off" />
        <button className="button" type="submit">
          {send}
        </button>
      </form>
    </search>
  )
}

function More({ place }: Pick<Props, 'place'>) {
  return (
    <details className="desk-more">
      <summary>{deskNavigation.more}</summary>
      <nav aria-label={deskNavigation.more}>
        <Links links={deskNavigation.others} place={place} />
      </nav>
    </details>
  )
}

function Links({ links, place }: Pick<Props, 'place'> & { links: readonly { place: DeskPlace; text: string; href: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.place}>
          <a href={link.href} aria-current={link.place === place ? 'page' : undefined}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company.ts'
import type { DeskPlace } from '#content/desk/navigation.ts'
import type { ListCounts } from '../../desk/quote-lists.ts'
import { contentSecurityPolicy } from '../csp.ts'
import { DeskFrame, type SearchOfPage } from './desk-frame.tsx'

/** A page of the desk. `place`: where in the navigation it stands, if it does. */
export type DeskPage = { title: string; place?: DeskPlace | undefined; counts?: ListCounts | undefined; search?: SearchOfPage | undefined; content: ReactNode }

/** The built templates that the desk's pages are filled into, as HTML. */
export type DeskPages = {
  fill(page: DeskPage): string
  /** Without navigation. */
  fillSignedOut(page: Pick<DeskPage, 'title' | 'content'>): string
  /** The Content-Security-Policy of these pages. */
  policy: string
}

export function readDeskPages(siteDir: string): DeskPages {
  const shell = readFileSync(join(siteDir, 'skrivbord.html'), 'utf8')
  const render = (title: string, body: ReactNode) =>
    shell.replaceAll('%titel%', () => renderToStaticMarkup(`${title} – ${company.name}`)).replace('%innehall%', () => renderToStaticMarkup(body))
  return {
    fill: ({ title, place, counts, search, content }) =>
      render(
        title,
        <DeskFrame place={place} counts={counts} search={search} hasNavigation>
          {content}
        </DeskFrame>,
      ),
    fillSignedOut: ({ title, content }) => render(title, <DeskFrame>{content}</DeskFrame>),
    policy: contentSecurityPolicy(shell),
  }
}

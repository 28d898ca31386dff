import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company/company.ts'
import type { Role } from '#domain/role.ts'
import { policyWithWorker } from '#server/core/http/csp.ts'
import type { Template } from '#server/core/http/site.ts'
import { textOf } from '#server/core/http/static-site.ts'
import { DeskFrame, type InMenu, type SearchOfPage } from './desk-frame.tsx'
import type { ListCounts } from './lists/enquiry-lists.ts'

/** A page of the desk. `place`: where in the menu it stands, if it does: a list, or the path of a place without its slash. */
export type DeskPage = {
  title: string
  /** Whom it is for; owners if left out. */
  role?: Role
  place?: string | undefined
  search?: SearchOfPage | undefined
  /** Whether passkeys are used or added there: then it has their script. */
  usesPasskeys?: boolean
  /** Whether pictures are chosen there: then it has the script that shrinks them. */
  choosesPictures?: boolean
  content: ReactNode
}

export type DeskPages = ReturnType<typeof makeDeskPages>

/**
 * The built templates that the desk's pages are filled into, as HTML. `count`: undefined where it could not be counted; a page without figures serves better than none.
 * `menu`: asked for each page, since places are made with the pages.
 */
export function makeDeskPages(template: Template, count: () => Promise<ListCounts | undefined>, menu: () => readonly InMenu[]) {
  const plain = textOf(template('skrivbord.html'))
  const withPasskeys = textOf(template('skrivbord-nyckel.html'))
  const withPictures = textOf(template('skrivbord-bild.html'))
  const templateOf = ({ usesPasskeys, choosesPictures }: Omit<DeskPage, 'content'>) => (usesPasskeys ? withPasskeys : choosesPictures ? withPictures : plain)
  const render = ({ title, ...page }: Omit<DeskPage, 'content'>, body: ReactNode) =>
    templateOf({ title, ...page })
      .replaceAll('%titel%', () => renderToStaticMarkup(`${title} – ${company.name}`))
      .replace('%innehall%', () => renderToStaticMarkup(body))
  return {
    /** With the navigation and how many there are of what waits. */
    async fill({ role = 'owner', ...page }: DeskPage): Promise<string> {
      const counts = role === 'owner' ? await count() : undefined
      return render(
        page,
        <DeskFrame place={page.place} menu={menu()} role={role} counts={counts} search={page.search}>
          {page.content}
        </DeskFrame>,
      )
    },
    /** Without navigation: for who is signed out, and where the database does not answer. */
    fillAlone: (page: Pick<DeskPage, 'title' | 'usesPasskeys' | 'content'>): string => render(page, <DeskFrame>{page.content}</DeskFrame>),
    /** The Content-Security-Policy of these pages. */
    policy: policyWithWorker(plain, withPasskeys, withPictures),
  }
}

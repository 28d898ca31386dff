import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { MOST_SEARCHED, readSearch } from '#domain/enquiry/search-words.ts'
import { PAGE_SIZE } from '#server/enquiries/enquiry-repository.ts'
import { OWNER_PATH, type OwnerLinks } from '#server/enquiries/owner-links.ts'
import type { QuarantineRepository } from '#server/enquiries/quarantine/quarantine.ts'
import type { ReleaseEnquiry } from '#server/enquiries/quarantine/release-enquiry.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { DeskForms } from '../desk-forms.ts'
import type { DeskPages } from '../desk-shell.tsx'
import type { EnquiryLists, EnquiryPage, ListName } from './enquiry-lists.ts'
import { EXPORT_FILE } from './export-routes.ts'
import { type ListAddress, listPath, placeOfList, readListAddress } from './list-address.ts'
import { ListPage, QuarantinePage, SearchPage, VisitsPage } from './list-page.tsx'

export type ListRoutesNeeds = {
  deskForms: DeskForms
  deskPages: Pick<DeskPages, 'fill'>
  enquiryLists: EnquiryLists
  quarantine: Pick<QuarantineRepository, 'setSeen'>
  releaseEnquiry: ReleaseEnquiry
  ownerLinks: Pick<OwnerLinks, 'linkToQuarantine'>
  now: () => Date
}

/** The subject of the forms beside what is in quarantine. */
const QUARANTINE_FORMS = 'undanlagda'

/** /agare: the lists, and the search in all of them. GET changes nothing. */
export function listRoutes(needs: ListRoutesNeeds) {
  const { deskForms, deskPages, enquiryLists, quarantine, releaseEnquiry, ownerLinks, now } = needs
  const routes = new Hono<DeskEnv>()

  routes.get('/', (c) => show(c))

  routes.post('/', async (c) => {
    if (readListAddress((name) => c.req.query(name)).name !== 'quarantined') return c.redirect(OWNER_PATH, 303)
    const form = await deskForms.readForm(c, QUARANTINE_FORMS)
    if (!form) return show(c, deskListWords.expired)
    if (form.field('gor') === 'slapp') {
      const references = form.all('arende').slice(0, PAGE_SIZE)
      if (references.length === 0) return show(c, deskListWords.release.none)
      for (const reference of references) await releaseEnquiry(reference, { party: 'owner', name: c.get('signedIn').name })
    }
    if (form.field('gor') === 'sett') await quarantine.setSeen(earlier(form.field('till'), now().toISOString()))
    return c.redirect(listPath({ name: 'quarantined' }), 303)
  })

  async function show(c: Context<DeskEnv>, error?: string) {
    const address = readListAddress((name) => c.req.query(name))
    const { title, content } = address.searched === '' ? await listContent(c, address, error) : await searchContent(address)
    const place = address.searched === '' ? placeOfList(address.name) : undefined
    return c.html(deskPages.fill({ title, content, place, search: address }), error ? 422 : 200)
  }

  async function searchContent({ name, searched, after }: ListAddress) {
    const search = searched.slice(0, MOST_SEARCHED)
    const page = await enquiryLists.search(readSearch(search), after)
    const paths = pathsOf({ name, searched: search, after }, page)
    return { title: `${deskListWords.search.heading}: ${search}`, content: <SearchPage searched={search} {...paths} clearPath={listPath({ name })} /> }
  }

  async function listContent(c: Context<DeskEnv>, address: ListAddress, error: string | undefined): Promise<{ title: string; content: ReactNode }> {
    const { name } = address
    const at = now().toISOString()
    const list = pathsOf(address, await enquiryLists.page(name, at, address.after))
    const title = deskLists[name].heading
    if (name === 'quarantined') {
      const formToken = deskForms.issueToken(c, QUARANTINE_FORMS)
      const erasePath = new URL(ownerLinks.linkToQuarantine(now())).pathname
      return { title, content: <QuarantinePage {...list} formToken={formToken} path={listPath({ name })} upTo={at} erasePath={erasePath} error={error} /> }
    }
    if (name === 'visits' && address.after === undefined) {
      const proposed = pathsOf({ name: 'proposed' }, await enquiryLists.page('proposed', at, undefined))
      const others = { proposedPath: listPath({ name: 'proposed' }), pastPath: listPath({ name: 'past visits' }) }
      return { title, content: <VisitsPage {...list} proposed={proposed} {...others} /> }
    }
    return { title, content: <ListPage name={name} {...list} below={linksBelow(name)} /> }
  }

  function pathsOf({ name, searched = '', after }: Partial<ListAddress> & { name: ListName }, page: EnquiryPage) {
    return {
      page,
      now: now(),
      nextPath: page.next && listPath({ name, searched, after: page.next }),
      firstPath: after && listPath({ name, searched }),
    }
  }

  return routes
}

function linksBelow(name: ListName): ReactNode {
  if (name === 'all')
    return (
      <p>
        <a href={`${OWNER_PATH}/${EXPORT_FILE}`} download>
          {deskListWords.export}
        </a>
      </p>
    )
  if (name !== 'past visits' && name !== 'proposed') return null
  return (
    <p>
      <a href={listPath({ name: 'visits' })}>{deskListWords.visits}</a>
    </p>
  )
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

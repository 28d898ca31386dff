import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { MOST_SEARCHED, readSearch } from '#domain/enquiry/search-words.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds } from '#server/core/http/deeds.ts'
import { inBatches } from '#server/core/in-batches.ts'
import type { ReleaseEnquiry } from '#server/enquiries/index.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import type { EnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import type { QuarantineRepository } from '#server/enquiries/sql/quarantine-repository.ts'
import type { DeskEnv } from '../desk-context.ts'
import type { Desk, DeskPlace } from '../desk-place.ts'
import { AllPage } from './all-page.tsx'
import type { CalendarDeed } from './calendar-form.tsx'
import type { EnquiryLists } from './desk-lists.ts'
import { type EnquiryPage, LIST_SIZE, type ListName } from './enquiry-lists.ts'
import { EXPORT_FILE } from './export-routes.ts'
import { FilterChips } from './filter-chips.tsx'
import { type ListAddress, listPath, placeOfList, readListAddress } from './list-address.ts'
import { isFiltered, type ListFilter } from './list-filter.ts'
import { ListPage, NextVisit, SearchPage, TurnPage, VISITS, VisitsPage } from './list-page.tsx'
import { EraseQuarantinedPage, QUARANTINE, type QuarantineDeed, QuarantinePage } from './quarantine-page.tsx'

/** The subjects of the forms beside the visits and beside what is in quarantine. */
const CALENDAR_FORM = 'kalender'
const QUARANTINE_FORMS = 'misstankt-skrap'
/** Under the booked visits. */
const MOST_PROPOSED = 10
/** Where everything in quarantine is erased. */
const ERASING = `${OWNER_PATH}${QUARANTINE}/radera`

/** /agare: the lists, and the search in all of them. /agare/besok, /agare/misstankt-skrap: what is done about two of them. GET changes nothing. */
export function listPlaces(
  { now }: Pick<Core, 'now'>,
  { deskForms, deskPages }: Desk,
  enquiryLists: EnquiryLists,
  enquiries: {
    quarantine: Pick<QuarantineRepository, 'setSeen' | 'size'>
    repository: Pick<EnquiryRepository, 'eraseQuarantined'>
    releaseEnquiry: ReleaseEnquiry
  },
  mailCalendarAddress: (choice: 'same' | 'new') => Promise<void>,
): DeskPlace[] {
  const { quarantine, repository, releaseEnquiry } = enquiries
  const [lists, visits, quarantined] = [new Hono<DeskEnv>(), new Hono<DeskEnv>(), new Hono<DeskEnv>()]

  lists.get('/', (c) => {
    const address = readListAddress((name) => c.req.query(name))
    return show(c, address)
  })
  addDeeds<DeskEnv, CalendarDeed>(visits, '', { kalender: sendCalendarAddress }, listPath({ name: 'visits' }))
  addDeeds<DeskEnv, QuarantineDeed>(quarantined, '', { slapp: release, sett: keep }, listPath({ name: 'quarantined' }))
  quarantined.get('/radera', (c) => askToErase(c))
  quarantined.post('/radera', erase)

  async function sendCalendarAddress(c: Context<DeskEnv>) {
    const form = await deskForms.readForm(c, CALENDAR_FORM)
    if (!form) return refuse(c, 'visits', deskListWords.expired)
    await mailCalendarAddress(form.field('adressen') === 'ny' ? 'new' : 'same')
    return c.redirect(`${listPath({ name: 'visits' })}&klart=adressen`, 303)
  }

  async function release(c: Context<DeskEnv>) {
    const form = await deskForms.readForm(c, QUARANTINE_FORMS)
    if (!form) return refuse(c, 'quarantined', deskListWords.expired)
    const references = form.all('arende').slice(0, LIST_SIZE)
    if (references.length === 0) return refuse(c, 'quarantined', deskListWords.release.none)
    for (const reference of references) await releaseEnquiry(reference, { party: 'owner', name: c.get('signedIn').name })
    return c.redirect(listPath({ name: 'quarantined' }), 303)
  }

  async function keep(c: Context<DeskEnv>) {
    const form = await deskForms.readForm(c, QUARANTINE_FORMS)
    if (!form) return refuse(c, 'quarantined', deskListWords.expired)
    await quarantine.setSeen(earlier(form.field('till'), now().toISOString()))
    return c.redirect(listPath({ name: 'quarantined' }), 303)
  }

  async function erase(c: Context<DeskEnv>) {
    const form = await deskForms.readForm(c, QUARANTINE_FORMS)
    if (!form) return askToErase(c, deskListWords.expired)
    if (form.field('bekrafta') !== 'ja') return askToErase(c, deskListWords.erase.tick)
    const at = now().toISOString()
    await inBatches((most) => repository.eraseQuarantined(earlier(form.field('till'), at), at, most))
    return c.redirect(listPath({ name: 'quarantined' }), 303)
  }

  /** What was quarantined after the page was made is not erased. */
  async function askToErase(c: Context<DeskEnv>, error?: string) {
    const { count } = await quarantine.size()
    const parts = { count, path: ERASING, formToken: deskForms.issueToken(c, QUARANTINE_FORMS), upTo: now().toISOString(), error }
    return c.html(deskPages.fill({ title: deskListWords.erase.heading, content: <EraseQuarantinedPage {...parts} /> }), error ? 422 : 200)
  }

  function refuse(c: Context<DeskEnv>, name: ListName, error: string) {
    return show(c, { name, searched: '', after: undefined }, error)
  }

  async function show(c: Context<DeskEnv>, address: ListAddress, error?: string) {
    const { title, content } = address.searched === '' ? await listContent(c, address, error) : await searchContent(address)
    const place = address.searched === '' ? placeOfList(address.name) : undefined
    return c.html(deskPages.fill({ title, content, place, search: address }), error ? 422 : 200)
  }

  async function searchContent(asked: ListAddress) {
    const address = { ...asked, searched: asked.searched.slice(0, MOST_SEARCHED) }
    const { name, searched, after, ...filter } = address
    const at = now().toISOString()
    const page = await enquiryLists.search(readSearch(searched), after, { at, filter })
    const hasAny = page.enquiries.length > 0 || isFiltered(filter)
    const parts = { searched, filter: { chips: hasAny && (await chipsOf(address, at)).chips, isFiltered: isFiltered(filter) }, clearPath: listPath({ name }) }
    return { title: `${deskListWords.search.heading}: ${searched}`, content: <SearchPage {...parts} {...pathsOf(address, page)} /> }
  }

  /** How many there are is known of the list, not of what was found. */
  async function chipsOf({ name, searched, after: _, ...filter }: ListAddress, at: string) {
    const choices = await enquiryLists.filterChoices(at, filter)
    const pathTo = (other: ListFilter) => listPath({ name, searched, ...other })
    const chips = <FilterChips filter={filter} choices={choices} pathTo={pathTo} isCounted={searched === ''} />
    return { chips, isFiltered: isFiltered(filter), found: choices.isExact ? choices.found : undefined }
  }

  async function listContent(c: Context<DeskEnv>, address: ListAddress, error: string | undefined): Promise<{ title: string; content: ReactNode }> {
    const { name, searched: _, after, ...filter } = address
    const at = now().toISOString()
    const list = pathsOf(address, await enquiryLists.page(name, at, after, name === 'all' ? filter : {}))
    const title = deskLists[name].heading
    if (name === 'turn') {
      const nextVisitLine = list.page.enquiries.length === 0 ? await nextVisit(at) : null
      return { title, content: <TurnPage {...list} late={await enquiryLists.late(at)} nextVisit={nextVisitLine} /> }
    }
    if (name === 'all') {
      const exportPath = `${OWNER_PATH}/${EXPORT_FILE}`
      return { title, content: <AllPage {...list} filter={await chipsOf(address, at)} exportPath={exportPath} /> }
    }
    if (name === 'quarantined') {
      const formToken = deskForms.issueToken(c, QUARANTINE_FORMS)
      const forms = { formToken, upTo: at, erasePath: ERASING, error }
      return { title, content: <QuarantinePage {...list} {...forms} /> }
    }
    if (name === 'visits' && address.after === undefined) {
      const { enquiries, next } = await enquiryLists.page('proposed', at, undefined)
      const proposed = pathsOf({ name: 'proposed' }, { enquiries: enquiries.slice(0, MOST_PROPOSED), next: undefined })
      const hasMore = next !== undefined || enquiries.length > MOST_PROPOSED
      const userAgent = c.req.header('user-agent') ?? ''
      const others = { userAgent, proposedPath: hasMore ? listPath({ name: 'proposed' }) : undefined, pastPath: listPath({ name: 'past visits' }) }
      const forms = { formToken: deskForms.issueToken(c, CALENDAR_FORM), error, isAddressSent: c.req.query('klart') === 'adressen' }
      return { title, content: <VisitsPage {...list} proposed={proposed} {...others} {...forms} /> }
    }
    return { title, content: <ListPage name={name} {...list} below={linksBelow(name)} /> }
  }

  /** Undefined without any. */
  async function nextVisit(at: string) {
    const [next] = (await enquiryLists.page('visits', at, undefined)).enquiries
    return next && <NextVisit enquiry={next} now={now()} />
  }

  function pathsOf({ after, ...address }: Partial<ListAddress> & { name: ListName }, page: EnquiryPage) {
    return {
      page,
      now: now(),
      nextPath: page.next && listPath({ ...address, after: page.next }),
      firstPath: after && listPath(address),
    }
  }

  return [
    { path: '/', routes: lists },
    { path: VISITS, routes: visits },
    { path: QUARANTINE, routes: quarantined },
  ]
}

function linksBelow(name: ListName): ReactNode {
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

import { requestPage } from '#content/desk/request.ts'
import { assignedVisit } from '#content/visits/assigned-visit.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import type { Core } from '#server/core/core.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import type { Person } from '#server/core/people/people.ts'
import { OwnerVisit } from '#server/visits/owner-visit.tsx'
import { type OwnerVisitDeed, type RefusedVisit, readVisitForm, typedVisit, type VisitFormName, visitForms } from '#server/visits/owner-visit-form.ts'
import type { OwnerCalendar, OwnerVisits } from '#server/visits/owner-visits.ts'
import type { DeskForm } from '../desk-forms.ts'
import { Action } from './action.tsx'
import { type DeskRequest, ownerNamed, type Writer } from './requests.ts'

/** Why nothing was done, with what was typed. */
export type VisitRefusal = { error: string; refusedVisit?: RefusedVisit; status?: 409 }

/** Resolves to whether it was done, or why not. */
type Deed = (request: DeskRequest, form: DeskForm, writer: Writer) => Promise<boolean | VisitRefusal>

type Shown = {
  path: string
  /** The template that was asked for, as it stands in the address. */
  search: string
  formToken: string
  /** Whether the address says so. */
  isOpened: boolean
  /** The form that had no effect. */
  refusedDeed: string | undefined
  refusedVisit: RefusedVisit | undefined
}

export type Visiting = ReturnType<typeof makeVisiting>

/** What can be done about the visit on the page of a request that is open. */
export function makeVisiting({ people, now }: Pick<Core, 'people' | 'now'>, ownerVisits: OwnerVisits) {
  const deeds = {
    foresla: withTimes('foresla'),
    boka: withTimes('boka'),
    flytta: withTimes('flytta'),
    avboka: ({ enquiry }, { token }, { name }) => ownerVisits.cancel(enquiry.reference, token, ownerNamed(name)),

    async 'vem-aker'({ enquiry }, { field, token }, { name }) {
      const person = field('vem') === '' ? undefined : await people.find(field('vem'))
      if (!person && field('vem') !== '') return { error: assignedVisit.unknown }
      return ownerVisits.assign(enquiry.reference, person, token, ownerNamed(name))
    },
  } satisfies Record<OwnerVisitDeed, Deed>

  function withTimes(visitForm: VisitFormName): Deed {
    return async ({ enquiry }, form, { name }) => {
      const { occupied, holiday } = await ownerVisits.calendar()
      const others = visitForm === 'foresla' ? occupied : occupied.filter(({ reference }) => reference !== enquiry.reference)
      const reading = readVisitForm(visitForm, form.field, others, holiday, now())
      if (!reading.ok) return { error: refusalOf(visitForm, reading.refused), refusedVisit: reading.refused }
      const { times, address } = reading
      const [time] = times
      if (visitForm === 'foresla') return ownerVisits.propose(enquiry.reference, times, form.token, ownerNamed(name))
      if (!time || (await ownerVisits.book(enquiry.reference, time, address, form.token, ownerNamed(name))) === 'booked') return true
      const refusedVisit = { form: visitForm, typed: typedVisit(visitForm, form.field), errors: [] }
      return { error: ownerVisit.errors.takenMeanwhile, refusedVisit, status: 409 }
    }
  }

  async function show(request: DeskRequest, shown: Shown) {
    return <VisitAction request={request} {...shown} calendar={await ownerVisits.calendar()} people={await people.all()} now={now()} />
  }

  return { deeds, show }
}

/** What was not done, and why, at the top of the page. */
function refusalOf(form: VisitFormName, { errors, addressError }: RefusedVisit): string {
  return [ownerVisit.errors.refused[form], ...errors, addressError].filter((sentence) => sentence !== undefined).join(' ')
}

type VisitActionProps = Shown & { request: DeskRequest; calendar: OwnerCalendar; people: readonly Person[]; now: Date }

export function VisitAction({ request: { enquiry }, path, search, formToken, isOpened, refusedDeed, refusedVisit, calendar, people, now }: VisitActionProps) {
  const isRefused = refusedVisit !== undefined || visitForms.some((form) => form === refusedDeed)
  const isUnderWay = enquiry.visit !== undefined && enquiry.visit.state !== 'cancelled'
  const form = { to: deedsBelow<OwnerVisitDeed>(path, search), formToken, refused: refusedVisit }
  return (
    <Action id="besok" summary={requestPage.visit} isOpen={isOpened || isRefused || isUnderWay}>
      <OwnerVisit enquiry={enquiry} calendar={calendar} people={people} {...form} now={now} />
    </Action>
  )
}

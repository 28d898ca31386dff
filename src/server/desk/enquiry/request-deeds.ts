import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { closingReasons } from '#domain/enquiry/closing.ts'
import { type Field, readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import { isEmail, isOneAddress } from '#domain/sweden/email.ts'
import { isQuarantined } from '#server/enquiries/enquiry-repository.ts'
import type { FollowUp } from '#server/enquiries/follow-up.ts'
import { type RefusedVisit, readVisitForm, typedVisit, type VisitFormName, visitFormIn } from '#server/visits/owner-visit-form.ts'
import type { OwnerVisits } from '#server/visits/owner-visits.ts'
import type { DeskForm } from '../desk-forms.ts'
import { noteField } from '../note-field.ts'
import { makeReplyDeeds } from './reply-deeds.ts'
import { type DeskRequest, type DeskRequests, ownerNamed, type Writer } from './requests.ts'

/** Why nothing was done. `status`: 409 where the request has changed, 422 where the form is wrong. */
export type Refusal = { error: string; errors?: Record<string, string | undefined>; refusedVisit?: RefusedVisit; status?: 409 | 422 }

type Needs = { deskRequests: DeskRequests; followUp: FollowUp; ownerVisits: OwnerVisits; facts: () => CompanyFacts; now: () => Date }

/** The fields of the forms but the reply, each with its limit and sentence. */
const deedFields = {
  note: noteField,
  reason: { max: 1000, lines: true },
  address: {
    max: 254,
    missing: requestPage.forward.badAddress,
    check: (address) => isEmail(address) && isOneAddress(address),
    error: { sentence: requestPage.forward.badAddress },
  },
  lines: { max: 2000, lines: true },
} as const satisfies Record<string, Field>

/** Does what a form of the page asks. Resolves to why not, or undefined when it is done. */
export function makeRequestDeeds({ deskRequests, followUp, ownerVisits, facts, now }: Needs) {
  const replies = makeReplyDeeds(followUp)

  return async (request: DeskRequest, form: DeskForm, writer: Writer): Promise<Refusal | undefined> => {
    const { enquiry } = request
    const { reference } = enquiry
    const by = ownerNamed(writer.name)
    const isOpen = !enquiry.closed && !isQuarantined(enquiry)
    const visitForm = visitFormIn(form.field)
    if (form.field('gor') === 'slapp') return done(await followUp.release(reference, by))
    if (isQuarantined(enquiry)) return NOT_NOW
    await followUp.tellSeen(reference, now())
    if (visitForm) return isOpen ? actOnVisit(request, visitForm, form, writer) : NOT_NOW
    switch (form.field('gor')) {
      case 'svar':
        return isOpen ? refusal(await replies.markAnswered(reference, form.field('svar'), form.token, by)) : NOT_NOW
      case 'angra':
        return refusal(await replies.undo(request, form.field('vilket'), by), 409)
      case 'lank':
        return done(await followUp.revokeLinks(reference, by))
      case 'sett':
        return undefined
      case 'anteckning':
        return addNote(reference, form, writer)
      case 'avboka':
        return done(await ownerVisits.cancel(reference, by))
      case 'ta':
        return taken(await deskRequests.take(reference, form.field('har') || undefined, form.token, writer))
      case 'slapp-den':
        return taken(await deskRequests.giveBack(reference, form.field('har') || undefined, form.token, writer))
      case 'stang':
        return close(reference, form, writer)
      case 'oppna':
        return done(await deskRequests.reopen(reference, form.token, writer))
      case 'vidare':
        return forward(request, form, writer)
      default:
        return { error: requestPage.errors.choice }
    }
  }

  async function addNote(reference: string, form: DeskForm, { name }: Writer) {
    const { answer, error } = readAnswer(deedFields.note, form.field('anteckning'))
    if (error) return { error: requestPage.errors.fields, errors: { anteckning: error.sentence } }
    return done(await followUp.addNote(reference, answer, ownerNamed(name)))
  }

  async function close(reference: string, form: DeskForm, writer: Writer) {
    const reason = closingReasons.find((reason) => reason === form.field('orsak'))
    const own = readAnswer(deedFields.reason, form.field('egna-ord'))
    const ownError = own.error?.sentence ?? (reason === 'other' && own.answer === '' ? requestPage.close.ownMissing : undefined)
    if (!reason || ownError) {
      return { error: requestPage.errors.fields, errors: { orsak: reason ? undefined : requestPage.close.none, 'egna-ord': ownError } }
    }
    return done(await deskRequests.close(reference, reason, own.answer, form.token, writer))
  }

  async function forward({ enquiry }: DeskRequest, form: DeskForm, writer: Writer) {
    const to = readAnswer(deedFields.address, form.field('adress-till'))
    const lines = readAnswer(deedFields.lines, form.field('rader'))
    if (to.error || lines.error) {
      return { error: requestPage.errors.fields, errors: { 'adress-till': to.error?.sentence, rader: lines.error?.sentence } }
    }
    const draft = { subject: `${requestPage.forward.subject} ${enquiryTopic(enquiry, facts())} (${enquiry.reference})`, text: lines.answer }
    return done(await deskRequests.forward(enquiry.reference, to.answer, draft, form.token, writer))
  }

  async function actOnVisit({ enquiry }: DeskRequest, visitForm: VisitFormName, form: DeskForm, { name }: Writer): Promise<Refusal | undefined> {
    const { occupied } = await ownerVisits.calendar()
    const others = visitForm === 'foresla' ? occupied : occupied.filter(({ reference }) => reference !== enquiry.reference)
    const reading = readVisitForm(visitForm, form.field, others, now())
    if (!reading.ok) return { error: ownerVisit.errors.refused, refusedVisit: reading.refused }
    const { times, address } = reading
    const [time] = times
    if (visitForm === 'foresla') return done(await ownerVisits.propose(enquiry.reference, times, form.token, ownerNamed(name)))
    if (!time || (await ownerVisits.book(enquiry.reference, time, address, form.token, ownerNamed(name))) === 'booked') return undefined
    return {
      error: ownerVisit.errors.takenMeanwhile,
      refusedVisit: { form: visitForm, typed: typedVisit(visitForm, form.field), errors: [] },
      status: 409,
    }
  }
}

const NOT_NOW: Refusal = { error: requestPage.errors.notNow, status: 409 }

function done(isDone: boolean): Refusal | undefined {
  return isDone ? undefined : NOT_NOW
}

function refusal(error: string | undefined, status: 409 | 422 = 422): Refusal | undefined {
  return error === undefined ? undefined : { error, status }
}

function taken(isTaken: boolean): Refusal | undefined {
  return isTaken ? undefined : { error: requestPage.take.meanwhile, status: 409 }
}

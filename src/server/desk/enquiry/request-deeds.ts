import { enquiryTopic } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { closingReasons } from '#domain/enquiry/closing.ts'
import { type Field, readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import { readReply } from '#domain/enquiry/reply-template.ts'
import { isEmail, isOneAddress } from '#domain/sweden/email.ts'
import type { Core } from '#server/core/core.ts'
import { isQuarantined } from '#server/enquiries/enquiry-record.ts'
import type { FollowUp } from '#server/enquiries/follow-up.ts'
import { meanwhileInWords } from '#server/enquiries/history-words.ts'
import type { DeskForm } from '../desk-forms.ts'
import { makeReplyDeeds, whyNotUndone } from './reply-deeds.ts'
import type { ReplyDrafting } from './reply-drafting.ts'
import { canReply } from './request-page.tsx'
import { type DeskRequest, type DeskRequests, ownerNamed, type Writer } from './requests.ts'
import type { Visiting, VisitRefusal } from './visiting.tsx'

/** Why nothing was done, with what was typed where it says more than the form's fields. `status`: 409 where the request has changed, 422 where the form is wrong. */
export type Refusal = Pick<VisitRefusal, 'error' | 'refusedVisit'> & {
  errors?: Record<string, string | undefined>
  drafted?: Pick<ReplyDrafting, 'draft' | 'errors'>
  status?: 409 | 422
}

/** Resolves to why nothing was done, or undefined when it is. */
type Deed = (request: DeskRequest, form: DeskForm, writer: Writer) => Promise<Refusal | undefined>
export type RequestDeed = keyof ReturnType<typeof makeRequestDeeds>

/** The fields of the forms but the reply and the visits, each with its limit and sentence. */
const fields = {
  anteckning: { max: 5000, missing: requestPage.note.none, lines: true },
  'egna-ord': { max: 1000, lines: true },
  'adress-till': {
    max: 254,
    missing: requestPage.forward.badAddress,
    check: (address) => isEmail(address) && isOneAddress(address),
    error: { sentence: requestPage.forward.badAddress },
  },
  rader: { max: 2000, lines: true },
} as const satisfies Record<string, Field>

/** What the forms of the page do. */
export function makeRequestDeeds(
  { facts, now }: Pick<Core, 'facts' | 'now'>,
  deskRequests: DeskRequests,
  followUp: FollowUp,
  visiting: Pick<Visiting, 'deeds'>,
) {
  const replies = makeReplyDeeds(followUp, deskRequests)

  return {
    mejla: reply,
    slapp: async ({ enquiry }, _, { name }) => done(await followUp.release(enquiry.reference, ownerNamed(name))),
    svar: whileOpen(async ({ enquiry }, { field, token }, { name }) =>
      refusal(await replies.markAnswered(enquiry.reference, field('svar'), token, ownerNamed(name))),
    ),
    angra: handled(async (request, { field, token }, { name }) => refusal(await replies.undo(request, field('vilket'), token, ownerNamed(name)), 409)),
    'inget-svar': whileOpen(async ({ enquiry }, { token }, writer) => done(await deskRequests.notReached(enquiry.reference, token, writer))),
    klart: handled(async ({ enquiry }, { token }, writer) => done(await deskRequests.handled(enquiry.reference, token, writer))),
    lank: handled(async ({ enquiry }, { token }, { name }) => done(await followUp.revokeLinks(enquiry.reference, ownerNamed(name), token))),
    sett: handled(async () => undefined),
    'ta-tillbaka': handled(async ({ enquiry }, { field, token }, { name }) =>
      refusal(whyNotUndone(await deskRequests.undo(enquiry.reference, field('vilket'), token, ownerNamed(name))), 409),
    ),
    anteckning: handled(addNote),
    foresla: whileOpen(visit(visiting.deeds.foresla)),
    boka: whileOpen(visit(visiting.deeds.boka)),
    flytta: whileOpen(visit(visiting.deeds.flytta)),
    avboka: handled(visit(visiting.deeds.avboka)),
    'vem-aker': whileOpen(visit(visiting.deeds['vem-aker'])),
    ta: handled(async ({ enquiry }, { field, token }, writer) => taken(await deskRequests.take(enquiry.reference, field('har') || undefined, token, writer))),
    'slapp-den': handled(async ({ enquiry }, { field, token }, writer) =>
      taken(await deskRequests.giveBack(enquiry.reference, field('har') || undefined, token, writer)),
    ),
    stang: handled(close),
    oppna: handled(async ({ enquiry }, { token }, writer) => done(await deskRequests.reopen(enquiry.reference, token, writer))),
    vidare: handled(forward),
  } satisfies Record<string, Deed>

  /** Sending is answering. Who was overtaken loses nothing, and may send again after having seen what was done. */
  async function reply(request: DeskRequest, { field, token }: DeskForm, writer: Writer): Promise<Refusal | undefined> {
    const draft = readReply(field)
    const drafted = { draft: draft.answers, errors: draft.errors }
    if (!canReply(request.enquiry)) return NOT_NOW
    if (!draft.ok) return { error: requestPage.errors.fields, drafted }
    const result = await deskRequests.reply(request, draft.answers, Number(field('sett')) || 0, token, writer)
    if (result.outcome === 'sent') return undefined
    if (result.outcome === 'gone') return NOT_NOW
    const meanwhile = result.since.map((entry) => meanwhileInWords(entry, now())).join(' ')
    return { error: `${meanwhile} ${requestPage.reply.overtaken}`, drafted, status: 409 }
  }

  function whileOpen(act: Deed): Deed {
    return handled(async (request, form, writer) => (request.enquiry.closed ? NOT_NOW : act(request, form, writer)))
  }

  /** Not before it is released. Whatever is done about it, the customer sees that it has been read. */
  function handled(act: Deed): Deed {
    return async (request, form, writer) => {
      if (isQuarantined(request.enquiry)) return NOT_NOW
      await followUp.tellSeen(request.enquiry.reference, now())
      return act(request, form, writer)
    }
  }

  async function addNote({ enquiry: { reference } }: DeskRequest, form: DeskForm, { name }: Writer) {
    const { answer, error } = readNote(form)
    if (error) return { error: error.sentence, errors: { anteckning: error.sentence } }
    return done(await followUp.addNote(reference, answer, ownerNamed(name), form.token))
  }

  function visit(act: Visiting['deeds'][keyof Visiting['deeds']]): Deed {
    return async (request, form, writer) => {
      const result = await act(request, form, writer)
      return typeof result === 'boolean' ? done(result) : result
    }
  }

  async function close({ enquiry: { reference } }: DeskRequest, form: DeskForm, writer: Writer) {
    const reason = closingReasons.find((reason) => reason === form.field('orsak'))
    const own = read('egna-ord', form)
    const ownError = own.error?.sentence ?? (reason === 'other' && own.answer === '' ? requestPage.close.ownMissing : undefined)
    if (!reason || ownError) {
      return {
        error: [requestPage.errors.notClosed, reason ? undefined : requestPage.close.none, ownError].filter(Boolean).join(' '),
        errors: { orsak: reason ? undefined : requestPage.close.none, 'egna-ord': ownError },
      }
    }
    return done(await deskRequests.close(reference, reason, own.answer, form.token, writer))
  }

  async function forward({ enquiry }: DeskRequest, form: DeskForm, writer: Writer) {
    const to = read('adress-till', form)
    const lines = read('rader', form)
    if (to.error || lines.error) {
      return { error: requestPage.errors.fields, errors: { 'adress-till': to.error?.sentence, rader: lines.error?.sentence } }
    }
    const draft = { subject: `${requestPage.forward.subject(writer.name)} ${enquiryTopic(enquiry, facts())} (${enquiry.reference})`, text: lines.answer }
    return done(await deskRequests.forward(enquiry.reference, to.answer, draft, form.token, writer))
  }
}

export function readNote(form: DeskForm) {
  return read('anteckning', form)
}

function read(name: keyof typeof fields, form: DeskForm) {
  return readAnswer(fields[name], form.field(name))
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

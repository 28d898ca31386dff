import type { ReactNode } from 'react'
import { owner } from '#content/company/owner.ts'
import { historyWords } from '#content/desk/history.ts'
import { requestPage } from '#content/desk/request.ts'
import { closingReasons } from '#domain/enquiry/closing.ts'
import type { FieldError } from '#domain/enquiry/enquiry-answers.ts'
import { latestReply, replyKinds } from '#domain/enquiry/replies.ts'
import type { ReplyDraft } from '#domain/enquiry/reply-template.ts'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { type ConfirmedFormProps, PrivateForm, TokenForm, UnconfirmedForm } from '#server/core/http/private-form.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { canBeUndone, replyInWords } from '#server/enquiries/enquiry-status.ts'
import { Field } from '#shared/field.tsx'
import type { ReplyTemplate } from '../templates/desk-templates.ts'
import { sentReplies } from './reply-deeds.ts'
import type { RequestDeed } from './request-deeds.ts'
import type { DeskRequest } from './requests.ts'

/** What was typed in a form that was refused, by the names of its fields. */
export type RefusedForm = { deed: RequestDeed; typed: (name: string) => string; errors: Record<string, string | undefined> }

/** With a tick where a program may press it, or without. */
type ConfirmableForm = (props: ConfirmedFormProps) => ReactNode

type FormProps = { to: DeedPath<RequestDeed>; formToken: string; refused: RefusedForm | undefined }

type ReplyFormProps = {
  to: DeedPath<RequestDeed>
  formToken: string
  enquiry: EnquiryRecord
  templates: readonly ReplyTemplate[]
  /** Of the template that the draft was filled from. */
  chosen: string | undefined
  draft: ReplyDraft
  errors: Partial<Record<keyof ReplyDraft, FieldError>>
  /** The version of the history that is shown. */
  seen: number
  path: string
}

/** Subject and text, from a template. Choosing one is a link, so that it works without script. */
export function ReplyForm({ to, formToken, enquiry, templates, chosen, draft, errors, seen, path }: ReplyFormProps) {
  const { reply } = requestPage
  const choices = [...templates.map(({ id, name }) => ({ id, name })), { id: BLANK, name: reply.blank }]
  return (
    <>
      <nav aria-label={reply.templates} className="desk-templates">
        <ul>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <a href={`${path}?mall=${encodeURIComponent(id)}#svar`} aria-current={id === chosen ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <TokenForm action={to('mejla')} className="desk-form" formToken={formToken} fields={{ sett: seen }} send={reply.send}>
        <p className="desk-to">
          {reply.to} <strong>{enquiry.email}</strong>
        </p>
        <Field name="subject" label={reply.labels.subject} error={errors.subject?.sentence}>
          {(attributes) => <input {...attributes} defaultValue={draft.subject} autoComplete="off" />}
        </Field>
        <Field name="text" label={reply.labels.text} hint={reply.hint} error={errors.text?.sentence}>
          {(attributes) => <textarea {...attributes} rows={11} defaultValue={draft.text} />}
        </Field>
      </TokenForm>
    </>
  )
}

/** Stands for no template. */
export const BLANK = 'tomt'

type ConfirmableProps<Deed extends RequestDeed> = { Form?: ConfirmableForm; to: DeedPath<Deed>; formToken: string }

/** A reply that was given in another way. */
export function SaidForm({ Form = UnconfirmedForm, to, formToken }: ConfirmableProps<'svar'>) {
  return (
    <Form action={to('svar')} words={requestPage.said} formToken={formToken}>
      {replyKinds.map((kind) => (
        <label className="tick" key={kind}>
          <input type="radio" name="svar" value={kind} required />
          {owner.ways[kind]}
        </label>
      ))}
    </Form>
  )
}

export function NoteForm({ to, formToken, refused }: FormProps) {
  const { note } = requestPage
  return (
    <PrivateForm action={to('anteckning')} heading={note.heading} send={note.send} formToken={formToken}>
      <Field name="anteckning" label={note.heading} hint={note.hint} error={refused?.errors.anteckning}>
        {(attributes) => <textarea {...attributes} rows={3} defaultValue={refused?.typed('anteckning')} />}
      </Field>
    </PrivateForm>
  )
}

/** One press. */
export function ButtonForm(form: { action: string; send: string; formToken: string; fields?: Record<string, string> }) {
  return <TokenForm className="desk-button" button="button outlined" {...form} />
}

/** Who takes care of it: for several who sign in. `me`: the name of the one who is. */
export function TakeForm({ takenBy, me, to, formToken }: Omit<FormProps, 'refused'> & { takenBy: string | undefined; me: string }) {
  const { take } = requestPage
  const had = { har: takenBy ?? '' }
  if (takenBy === me) return <ButtonForm action={to('slapp-den')} send={take.give} formToken={formToken} fields={had} />
  return <ButtonForm action={to('ta')} send={takenBy === undefined ? take.take : take.over} formToken={formToken} fields={had} />
}

export function CloseForm({ to, formToken, refused }: FormProps) {
  const { close } = requestPage
  const error = refused?.errors.orsak
  return (
    <PrivateForm action={to('stang')} heading={close.heading} send={close.send} formToken={formToken}>
      <p>{close.text}</p>
      {error && (
        <p className="field-error" id="orsak-error">
          {error}
        </p>
      )}
      {closingReasons.map((reason) => (
        <label className="tick" key={reason}>
          <input
            type="radio"
            name="orsak"
            value={reason}
            required
            defaultChecked={refused?.typed('orsak') === reason}
            aria-describedby={error ? 'orsak-error' : undefined}
          />
          {historyWords.reasons[reason]}
        </label>
      ))}
      <Field name="egna-ord" label={close.own} hint={close.ownHint} error={refused?.errors['egna-ord']}>
        {(attributes) => <textarea {...attributes} rows={2} defaultValue={refused?.typed('egna-ord')} />}
      </Field>
    </PrivateForm>
  )
}

export function ForwardForm({ to, formToken, refused }: FormProps) {
  const { forward } = requestPage
  return (
    <PrivateForm action={to('vidare')} heading={forward.heading} send={forward.send} formToken={formToken}>
      <p>{forward.text}</p>
      <Field name="adress-till" label={forward.to} error={refused?.errors['adress-till']}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={refused?.typed('adress-till')}
          />
        )}
      </Field>
      <Field name="rader" label={forward.own} hint={forward.ownHint} error={refused?.errors.rader}>
        {(attributes) => <textarea {...attributes} rows={3} defaultValue={refused?.typed('rader')} />}
      </Field>
    </PrivateForm>
  )
}

/** Undoes the latest reply, where that can be. */
export function UndoReply({ Form = UnconfirmedForm, request, to, formToken }: ConfirmableProps<'angra'> & { request: DeskRequest }) {
  const latest = latestReply(request.enquiry.replies)
  if (!latest || !canBeUndone(latest, request.enquiry, sentReplies(request))) return null
  return (
    <Form action={to('angra')} words={requestPage.undo} formToken={formToken}>
      <input type="hidden" name="vilket" value={latest.id} />
      <p>{replyInWords(latest)}</p>
    </Form>
  )
}

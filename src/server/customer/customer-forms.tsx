import type { ReactNode } from 'react'
import { customerPage } from '#content/customer/customer-page.ts'
import type { AdditionAnswers } from '#domain/enquiry/addition.ts'
import { DIGITS } from '#domain/enquiry/customer-digits.ts'
import { drawingVersions } from '#domain/enquiry/drawings.ts'
import { RETURN_PAGE, RETURN_REFERENCE, RETURN_TOKEN } from '#domain/paths.ts'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { ConfirmedForm, Folded, PrivateForm } from '#server/core/http/private-form.tsx'
import { PHOTOS_FOLDER } from '#server/enquiries/enquiry-photos.tsx'
import { useFacts } from '#shared/facts-context.ts'
import { Field } from '#shared/field.tsx'
import { FieldErrorText } from '#shared/field-error.tsx'
import { PhotoField } from '#shared/photo-field.tsx'
import type { CustomerCase } from './customer-case.ts'
import type { CustomerDeed, RefusedAddition } from './customer-deeds.ts'

/** What is done before the digits are named. */
export type StatusDeed = 'visa' | 'ny-lank'

type FormProps<Deed extends string> = { to: DeedPath<Deed>; formToken: string }
/** `path`: of the page. */
type Page = { path: string; formToken: string }

const { unlock, locked, add, photos, drawing, withdraw, data, erase } = customerPage

/** The digits that only the customer and the owner know. */
export function UnlockForm({ to, formToken }: FormProps<StatusDeed>) {
  return (
    <PrivateForm action={to('visa')} heading={unlock.heading} send={unlock.send} formToken={formToken}>
      <p>{unlock.text}</p>
      <div className="field">
        <label htmlFor="siffror">{unlock.label}</label>
        <input id="siffror" name="siffror" inputMode="numeric" autoComplete="off" maxLength={DIGITS + 6} required />
      </div>
    </PrivateForm>
  )
}

/** In its place after too many wrong ones. `canMail`: a new link. */
export function LockedForm({ to, formToken, canMail }: FormProps<StatusDeed> & { canMail: boolean }) {
  const facts = useFacts()
  if (!canMail)
    return (
      <section className="locked">
        <h2>{locked.heading}</h2>
        <p>{locked.textWithoutMail(facts)}</p>
      </section>
    )
  return (
    <ConfirmedForm action={to('ny-lank')} words={locked} formToken={formToken}>
      <p>{locked.text}</p>
    </ConfirmedForm>
  )
}

/** `isSecond`: something else is to be answered first. */
export function AddForm({ to, formToken, refused, isSecond }: FormProps<CustomerDeed> & { refused: RefusedAddition | undefined; isSecond: boolean }) {
  return (
    <PrivateForm action={to('tillagg')} heading={add.heading} send={add.send} formToken={formToken} isSecond={isSecond}>
      <AddField name="message" refused={refused}>
        {(attributes) => <textarea rows={3} {...attributes} />}
      </AddField>
      <AddField name="phone" refused={refused}>
        {(attributes) => <input type="tel" autoComplete="tel" {...attributes} />}
      </AddField>
      <AddField name="callTime" refused={refused}>
        {(attributes) => <input {...attributes} />}
      </AddField>
    </PrivateForm>
  )
}

type AddFieldProps = { name: keyof AdditionAnswers; refused: RefusedAddition | undefined; children: (attributes: object) => ReactNode }

function AddField({ name, refused, children }: AddFieldProps) {
  const error = refused?.errors[name]
  return (
    <Field name={name} label={add.labels[name]} error={error && <FieldErrorText error={error} />}>
      {(attributes) => children({ ...attributes, defaultValue: refused?.answers[name] })}
    </Field>
  )
}

/** The token comes before the files, so that none is read without it. */
export function PhotosForm({ path, formToken }: Page) {
  return (
    <form method="post" encType="multipart/form-data" action={`${path}/${PHOTOS_FOLDER}`}>
      <fieldset>
        <legend>{photos.add}</legend>
        <input type="hidden" name="sigill" value={formToken} />
        <PhotoField />
        <button className="button outlined" type="submit">
          {photos.send}
        </button>
      </fieldset>
    </form>
  )
}

/** To the planner, which sends the drawing back here. What follows the # stays in the browser. */
export function DrawLink({ enquiry, additions, path, formToken }: Page & Pick<CustomerCase, 'enquiry' | 'additions'>) {
  const newest = drawingVersions(enquiry, additions).at(-1)
  const there = new URLSearchParams({
    ...(newest && { plan: newest.plan }),
    [RETURN_PAGE]: path,
    [RETURN_TOKEN]: formToken,
    [RETURN_REFERENCE]: enquiry.reference,
  })
  return (
    <>
      <p>
        <a href={`/rita#${there}`}>{newest ? drawing.change : drawing.draw}</a>
        {`. ${drawing.back}${newest ? ` ${drawing.kept}` : ''}`}
      </p>
      <noscript>
        <p>{drawing.withoutScript}</p>
      </noscript>
    </>
  )
}

export function WithdrawForm({ to, formToken }: FormProps<CustomerDeed>) {
  return (
    <Folded summary={withdraw.heading}>
      <ConfirmedForm action={to('aterta')} words={withdraw} formToken={formToken} isSecond>
        <p>{withdraw.text}</p>
        <Field name="skal" label={withdraw.reason}>
          {(attributes) => <textarea {...attributes} rows={2} />}
        </Field>
      </ConfirmedForm>
    </Folded>
  )
}

export function DataLinks({ path }: Pick<Page, 'path'>) {
  return (
    <div>
      <h2>{data.heading}</h2>
      <p>
        {data.text} <a href={`${path}/uppgifter`}>{data.page}</a>
        {' · '}
        <a href={`${path}/uppgifter.json`} download>
          {data.json}
        </a>
      </p>
    </div>
  )
}

/** The first step of erasing. */
export function EraseForm({ to, formToken }: FormProps<CustomerDeed>) {
  return (
    <Folded summary={erase.heading}>
      <PrivateForm action={to('radera')} heading={erase.heading} send={erase.next} formToken={formToken} isSecond>
        <p>{erase.text}</p>
      </PrivateForm>
    </Folded>
  )
}

export function EraseForGoodForm({ to, formToken }: FormProps<CustomerDeed>) {
  return (
    <ConfirmedForm action={to('radera')} words={erase} formToken={formToken}>
      <p>{erase.sure}</p>
      <p>{erase.backups}</p>
    </ConfirmedForm>
  )
}

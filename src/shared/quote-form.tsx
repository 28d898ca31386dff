import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react'
import { choices, quoteForm, trapField } from '#content/enquiries/quote-form.ts'
import type { Answers, FieldErrors, FieldName } from '#domain/enquiry/enquiry-answers.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useFacts } from './facts-context.ts'
import { PhotoField } from './photo-field.tsx'
import { Privacy } from './privacy.tsx'
import { Line, Lines, Select } from './quote-field.tsx'

/** Ties the drawing's hidden field, which stands outside the form, to it (attached-drawing.tsx). */
export const QUOTE_FORM_ID = 'offert'

type QuoteFormProps = {
  /** Where the form posts without script. */
  action: string
  answers?: Answers
  errors?: FieldErrors
  sending?: boolean
  /** Sending takes longer than usual. */
  slow?: boolean
  /** The outcome of the last attempt, in place of the form's first line. */
  outcome?: ReactNode
  /** A question about the e-mail address, below its field. */
  emailHint?: ReactNode
  /** Shown below the message when it is nearly as long as it may be. */
  messageHint?: string | undefined
  /** The field for photos, or false if the backend takes none. */
  photos?: ReactNode
  onBlur?: FocusEventHandler<HTMLFormElement>
  onInput?: FormEventHandler<HTMLFormElement>
  /** Called with the message's length when it changes. */
  onMessage?: (length: number) => void
  onSubmit?: FormEventHandler<HTMLFormElement>
  formRef?: Ref<HTMLFormElement>
}

/** The quote form: the same markup from the build, in the browser, and on the server's page for a visitor without script. */
export function QuoteForm({
  action,
  answers = {},
  errors = {},
  sending = false,
  slow = false,
  outcome,
  emailHint,
  messageHint,
  photos = <PhotoField />,
  onBlur,
  onInput,
  onMessage,
  onSubmit,
  formRef,
}: QuoteFormProps) {
  const facts = useFacts()
  const field = (name: FieldName) => ({ name, answer: answers[name], error: errors[name] })
  return (
    <form
      className="quote-form"
      id={QUOTE_FORM_ID}
      method="post"
      action={action}
      encType={photos ? 'multipart/form-data' : undefined}
      noValidate
      onBlur={onBlur}
      onInput={onInput}
      onSubmit={onSubmit}
      ref={formRef}
      aria-busy={sending || undefined}
    >
      <ErrorSummary errors={errors} />
      {outcome ?? <p className="required-note">{quoteForm.required}</p>}
      <fieldset className="quote-group">
        <legend>{quoteForm.groups.bathroom}</legend>
        <Select {...field('project')} words={choices.project} />
        <Select {...field('size')} words={choices.size} />
        <Select {...field('budget')} words={choices.budget} />
        <Select {...field('timeline')} words={choices.timeline} />
        <Line {...field('location')} autoComplete="address-level2" enterKeyHint="next" />
      </fieldset>
      <fieldset className="quote-group">
        <legend>{quoteForm.groups.you}</legend>
        <Line {...field('name')} autoComplete="name" enterKeyHint="next" spellCheck={false} />
        <Line {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />
        <Line
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          spellCheck={false}
          autoCapitalize="none"
          hint={emailHint}
        />
      </fieldset>
      <Lines {...field('message')} hint={messageHint} onLength={onMessage} />
      <label className="honeypot" aria-hidden="true">
        {trapField.label}
        <input name={trapField.name} tabIndex={-1} autoComplete="off" />
      </label>
      {/* After every answer: the server accepts the request as soon as the first file begins. */}
      {photos}
      <div className="send">
        <button className="button large" type="submit" disabled={sending} data-replay="">
          {sending ? quoteForm.sending : quoteForm.send}
        </button>
        <p role="status">{slow ? quoteForm.slow(facts) : quoteForm.note}</p>
      </div>
      <Privacy />
    </form>
  )
}

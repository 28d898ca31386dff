import type { FocusEventHandler, FormEventHandler, ReactNode, Ref } from 'react'
import { choices, quoteForm, trapField } from '#content/quote-form.ts'
import type { Answers, FieldErrors, FieldName } from '#domain/quote/quote-request.ts'
import { ErrorSummary } from './error-summary.tsx'
import { Line, Lines, Select } from './field.tsx'
import { Privacy } from './privacy.tsx'

export type QuoteFormProps = {
  /** Where the form posts when no script is awake. */
  action: string
  answers?: Answers
  errors?: FieldErrors
  sending?: boolean
  /** What became of the last try, in place of the form's first line. */
  outcome?: ReactNode
  /** A question about the e-mail address, below its field. */
  emailHint?: ReactNode
  onBlur?: FocusEventHandler<HTMLFormElement>
  onSubmit?: FormEventHandler<HTMLFormElement>
  formRef?: Ref<HTMLFormElement>
}

/** The form itself: the same markup from the build, in the browser, and on the server's answer to a visitor without script. */
export function QuoteForm({ action, answers = {}, errors = {}, sending = false, outcome, emailHint, onBlur, onSubmit, formRef }: QuoteFormProps) {
  const field = (name: FieldName) => ({ name, answer: answers[name], error: errors[name] })
  return (
    <form className="quote-form" method="post" action={action} noValidate onBlur={onBlur} onSubmit={onSubmit} ref={formRef} aria-busy={sending}>
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
      <Lines {...field('message')} />
      <Attached plan={answers.plan} />
      <label className="honeypot" aria-hidden="true">
        {trapField.label}
        <input name={trapField.name} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="send">
        <button className="button large" type="submit" disabled={sending} data-replay="">
          {sending ? quoteForm.sending : quoteForm.send}
        </button>
        <p>{quoteForm.note}</p>
      </div>
      <Privacy />
    </form>
  )
}

/** The drawing from /rita, if there is one: it shows while the field holds something (styles/form.css). islands/form-draft.ts fills it and takes it away. */
function Attached({ plan }: { plan: string | undefined }) {
  const { drawing, remove } = quoteForm.attached
  return (
    <div className="attached ticked">
      <input type="hidden" name="plan" defaultValue={plan} />
      <p>{drawing}</p>
      <button className="text-button" type="button" data-detach="">
        {remove}
      </button>
    </div>
  )
}

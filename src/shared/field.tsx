import type { InputHTMLAttributes, ReactNode } from 'react'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { type FieldError, type FieldName, fields } from '#domain/enquiry/enquiry-answers.ts'
import { FieldErrorText } from './field-error.tsx'

type FieldProps = { name: FieldName; answer: string | undefined; error: FieldError | undefined }

type LineProps = FieldProps & { hint?: ReactNode } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck'
  >

/** A text field of one line. */
export function Line({ name, answer, error, hint, ...input }: LineProps) {
  return (
    <Field name={name} error={error}>
      <input {...control(name, error)} {...input} defaultValue={answer} />
      {hint}
    </Field>
  )
}

type LinesProps = FieldProps & { hint: string | undefined; onLength: ((length: number) => void) | undefined }

/** A text field of several lines. Without `maxlength`, which would cut a pasted text silently: what is too long is refused in words. */
export function Lines({ name, answer, error, hint, onLength }: LinesProps) {
  const { maxLength: _, ...attributes } = control(name, error)
  return (
    <Field name={name} error={error}>
      <textarea {...attributes} rows={3} defaultValue={answer} onInput={onLength && (({ currentTarget }) => onLength(currentTarget.value.length))} />
      {hint && (
        <p className="hint" role="status">
          {hint}
        </p>
      )}
    </Field>
  )
}

/** A select. `words` are in the order they are shown. */
export function Select({ name, answer, error, words }: FieldProps & { words: Record<string, string> }) {
  return (
    <Field name={name} error={error} kind="half choice">
      <select {...control(name, error)} defaultValue={answer}>
        <option value="">{quoteForm.choose}</option>
        {Object.entries(words).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Label, control and error in one place, so that no field can lack one of them. */
function Field({ name, error, kind, children }: { name: FieldName; error: FieldError | undefined; kind?: 'half choice'; children: ReactNode }) {
  return (
    <div className={['field', kind, error && 'invalid'].filter(Boolean).join(' ')}>
      <label htmlFor={name}>
        {quoteForm.labels[name]}
        {!isRequired(name) && <span className="optional">{quoteForm.optional}</span>}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <FieldErrorText error={error} />
        </p>
      )}
    </div>
  )
}

/** The attributes that follow from a field's rule. Selects have no length. */
function control(name: FieldName, error: FieldError | undefined) {
  const rule = fields[name]
  return {
    id: name,
    name,
    required: isRequired(name),
    ...('choices' in rule ? {} : { maxLength: rule.max }),
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
  }
}

function isRequired(name: FieldName): boolean {
  return 'missing' in fields[name]
}

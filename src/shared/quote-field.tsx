import type { InputHTMLAttributes, ReactNode } from 'react'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { type FieldError, type FieldName, fields } from '#domain/enquiry/enquiry-answers.ts'
import { Field } from './field.tsx'
import { FieldErrorText } from './field-error.tsx'

type FieldProps = { name: FieldName; answer: string | undefined; error: FieldError | undefined }

type LineProps = FieldProps & { hint?: ReactNode } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck'
  >

/** A text field of one line. */
export function Line({ name, answer, error, hint, ...input }: LineProps) {
  const rule = fields[name]
  return (
    <Field {...fieldOf(name, error)}>
      {(attributes) => (
        <>
          <input {...attributes} required={isRequired(name)} maxLength={'max' in rule ? rule.max : undefined} {...input} defaultValue={answer} />
          {hint}
        </>
      )}
    </Field>
  )
}

type LinesProps = FieldProps & { hint: string | undefined; onLength: ((length: number) => void) | undefined }

/** A text field of several lines. */
export function Lines({ name, answer, error, hint, onLength }: LinesProps) {
  const onInput = onLength && (({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => onLength(currentTarget.value.length))
  return (
    <Field {...fieldOf(name, error)}>
      {(attributes) => (
        <>
          <textarea {...attributes} required={isRequired(name)} rows={3} defaultValue={answer} onInput={onInput} />
          {hint && (
            <p className="hint" role="status">
              {hint}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

/** A select. `words`: the label of each value, in the order in which they are shown. */
export function Select({ name, answer, error, words }: FieldProps & { words: Record<string, string> }) {
  return (
    <Field {...fieldOf(name, error)} kind="half choice">
      {(attributes) => (
        <select {...attributes} required={isRequired(name)} defaultValue={answer}>
          <option value="">{quoteForm.choose}</option>
          {Object.entries(words).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function fieldOf(name: FieldName, error: FieldError | undefined) {
  const label = (
    <>
      {quoteForm.labels[name]}
      {!isRequired(name) && <span className="optional">{quoteForm.optional}</span>}
    </>
  )
  return { name, label, error: error && <FieldErrorText error={error} /> }
}

function isRequired(name: FieldName): boolean {
  return 'missing' in fields[name]
}

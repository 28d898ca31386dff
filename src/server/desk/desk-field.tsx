import type { InputHTMLAttributes } from 'react'
import { Field } from '#shared/field.tsx'

type Props = {
  name: string
  label: string
  hint?: string
  error?: string | undefined
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'enterKeyHint' | 'spellCheck' | 'maxLength' | 'defaultValue' | 'className'
>

/** A text field of one line that must be filled in. */
export function DeskField({ name, label, hint, error, ...input }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(attributes) => <input {...attributes} required {...input} />}
    </Field>
  )
}

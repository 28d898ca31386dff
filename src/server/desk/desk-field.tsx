import type { InputHTMLAttributes } from 'react'

type Props = {
  name: string
  label: string
  hint?: string
  error?: string | undefined
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'enterKeyHint' | 'spellCheck' | 'maxLength' | 'defaultValue' | 'className'
>

/** A text field of one line, with its label, hint and error. */
export function DeskField({ name, label, hint, error, ...input }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="desk-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input id={name} name={name} required aria-describedby={described || undefined} aria-invalid={error ? true : undefined} {...input} />
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

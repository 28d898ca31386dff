import type { ReactNode } from 'react'

type Props = {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The control, with the attributes that tie it to label, hint and error. */
  children: (attributes: { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A field of the desk with its label, hint and error. Without `maxlength`, which would cut a pasted text silently. */
export function TextField({ name, label, hint, error, children }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field invalid' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="desk-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children({ id: name, name, ...(error && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) })}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'

type ControlAttributes = { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type FieldProps = {
  name: string
  /** Where it is not the name: a page may have several fields of one name. */
  id?: string
  label: ReactNode
  /** Between label and control. */
  hint?: ReactNode
  error?: ReactNode
  /** Further classes. */
  kind?: string | undefined
  /** The control, with the attributes that tie it to hint and error. */
  children: (attributes: ControlAttributes) => ReactNode
}

/**
 * Label, hint, control and error in one place, so that no field can lack one of them. Controls have no `maxlength` where a text may be
 * pasted: it would be cut silently, and what is too long is refused in words.
 */
export function Field({ name, id = name, label, hint, error, kind, children }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['field', kind, error && 'invalid'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, name, ...(error && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }) })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

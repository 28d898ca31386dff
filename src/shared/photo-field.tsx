import type { ChangeEventHandler, ReactNode, Ref } from 'react'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { photoField } from '#content/photos/photo-field.ts'
import { PHOTO_FIELD } from '#domain/enquiry/photo-limits.ts'

const HINT_ID = 'photos-hint'

/** HEIC is left out, because browsers, and phones always, then hand over a JPEG instead. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

type PhotoFieldProps = {
  /** Below the field, in place of its limits. */
  hint?: ReactNode
  /** The photos that are chosen. */
  children?: ReactNode
  onChange?: ChangeEventHandler<HTMLInputElement>
  inputRef?: Ref<HTMLInputElement>
}

/** The optional field for photos. On a phone it offers camera and library. Files can be dropped on it. */
export function PhotoField({ hint = photoField.hint, children, onChange, inputRef }: PhotoFieldProps) {
  return (
    <div className="field">
      <label htmlFor={PHOTO_FIELD}>
        {photoField.label}
        <span className="optional">{quoteForm.optional}</span>
      </label>
      <input id={PHOTO_FIELD} type="file" accept={ACCEPTED} multiple name={PHOTO_FIELD} aria-describedby={HINT_ID} onChange={onChange} ref={inputRef} />
      <div className="hint" id={HINT_ID} role="status">
        {hint}
      </div>
      {children}
    </div>
  )
}

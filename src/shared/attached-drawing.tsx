import { attachedWords as words } from '#content/planner/attached-words.ts'
import { QUOTE_FORM_ID } from './quote-form.tsx'

/**
 * The drawing that goes along with the quote form, hidden while there is none (styles/attached.css). It stands outside the
 * form's markup, so that it does not depend on the form being hydrated: islands/form-draft.ts fills it in and removes it.
 */
export function AttachedDrawing() {
  return (
    <section className="attached" aria-label={words.label}>
      <input type="hidden" name="plan" form={QUOTE_FORM_ID} />
      <div className="attached-summary">
        <strong>{words.heading}</strong>
      </div>
      <button className="text-button" type="button">
        {words.remove}
      </button>
    </section>
  )
}

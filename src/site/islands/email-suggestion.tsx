import { type FocusEvent, useState } from 'react'
import { quoteForm } from '#content/enquiries/quote-form.ts'

/** Asks about a likely typo in the e-mail address when its field loses focus. Only asks: an odd address may be right. */
export function useEmailSuggestion() {
  const [suggestion, setSuggestion] = useState<{ field: HTMLInputElement; email: string }>()

  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'email') return
    if (relatedTarget instanceof HTMLTextAreaElement || relatedTarget instanceof HTMLInputElement) suggest(target)
    // The question moves what is below it: a press on "Skicka" that has begun must land first.
    else addEventListener('click', () => setTimeout(suggest, 0, target), { once: true, capture: true })
  }

  async function suggest(field: HTMLInputElement) {
    const typo = await import('#domain/sweden/email-typo.ts').catch(console.warn)
    const email = typo?.likelyEmail(field.value)
    setSuggestion(email ? { field, email } : undefined)
  }

  function accept() {
    if (!suggestion) return
    suggestion.field.value = suggestion.email
    // So that form-draft.ts keeps the new value.
    suggestion.field.dispatchEvent(new Event('input', { bubbles: true }))
    suggestion.field.focus()
    setSuggestion(undefined)
  }

  const hint = (
    <p className="field-hint" role="status">
      {suggestion && (
        <>
          {quoteForm.meant} <b>{suggestion.email}</b>?{' '}
          <button className="text-button" type="button" onClick={accept}>
            {quoteForm.takeMeant}
          </button>
        </>
      )}
    </p>
  )
  return { hint, onBlur, forget: () => setSuggestion(undefined) }
}

import { type FocusEvent, useState } from 'react'
import { quoteForm } from '#content/quote-form.ts'

/** Asks about a slip in the e-mail address when the visitor has left its field. A question only: whoever has the odd address is right. */
export function useEmailSuggestion() {
  const [asked, ask] = useState<{ field: HTMLInputElement; meant: string }>()

  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'email') return
    if (relatedTarget instanceof HTMLTextAreaElement || relatedTarget instanceof HTMLInputElement) look(target)
    // The question pushes down what is below it: a press that is on its way to "Skicka" must arrive there first.
    else addEventListener('click', () => setTimeout(look, 0, target), { once: true, capture: true })
  }

  async function look(field: HTMLInputElement) {
    const typo = await import('#domain/sweden/email-typo.ts').catch(console.warn)
    const meant = typo?.likelyEmail(field.value)
    ask(meant ? { field, meant } : undefined)
  }

  function take() {
    if (!asked) return
    asked.field.value = asked.meant
    // What is written is kept over a reload (form-draft.ts), by whoever it was written.
    asked.field.dispatchEvent(new Event('input', { bubbles: true }))
    asked.field.focus()
    ask(undefined)
  }

  const hint = (
    <p className="field-hint" role="status">
      {asked && (
        <>
          {quoteForm.meant} <b>{asked.meant}</b>?{' '}
          <button className="text-button" type="button" onClick={take}>
            {quoteForm.takeMeant}
          </button>
        </>
      )}
    </p>
  )
  return { hint, onBlur }
}

/** Where the answers of /rita lie until they have been sent (rita-answers.ts knows it too: a module in common would be a file of its own). */
const KEY = 'fogratt.rita'

/** Fills the quote form's empty fields with the answers of /rita. They stay carried, over a reload too, until they are sent. */
const quote = document.querySelector<HTMLFormElement>('#kontakt form')
if (quote) bring(quote)

function bring(form: HTMLFormElement) {
  try {
    const carried: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    for (const [name, answer] of Object.entries(carried)) {
      const field = form.elements.namedItem(name)
      if (field && 'value' in field && !field.value) field.value = answer
    }
    document.addEventListener('quote-sent', () => sessionStorage.removeItem(KEY))
  } catch {
    // What cannot be read was not carried.
  }
}

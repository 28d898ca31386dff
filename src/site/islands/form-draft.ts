/** Where answers lie until they have been sent – those of /rita, and a form half filled in: this tab's own store, never an address. */
const KEY = 'fogratt.answers' // rita-answers.ts knows it too: a module in common would be a file of its own.

/** Fills the quote form's empty fields, and keeps what is written in it. The answers stay, over a reload too, until they are sent. */
const quote = document.querySelector<HTMLFormElement>('#kontakt form')
if (quote) bring(quote)

function bring(form: HTMLFormElement) {
  try {
    const carried: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    for (const [name, answer] of Object.entries(carried)) {
      const field = form.elements.namedItem(name)
      if (field && 'value' in field && !field.value) field.value = answer
    }
  } catch {
    // What cannot be read was not carried.
  }
  const keepAll = () => keep(Object.fromEntries(new FormData(form)))
  form.addEventListener('input', keepAll)
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-detach]'))) return
    detach(form)
    keepAll()
  })
  document.addEventListener('quote-sent', () => {
    sessionStorage.removeItem(KEY)
    detach(form)
  })
}

/** The drawing no longer goes along. A form's own reset leaves hidden fields as they are. */
function detach(form: HTMLFormElement) {
  const plan = form.elements.namedItem('plan')
  if (plan && 'value' in plan) plan.value = ''
}

function keep(answers: Record<string, FormDataEntryValue>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // Without a store nothing is kept.
  }
}

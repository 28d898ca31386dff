/**
 * Keeps the answers that have not been sent yet, from /rita and from this form, in this tab's session storage, never in an address. They
 * are stored as a query string of the form's field names. `plan` is the drawing; `drawn` names the answers that came from it alone.
 */
const KEY = 'fogratt.answers' // rita-answers.ts writes it too: a module in common would be one more request.

const quote = document.querySelector<HTMLFormElement>('#kontakt form')
if (quote) keepDraft(quote)

/** Fills the form's empty fields, and keeps what is written in it until it has been sent. */
function keepDraft(form: HTMLFormElement) {
  let draft = new URLSearchParams()
  const drawn = new Set<string>()
  fillIn()
  // After going back the browser may show the page as it was left, and something may have been drawn since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    answerWith(form, 'plan', '')
    fillIn()
  })

  function fillIn() {
    draft = new URLSearchParams(readDraft())
    drawn.clear()
    for (const name of draft.getAll('drawn')) drawn.add(name)
    for (const [name, answer] of draft) if (answerOf(form, name) === '') answerWith(form, name, answer)
    showDrawing(form, draft.get('plan'))
  }

  const save = () => writeDraft(new FormData(form), drawn)
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element) drawn.delete(target.id)
    save()
  })
  document.querySelector('.attached button')?.addEventListener('click', () => {
    answerWith(form, 'plan', '')
    for (const name of drawn) if (answerOf(form, name) === draft.get(name)) answerWith(form, name, '')
    drawn.clear()
    save()
    form.querySelector('select')?.focus()
  })
  document.addEventListener('quote-sent', () => {
    sessionStorage.removeItem(KEY)
    drawn.clear()
    // A form's own reset leaves hidden fields as they are.
    answerWith(form, 'plan', '')
  })
}

function answerOf(form: HTMLFormElement, name: string): string | undefined {
  const field = form.elements.namedItem(name)
  return field && 'value' in field ? field.value : undefined
}

function answerWith(form: HTMLFormElement, name: string, answer: string) {
  const field = form.elements.namedItem(name)
  if (field && 'value' in field) field.value = answer
}

/** If its code does not load, the page still says that a drawing goes along. */
async function showDrawing(form: HTMLFormElement, packed: string | null) {
  const place = form.closest('#kontakt')?.querySelector('.attached-summary')
  if (!packed || !place) return
  const module = await import('./show-plan-summary.tsx').catch(console.warn)
  module?.showPlanSummary(place, packed)
}

function readDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function writeDraft(answers: FormData, drawn: Iterable<string>) {
  const draft = new URLSearchParams()
  for (const [name, answer] of answers) if (typeof answer === 'string' && answer !== '') draft.set(name, answer)
  for (const name of drawn) draft.append('drawn', name)
  try {
    sessionStorage.setItem(KEY, draft.toString())
  } catch {
    // Without storage nothing is kept.
  }
}

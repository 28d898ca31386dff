import type { FieldName } from '#domain/quote/quote-request.ts'

/** Of this tab only. form-draft.ts says what is in it. */
const KEY = 'fogratt.answers'

/** On /rita: takes the answers along to the quote form, under the names that they have there. Nothing is sent. */
const rita = document.querySelector<HTMLFormElement>('#rita')
rita?.addEventListener('submit', (event) => {
  event.preventDefault()
  goToForm()
})

/** From the planner (planner/request-quote.tsx), with the drawing and what follows from it. */
document.addEventListener('drawing-attached', (event) => {
  if (event instanceof CustomEvent) goToForm(new URLSearchParams(String(event.detail)))
})

function goToForm(drawing?: URLSearchParams) {
  try {
    const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '')
    for (const [name, answer] of answers()) {
      draft.set(name, answer)
      draft.delete('drawn', name)
    }
    if (drawing) attach(draft, drawing)
    sessionStorage.setItem(KEY, draft.toString())
  } catch {
    // Without storage the visitor still gets to the form, only with empty fields.
  }
  location.assign('/#kontakt')
}

/** In place of an earlier drawing. What follows from it answers only what the visitor has not answered. */
function attach(draft: URLSearchParams, drawing: URLSearchParams) {
  for (const name of [...draft.getAll('drawn'), 'drawn', 'plan']) draft.delete(name)
  for (const [name, answer] of drawing) {
    if (draft.has(name)) continue
    draft.set(name, answer)
    if (name !== 'plan') draft.append('drawn', name)
  }
}

/** Those that were given. */
function answers(): [name: string, answer: string][] {
  const given = new FormData(rita ?? undefined)
  const answer = (name: string) => String(given.get(name) ?? '').trim()
  const all = {
    name: `${answer('firstName')} ${answer('lastName')}`.trim(),
    email: answer('email'),
    phone: answer('phone'),
    location: answer('address'),
    size: answer('roomSize'),
    budget: answer('budget'),
    timeline: answer('timeline'),
    message: answer('description'),
  } satisfies Partial<Record<FieldName, string>>
  return Object.entries(all).filter(([, answer]) => answer !== '')
}

import type { FieldName } from '#domain/enquiry/enquiry-answers.ts'

/** Of this tab only. form-draft.ts says what is in it. */
const KEY = 'fogratt.answers'

/** On /rita: takes the answers to the quote form, under the names of its fields. Nothing is sent. */
const rita = document.querySelector<HTMLFormElement>('#rita')
rita?.addEventListener('submit', (event) => {
  event.preventDefault()
  goToForm()
})
document.addEventListener('to-quote-form', goToForm)

/** From the planner (planner/attach-drawing.ts), at every change: the drawing and what follows from it, or nothing. */
document.addEventListener('drawing-changed', (event) => {
  if (!(event instanceof CustomEvent)) return
  const drawing = new URLSearchParams(String(event.detail))
  // The planner then says that the drawing could not be kept.
  if (!change((draft) => attach(draft, drawing))) event.preventDefault()
})

/** Without storage the visitor still gets to the form, only with empty fields. */
function goToForm() {
  change((draft) => {
    for (const [name, answer] of answers()) {
      draft.set(name, name === 'message' ? withEarlier(draft.get(name) ?? '', answer) : answer)
      draft.delete('drawn', name)
    }
  })
  location.assign('/#kontakt')
}

/** Changes the draft. Returns false if there is no storage. */
function change(write: (draft: URLSearchParams) => void): boolean {
  try {
    const draft = new URLSearchParams(sessionStorage.getItem(KEY) ?? '')
    write(draft)
    if (draft.size > 0) sessionStorage.setItem(KEY, draft.toString())
    else sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

/** Puts the answer below what is already written in the form. */
function withEarlier(earlier: string, answer: string): string {
  if (answer.includes(earlier)) return answer
  return earlier.includes(answer) ? earlier : `${earlier.trimEnd()}\n${answer}`
}

/** Replaces an earlier drawing. Answers that follow from the drawing only fill what the visitor has not answered. */
function attach(draft: URLSearchParams, drawing: URLSearchParams) {
  for (const name of [...draft.getAll('drawn'), 'drawn', 'plan']) draft.delete(name)
  for (const [name, answer] of drawing) {
    if (draft.has(name)) continue
    draft.set(name, answer)
    if (name !== 'plan') draft.append('drawn', name)
  }
}

/** The answers that were given, by the names of the quote form's fields. */
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

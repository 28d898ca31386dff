/** This tab's own store, never an address (form-draft.ts knows the key too). */
const STORE_KEY = 'fogratt.answers'

/** The first line of what the drawing says in the message (content/planner.ts); an empty line ends it. */
const DRAWING = /(?:^|\n\n)Min ritning:\n[^\n]+(?:\n[^\n]+)*/

type Carried = Record<string, string>

/** On /rita: takes the answers along to the quote form, under the names that they have there. Nothing is sent. */
const rita = document.querySelector<HTMLFormElement>('#rita')
rita?.addEventListener('submit', (event) => {
  event.preventDefault()
  go({})
})

/** The planner says so (planner/request-quote.tsx). */
document.addEventListener('drawing-taken', (event) => {
  if (event instanceof CustomEvent) go(event.detail)
})

function go(drawing: Carried) {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify(carried(drawing)))
  } catch {
    // Without a store the visitor still gets to the form, only with empty fields.
  }
  location.assign('/#kontakt')
}

/** What was carried before, with what is answered now, and the drawing last: it was asked for last. */
function carried(drawing: Carried): Carried {
  const before: Carried = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}')
  const now = answers()
  const written = now.message || (before.message ?? '').replace(DRAWING, '')
  const drawn = drawing.message ?? DRAWING.exec(before.message ?? '')?.[0].trim()
  return { ...before, ...now, ...drawing, message: [written, drawn].filter(Boolean).join('\n\n') }
}

/** Those that were given. */
function answers(): Carried {
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
  }
  return Object.fromEntries(Object.entries(all).filter(([, answer]) => answer !== ''))
}

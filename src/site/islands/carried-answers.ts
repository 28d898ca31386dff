/** Where the answers of /rita lie until they have been sent: this tab's own store, never an address. */
const KEY = 'fogratt.rita'

/** On /rita: takes the answers along to the quote form, under the names that they have there. Nothing is sent. */
const rita = document.querySelector<HTMLFormElement>('#rita')
rita?.addEventListener('submit', (event) => {
  event.preventDefault()
  carry(new FormData(rita))
  location.assign('/#kontakt')
})

function carry(given: FormData) {
  const answer = (name: string) => String(given.get(name) ?? '').trim()
  const carried = {
    name: `${answer('firstName')} ${answer('lastName')}`.trim(),
    email: answer('email'),
    phone: answer('phone'),
    location: answer('address'),
    size: answer('roomSize'),
    budget: answer('budget'),
    timeline: answer('timeline'),
    message: answer('description'),
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried))
  } catch {
    // Without a store the visitor still gets to the form, only with empty fields.
  }
}

/** On the home page: fills the quote form's empty fields. The answers stay carried, over a reload too, until they are sent. */
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

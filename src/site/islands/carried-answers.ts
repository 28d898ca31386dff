/** Where answers lie until they have been sent – those of /rita, and a form half filled in: this tab's own store, never an address. */
const KEY = 'fogratt.answers'

/** On /rita: takes the answers along to the quote form, under the names that they have there. Nothing is sent. */
const rita = document.querySelector<HTMLFormElement>('#rita')
rita?.addEventListener('submit', (event) => {
  event.preventDefault()
  carry(new FormData(rita))
  location.assign('/#kontakt')
})

function carry(given: FormData) {
  const answer = (name: string) => String(given.get(name) ?? '').trim()
  keep({
    name: `${answer('firstName')} ${answer('lastName')}`.trim(),
    email: answer('email'),
    phone: answer('phone'),
    location: answer('address'),
    size: answer('roomSize'),
    budget: answer('budget'),
    timeline: answer('timeline'),
    message: answer('description'),
  })
}

function keep(answers: Record<string, FormDataEntryValue>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // Without a store the visitor still gets to the form, only with empty fields.
  }
}

/** On the home page: fills the quote form's empty fields, and keeps what is written in it. The answers stay, over a reload too, until they are sent. */
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
  form.addEventListener('input', () => keep(Object.fromEntries(new FormData(form))))
  document.addEventListener('quote-sent', () => sessionStorage.removeItem(KEY))
}

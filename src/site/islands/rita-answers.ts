/** This tab's own store, never an address (carried-answers.ts knows the key too). */
const STORE_KEY = 'fogratt.answers'

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
    sessionStorage.setItem(STORE_KEY, JSON.stringify(carried))
  } catch {
    // Without a store the visitor still gets to the form, only with empty fields.
  }
}

import { carriedKey } from './carried.ts'

/** On /rita: takes the answers along to the quote form, under the names that they have there. Nothing is sent. */
const form = document.querySelector<HTMLFormElement>('#rita')
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const given = new FormData(form)
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
    sessionStorage.setItem(carriedKey, JSON.stringify(carried))
  } catch {
    // Without a store the visitor still gets to the form, only with empty fields.
  }
  location.assign('/#kontakt')
})

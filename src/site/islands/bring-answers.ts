import { carriedKey } from './carried.ts'

/** On the home page: fills the quote form's empty fields with what was answered on /rita. It stays carried until it is sent. */
try {
  const carried: Record<string, string> = JSON.parse(sessionStorage.getItem(carriedKey) ?? '{}')
  const form = document.querySelector<HTMLFormElement>('#kontakt form')
  for (const [name, answer] of Object.entries(carried)) {
    const field = form?.elements.namedItem(name)
    if (field && 'value' in field && !field.value) field.value = answer
  }
} catch {
  // What cannot be read was not carried.
}

import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/**
 * Forms with `data-passkey` (server/desk/sign-in/passkey-form.tsx): shown where the browser knows passkeys. Sending one asks the server
 * for a challenge at `data-options`, the browser for its answer, and then posts it as a plain form.
 */
if ('PublicKeyCredential' in window) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void answer(form)
    })
  }
  // Tells the server that a passkey may be offered after this.
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-knows-passkeys]')) field.value = 'ja'
}

async function answer(form: HTMLFormElement) {
  const button = form.querySelector('button')
  const message = form.querySelector('[role=alert]')
  if (button) button.disabled = true
  if (message) message.textContent = ''
  try {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
    const response = await fetch(form.dataset.options ?? '', { method: 'POST', body: fields })
    if (!response.ok) throw new Error(`${response.status}`)
    const optionsJSON = await response.json()
    const made = form.dataset.passkey === 'create' ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON })
    const field = form.querySelector<HTMLInputElement>('input[name=svar]')
    if (field) field.value = JSON.stringify(made)
    form.submit()
  } catch (error) {
    // The owner closed the dialog, or there is no passkey for this site: the message is the same.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    if (message) message.textContent = message.getAttribute(isKnown ? 'data-known' : 'data-failed')
    if (button) button.disabled = false
  }
}

import { sendingWords } from '#content/desk/sending.ts'
import { DESK_STORE } from '#domain/desk-worker.ts'
import type { Answer } from './answer.ts'
import { actionOf, forgetDraft, forgetDraftsBelow } from './drafts.ts'
import { lineWith } from './line.ts'

/** Longer than the server lets anybody wait (server/core/http/request-listener.ts). */
const PATIENCE_MS = 60_000
const HAND_OVER_MS = 3_000

/**
 * Sends the page's forms, so that the page and what was typed stay when there is no coverage. What the server answers is handed to the service
 * worker, which shows it at its own address: it is the page that the browser would have shown. Until that worker is there the browser sends.
 */
export function sendForms() {
  let worker: ServiceWorker | null = null
  let isSending = false
  navigator.serviceWorker?.ready.then(({ active }) => {
    worker = active
  })
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event
    if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (!worker) {
      // Who signs out, here or everywhere, is answered when this script is gone.
      if (/logga-ut|avsluta-alla/.test(actionOf(form).href)) forgetDraftsBelow('/')
      return
    }
    event.preventDefault()
    if (isSending) return
    isSending = true
    const body = bodyOf(form, submitter)
    const showReady = showSending(form, submitter)
    const stop = () => {
      isSending = false
      showReady()
    }
    // From the browser's memory the page comes as it was left.
    addEventListener('pagehide', stop, { once: true })
    send(form, submitter, body, worker).catch(() => {
      stop()
      showLost(form, submitter)
    })
  })
}

/** As the browser encodes it. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData | URLSearchParams {
  const data = new FormData(form)
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') data.append(submitter.name, submitter.value)
  if (form.enctype === 'multipart/form-data') return data
  const fields = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') fields.append(name, value.replace(/\r?\n/g, '\r\n'))
  return fields
}

/** Returns what takes it back. */
function showSending(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  form.querySelector('.desk-line[role=alert]')?.remove()
  const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement)
  const words = [...(submitter?.childNodes ?? [])]
  for (const button of buttons) button.disabled = true
  submitter?.replaceChildren(sendingWords.sending)
  return () => {
    for (const button of buttons) button.disabled = false
    submitter?.replaceChildren(...words)
  }
}

/** Rejects if no whole answer came. Pictures may take their time. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null, body: FormData | URLSearchParams, worker: ServiceWorker) {
  const address = submitter?.hasAttribute('formaction') ? new URL(submitter.getAttribute('formaction') ?? '', location.href) : actionOf(form)
  const signal = body instanceof FormData ? null : AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(address, { method: 'POST', body, signal })
  const html = await response.text()
  await forgetWhatIsDone(form, address.pathname, response)
  await handOver(worker, { address: response.url, status: response.status, headers: [...response.headers], html })
  location.assign(response.url)
}

/** A draft is needed until the server has done what the form is for: then it leads on, but not to signing in, except after signing out. */
async function forgetWhatIsDone(form: HTMLFormElement, path: string, { ok, redirected, url }: Response) {
  if (!ok) return
  if (url.includes(SIGN_IN)) {
    if (url.endsWith(SIGN_IN)) forgetDraftsBelow('/')
    return
  }
  const isErased = path.endsWith('/radera')
  if (redirected || isErased) forgetDraft(form)
  if (!isErased) return
  forgetDraftsBelow(path.slice(0, path.lastIndexOf('/')))
  await caches.delete(DESK_STORE)
}

/** Who signs out is led there; who has to sign in again, with the way back. */
const SIGN_IN = '/agare/logga-in'

/** Resolves when the worker has it; without, its address is asked for as any other. */
function handOver(worker: ServiceWorker, answer: Answer): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
    setTimeout(resolve, HAND_OVER_MS)
    worker.postMessage(answer, [port2])
  })
}

function showLost(form: HTMLFormElement, submitter: HTMLElement | null) {
  const line = lineWith(sendingWords.lost, sendingWords.again, () => form.requestSubmit(submitter))
  line.setAttribute('role', 'alert')
  form.append(line)
}

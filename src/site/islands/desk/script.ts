import { DESK_WORKER } from '#domain/desk-worker.ts'
import { keepDrafts } from './drafts.ts'
import { sendForms } from './sending.ts'

/** On every page of the desk. Without it all works: the browser sends the forms, and nothing is kept. */
sendForms()
// Only who is signed in can search. Nothing is kept of a page that is reached by a link in an email.
if (document.querySelector('.desk-search')) {
  keepDrafts()
  startWorker().catch(() => {
    // A private window, for instance: then the browser sends, and there is nothing without coverage.
  })
}

async function startWorker() {
  await navigator.serviceWorker?.register(workerAddress(), { scope: '/agare' })
}

/** Where scripts may be named by trusted types alone (server/core/http/csp.ts), by the one that can name nothing else. */
function workerAddress() {
  return window.trustedTypes?.createPolicy('skrivbord', { createScriptURL: () => DESK_WORKER }).createScriptURL('') ?? DESK_WORKER
}

declare global {
  interface Window {
    /** Missing in TypeScript's names. What it makes is taken in place of a string. */
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): string } }
  }
}

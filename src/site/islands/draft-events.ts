/** What the page's script listens for (form-draft.ts). */
const SENT = 'quote-sent'

/** The request has been sent, so nothing is carried any more. Said by an event: the page's script cannot be imported where the page is built. */
export function discardDraft() {
  document.dispatchEvent(new Event(SENT))
}

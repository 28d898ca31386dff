/** Heard by form-draft.ts. */
const SENT = 'quote-sent'

/** Call when the request has been sent: the draft is discarded. An event, because the page's script cannot be imported where the page is built. */
export function discardDraft() {
  document.dispatchEvent(new Event(SENT))
}

/** What the page's script listens for (carried-answers.ts). */
const SENT = 'quote-sent'

/**
 * The request has been sent, so nothing is carried any more. Said by an event: a module that page script and island had
 * in common would become a file of its own, fetched before anybody has touched anything.
 */
export function forgetCarried() {
  document.dispatchEvent(new Event(SENT))
}

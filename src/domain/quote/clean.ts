/**
 * What is taken out of every answer before it is sent and again before it is kept (specification §5): script elements
 * and tags, the text `javascript:`, and event-handler attributes inside tags. Only inside tags: "Onsdag = hemma" and
 * "Kontonummer = 123" are ordinary Swedish and stay. This is not what makes the text safe to show; escaping on output is.
 */
const UNWANTED = [/<script\b[^>]*>[\s\S]*?<\/script\b[^>]*>/gi, /<\/?script\b[^>]*>?/gi, /javascript:/gi]
const TAG = /<[a-z/!][^<>]*>?/gi
const EVENT_HANDLER = /[\s/"']on[a-z]+\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s"'>]*)/gi

/** Removing one thing can put another together (`<scr<script>ipt>`), so it goes on until nothing changes. */
export function clean(answer: string): string {
  let before: string
  let after = answer
  do {
    before = after
    for (const unwanted of UNWANTED) after = after.replace(unwanted, '')
    after = after.replace(TAG, (tag) => tag.replace(EVENT_HANDLER, ''))
  } while (after !== before)
  return after
}

/**
 * Removes from an answer what specification §5.4 forbids: script elements and tags, the text `javascript:`, and
 * event-handler attributes. Attributes are removed inside tags only: "Onsdag = hemma" and "Kontonummer = 123" are ordinary
 * Swedish and stay. This does not make the text safe to show; escaping on output does.
 *
 * Linear time for any text (tests/hostile-text.properties.test.ts).
 */
export function clean(answer: string): string {
  let cleaned = answer
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = cleaned
    cleaned = removeOnce(before)
    if (cleaned === before) return cleaned
  }
  return cleaned.replace(/[<:]/g, '')
}

/**
 * A removal can join what it separated (`<scr<script>ipt>`), so it is repeated until nothing changes. Text nested deeper than
 * this is an attack and loses the characters that tags and `javascript:` need.
 */
const MAX_ROUNDS = 10

const SCRIPT_TAG = /<\/?script\b[^>]*>?/gi
const JAVASCRIPT = /javascript:/gi
/** Up to its `>`, not counting one inside a quoted value. An unclosed quote is an ordinary character. */
const TAG = /<[a-z/!](?:"[^"]*"|'[^']*'|[^<>])*>?/gi
const EVENT_HANDLER = /[\s/"']on[a-z]+\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s"'>]*)/gi

function removeOnce(text: string): string {
  return removeScriptElements(text)
    .replace(SCRIPT_TAG, '')
    .replace(JAVASCRIPT, '')
    .replace(TAG, (tag) => tag.replace(EVENT_HANDLER, ''))
}

/**
 * Removes each `<script …>…</script …>` with its content. One regular expression for the whole element would search for the
 * end again from every start (cubic time); here each search continues where the previous one stopped.
 */
function removeScriptElements(text: string): string {
  const start = /<script\b/gi
  const end = /<\/script\b[^>]*>?/gi
  let kept = ''
  let position = 0
  for (let opening = start.exec(text); opening; opening = start.exec(text)) {
    const content = text.indexOf('>', start.lastIndex) + 1
    end.lastIndex = content
    if (content === 0 || !end.test(text)) break
    kept += text.slice(position, opening.index)
    position = end.lastIndex
    start.lastIndex = position
  }
  return kept + text.slice(position)
}

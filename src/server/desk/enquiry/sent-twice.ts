import { createHash } from 'node:crypto'

/** As many as are remembered; a form is sent again within minutes. */
const MOST = 500

/**
 * The same form with the same words, sent again because its answer did not arrive: it is answered as the first one, and done once. What the
 * history knows by the form's token is recognised for a day and by every process; the rest, as a proposal of times, by this process alone.
 */
export function makeSentTwice<Outcome>() {
  const done = new Map<string, Promise<Outcome | undefined>>()
  /** `form`: all that was sent. `does` resolves to undefined when it is done; what was refused or failed can be tried again. */
  return (form: readonly string[], does: () => Promise<Outcome | undefined>): Promise<Outcome | undefined> => {
    const key = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
    const before = done.get(key)
    if (before) return before
    const outcome = does()
    done.set(key, outcome)
    const forget = () => done.delete(key)
    outcome.then((refused) => refused !== undefined && forget(), forget)
    const [oldest] = done.keys()
    if (done.size > MOST && oldest !== undefined) done.delete(oldest)
    return outcome
  }
}

import { historyWords } from '#content/desk/history.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import type { HistoryEntry, SentMessage } from '#domain/enquiry/history.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { deedInWords, doerInWords, saidIn } from '#server/enquiries/history-words.ts'

/** What was done about a request, the latest first. */
export function HistoryList({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <section aria-labelledby="historik">
      <h2 id="historik">{historyWords.heading}</h2>
      <ol className="desk-history" reversed>
        {history.toReversed().map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <p className="deed">{deedInWords(entry)}</p>
            <p className="desk-hint">
              <time dateTime={entry.at}>{swedishTime(new Date(entry.at))}</time>
              {` · ${doerInWords(entry.by)}`}
              {entry.undoneAt !== undefined && ` · ${historyWords.undone}`}
            </p>
            <Words entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Words({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'added') return <Facts facts={additionFacts(entry.addition)} />
  const message = entry.kind === 'reply' || entry.kind === 'forwarded' ? entry.message : undefined
  if (message) return <SentWords message={message} isUndone={entry.undoneAt !== undefined} />
  const words = saidIn(entry)
  return words === '' ? null : <p className="words">{words}</p>
}

function SentWords({ message, isUndone }: { message: SentMessage; isUndone: boolean }) {
  const { delivery } = historyWords
  return (
    <>
      <p className={message.givenUpAt ? 'field-error' : 'desk-hint'}>
        {message.givenUpAt ? `${delivery.failed}: ${message.to}` : message.sentAt ? delivery.sent : isUndone ? delivery.undone : delivery.waiting}
      </p>
      <details>
        <summary>{message.subject}</summary>
        {message.text !== '' && <p className="words">{message.text}</p>}
      </details>
    </>
  )
}

import { toasts } from '#content/quote-form.ts'
import { swedishTime } from '#domain/sweden/time.ts'

/** What a visitor without script sees when the request has been accepted. */
export function Thanks({ reference, answerBy }: { reference: string; answerBy: string }) {
  return (
    <div className="thanks">
      <h1>{toasts.sent.title}</h1>
      <p>{toasts.sent.text}</p>
      <p>
        Du får svar senast <strong>{swedishTime(new Date(answerBy))}</strong>.
      </p>
      <p>
        Ditt ärendenummer är <strong>{reference}</strong>. Skriv gärna upp det.
      </p>
      <p>
        <a className="button outlined" href="/">
          Till startsidan
        </a>
      </p>
    </div>
  )
}

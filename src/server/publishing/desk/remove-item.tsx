import { SEEN } from './site-path.ts'

type Props = {
  action: string
  words: { summary: string; text: string; send: string }
  seen: string | undefined
  formToken: string
}

/** Takes an item of a list out of the draft. */
export function RemoveItem({ action, words, seen, formToken }: Props) {
  return (
    <details className="desk-action">
      <summary>{words.summary}</summary>
      <form method="post" action={action} className="desk-form">
        <input type="hidden" name="sigill" value={formToken} />
        <input type="hidden" name={SEEN} value={seen ?? ''} />
        <p>{words.text}</p>
        <button className="button outlined" type="submit">
          {words.send}
        </button>
      </form>
    </details>
  )
}

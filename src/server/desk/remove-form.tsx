import { TokenForm } from '#server/core/http/private-form.tsx'

type Props = {
  action: string
  words: { summary: string; text: string; send: string }
  formToken: string
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string>>
}

/** Takes one of a list away: folded, so that no hand slips. */
export function RemoveForm({ action, words, formToken, fields = {} }: Props) {
  return (
    <details className="desk-action">
      <summary>{words.summary}</summary>
      <TokenForm action={action} className="desk-form" formToken={formToken} fields={fields} send={words.send} button="button outlined">
        <p>{words.text}</p>
      </TokenForm>
    </details>
  )
}

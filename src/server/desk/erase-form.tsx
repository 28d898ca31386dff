import { FormError, TokenForm } from '#server/core/http/private-form.tsx'

type Props = {
  path: string
  /** Where not to erase leads. */
  backPath: string
  words: { confirm: string; send: string; back: string }
  formToken: string
  error: string | undefined
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string>>
}

/** Erases for good once its checkbox is ticked, or leads back. */
export function EraseForm({ path, backPath, words, formToken, error, fields = {} }: Props) {
  return (
    <>
      <FormError error={error} />
      <TokenForm action={path} className="desk-form" formToken={formToken} fields={fields} send={words.send} button="button large danger">
        <label className="tick">
          <input type="checkbox" name="bekrafta" value="ja" required />
          {words.confirm}
        </label>
      </TokenForm>
      <p>
        <a href={backPath}>{words.back}</a>
      </p>
    </>
  )
}

import type { ReactNode } from 'react'
import { FormError } from '#server/core/http/private-form.tsx'

type Props = {
  path: string
  /** Where not to erase leads. */
  backPath: string
  words: { confirm: string; send: string; back: string }
  formToken: string
  error: string | undefined
  /** Further hidden fields. */
  children?: ReactNode
}

/** Erases for good once its checkbox is ticked, or leads back. */
export function EraseForm({ path, backPath, words, formToken, error, children }: Props) {
  return (
    <>
      <FormError error={error} />
      <form method="post" action={path} className="desk-form">
        <input type="hidden" name="sigill" value={formToken} />
        {children}
        <label className="tick">
          <input type="checkbox" name="bekrafta" value="ja" required />
          {words.confirm}
        </label>
        <button className="button large danger" type="submit">
          {words.send}
        </button>
      </form>
      <p>
        <a href={backPath}>{words.back}</a>
      </p>
    </>
  )
}

import type { ReactNode } from 'react'

type OwnerActionProps = { name: string; words: { heading: string; confirm: string; send: string }; formToken: string; children: ReactNode }

/** A form that has no effect until its checkbox is ticked. */
export function OwnerAction({ name, words, formToken, children }: OwnerActionProps) {
  return (
    <form method="post">
      <fieldset>
        <legend>{words.heading}</legend>
        {children}
        <input type="hidden" name="gor" value={name} />
        <input type="hidden" name="sigill" value={formToken} />
        <label className="tick">
          <input type="checkbox" name="bekrafta" value="ja" required />
          {words.confirm}
        </label>
        <button className="button" type="submit">
          {words.send}
        </button>
      </fieldset>
    </form>
  )
}

export function OwnerError({ error }: { error: string | undefined }) {
  return error ? (
    <p className="errors" role="alert">
      {error}
    </p>
  ) : null
}

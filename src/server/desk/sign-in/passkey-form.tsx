import type { ReactNode } from 'react'

type Props = {
  /** What the browser does: shows a passkey that it has, or makes a new one. */
  does: 'get' | 'create'
  /** Where the form is posted, and where its script asks for a challenge. */
  action: string
  options: string
  /** The hidden fields beside the passkey's answer. */
  fields: Record<string, string>
  send: string
  /** When the browser or the owner broke off. */
  failed: string
  /** When one is to be made where there is one. */
  known?: string
  outlined?: boolean
  children?: ReactNode
}

/** Hidden until its script (site/islands/desk/passkey.ts) has found that the browser knows passkeys. */
export function PasskeyForm({ does, action, options, fields, send, failed, known, outlined = false, children }: Props) {
  return (
    <form className="passkey" method="post" action={action} data-passkey={does} data-options={options} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="svar" value="" />
      {children}
      <button className={outlined ? 'button large outlined' : 'button large'} type="submit">
        {send}
      </button>
      <p className="field-error" role="alert" data-failed={failed} data-known={known} />
    </form>
  )
}

import type { ComponentProps, ReactNode } from 'react'

type TokenFormProps = Omit<ComponentProps<'form'>, 'method'> & {
  formToken: string
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string | number>>
  /** The words of the button at its end, if that is its only one, and how it looks. */
  send?: string
  button?: string
  /** What the button does to which, where its words alone do not say. */
  label?: string | undefined
}

/** A form of a private page: its token before all else. */
export function TokenForm({ formToken, fields = {}, send, button = 'button large', label, children, ...form }: TokenFormProps) {
  return (
    <form method="post" {...form}>
      <input type="hidden" name="sigill" value={formToken} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {send && (
        <button className={button} type="submit" aria-label={label}>
          {send}
        </button>
      )}
    </form>
  )
}

type PrivateFormProps = {
  /** The address of what the form does (deeds.ts). */
  action: string
  heading: string
  /** The heading is for screen readers alone: on the screen the text above says the same. */
  isHeadingHidden?: boolean
  send: ReactNode
  formToken: string
  /** The less common choice: its button is drawn as an outline. */
  isSecond?: boolean
  children?: ReactNode
}

/** One with a heading. */
export function PrivateForm({ action, heading, isHeadingHidden = false, send, formToken, isSecond = false, children }: PrivateFormProps) {
  return (
    <form method="post" action={action}>
      <fieldset>
        <legend className={isHeadingHidden ? 'hidden-text' : undefined}>{heading}</legend>
        <input type="hidden" name="sigill" value={formToken} />
        {children}
        <button className={isSecond ? 'button outlined' : 'button'} type="submit">
          {send}
        </button>
      </fieldset>
    </form>
  )
}

export type ConfirmedFormProps = Omit<PrivateFormProps, 'heading' | 'send'> & { words: { heading: string; confirm: string; send: string } }

/** A form that has no effect until its checkbox is ticked. */
export function ConfirmedForm({ words, children, ...form }: ConfirmedFormProps) {
  return (
    <PrivateForm heading={words.heading} send={words.send} {...form}>
      {children}
      <label className="tick">
        <input type="checkbox" name="bekrafta" value="ja" required />
        {words.confirm}
      </label>
    </PrivateForm>
  )
}

/** The same form without the checkbox, for pages behind signing in, where no program presses buttons. */
export function UnconfirmedForm({ words, ...form }: ConfirmedFormProps) {
  return <PrivateForm heading={words.heading} send={words.send} {...form} />
}

/** A part that is seldom needed, folded away; it opens without script. `isOpen`: a form in it was refused. */
export function Folded({ summary, isOpen = false, children }: { summary: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/** Why a form of the page had no effect. `children`: what leads on from there. */
export function FormError({ error, children }: { error: string | undefined; children?: ReactNode }) {
  return error ? (
    <p className="errors" role="alert">
      {error}
      {children}
    </p>
  ) : null
}

import type { InputHTMLAttributes } from 'react'
import { choices, quoteForm } from '#content/enquiries/quote-form.ts'
import { ritaLabels, rita as words } from '#content/rita/rita.ts'
import { Field } from '#shared/field.tsx'

type Name = keyof typeof ritaLabels

/**
 * A form that sends nothing (specification §2.28): islands/rita-answers.ts passes its answers on to the quote form. `method="dialog"`
 * makes the native submit do nothing, so that no answer can end up in a URL.
 */
export function RitaForm() {
  return (
    <form className="quote-form sheet" id="rita" method="dialog">
      <fieldset className="quote-group">
        <legend>{words.bathroom}</legend>
        <Choice name="roomSize" values={choices.size} />
        <Choice name="timeline" values={choices.timeline} />
        <Choice name="budget" values={choices.budget} />
        <Line name="address" autoComplete="address-line1" />
      </fieldset>
      <fieldset className="quote-group">
        <legend>{words.you}</legend>
        <Line name="firstName" kind="half" autoComplete="given-name" />
        <Line name="lastName" kind="half" autoComplete="family-name" />
        <Line name="phone" type="tel" autoComplete="tel" />
        <Line name="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </fieldset>
      <Field {...named('description')}>{(attributes) => <textarea {...attributes} rows={5} />}</Field>
      <div className="send">
        <button className="button large" type="submit">
          {words.send}
        </button>
        <a className="button large without-script" href="/#kontakt">
          {words.withoutScript}
        </a>
        <p>{words.note}</p>
      </div>
    </form>
  )
}

function Line({ name, kind, ...input }: { name: Name; kind?: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...named(name)} kind={kind}>
      {(attributes) => <input {...attributes} {...input} />}
    </Field>
  )
}

function Choice({ name, values }: { name: Name; values: Record<string, string> }) {
  return (
    <Field {...named(name)} kind="half choice">
      {(attributes) => (
        <select {...attributes}>
          <option value="">{quoteForm.choose}</option>
          {Object.entries(values).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function named(name: Name) {
  return { name, label: ritaLabels[name] }
}

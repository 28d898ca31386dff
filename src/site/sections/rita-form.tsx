import type { ReactNode } from 'react'
import { choices, quoteForm } from '#content/enquiries/quote-form.ts'
import { ritaLabels, rita as words } from '#content/rita/rita.ts'

type Name = keyof typeof ritaLabels

/**
 * A form that sends nothing (specification §2.28): islands/rita-answers.ts passes its answers on to the quote form. `method="dialog"`
 * makes the native submit do nothing, so that no answer can end up in a URL.
 */
export function RitaForm() {
  return (
    <form className="quote-form sheet to-edges" id="rita" method="dialog">
      <fieldset className="quote-group">
        <legend>{words.bathroom}</legend>
        <Choice name="roomSize" values={choices.size} />
        <Choice name="timeline" values={choices.timeline} />
        <Choice name="budget" values={choices.budget} wide />
        <Field name="address">
          <input id="address" name="address" autoComplete="address-line1" />
        </Field>
      </fieldset>
      <fieldset className="quote-group">
        <legend>{words.you}</legend>
        <Field name="firstName" kind="half">
          <input id="firstName" name="firstName" autoComplete="given-name" />
        </Field>
        <Field name="lastName" kind="half">
          <input id="lastName" name="lastName" autoComplete="family-name" />
        </Field>
        <Field name="phone">
          <input id="phone" name="phone" type="tel" autoComplete="tel" />
        </Field>
        <Field name="email">
          <input id="email" name="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        </Field>
      </fieldset>
      <div className="field">
        <label htmlFor="description">{ritaLabels.description}</label>
        <textarea id="description" name="description" rows={5} />
      </div>
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

function Field({ name, kind, children }: { name: Name; kind?: 'half' | 'choice' | 'half choice'; children: ReactNode }) {
  return (
    <div className={kind ? `field ${kind}` : 'field'}>
      <label htmlFor={name}>{ritaLabels[name]}</label>
      {children}
    </div>
  )
}

function Choice({ name, values, wide = false }: { name: Name; values: Record<string, string>; wide?: boolean }) {
  return (
    <Field name={name} kind={wide ? 'choice' : 'half choice'}>
      <select id={name} name={name}>
        <option value="">{quoteForm.choose}</option>
        {Object.entries(values).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </Field>
  )
}

import { customerOffer } from '#content/offers/customer-offer.ts'
import { dayInWords } from '#content/offers/offer.ts'
import { declineReasons } from '#domain/offer/standing.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { ChoiceField } from '#server/core/http/choice-field.tsx'
import type { DeedPath } from '#server/core/http/deeds.ts'
import { ConfirmedForm, Folded, PrivateForm } from '#server/core/http/private-form.tsx'
import { Field } from '#shared/field.tsx'
import type { OfferPart } from '../offer-parts.ts'
import type { OfferDeed, OfferShown } from './offer-shown.ts'

/** Choosing is asking for the page again. With script the sums come without it. */
export function Options({ parts, shown: { path } }: { parts: readonly OfferPart[]; shown: OfferShown }) {
  const part = parts.find((one) => one.kind === 'options')
  if (part?.kind !== 'options') return null
  const { heading, text, send } = customerOffer.options
  return (
    <form method="get" action={`${path}#pris`} data-sums={`${path}/summor.json`}>
      <fieldset>
        <legend className="hidden-text">{heading}</legend>
        <p>{text}</p>
        {part.rows.map(({ id, name, detail, sum, isChosen }) => (
          <label key={id} className="tick">
            <input type="checkbox" name="val" value={id} defaultChecked={isChosen} />
            <span>{`${name}, ${sum} (${detail})`}</span>
          </label>
        ))}
        <button className="button outlined" type="submit">
          {send}
        </button>
      </fieldset>
    </form>
  )
}

export function YesForm({ shown: { path, chosen } }: { shown: OfferShown }) {
  const { heading, text, next } = customerOffer.yes
  return (
    <form method="get" action={`${path}/bestall`} className="offer-yes" data-next="">
      <fieldset>
        <legend>{heading}</legend>
        <p>{text}</p>
        {[...chosen].map((id) => (
          <input key={id} type="hidden" name="val" value={id} />
        ))}
        <button className="button" type="submit">
          {next}
        </button>
      </fieldset>
    </form>
  )
}

type DeedProps = { shown: OfferShown; to: DeedPath<OfferDeed> }

export function QuestionForm({ shown: { file, latest, formToken, typed }, to }: DeedProps) {
  const { heading, line, whole, text, send, asked } = customerOffer.question
  const questions = file.events.filter(({ kind }) => kind === 'question')
  return (
    <>
      {questions.length > 0 && (
        <section>
          <h2>{asked}</h2>
          <ul className="offer-lines">
            {questions.map((question) => (
              <li key={question.id}>
                <span className="words">{question.text}</span>
                <span className="hint">{swedishTime(new Date(question.at))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Folded summary={heading} isOpen={typed?.fraga !== undefined}>
        <PrivateForm action={to('fraga')} heading={heading} send={send} formToken={formToken} isSecond>
          <input type="hidden" name="version" value={latest.number} />
          <ChoiceField
            name="rad"
            label={line}
            value={typed?.rad ?? ''}
            options={[['', whole], ...latest.offer.lines.map(({ id, name }) => [id, name] as const)]}
          />
          <Field name="fraga" label={text}>
            {(attributes) => <textarea {...attributes} rows={4} defaultValue={typed?.fraga} />}
          </Field>
        </PrivateForm>
      </Folded>
    </>
  )
}

export function NoForm({ shown: { latest, formToken, typed }, to }: DeedProps) {
  const { heading, text, reason, reasons, words, send } = customerOffer.no
  return (
    <Folded summary={heading} isOpen={typed?.ord !== undefined}>
      <PrivateForm action={to('nej')} heading={heading} send={send} formToken={formToken} isSecond>
        <input type="hidden" name="version" value={latest.number} />
        <p>{text}</p>
        <ChoiceField name="orsak" label={reason} value={typed?.orsak ?? declineReasons[0]} options={Object.entries(reasons)} />
        <Field name="ord" label={words}>
          {(attributes) => <textarea {...attributes} rows={3} defaultValue={typed?.ord} />}
        </Field>
      </PrivateForm>
    </Folded>
  )
}

export function RegretForm({ shown: { latest }, until, to, formToken }: DeedProps & { until: string; formToken: string }) {
  const { heading, text, confirm, send } = customerOffer.regret
  return (
    <Folded summary={heading}>
      <ConfirmedForm action={to('angra')} words={{ heading, confirm: confirm(latest.offer.customer.name), send }} formToken={formToken} isSecond>
        <input type="hidden" name="version" value={latest.number} />
        <p>{text(dayInWords(until))}</p>
      </ConfirmedForm>
    </Folded>
  )
}

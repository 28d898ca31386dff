import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { dayInWords, offerWords } from '#content/offers/offer.ts'
import { keysOf } from '#domain/keys-of.ts'
import { declineReasons, type OfferState } from '#domain/offer/standing.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { type DeedPath, deedsBelow } from '#server/core/http/deeds.ts'
import { ConfirmedForm, Folded, FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { makeShell } from '#server/core/http/shell.tsx'
import type { Template } from '#server/core/http/site.ts'
import { Field } from '#shared/field.tsx'
import { type OfferPart, offerParts } from '../offer-parts.ts'
import type { OfferFile, SentOffer } from '../offer-rows.ts'
import { OfferView } from '../offer-view.tsx'

export type OfferDeed = 'bestall' | 'nej' | 'fraga' | 'angra'

export type OfferShown = {
  /** The page's own path, and the one of the request. */
  path: string
  back: string
  formToken: string
  file: OfferFile
  latest: SentOffer
  state: OfferState
  chosen: ReadonlySet<string>
  today: string
  /** The last day to withdraw, while one may. */
  regretUntil: string | undefined
  error?: string | undefined
  done?: string | undefined
  /** What was typed in a form that was refused. */
  typed?: Readonly<Record<string, string>>
}

export type OfferPages = ReturnType<typeof makeOfferPages>

/** The customer's pages about an offer, as HTML. */
export function makeOfferPages(template: Template, facts: () => CompanyFacts) {
  const fill = makeShell(template, facts)

  return {
    offer: (shown: OfferShown) => {
      const { offer, number, sha256 } = shown.latest
      const { done, error, path, back, state, formToken } = shown
      const to = deedsBelow<OfferDeed>(path)
      const parts = partsOf(shown)
      const isOpen = state === 'open'
      return fill(
        `${offerWords.offer} ${offer.reference} – ${company.name}`,
        <>
          <div className="contact-words">
            <h1>{offer.title}</h1>
            <p className="lead">{customerOffer.section.states[state]}</p>
            <p>{`${customerOffer.newest(number, dayInWords(swedishDate(new Date(offer.sentAt))))} ${number > 1 ? customerOffer.replaces : ''}`}</p>
            <p>
              <a href={`${path}/offert-${number}.pdf`}>{customerOffer.pdf}</a>
            </p>
            {(state === 'confirmed' || state === 'regretted') && (
              <p>
                <a href={`${path}/avtal-${number}.pdf`}>{customerOffer.agreementPdf}</a>
              </p>
            )}
            <p>
              <a href={back}>{customerOffer.back}</a>
            </p>
          </div>
          <div className="sheet follow-up">
            <FormError error={error} />
            {done && (
              <p className="done" role="status">
                {done}
              </p>
            )}
            {isOpen ? <OfferView parts={parts} options={<Options parts={parts} shown={shown} />} isLive /> : <OfferView parts={parts} />}
            {isOpen && <YesForm shown={shown} />}
            <QuestionForm shown={shown} to={to} />
            {(isOpen || state === 'accepted') && <NoForm shown={shown} to={to} />}
            {shown.regretUntil !== undefined && <RegretForm shown={shown} until={shown.regretUntil} to={to} formToken={formToken} />}
            {(state === 'confirmed' || state === 'regretted') && <p className="hint">{customerOffer.section.kept}</p>}
            <p className="hint offer-hash">{`${offerWords.hash}: ${sha256}`}</p>
          </div>
        </>,
      )
    },

    /** The second step: exactly what is ordered, and the order. */
    order: (shown: OfferShown, withdrawal: readonly string[]) => {
      const { yes } = customerOffer
      const { latest, path, formToken, error, chosen } = shown
      return fill(
        `${yes.title} – ${company.name}`,
        <>
          <div className="contact-words">
            <h1>{yes.title}</h1>
            <p className="lead">{latest.offer.title}</p>
            <p>{yes.sure}</p>
          </div>
          <div className="sheet follow-up">
            <FormError error={error} />
            <OfferView parts={orderedParts(partsOf(shown))} />
            <h2>{yes.withdrawal}</h2>
            {withdrawal.map((said) => (
              <p key={said}>{said}</p>
            ))}
            <ConfirmedForm
              action={deedsBelow<OfferDeed>(path)('bestall')}
              words={{ heading: yes.title, confirm: yes.confirm, send: yes.send }}
              isHeadingHidden
              formToken={formToken}
            >
              <input type="hidden" name="version" value={latest.number} />
              {[...chosen].map((id) => (
                <input key={id} type="hidden" name="val" value={id} />
              ))}
              <label className="tick">
                <input type="checkbox" name="tidigt" value="ja" defaultChecked={shown.typed?.tidigt === 'ja'} />
                {yes.early}
              </label>
              <p className="hint">{yes.earlyHint}</p>
            </ConfirmedForm>
            <p>
              <a href={path}>{yes.back}</a>
            </p>
          </div>
        </>,
      )
    },
  }
}

function partsOf({ latest, chosen, today, state, file }: OfferShown): OfferPart[] {
  const order = state === 'open' ? undefined : file.events.findLast(({ kind, number }) => kind === 'accepted' && number === latest.number)
  return offerParts(latest.offer, { chosen: order ? new Set(order.detail.chosen) : chosen, year: Number(today.slice(0, 4)) })
}

/** What is chosen stands as such; what is not is left out. */
function orderedParts(parts: readonly OfferPart[]): OfferPart[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'options') return [part]
    const rows = part.rows.filter(({ isChosen }) => isChosen)
    return rows.length === 0 ? [{ kind: 'words', text: offerWords.notChosen } as const] : [{ kind: 'lines', rows } as const]
  })
}

/** Choosing is asking for the page again. With script the sums come without it. */
function Options({ parts, shown: { path } }: { parts: readonly OfferPart[]; shown: OfferShown }) {
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

function YesForm({ shown: { path, chosen } }: { shown: OfferShown }) {
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

function QuestionForm({ shown: { file, latest, formToken, typed }, to }: DeedProps) {
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
          <Field name="rad" label={line} kind="choice">
            {(attributes) => (
              <select {...attributes} defaultValue={typed?.rad ?? ''}>
                <option value="">{whole}</option>
                {latest.offer.lines.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field name="fraga" label={text}>
            {(attributes) => <textarea {...attributes} rows={4} defaultValue={typed?.fraga} />}
          </Field>
        </PrivateForm>
      </Folded>
    </>
  )
}

function NoForm({ shown: { latest, formToken, typed }, to }: DeedProps) {
  const { heading, text, reason, reasons, words, send } = customerOffer.no
  return (
    <Folded summary={heading} isOpen={typed?.ord !== undefined}>
      <PrivateForm action={to('nej')} heading={heading} send={send} formToken={formToken} isSecond>
        <input type="hidden" name="version" value={latest.number} />
        <p>{text}</p>
        <Field name="orsak" label={reason} kind="choice">
          {(attributes) => (
            <select {...attributes} defaultValue={typed?.orsak ?? declineReasons[0]}>
              {keysOf(reasons).map((one) => (
                <option key={one} value={one}>
                  {reasons[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field name="ord" label={words}>
          {(attributes) => <textarea {...attributes} rows={3} defaultValue={typed?.ord} />}
        </Field>
      </PrivateForm>
    </Folded>
  )
}

function RegretForm({ shown: { latest }, until, to, formToken }: DeedProps & { until: string; formToken: string }) {
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

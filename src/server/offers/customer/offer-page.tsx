import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { dayInWords, offerWords } from '#content/offers/offer.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { ConfirmedForm, Folded, FormError } from '#server/core/http/private-form.tsx'
import { makeShell } from '#server/core/http/shell.tsx'
import type { Template } from '#server/core/http/site.ts'
import { type Choice, type OfferPart, offerParts, pricedParts, termsParts, withdrawalFormParts } from '../offer-parts.ts'
import { OfferView } from '../offer-view.tsx'
import { NoForm, Options, QuestionForm, RegretForm, YesForm } from './offer-forms.tsx'
import type { OfferDeed, OfferShown } from './offer-shown.ts'

/** The customer's pages about an offer, as HTML. */
export function makeOfferPages(template: Template, facts: () => CompanyFacts) {
  const fill = makeShell(template, facts)

  return {
    offer: (shown: OfferShown) => {
      const { offer, number, sha256 } = shown.latest
      const { done, error, path, back, state, formToken } = shown
      const to = deedsBelow<OfferDeed>(path)
      const parts = offerParts(offer, choiceOf(shown))
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

    /** The second step: exactly what is ordered, and the order. Folded is what stood on the page before, and how to use the right of withdrawal. */
    order: (shown: OfferShown, [right, ...how]: readonly string[]) => {
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
            <OfferView parts={orderedParts(pricedParts(latest.offer, choiceOf(shown)))} />
            <Folded summary={yes.terms}>
              <OfferView parts={termsParts(latest.offer)} />
            </Folded>
            <h2>{yes.withdrawal}</h2>
            <p>{right}</p>
            <Folded summary={yes.how}>
              {how.map((said) => (
                <p key={said}>{said}</p>
              ))}
              <OfferView parts={withdrawalFormParts(latest.offer)} />
            </Folded>
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

/** What was ordered, or what is chosen until then. */
function choiceOf({ latest, chosen, today, state, file }: OfferShown): Choice {
  const order = state === 'open' ? undefined : file.events.findLast(({ kind, number }) => kind === 'accepted' && number === latest.number)
  return { chosen: order ? new Set(order.detail.chosen) : chosen, year: Number(today.slice(0, 4)) }
}

/** What is chosen stands as such; what is not is left out. */
function orderedParts(parts: readonly OfferPart[]): OfferPart[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'options') return [part]
    const rows = part.rows.filter(({ isChosen }) => isChosen)
    return rows.length === 0 ? [{ kind: 'words', text: offerWords.notChosen } as const] : [{ kind: 'lines', rows } as const]
  })
}

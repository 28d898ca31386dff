import type { ReactNode } from 'react'
import { type LawPoint, lawPoints } from '#content/offers/law.ts'
import { oreInWords } from '#content/offers/offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import type { FieldError } from '#domain/enquiry/enquiry-answers.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { OfferTerms } from '#domain/offer/company-facts.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import type { OfferPriceRow } from '#server/core/database/offer-tables.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, PrivateForm, TokenForm } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { Field } from '#shared/field.tsx'
import type { LawTick } from '../offer-settings.ts'

export const OFFERS_PATH = `${OWNER_PATH}/offerter`
export const LAW_PATH = `${OFFERS_PATH}/lagen`
export const TERMS_PATH = `${OFFERS_PATH}/uppgifter`
export const PRICES_PATH = `${OFFERS_PATH}/priser`

type SettingsDeed = 'spara'
type PricesDeed = 'ta-bort'

type Shown = { formToken: string; error?: string | undefined; isDone?: boolean }

/** Every point of the law, with a tick for those that are not read yet. */
export function lawPage(ticks: ReadonlyMap<LawPoint, LawTick>, { formToken, error, isDone }: Shown): DeskPage {
  const { title, text, tick, read, send, done } = ownerOffers.law
  const points = keysOf(lawPoints)
  return offersPage(
    title,
    <>
      <p>{text}</p>
      <FormError error={error} />
      <DeskDone words={isDone ? done : undefined} />
      <PrivateForm action={deedsBelow<SettingsDeed>(LAW_PATH)('spara')} heading={title} isHeadingHidden send={send} formToken={formToken}>
        {points.map((point) => {
          const ticked = ticks.get(point)
          return (
            <div key={point}>
              <h2>{lawPoints[point].heading}</h2>
              <p>{lawPoints[point].text}</p>
              {ticked ? (
                <p className="hint">{read(swedishLongDate(swedishDate(new Date(ticked.at))), ticked.by)}</p>
              ) : (
                <label className="tick">
                  <input type="checkbox" name="last" value={point} aria-label={`${tick}: ${lawPoints[point].heading}`} />
                  {tick}
                </label>
              )}
            </div>
          )
        })}
      </PrivateForm>
    </>,
  )
}

export function termsPage(answers: OfferTerms, errors: Partial<Record<keyof OfferTerms, FieldError>>, { formToken, error, isDone }: Shown): DeskPage {
  const { title, text, labels, hints, send, done } = ownerOffers.terms
  return offersPage(
    title,
    <>
      <p>{text}</p>
      <FormError error={error} />
      <DeskDone words={isDone ? done : undefined} />
      <PrivateForm action={deedsBelow<SettingsDeed>(TERMS_PATH)('spara')} heading={title} isHeadingHidden send={send} formToken={formToken}>
        <Field name="orgnummer" label={labels.orgnummer} error={errors.orgnummer?.sentence}>
          {(attributes) => <input {...attributes} defaultValue={answers.orgnummer} autoComplete="off" />}
        </Field>
        <Field name="momsnummer" label={labels.momsnummer} hint={hints.momsnummer} error={errors.momsnummer?.sentence}>
          {(attributes) => <input {...attributes} defaultValue={answers.momsnummer} autoComplete="off" autoCapitalize="characters" />}
        </Field>
        <label className="tick">
          <input type="checkbox" name="fskatt" value="ja" defaultChecked={answers.fskatt === 'ja'} />
          {labels.fskatt}
        </label>
        {errors.fskatt && <p className="field-error">{errors.fskatt.sentence}</p>}
        <Field name="giltig" label={labels.giltig} error={errors.giltig?.sentence}>
          {(attributes) => <input {...attributes} defaultValue={answers.giltig} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field name="villkor" label={labels.villkor} hint={hints.villkor} error={errors.villkor?.sentence}>
          {(attributes) => <textarea {...attributes} rows={12} defaultValue={answers.villkor} />}
        </Field>
      </PrivateForm>
    </>,
  )
}

export function pricesPage(prices: ReadonlyMap<string, OfferPriceRow>, { formToken, error }: Shown): DeskPage {
  const { title, text, none, remove } = ownerOffers.prices
  return offersPage(
    title,
    <>
      <p>{prices.size === 0 ? none : text}</p>
      <FormError error={error} />
      <ul className="offer-lines">
        {[...prices].map(([key, { name, price, unit }]) => (
          <li key={key}>
            <span>{name}</span>
            <span className="sum">{`${oreInWords(price)} / ${unit}`}</span>
            <TokenForm
              action={deedsBelow<PricesDeed>(PRICES_PATH)('ta-bort')}
              formToken={formToken}
              fields={{ vad: key }}
              send={remove}
              button="text-button"
              label={`${remove}: ${name}`}
            />
          </li>
        ))}
      </ul>
    </>,
  )
}

/** Where there is nothing to show: why. */
export function missingPage(words: string): DeskPage {
  return offersPage(ownerOffers.title, <p>{words}</p>)
}

/** The frame of the place's pages but the first. */
export function offersPage(title: string, content: ReactNode): DeskPage {
  return {
    title,
    place: 'offerter',
    content: (
      <div className="desk-offers follow-up">
        <h1>{title}</h1>
        {content}
        <p>
          <a href={OFFERS_PATH}>{ownerOffers.back}</a>
        </p>
      </div>
    ),
  }
}

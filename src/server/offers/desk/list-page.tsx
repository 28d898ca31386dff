import { dayInWords, oreInWords } from '#content/offers/offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { type CountedOffer, lostReasons } from '#domain/offer/offer-figures.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { FiguresTable } from '#server/desk/figures-table.tsx'
import type { OfferFileOf } from '../offer-rows.ts'
import { type LatestOffer, latestOf, OfferMonths } from './offer-figures.tsx'
import { LAW_PATH, OFFERS_PATH, PRICES_PATH, TERMS_PATH } from './settings-pages.tsx'

/** What is missing while the room is off. */
type Missing = { law: boolean; terms: boolean }

/** Every offer, with where it stands, and the figures of the months. */
export function listPage(files: readonly OfferFileOf[], today: string, missing: Missing): DeskPage {
  const all = files.flatMap((file) => latestOf(file, today))
  const { title, none, places } = ownerOffers
  const isOff = missing.law || missing.terms
  return {
    title,
    place: 'offerter',
    content: (
      <div className="desk-offers follow-up">
        <h1>{title}</h1>
        {isOff && <Off missing={missing} />}
        {!isOff && all.length === 0 && <p>{none}</p>}
        {all.length > 0 && <Sent all={all} />}
        {all.length > 0 && <Figures offers={all.map(({ counted }) => counted)} />}
        <ul className="desk-links">
          <li>
            <a href={PRICES_PATH}>{places.prices}</a>
          </li>
          <li>
            <a href={TERMS_PATH}>{places.terms}</a>
          </li>
          <li>
            <a href={LAW_PATH}>{places.law}</a>
          </li>
        </ul>
      </div>
    ),
  }
}

function Off({ missing }: { missing: Missing }) {
  const { text, law, terms, done } = ownerOffers.off
  const points = [
    [LAW_PATH, law, missing.law],
    [TERMS_PATH, terms, missing.terms],
  ] as const
  return (
    <section>
      <p>{text}</p>
      <ol>
        {points.map(([path, words, isMissing]) => (
          <li key={path}>
            <a href={path}>{words}</a>
            {isMissing ? '' : ` – ${done}`}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sent({ all }: { all: readonly LatestOffer[] }) {
  const { list, states } = ownerOffers
  return (
    <section>
      <h2>{list.heading}</h2>
      <ul className="offer-lines">
        {all.map(({ reference, name, latest, state, counted }) => (
          <li key={reference}>
            <a href={`${OFFERS_PATH}/${reference}`}>{name}</a>
            <span className="sum">{oreInWords(counted.sum)}</span>
            <span className="hint">
              {`${states[state]} · ${reference}, ${list.version} ${latest.number}${state === 'open' ? `, ${list.until} ${dayInWords(latest.offer.validUntil)}` : ''}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ offers }: { offers: readonly CountedOffer[] }) {
  const { heading, reasons, reason, count } = ownerOffers.figures
  const lost = lostReasons(offers)
  return (
    <section>
      <OfferMonths heading={heading} offers={offers} />
      {lost.length > 0 && (
        <FiguresTable caption={reasons} columns={[reason, count]} rows={lost.map(([why, times]) => [ownerOffers.reasons[why], times] as const)} />
      )}
    </section>
  )
}

import { ownerOffers } from '#content/offers/owner-offers.ts'
import { type CountedOffer, offerMonths } from '#domain/offer/offer-figures.ts'
import { type OfferState, stateOf } from '#domain/offer/standing.ts'
import { swedishDate, swedishInstant } from '#domain/sweden/calendar.ts'
import { kronor } from '#domain/sweden/writing.ts'
import type { Core } from '#server/core/core.ts'
import type { MonthsSection } from '#server/desk/desk-place.ts'
import { FiguresTable } from '#server/desk/figures-table.tsx'
import type { OfferFileOf, SentOffer } from '../offer-rows.ts'
import type { OfferStore } from '../offer-store.ts'
import { totalOf } from './offer-pages.tsx'

/** The newest version about a request, with where it stands and what it counts as. */
export type LatestOffer = { reference: string; name: string; latest: SentOffer; state: OfferState; counted: CountedOffer }

/** None where nothing was sent. `today`: in Sweden. */
export function latestOf({ reference, name, versions, events }: OfferFileOf, today: string): LatestOffer[] {
  const [latest] = versions
  if (!latest) return []
  const state = stateOf(latest.offer, events, today)
  const ofLatest = events.filter(({ number }) => number === latest.number)
  const order = ofLatest.findLast(({ kind }) => kind === 'accepted')
  const counted = {
    month: swedishDate(new Date(latest.offer.sentAt)).slice(0, 7),
    state,
    sum: totalOf(latest.offer, order?.detail.chosen),
    reason: ofLatest.findLast(({ kind }) => kind === 'declined')?.detail.reason,
  }
  return [{ reference, name, latest, state, counted }]
}

/** The offers of the months that the page about them shows. */
export function makeMonthsSection({ now }: Pick<Core, 'now'>, store: OfferStore): MonthsSection {
  return async (first, last) => {
    const files = await store.overview(swedishInstant(`${first}-01`, 0).toISOString())
    const offers = files.flatMap((file) => latestOf(file, swedishDate(now()))).map(({ counted }) => counted)
    const shown = offers.filter(({ month }) => month >= first && month <= last)
    if (shown.length === 0) return null
    return <OfferMonths key="offerter" heading={ownerOffers.title} offers={shown} />
  }
}

/** Sent, won, lost and open, month by month, and what was won and is open in kronor. */
export function OfferMonths({ heading, offers }: { heading: string; offers: readonly CountedOffer[] }) {
  const { text, columns, sums } = ownerOffers.figures
  const months = offerMonths(offers)
  return (
    <>
      <div className="desk-pair">
        <section>
          <h2>{heading}</h2>
          <FiguresTable columns={Object.values(columns)} rows={months.map(({ month, sent, won, lost, open }) => [month, sent, won, lost, open])} />
        </section>
        <section>
          <h2>{sums.heading}</h2>
          <FiguresTable
            columns={Object.values(sums.columns)}
            rows={months.map(({ month, wonSum, openSum }) => [month, kronor(Math.round(wonSum / 100)), kronor(Math.round(openSum / 100))])}
          />
        </section>
      </div>
      <p className="desk-hint">{text}</p>
    </>
  )
}

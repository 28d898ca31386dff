import type { ReactNode } from 'react'
import { requestPage } from '#content/desk/request.ts'
import { offerWords, oreInWords } from '#content/offers/offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { offerTemplates } from '#content/offers/templates.ts'
import { keysOf } from '#domain/keys-of.ts'
import { reckon } from '#domain/offer/reckon.ts'
import { isReplaceable, type OfferEvent, type OfferState } from '#domain/offer/standing.ts'
import { swedishClockWithSeconds } from '#domain/sweden/calendar.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { type DeedPath, deedsBelow } from '#server/core/http/deeds.ts'
import { FormError, PrivateForm, TokenForm } from '#server/core/http/private-form.tsx'
import { DeskDone } from '#server/desk/desk-done.tsx'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import type { OfferContent } from '../offer-content.ts'
import { partsAsSent } from '../offer-parts.ts'
import type { OfferFile } from '../offer-rows.ts'
import { OfferView } from '../offer-view.tsx'
import type { DraftDeed } from './draft-page.tsx'
import { OFFERS_PATH, offersPage } from './settings-pages.tsx'

/** Below the page about a request's offers. */
export const VERSION = 'version'
export const PREVIEW = 'granskad'

type Shown = { formToken: string; error?: string | undefined; done?: string | undefined }

/** Where nothing is written yet: what to begin with. */
export function beginPage(enquiry: EnquiryRecord, canSend: boolean, { formToken, error, done }: Shown): DeskPage {
  const { heading, text, noAddress } = ownerOffers.begin
  return page(
    enquiry,
    `${heading}: ${enquiry.name}`,
    { error, done },
    canSend ? (
      <TokenForm action={pathOf(enquiry)('borja')} className="desk-form" formToken={formToken}>
        <p>{text}</p>
        {keysOf(offerTemplates).map((name) => (
          <button key={name} className={name === 'empty' ? 'button outlined' : 'button'} type="submit" name="mall" value={name}>
            {offerTemplates[name].name}
          </button>
        ))}
      </TokenForm>
    ) : (
      <p>{noAddress}</p>
    ),
  )
}

export function previewPage(enquiry: EnquiryRecord, offer: OfferContent, revision: number, { formToken, error, done }: Shown): DeskPage {
  const { title, text, send, edit, replaces } = ownerOffers.preview
  const to = pathOf(enquiry)
  return page(
    enquiry,
    title,
    { error, done },
    <>
      <PrivateForm action={to('skicka')} heading={title} isHeadingHidden send={send} formToken={formToken}>
        <input type="hidden" name="utgava" value={revision} />
        <p>{`${text} ${enquiry.email}. ${offer.number > 1 ? replaces : ''}`}</p>
      </PrivateForm>
      <p>
        <a className="button outlined" href={`${OFFERS_PATH}/${enquiry.reference}`}>
          {edit}
        </a>
      </p>
      <Letter offer={offer} />
    </>,
  )
}

/** What was sent or confirmed last, and whose email has not left. `formToken`: of the request's own page, which undoes it. */
type WaitingDeed = { id: string; sendsAt: string; formToken: string }
type SentShown = Shown & { waiting?: WaitingDeed | undefined }

/** What was sent, what was said to it, and what the owner can do. */
export function sentPage(enquiry: EnquiryRecord, file: OfferFile, state: OfferState, { formToken, error, done, waiting }: SentShown): DeskPage {
  const { versions, events } = file
  const [latest] = versions
  const to = pathOf(enquiry)
  const { sent } = ownerOffers
  return page(
    enquiry,
    `${ownerOffers.states[state]}: ${enquiry.name}`,
    { error, done },
    <>
      {waiting && <Waiting request={requestPath(enquiry.reference)} waiting={waiting} />}
      {state === 'accepted' && latest && <ConfirmForm number={latest.number} events={events} to={to} formToken={formToken} />}
      <Events file={file} />
      {state === 'confirmed' && <p>{sent.won[enquiry.closed ? 'closed' : 'open']}</p>}
      {isReplaceable(state) && <TokenForm action={to('ny-version')} formToken={formToken} send={sent.again} button="button outlined" />}
      <section>
        <h2>{sent.versions}</h2>
        <ul className="offer-lines">
          {versions.map(({ number, sentBy, sha256, offer }) => (
            <li key={number}>
              <a href={`${OFFERS_PATH}/${enquiry.reference}/${VERSION}/${number}`}>{`${offerWords.version} ${number}`}</a>
              <span className="sum">{oreInWords(totalOf(offer))}</span>
              <span className="hint">{`${swedishTime(new Date(offer.sentAt))}, ${sentBy}. ${offerWords.hash}: ${sha256.slice(0, 12)}…`}</span>
            </li>
          ))}
        </ul>
        {(state === 'confirmed' || state === 'regretted') && latest && (
          <p>
            <a href={`${OFFERS_PATH}/${enquiry.reference}/${VERSION}/${latest.number}/avtal.pdf`}>{sent.agreement}</a>
          </p>
        )}
      </section>
    </>,
  )
}

/** One version, as the customer was sent it. */
export function versionPage(enquiry: EnquiryRecord, offer: OfferContent, sha256: string): DeskPage {
  return page(
    enquiry,
    `${offerWords.version} ${offer.number}: ${enquiry.name}`,
    {},
    <>
      <p>
        <a href={`${OFFERS_PATH}/${enquiry.reference}/${VERSION}/${offer.number}/offert.pdf`}>{ownerOffers.sent.pdf}</a>
      </p>
      <Letter offer={offer} />
      <p className="hint">{`${offerWords.hash}: ${sha256}`}</p>
    </>,
  )
}

/** Without options: what it comes to at the least. */
export function totalOf(offer: OfferContent, chosen: readonly string[] = []): number {
  return reckon(offer, new Set(chosen), Number(offer.sentAt.slice(0, 4))).total
}

/** When the email leaves, and the way back until then. */
function Waiting({ request, waiting: { id, sendsAt, formToken } }: { request: string; waiting: WaitingDeed }) {
  const { goes, send } = requestPage.waits
  return (
    <div className="desk-waiting">
      <p>{`${goes} ${swedishClockWithSeconds(new Date(sendsAt))}.`}</p>
      <PrivateForm action={deedsBelow<'ta-tillbaka'>(request)('ta-tillbaka')} heading={send} isHeadingHidden send={send} formToken={formToken}>
        <input type="hidden" name="vilket" value={id} />
      </PrivateForm>
    </div>
  )
}

type ConfirmProps = { number: number; events: readonly OfferEvent[]; to: DeedPath<DraftDeed>; formToken: string }

function ConfirmForm({ number, events, to, formToken }: ConfirmProps) {
  const { heading, text, early, notEarly, send } = ownerOffers.sent.confirm
  const order = events.findLast(({ kind }) => kind === 'accepted')
  return (
    <PrivateForm action={to('bekrafta')} heading={heading} send={send} formToken={formToken}>
      <input type="hidden" name="version" value={number} />
      <p>{text}</p>
      <p>{order?.detail.early ? early : notEarly}</p>
    </PrivateForm>
  )
}

/** The newest first. */
function Events({ file: { versions, events } }: { file: OfferFile }) {
  if (events.length === 0) return null
  return (
    <section>
      <h2>{ownerOffers.sent.events}</h2>
      <ul className="offer-lines">
        {events.toReversed().map(({ id, number, kind, at, text, detail }) => {
          const offer = versions.find((version) => version.number === number)?.offer
          const line = offer?.lines.find((one) => one.id === detail.line)?.name
          const chosen = offer?.lines.filter((one) => detail.chosen?.includes(one.id)).map(({ name }) => name)
          const said = [line, detail.reason && ownerOffers.reasons[detail.reason], ...(chosen ?? []), text].filter(Boolean)
          return (
            <li key={id}>
              <span>{ownerOffers.events[kind]}</span>
              <span className="sum">{kind === 'accepted' && offer ? oreInWords(totalOf(offer, detail.chosen)) : ''}</span>
              <span className="hint">{`${swedishTime(new Date(at))}, ${offerWords.version.toLowerCase()} ${number}`}</span>
              {said.length > 0 && <span className="words">{said.join('. ')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Letter({ offer }: { offer: OfferContent }) {
  return (
    <article className="offer-letter">
      <h2 className="title">{offer.title}</h2>
      <OfferView parts={partsAsSent(offer)} />
    </article>
  )
}

function page({ reference }: EnquiryRecord, title: string, { error, done }: Omit<Shown, 'formToken'>, content: ReactNode): DeskPage {
  return offersPage(
    title,
    <>
      <FormError error={error} />
      <DeskDone words={done} />
      {content}
      <p>
        <a href={requestPath(reference)}>{ownerOffers.request}</a>
      </p>
    </>,
  )
}

function pathOf({ reference }: EnquiryRecord): DeedPath<DraftDeed> {
  return deedsBelow<DraftDeed>(`${OFFERS_PATH}/${reference}`)
}

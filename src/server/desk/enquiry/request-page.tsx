import type { ReactNode } from 'react'
import { mailTo, quoteTopic, waysTo } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { ownerPage } from '#content/enquiries/owner-page.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { latestReply } from '#domain/enquiry/replies.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError } from '#server/core/http/private-form.tsx'
import { Additions } from '#server/customer/additions.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { QuoteDrawings } from '#server/enquiries/quote-drawing.tsx'
import { isQuarantined, type QuoteRecord } from '#server/enquiries/quote-repository.ts'
import { statusOf, timeLeftOf } from '#server/enquiries/quote-status.ts'
import { requestFacts } from '#server/enquiries/request-facts.ts'
import { QuotePhotos } from '#server/photos/quote-photos.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { HistoryList } from './history-list.tsx'
import { type ActionsProps, RequestActions } from './request-actions.tsx'
import type { DeskRequest } from './requests.ts'

export type RequestPageParts = Omit<ActionsProps, 'request'> & {
  /** Why the last form had no effect. */
  error: string | undefined
  /** What the last form did. */
  done: string | undefined
  facts: CompanyFacts
  /** The other requests of the same person. */
  others: ReactNode
}

/** The desk's page about a request: who and what first, then what to do, then everything that is known. */
export function requestContent(request: DeskRequest, parts: RequestPageParts): DeskPage {
  const { quote, additions, history } = request
  const { error, done, others, facts, ...actions } = parts
  return {
    title: `${quoteTopic(quote, facts)}, ${quote.reference}`,
    content: (
      <article className="desk-request">
        <div className="follow-up">
          <Contact quote={quote} facts={facts} path={actions.path} />
          <p className="desk-message">{quote.message || requestPage.noMessage}</p>
          <Status quote={quote} now={actions.now} />
          <Undelivered request={request} />
          {done && (
            <p className="desk-done" role="status">
              {done}
            </p>
          )}
          <FormError error={error} />
          <RequestActions request={request} {...actions} />
        </div>
        <div className="follow-up">
          <h2>{requestPage.facts}</h2>
          <Facts facts={requestFacts(quote)} />
          <QuoteDrawings quote={quote} additions={additions} heading={ownerPage.drawn} withFogplan />
          <QuotePhotos quote={quote} path={actions.path} heading={ownerPage.photos.heading} caution={ownerPage.photos.caution} />
          <Additions additions={additions} heading={ownerPage.additions} />
          <HistoryList history={history} />
          {others}
        </div>
      </article>
    ),
  }
}

function Contact({ quote, facts, path }: { quote: QuoteRecord; facts: CompanyFacts; path: string }) {
  const { ways } = requestPage
  const links = waysTo(quote)
  const mail = mailTo(quote, facts)
  return (
    <header className="desk-contact">
      <h1>{quote.name}</h1>
      <p className="desk-lead">{`${quoteTopic(quote, facts)} · ${quote.reference}`}</p>
      <ul className="desk-ways">
        <li>
          <a className="button large" href={links.call}>
            {ways.call} <span>{quote.phone}</span>
          </a>
        </li>
        <li>
          <a className="button outlined" href={links.sms}>
            {ways.sms}
          </a>
        </li>
        {mail && !isQuarantined(quote) && (
          <li>
            <a className="button outlined" href={`${path}?svara#svar`}>
              {ways.mail}
            </a>
          </li>
        )}
        <li>
          <a className="button outlined" href={links.map}>
            {ways.map}
          </a>
        </li>
      </ul>
    </header>
  )
}

function Status({ quote, now }: { quote: QuoteRecord; now: Date }) {
  const left = timeLeftOf(quote, now)
  const isLate = left !== undefined && now > new Date(quote.answerBy)
  return (
    <div className="desk-status">
      <p>
        <strong>{statusOf(quote)}</strong>
        {left && <span className={isLate ? 'late' : 'left'}>{left}</span>}
      </p>
      {quote.takenBy !== undefined && <p>{`${quote.takenBy} ${requestPage.takenBy}`}</p>}
    </div>
  )
}

/** An email that the owner wrote and that did not arrive, unless a later one did. */
function Undelivered({ request: { history, quote } }: { request: DeskRequest }) {
  const latest = history.findLast((entry) => entry.kind === 'reply' && entry.message !== undefined)
  const failed = latest?.kind === 'reply' && latest.message?.givenUpAt !== undefined ? latest.message : undefined
  if (!failed) return null
  return (
    <p className="errors">
      {`${requestPage.undelivered} ${failed.to}. ${requestPage.rather} `}
      <a href={waysTo(quote).call}>{`${requestPage.ways.call} ${quote.phone}`}</a>
    </p>
  )
}

/** In place of a request that is erased, or was never there. */
export function goneContent(): DeskPage {
  const { heading, text } = requestPage.gone
  return message(heading, <p className="desk-lead">{text}</p>)
}

export function erasedContent(reference: string): DeskPage {
  const { heading, text } = requestPage.erase.done
  return message(heading, <p className="desk-lead">{`${text} ${reference}`}</p>)
}

function message(heading: string, children: ReactNode): DeskPage {
  return {
    title: heading,
    content: (
      <div className="sheet">
        <h1>{heading}</h1>
        {children}
        <p>
          <a href={OWNER_PATH}>{requestPage.toList}</a>
        </p>
      </div>
    ),
  }
}

type ErasePageParts = { path: string; facts: CompanyFacts; formToken: string; error: string | undefined }

/** What erasing takes away, and the form that does. */
export function eraseContent(quote: QuoteRecord, { path, facts, formToken, error }: ErasePageParts): DeskPage {
  const { erase } = requestPage
  return {
    title: erase.heading,
    content: (
      <div className="sheet follow-up">
        <h1>{erase.heading}</h1>
        <p>{`${quote.name}, ${quoteTopic(quote, facts)}, ${quote.reference}`}</p>
        <p>{erase.lead}</p>
        <ul className="desk-goes">
          {erase.goes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>{erase.stays}</p>
        <FormError error={error} />
        <form method="post" action={`${path}/radera`} className="desk-form">
          <input type="hidden" name="sigill" value={formToken} />
          <label className="tick">
            <input type="checkbox" name="bekrafta" value="ja" required />
            {erase.confirm}
          </label>
          <button className="button large danger" type="submit">
            {erase.send}
          </button>
        </form>
        <p>
          <a href={path}>{erase.back}</a>
        </p>
      </div>
    ),
  }
}

/** Whether a reply can be written: there is an address, and the request is not in quarantine. */
export function canReply(quote: QuoteRecord): boolean {
  return !isQuarantined(quote) && isOneAddress(quote.email)
}

/** Whether the form for a reply stands open at once. */
export function waitsForReply(quote: QuoteRecord): boolean {
  return !quote.closed && latestReply(quote.replies) === undefined
}

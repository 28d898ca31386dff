import type { ReactNode } from 'react'
import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic, mailTo, waysTo } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import { latestReply } from '#domain/enquiry/replies.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError } from '#server/core/http/private-form.tsx'
import { Additions } from '#server/customer/additions.tsx'
import { EnquiryDrawings } from '#server/enquiries/enquiry-drawing.tsx'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-repository.ts'
import { statusOf, timeLeftOf } from '#server/enquiries/enquiry-status.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { requestFacts } from '#server/enquiries/request-facts.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { EnquiryPhotos } from '#server/photos/enquiry-photos.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { EraseForm } from '../erase-form.tsx'
import { HistoryList } from './history-list.tsx'
import type { DeskRequest } from './requests.ts'

type RequestPageParts = {
  /** Its own; the photos lie below it. */
  path: string
  facts: CompanyFacts
  now: Date
  /** What can be done. */
  actions: ReactNode
  /** Why the last form had no effect. */
  error: string | undefined
  /** What the last form did. */
  done?: string | undefined
  /** The other requests of the same person. */
  others?: ReactNode
}

/** The desk's page about a request: who and what first, then what to do, then everything that is known. */
export function requestContent(request: DeskRequest, parts: RequestPageParts): DeskPage {
  const { enquiry, additions, history } = request
  const { path, facts, now, actions, error, done, others } = parts
  return {
    title: `${enquiryTopic(enquiry, facts)}, ${enquiry.reference}`,
    content: (
      <article className="desk-request">
        <div className="follow-up">
          <Contact enquiry={enquiry} facts={facts} path={requestPath(enquiry.reference)} />
          <p className="desk-message">{enquiry.message || requestPage.noMessage}</p>
          <Status enquiry={enquiry} now={now} />
          <Undelivered request={request} />
          {done && (
            <p className="desk-done" role="status">
              {done}
            </p>
          )}
          <FormError error={error} />
          {actions}
        </div>
        <div className="follow-up">
          <h2>{requestPage.facts}</h2>
          <Facts facts={requestFacts(enquiry)} />
          <EnquiryDrawings enquiry={enquiry} additions={additions} heading={requestWords.drawn} withFogplan />
          <EnquiryPhotos enquiry={enquiry} path={path} heading={requestWords.photos.heading} caution={requestWords.photos.caution} />
          <Additions additions={additions} heading={requestWords.additions} />
          <HistoryList history={history} />
          {others}
        </div>
      </article>
    ),
  }
}

function Contact({ enquiry, facts, path }: { enquiry: EnquiryRecord; facts: CompanyFacts; path: string }) {
  const { ways } = requestPage
  const links = waysTo(enquiry)
  const mail = mailTo(enquiry, facts)
  return (
    <header className="desk-contact">
      <h1>{enquiry.name}</h1>
      <p className="desk-lead">{`${enquiryTopic(enquiry, facts)} · ${enquiry.reference}`}</p>
      <ul className="desk-ways">
        <li>
          <a className="button large" href={links.call}>
            {ways.call} <span>{enquiry.phone}</span>
          </a>
        </li>
        <li>
          <a className="button outlined" href={links.sms}>
            {ways.sms}
          </a>
        </li>
        {mail && !isQuarantined(enquiry) && (
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

function Status({ enquiry, now }: { enquiry: EnquiryRecord; now: Date }) {
  const left = timeLeftOf(enquiry, now)
  const isLate = left !== undefined && now > new Date(enquiry.answerBy)
  return (
    <div className="desk-status">
      <p>
        <strong>{statusOf(enquiry)}</strong>
        {left && <span className={isLate ? 'late' : 'left'}>{left}</span>}
      </p>
      {enquiry.takenBy !== undefined && <p>{`${enquiry.takenBy} ${requestPage.takenBy}`}</p>}
    </div>
  )
}

/** An email that the owner wrote and that did not arrive, unless a later one did. */
function Undelivered({ request: { history, enquiry } }: { request: DeskRequest }) {
  const latest = history.findLast((entry) => entry.kind === 'reply' && entry.message !== undefined)
  const failed = latest?.kind === 'reply' && latest.message?.givenUpAt !== undefined ? latest.message : undefined
  if (!failed) return null
  return (
    <p className="errors">
      {`${requestPage.undelivered} ${failed.to}. ${requestPage.rather} `}
      <a href={waysTo(enquiry).call}>{`${requestPage.ways.call} ${enquiry.phone}`}</a>
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
export function eraseContent(enquiry: EnquiryRecord, { path, facts, formToken, error }: ErasePageParts): DeskPage {
  const { erase } = requestPage
  return {
    title: erase.heading,
    content: (
      <div className="sheet follow-up">
        <h1>{erase.heading}</h1>
        <p>{`${enquiry.name}, ${enquiryTopic(enquiry, facts)}, ${enquiry.reference}`}</p>
        <p>{erase.lead}</p>
        <ul className="desk-goes">
          {erase.goes.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>{erase.stays}</p>
        <EraseForm path={`${path}/radera`} backPath={path} words={erase} formToken={formToken} error={error} />
      </div>
    ),
  }
}

/** Whether a reply can be written: there is an address, and the request is not in quarantine. */
export function canReply(enquiry: EnquiryRecord): boolean {
  return !isQuarantined(enquiry) && isOneAddress(enquiry.email)
}

/** Whether the form for a reply stands open at once. */
export function waitsForReply(enquiry: EnquiryRecord): boolean {
  return !enquiry.closed && latestReply(enquiry.replies) === undefined
}

import type { ReactNode } from 'react'
import type { CompanyFacts } from '#content/company/facts.ts'
import { directionsTo, enquiryTopic, placeOfVisit, waysTo } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import { answersInWords } from '#content/enquiries/quote-form.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import { latestReply } from '#domain/enquiry/replies.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { isMobile } from '#domain/sweden/phone.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError } from '#server/core/http/private-form.tsx'
import { Additions } from '#server/customer/additions.tsx'
import { EnquiryDrawings } from '#server/enquiries/enquiry-drawing.tsx'
import { EnquiryPhotos } from '#server/enquiries/enquiry-photos.tsx'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { statusOf, timeLeftOf } from '#server/enquiries/enquiry-status.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { cutAfter } from '../cut-after.ts'
import { DeskDone } from '../desk-done.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { HistoryList } from './history-list.tsx'
import { MergedRequests } from './merged-requests.tsx'
import { Brief, Strip } from './request-brief.tsx'
import type { DeskRequest } from './requests.ts'

type RequestPageParts = {
  /** Its own; the photos lie below it. */
  path: string
  facts: CompanyFacts
  now: Date
  /** The browser's own name, by which its maps are known. */
  userAgent: string
  /** What came of a call. */
  calling?: ReactNode
  /** What can be done. */
  actions: ReactNode
  /** Why the last form had no effect. */
  error: string | undefined
  /** The part of the page where that form stands, far below. */
  formAt?: string | undefined
  /** What the last form did, and what of it can be undone while the email waits. */
  done?: string | undefined
  waiting?: ReactNode
  /** The other requests of the same person. */
  others?: ReactNode
}

/** The desk's page about a request, in the order of the owner's questions: who, what, how it looks, what is new; then what to do, and the rest. */
export function requestContent(request: DeskRequest, parts: RequestPageParts): DeskPage {
  const { enquiry, additions, history } = request
  const { path, facts, now, userAgent, calling, actions, error, formAt, done, waiting, others } = parts
  const received = `${swedishTime(new Date(enquiry.receivedAt))}, ${enquiry.reference}`
  return {
    title: `${enquiryTopic(enquiry, facts)}, ${enquiry.reference}`,
    content: (
      <article className="desk-request">
        <div className="follow-up">
          <Contact enquiry={enquiry} facts={facts} userAgent={userAgent} />
          {calling}
          <DeskDone words={done} />
          {waiting}
          <FormError error={error}>
            {formAt && (
              <>
                {' '}
                <a href={`#${formAt}`}>{requestPage.toForm}</a>
              </>
            )}
          </FormError>
          <Status enquiry={enquiry} now={now} />
          <Undelivered request={request} />
          <p className="desk-brief">
            <Brief enquiry={enquiry} />
          </p>
          <Strip enquiry={enquiry} additions={additions} path={path} />
          <Newest request={request} />
          <Message text={enquiry.message} />
          <MergedRequests merged={request.merged} />
          {enquiry.note !== '' && (
            <section className="desk-notes">
              <h2>{requestPage.notes}</h2>
              <p className="words">{enquiry.note}</p>
            </section>
          )}
          {actions}
        </div>
        <div className="follow-up">
          <h2>{requestPage.facts}</h2>
          <Facts facts={[...answersInWords({ ...enquiry, message: '' }), [requestWords.received, received]]} />
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

/** What came from the customer after the owner's last reply. */
function Newest({ request: { enquiry, additions } }: { request: DeskRequest }) {
  const since = latestReply(enquiry.replies)?.madeAt ?? ''
  const newest = additions.filter(({ at }) => at > since)
  const wish = enquiry.standing.reason === 'no time fits' ? (enquiry.visit?.wish ?? '') : ''
  if (newest.length === 0 && wish === '') return null
  return (
    <section className="desk-newest">
      <h2>{requestPage.newest}</h2>
      {newest.map((addition) => (
        <Facts key={addition.id} facts={additionFacts(addition)} />
      ))}
      {wish !== '' && <p className="words">{`”${wish}”`}</p>}
    </section>
  )
}

/** A long one is folded, so that what can be done is not pushed far away. */
function Message({ text }: { text: string }) {
  const isLong = text.length > LONG_MESSAGE || text.split('\n').length > LONG_LINES
  if (!isLong) return <p className="desk-message">{text || requestPage.noMessage}</p>
  return (
    <details className="desk-message folded">
      <summary>
        <span className="words">{`${cutAfter(text, LONG_MESSAGE)} `}</span>
        <span className="more">{requestPage.wholeMessage}</span>
      </summary>
      <p className="words">{text}</p>
    </details>
  )
}

/** About six lines on a telephone. */
const LONG_MESSAGE = 240
const LONG_LINES = 8

/** A text message reaches mobile telephones, and a map a street. */
function Contact({ enquiry, facts, userAgent }: { enquiry: EnquiryRecord; facts: CompanyFacts; userAgent: string }) {
  const { ways } = requestPage
  const links = waysTo(enquiry)
  const address = enquiry.visit?.address ?? ''
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
        {isMobile(enquiry.phone) ? (
          <li>
            <a className="button outlined" href={links.sms}>
              {ways.sms}
            </a>
          </li>
        ) : (
          <li className="desk-hint">{ways.landline}</li>
        )}
        {address !== '' && (
          <li>
            <a className="button outlined" href={directionsTo(placeOfVisit(address, enquiry.location), userAgent)}>
              {ways.map}
            </a>
          </li>
        )}
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
        <strong>{statusOf(enquiry, now)}</strong>
        {left && <span className={isLate ? 'late' : 'left'}>{left}</span>}
      </p>
      {enquiry.takenBy !== undefined && <p>{`${enquiry.takenBy} ${requestPage.takenBy}`}</p>}
      {enquiry.mergedInto !== undefined && (
        <p>
          <a href={requestPath(enquiry.mergedInto)}>{`${requestPage.merge.goesOn} ${enquiry.mergedInto}`}</a>
        </p>
      )}
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

/** Whether a reply can be written: there is an address, and the request is not in quarantine. */
export function canReply(enquiry: EnquiryRecord): boolean {
  return !isQuarantined(enquiry) && isOneAddress(enquiry.email)
}

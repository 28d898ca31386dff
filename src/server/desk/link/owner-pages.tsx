import { company } from '#content/company/company.ts'
import { mailTo, owner, quoteTopic, waysTo } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { ownerPage } from '#content/enquiries/owner-page.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import { latestReply, type Reply, replyKinds } from '#domain/enquiry/replies.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { ConfirmedForm, FormError } from '#server/core/http/private-form.tsx'
import { makeShell } from '#server/core/http/shell.tsx'
import type { Template } from '#server/core/http/site.ts'
import { Additions } from '#server/customer/additions.tsx'
import { QuoteDrawings } from '#server/enquiries/quote-drawing.tsx'
import { isQuarantined, type QuoteRecord } from '#server/enquiries/quote-repository.ts'
import { canBeUndone, replyInWords, statusOf } from '#server/enquiries/quote-status.ts'
import { requestFacts } from '#server/enquiries/request-facts.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { QuotePhotos } from '#server/photos/quote-photos.tsx'
import { CalendarForm, OwnerVisit } from '#server/visits/owner-visit.tsx'
import type { RefusedVisit } from '#server/visits/owner-visit-form.ts'
import type { OwnerCalendar } from '#server/visits/owner-visits.ts'

type OwnerPageParts = {
  /** The page's own. */
  path: string
  additions: readonly Addition[]
  formToken: string
  now: Date
  calendar: OwnerCalendar
  refused: Refused | undefined
}

/** Why a form had no effect, and what was typed in it. */
export type Refused = { error: string; visit?: RefusedVisit | undefined; note?: { answer: string; error?: string } }

const NOTE_ERROR = 'anteckning-error'

/** The pages behind the owner's signed links, as HTML. */
export type OwnerPages = {
  quote: (quote: QuoteRecord, page: OwnerPageParts) => string
  refused: (words: { heading: string; text: string }) => string
}

export function makeOwnerPages(template: Template, facts: () => CompanyFacts): OwnerPages {
  const fill = makeShell(template, facts)
  return {
    quote: (quote, { path, additions, formToken, now, calendar, refused }) =>
      fill(
        `${quoteTopic(quote, facts())} – ${company.name}`,
        <>
          <ContactDetails quote={quote} facts={facts()} />
          <div className="sheet follow-up">
            <FormError error={refused?.error} />
            <DeskLink quote={quote} />
            <RequestAnswers quote={quote} />
            <Additions additions={additions} heading={ownerPage.additions} />
            <QuotePhotos quote={quote} path={path} heading={ownerPage.photos.heading} caution={ownerPage.photos.caution} />
            <QuoteDrawings quote={quote} additions={additions} heading={ownerPage.drawn} withFogplan />
            <Actions quote={quote} formToken={formToken} />
            {!isQuarantined(quote) && (
              <OwnerVisit quote={quote} calendar={calendar} Form={ConfirmedForm} formToken={formToken} refused={refused?.visit} now={now} />
            )}
            <NoteForm quote={quote} formToken={formToken} refused={refused?.note} />
            <CalendarForm formToken={formToken} />
            <ConfirmedForm name="lank" words={ownerPage.revoke} formToken={formToken}>
              <p>{ownerPage.revoke.text}</p>
            </ConfirmedForm>
          </div>
        </>,
      ),
    refused: ({ heading, text }) =>
      fill(
        `${heading} – ${company.name}`,
        <div className="sheet thanks">
          <h1>{heading}</h1>
          <p>{text}</p>
        </div>,
      ),
  }
}

function ContactDetails({ quote, facts }: { quote: QuoteRecord; facts: CompanyFacts }) {
  const links = waysTo(quote)
  const mail = mailTo(quote, facts)
  return (
    <div className="contact-words">
      <h1>{quoteTopic(quote, facts)}</h1>
      <p className="lead">{statusOf(quote)}</p>
      <a className="call" href={links.call}>
        <span>{quote.name}</span>
        <strong>{quote.phone}</strong>
      </a>
      <p className="mail">
        <a href={links.sms}>{ownerPage.ways.sms}</a>
        {' · '}
        {mail && (
          <>
            <a href={mail}>{ownerPage.ways.mail}</a>
            {' · '}
          </>
        )}
        <a href={links.map}>{ownerPage.ways.map}</a>
      </p>
    </div>
  )
}

/** Signed in, the owner replies there. The link says nothing that this page does not. */
function DeskLink({ quote }: { quote: QuoteRecord }) {
  return (
    <p>
      <a className="button large" href={`${requestPath(quote.reference)}?svara#svar`}>
        {requestPage.open}
      </a>
      <span className="hint">{requestPage.openHint}</span>
    </p>
  )
}

/** The forms that apply to the quote's state. */
function Actions({ quote, formToken }: { quote: QuoteRecord; formToken: string }) {
  const reply = latestReply(quote.replies)
  return (
    <>
      {isQuarantined(quote) ? (
        <ConfirmedForm name="slapp" words={ownerPage.release} formToken={formToken}>
          <p>{ownerPage.release.text}</p>
        </ConfirmedForm>
      ) : (
        <ConfirmedForm name="svar" words={ownerPage.reply} formToken={formToken}>
          {replyKinds.map((kind) => (
            <label className="tick" key={kind}>
              <input type="radio" name="svar" value={kind} required />
              {owner.ways[kind]}
            </label>
          ))}
        </ConfirmedForm>
      )}
      {reply && canBeUndone(reply, quote) && (
        <ConfirmedForm name="angra" words={ownerPage.undo} formToken={formToken}>
          <input type="hidden" name="vilket" value={reply.id} />
          <p>{replyInWords(reply)}</p>
        </ConfirmedForm>
      )}
      {quote.seenAt === undefined && !reply && !isQuarantined(quote) && (
        <ConfirmedForm name="sett" words={ownerPage.seen} formToken={formToken}>
          <p>{ownerPage.seen.text}</p>
        </ConfirmedForm>
      )}
    </>
  )
}

function NoteForm({ quote, formToken, refused }: { quote: QuoteRecord; formToken: string; refused: Refused['note'] }) {
  return (
    <ConfirmedForm name="anteckning" words={ownerPage.note} formToken={formToken}>
      <label className={refused?.error ? 'field invalid' : 'field'}>
        <span className="hint">{ownerPage.note.hint}</span>
        <textarea
          name="anteckning"
          rows={3}
          aria-label={ownerPage.note.heading}
          defaultValue={refused?.answer}
          {...(refused?.error && { 'aria-invalid': true, 'aria-describedby': NOTE_ERROR })}
        />
      </label>
      {refused?.error && (
        <p className="field-error" id={NOTE_ERROR}>
          {refused.error}
        </p>
      )}
      {quote.note !== '' && <p>{ownerPage.note.kept}</p>}
    </ConfirmedForm>
  )
}

function RequestAnswers({ quote }: { quote: QuoteRecord }) {
  return (
    <>
      <h2>{ownerPage.asked}</h2>
      <Facts facts={requestFacts(quote)} />
      {quote.replies.length > 0 && <ReplyHistory replies={quote.replies} />}
    </>
  )
}

function ReplyHistory({ replies }: { replies: readonly Reply[] }) {
  return (
    <>
      <h2>{ownerPage.history}</h2>
      <ul>
        {replies.map((reply) => (
          <li key={reply.id}>
            {replyInWords(reply)}
            {reply.undoneAt && `, ${ownerPage.undone} ${swedishTime(new Date(reply.undoneAt))}`}
          </li>
        ))}
      </ul>
    </>
  )
}

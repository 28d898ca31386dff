import { company } from '#content/company/company.ts'
import { enquiryTopic, mailTo, owner, waysTo } from '#content/company/owner.ts'
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
import { EnquiryDrawings } from '#server/enquiries/enquiry-drawing.tsx'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-repository.ts'
import { canBeUndone, replyInWords, statusOf } from '#server/enquiries/enquiry-status.ts'
import { requestFacts } from '#server/enquiries/request-facts.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { EnquiryPhotos } from '#server/photos/enquiry-photos.tsx'
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
  enquiry: (enquiry: EnquiryRecord, page: OwnerPageParts) => string
  refused: (words: { heading: string; text: string }) => string
}

export function makeOwnerPages(template: Template, facts: () => CompanyFacts): OwnerPages {
  const fill = makeShell(template, facts)
  return {
    enquiry: (enquiry, { path, additions, formToken, now, calendar, refused }) =>
      fill(
        `${enquiryTopic(enquiry, facts())} – ${company.name}`,
        <>
          <ContactDetails enquiry={enquiry} facts={facts()} />
          <div className="sheet follow-up">
            <FormError error={refused?.error} />
            <DeskLink enquiry={enquiry} />
            <RequestAnswers enquiry={enquiry} />
            <Additions additions={additions} heading={ownerPage.additions} />
            <EnquiryPhotos enquiry={enquiry} path={path} heading={ownerPage.photos.heading} caution={ownerPage.photos.caution} />
            <EnquiryDrawings enquiry={enquiry} additions={additions} heading={ownerPage.drawn} withFogplan />
            <Actions enquiry={enquiry} formToken={formToken} />
            {!isQuarantined(enquiry) && (
              <OwnerVisit enquiry={enquiry} calendar={calendar} Form={ConfirmedForm} formToken={formToken} refused={refused?.visit} now={now} />
            )}
            <NoteForm enquiry={enquiry} formToken={formToken} refused={refused?.note} />
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

function ContactDetails({ enquiry, facts }: { enquiry: EnquiryRecord; facts: CompanyFacts }) {
  const links = waysTo(enquiry)
  const mail = mailTo(enquiry, facts)
  return (
    <div className="contact-words">
      <h1>{enquiryTopic(enquiry, facts)}</h1>
      <p className="lead">{statusOf(enquiry)}</p>
      <a className="call" href={links.call}>
        <span>{enquiry.name}</span>
        <strong>{enquiry.phone}</strong>
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
function DeskLink({ enquiry }: { enquiry: EnquiryRecord }) {
  return (
    <p>
      <a className="button large" href={`${requestPath(enquiry.reference)}?svara#svar`}>
        {requestPage.open}
      </a>
      <span className="hint">{requestPage.openHint}</span>
    </p>
  )
}

/** The forms that apply to the enquiry's state. */
function Actions({ enquiry, formToken }: { enquiry: EnquiryRecord; formToken: string }) {
  const reply = latestReply(enquiry.replies)
  return (
    <>
      {isQuarantined(enquiry) ? (
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
      {reply && canBeUndone(reply, enquiry) && (
        <ConfirmedForm name="angra" words={ownerPage.undo} formToken={formToken}>
          <input type="hidden" name="vilket" value={reply.id} />
          <p>{replyInWords(reply)}</p>
        </ConfirmedForm>
      )}
      {enquiry.seenAt === undefined && !reply && !isQuarantined(enquiry) && (
        <ConfirmedForm name="sett" words={ownerPage.seen} formToken={formToken}>
          <p>{ownerPage.seen.text}</p>
        </ConfirmedForm>
      )}
    </>
  )
}

function NoteForm({ enquiry, formToken, refused }: { enquiry: EnquiryRecord; formToken: string; refused: Refused['note'] }) {
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
      {enquiry.note !== '' && <p>{ownerPage.note.kept}</p>}
    </ConfirmedForm>
  )
}

function RequestAnswers({ enquiry }: { enquiry: EnquiryRecord }) {
  return (
    <>
      <h2>{ownerPage.asked}</h2>
      <Facts facts={requestFacts(enquiry)} />
      {enquiry.replies.length > 0 && <ReplyHistory replies={enquiry.replies} />}
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

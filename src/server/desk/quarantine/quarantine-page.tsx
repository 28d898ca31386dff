import { company } from '#content/company/company.ts'
import { owner } from '#content/company/owner.ts'
import { ownerPage } from '#content/enquiries/owner-page.ts'
import { quarantinePage } from '#content/enquiries/quarantine-page.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { ConfirmedForm, FormError } from '#server/core/http/private-form.tsx'
import { makeShell } from '#server/core/http/shell.tsx'
import type { Template } from '#server/core/http/site.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-repository.ts'
import type { Excerpt } from '#server/enquiries/remind/digest.ts'

/** `upTo`: when the page was made, ISO 8601, UTC. */
type FormPart = { formToken: string; upTo: string }

/** The owner's pages about what is in quarantine, as HTML. */
export type QuarantinePages = {
  list: (enquiries: Excerpt<EnquiryRecord>, page: FormPart & { linkTo: (reference: string) => string; error: string | undefined }) => string
  /** The second step of erasing. `path` leads back to the list. */
  eraseForGood: (count: number, page: FormPart & { path: string }) => string
}

export function makeQuarantinePages(template: Template, facts: () => CompanyFacts): QuarantinePages {
  const fill = makeShell(template, facts)
  const title = `${quarantinePage.heading} – ${company.name}`
  return {
    list: (enquiries, { formToken, upTo, linkTo, error }) =>
      fill(
        title,
        <>
          <div className="contact-words">
            <h1>{quarantinePage.heading}</h1>
            <p className="lead">{inWords(enquiries.count)}</p>
            {enquiries.count > 0 && <p>{quarantinePage.order}</p>}
          </div>
          <div className="sheet follow-up">
            <FormError error={error} />
            {enquiries.count > 0 && (
              <>
                <ConfirmedForm name="slapp" words={quarantinePage.release} formToken={formToken}>
                  <p>{quarantinePage.release.text}</p>
                  {enquiries.first.map((enquiry) => (
                    <ListedEnquiry key={enquiry.reference} enquiry={enquiry} link={linkTo(enquiry.reference)} />
                  ))}
                  {enquiries.count > enquiries.first.length && (
                    <p>{`${enquiries.first.length} ${quarantinePage.of} ${enquiries.count.toLocaleString('sv-SE')}.`}</p>
                  )}
                </ConfirmedForm>
                <ConfirmedForm name="sett" words={quarantinePage.seen} formToken={formToken}>
                  <p>{quarantinePage.seen.text}</p>
                  <input type="hidden" name="till" value={upTo} />
                </ConfirmedForm>
                <ConfirmedForm name="radera" words={quarantinePage.erase} formToken={formToken}>
                  <p>{quarantinePage.erase.text}</p>
                </ConfirmedForm>
              </>
            )}
            <ConfirmedForm name="lank" words={ownerPage.revoke} formToken={formToken}>
              <p>{ownerPage.revoke.text}</p>
            </ConfirmedForm>
          </div>
        </>,
      ),
    eraseForGood: (count, { formToken, upTo, path }) =>
      fill(
        title,
        <>
          <div className="contact-words">
            <h1>{quarantinePage.eraseForGood.heading}</h1>
          </div>
          <div className="sheet follow-up">
            <ConfirmedForm name="radera-for-gott" words={quarantinePage.eraseForGood} formToken={formToken}>
              <p>{`${count.toLocaleString('sv-SE')} ${quarantinePage.eraseForGood.text}`}</p>
              <input type="hidden" name="till" value={upTo} />
            </ConfirmedForm>
            <p>
              <a href={path}>{quarantinePage.eraseForGood.back}</a>
            </p>
          </div>
        </>,
      ),
  }
}

function inWords(count: number): string {
  if (count === 0) return quarantinePage.none
  return `${count.toLocaleString('sv-SE')} ${count === 1 ? quarantinePage.one : quarantinePage.many}`
}

function ListedEnquiry({ enquiry, link }: { enquiry: EnquiryRecord; link: string }) {
  const reason = enquiry.quarantineReason ? owner.quarantineReasons[enquiry.quarantineReason] : ''
  return (
    <div className="listed">
      <label className="tick">
        <input type="checkbox" name="arende" value={enquiry.reference} />
        <span>
          <strong>{`${enquiry.name}, ${enquiry.phone}`}</strong>
          <br />
          {`${choices.project[enquiry.project]}, ${enquiry.location}`}
          <span className="hint">{`${quarantinePage.received} ${swedishTime(new Date(enquiry.receivedAt))}: ${reason}.`}</span>
        </span>
      </label>
      <a href={link}>{`${quarantinePage.open} ${enquiry.reference}`}</a>
    </div>
  )
}

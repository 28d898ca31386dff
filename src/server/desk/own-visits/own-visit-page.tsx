import type { CompanyFacts } from '#content/company/facts.ts'
import { directionsTo, enquiryTopic, owner, placeOfVisit, waysTo } from '#content/company/owner.ts'
import { deskListWords } from '#content/desk/lists.ts'
import { ownVisitsPage as words } from '#content/desk/own-visits.ts'
import { requestPage } from '#content/desk/request.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import { isMobile } from '#domain/sweden/phone.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { Additions } from '#server/customer/additions.tsx'
import { EnquiryDrawings } from '#server/enquiries/enquiry-drawing.tsx'
import { EnquiryPhotos } from '#server/enquiries/enquiry-photos.tsx'
import { ownVisitPath } from '#server/enquiries/request-path.ts'
import { Field } from '#shared/field.tsx'
import { DeskDone } from '../desk-done.tsx'
import type { DeskRequest } from '../enquiry/requests.ts'
import type { OwnVisit } from './own-visits.ts'

export type OwnVisitDeed = 'anteckning'

type Props = {
  visit: OwnVisit
  request: DeskRequest
  facts: CompanyFacts
  userAgent: string
  formToken: string
  done: string | undefined
  error: string | undefined
  /** A note that was refused, as it was typed. */
  note: string
}

/** What who goes on a visit needs: where, to whom, what is wished for. No price, no budget, no mail. */
export function OwnVisitPage({ visit, request, facts, userAgent, formToken, done, error, note }: Props) {
  const { reference } = visit
  const path = ownVisitPath(reference)
  const enquiry = withoutPrice(request.enquiry)
  const additions = request.additions.map(withoutPrice)
  const message = enquiry.message || requestPage.noMessage
  return (
    <article className="desk-request">
      <div className="follow-up">
        <header className="desk-contact">
          <h1>{visit.name}</h1>
          <p className="desk-lead">{`${enquiryTopic(enquiry, facts)} · ${reference}`}</p>
          <Ways visit={visit} userAgent={userAgent} />
        </header>
        <DeskDone words={done} />
        <FormError error={error} />
        <Facts
          facts={[
            [words.time, swedishPeriod(visit.visit.time)],
            [words.address, placeOfVisit(visit.visit.address, visit.location)],
          ]}
        />
        <p className="desk-message">{message}</p>
        {enquiry.note !== '' && (
          <section className="desk-notes">
            <h2>{requestPage.notes}</h2>
            <p className="words">{enquiry.note}</p>
          </section>
        )}
        <PrivateForm
          action={deedsBelow<OwnVisitDeed>(path)('anteckning')}
          heading={requestPage.note.heading}
          send={requestPage.note.send}
          formToken={formToken}
        >
          <Field name="anteckning" label={requestPage.note.heading} hint={requestPage.note.hint}>
            {(attributes) => <textarea {...attributes} rows={3} defaultValue={note} />}
          </Field>
        </PrivateForm>
      </div>
      <div className="follow-up">
        <EnquiryDrawings enquiry={enquiry} additions={additions} heading={requestWords.drawn} withFogplan />
        <EnquiryPhotos enquiry={enquiry} path={path} heading={requestWords.photos.heading} caution={requestWords.photos.caution} />
        <Additions additions={additions} heading={requestWords.additions} />
      </div>
    </article>
  )
}

/** As on the owner's page, with what is said on the way. */
function Ways({ visit: { visit, ...customer }, userAgent }: Pick<Props, 'visit' | 'userAgent'>) {
  const { ways } = requestPage
  const { call, sms } = waysTo(customer, owner.sms.onTheWay)
  return (
    <ul className="desk-ways">
      <li>
        <a className="button large" href={call}>
          {ways.call} <span>{customer.phone}</span>
        </a>
      </li>
      {isMobile(customer.phone) && (
        <li>
          <a className="button outlined" href={sms}>
            {deskListWords.onTheWay}
          </a>
        </li>
      )}
      {visit.address !== '' && (
        <li>
          <a className="button outlined" href={directionsTo(placeOfVisit(visit.address, customer.location), userAgent)}>
            {ways.map}
          </a>
        </li>
      )}
    </ul>
  )
}

function withoutPrice<Priced extends DeskRequest['enquiry'] | Addition>({ price: _, ...rest }: Priced): Omit<Priced, 'price'> {
  return rest
}

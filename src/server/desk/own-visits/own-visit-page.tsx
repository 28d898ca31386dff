import type { CompanyFacts } from '#content/company/facts.ts'
import { directionsTo, enquiryTopic, owner, placeOfVisit, waysTo } from '#content/company/owner.ts'
import { deskListWords } from '#content/desk/lists.ts'
import { ownVisitsPage as words } from '#content/desk/own-visits.ts'
import { requestPage } from '#content/desk/request.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import type { Prices } from '#domain/enquiry/drawings.ts'
import { isMobile } from '#domain/sweden/phone.ts'
import { swedishPeriod, swedishTime } from '#domain/sweden/time.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { FormError, PrivateForm } from '#server/core/http/private-form.tsx'
import { Additions } from '#server/customer/additions.tsx'
import { EnquiryDrawings } from '#server/enquiries/enquiry-drawing.tsx'
import { EnquiryPhotos } from '#server/enquiries/enquiry-photos.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { ownVisitPath } from '#server/enquiries/request-path.ts'
import { Field } from '#shared/field.tsx'
import { DeskDone } from '../desk-done.tsx'
import type { DeskRequest, MergedRequest } from '../enquiry/requests.ts'
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
  const { enquiry, additions } = withoutPrices(request)
  const merged = request.merged.map(withoutPrices)
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
        <p className="desk-message">{enquiry.message || requestPage.noMessage}</p>
        {merged.length > 0 && (
          <section className="desk-notes">
            <h2>{words.merged}</h2>
            {merged.map((one) => (
              <Merged key={one.enquiry.reference} {...one} />
            ))}
          </section>
        )}
        {enquiry.note !== '' && (
          <section className="desk-notes">
            <h2>{requestPage.notes}</h2>
            <p className="words">{enquiry.note}</p>
          </section>
        )}
        <PrivateForm
          action={deedsBelow<OwnVisitDeed>(path)('anteckning')}
          heading={requestPage.note.heading}
          isHeadingHidden
          send={requestPage.note.send}
          formToken={formToken}
        >
          <Field name="anteckning" label={requestPage.note.heading} hint={requestPage.note.hint}>
            {(attributes) => <textarea {...attributes} rows={3} defaultValue={note} />}
          </Field>
        </PrivateForm>
      </div>
      <div className="follow-up">
        <EnquiryDrawings enquiry={enquiry} additions={drawnLater(additions, merged)} heading={requestWords.drawn} withFogplan />
        <EnquiryPhotos enquiry={withPhotosOf(merged, enquiry)} path={path} heading={requestWords.photos.heading} caution={requestWords.photos.caution} />
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

type Unpriced = { enquiry: WithoutPrice<EnquiryRecord>; additions: readonly WithoutPrice<Addition>[] }
type WithoutPrice<Priced extends Prices> = Omit<Priced, keyof Prices>

function withoutPrices({ enquiry, additions }: MergedRequest): Unpriced {
  return { enquiry: withoutPrice(enquiry), additions: additions.map(withoutPrice) }
}

/** A drawing of two designs has two. */
function withoutPrice<Priced extends Prices>({ price: _, otherPrice: __, ...rest }: Priced): WithoutPrice<Priced> {
  return rest
}

/** What was written in a request that goes on as the one of the visit. Its telephone number and mail address stay the owner's. */
function Merged({ enquiry: { project, receivedAt, message }, additions }: Unpriced) {
  return (
    <>
      <p>{`${choices.project[project]}, ${swedishTime(new Date(receivedAt))}`}</p>
      <p className="words">{message || requestPage.noMessage}</p>
      {additions.map((addition) => (
        <Facts key={addition.id} facts={additionFacts(addition)} />
      ))}
    </>
  )
}

/** What is drawn in requests that go on as this one are versions of its drawing. */
function drawnLater(additions: Unpriced['additions'], merged: readonly Unpriced[]): { plan?: string; at: string }[] {
  const inMerged = merged.flatMap(({ enquiry, additions }) => [{ ...enquiry, at: enquiry.receivedAt }, ...additions])
  return [...additions, ...inMerged].toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

/** A customer who asks twice may send a photo twice. */
function withPhotosOf(merged: readonly Unpriced[], { reference, photos }: Unpriced['enquiry']): Pick<EnquiryRecord, 'reference' | 'photos'> {
  const all = [...photos, ...merged.flatMap(({ enquiry }) => enquiry.photos)]
  return { reference, photos: all.filter(({ sha256 }, index) => all.findIndex((photo) => photo.sha256 === sha256) === index) }
}

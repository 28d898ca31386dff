import { deskListWords } from '#content/desk/lists.ts'
import { requestPage } from '#content/desk/request.ts'
import type { Core } from '#server/core/core.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { MERGE, OTHER } from '../enquiry/merge-page.tsx'
import type { EnquiryLists } from './desk-lists.ts'
import type { ListedEnquiry } from './enquiry-lists.ts'
import { EnquiryRows } from './enquiry-rows.tsx'

/** For the end of an enquiry's page. */
export function makeOtherRequests({ now }: Pick<Core, 'now'>, enquiryLists: Pick<EnquiryLists, 'sameCustomer'>) {
  return async (enquiry: EnquiryRecord) => <OtherRequests of={enquiry} enquiries={await enquiryLists.sameCustomer(enquiry.reference)} now={now()} />
}

/** On an enquiry's page: the other requests of the same person, and the way to make one of two that are open. Nothing without any. */
function OtherRequests({ of, enquiries, now }: { of: EnquiryRecord; enquiries: readonly ListedEnquiry[]; now: Date }) {
  if (enquiries.length === 0) return null
  const { heading, text } = deskListWords.same
  return (
    <section className="other-requests" aria-labelledby="samma-kund">
      <h2 id="samma-kund">{heading}</h2>
      <p className="desk-hint">{text}</p>
      <EnquiryRows
        enquiries={enquiries}
        now={now}
        ways={(other) =>
          isOpen(of) &&
          isOpen(other) && (
            <p className="row-ways">
              <a className="button outlined" href={`${requestPath(of.reference)}/${MERGE}?${OTHER}=${other.reference}`}>
                {requestPage.merge.open}
              </a>
            </p>
          )
        }
      />
    </section>
  )
}

function isOpen(enquiry: EnquiryRecord): boolean {
  return !enquiry.closed && !isQuarantined(enquiry)
}

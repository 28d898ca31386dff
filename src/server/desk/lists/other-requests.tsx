import { deskListWords } from '#content/desk/lists.ts'
import type { Core } from '#server/core/core.ts'
import type { EnquiryLists, ListedEnquiry } from './enquiry-lists.ts'
import { EnquiryRows } from './enquiry-rows.tsx'

/** For the end of an enquiry's page. */
export function makeOtherRequests({ now }: Pick<Core, 'now'>, enquiryLists: Pick<EnquiryLists, 'sameCustomer'>) {
  return async ({ reference }: Pick<ListedEnquiry, 'reference'>) => <OtherRequests enquiries={await enquiryLists.sameCustomer(reference)} now={now()} />
}

/** On an enquiry's page: the other requests of the same person. Nothing without any. */
function OtherRequests({ enquiries, now }: { enquiries: readonly ListedEnquiry[]; now: Date }) {
  if (enquiries.length === 0) return null
  const { heading, text } = deskListWords.same
  return (
    <section className="other-requests" aria-labelledby="samma-kund">
      <h2 id="samma-kund">{heading}</h2>
      <p className="desk-hint">{text}</p>
      <EnquiryRows enquiries={enquiries} now={now} />
    </section>
  )
}

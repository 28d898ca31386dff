import { requestPage } from '#content/desk/request.ts'
import { additionFacts } from '#content/enquiries/additions.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { requestPath } from '#server/enquiries/request-path.ts'
import { Brief, Strip } from './request-brief.tsx'
import type { MergedRequest } from './requests.ts'

/** What came in the requests that go on as this one. The rest of each is on its own page. */
export function MergedRequests({ merged }: { merged: readonly MergedRequest[] }) {
  if (merged.length === 0) return null
  return (
    <section className="desk-notes">
      <h2>{requestPage.merge.merged}</h2>
      {merged.map((one) => (
        <Merged key={one.enquiry.reference} {...one} />
      ))}
    </section>
  )
}

function Merged({ enquiry, additions }: MergedRequest) {
  const { reference, project, receivedAt, message } = enquiry
  const path = requestPath(reference)
  return (
    <>
      <p>
        <a href={path}>{reference}</a>
        {`, ${choices.project[project]}, ${swedishTime(new Date(receivedAt))}`}
      </p>
      <p>
        <Brief enquiry={enquiry} />
      </p>
      <Strip enquiry={enquiry} additions={additions} path={path} from={path} />
      <p className="words">{message || requestPage.noMessage}</p>
      {additions.map((addition) => (
        <Facts key={addition.id} facts={additionFacts(addition)} />
      ))}
    </>
  )
}

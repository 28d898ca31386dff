import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { DeskMessage } from '../desk-message.tsx'
import type { DeskPage } from '../desk-shell.tsx'
import { EraseForm } from '../erase-form.tsx'

/** In place of a request that is erased, or was never there. */
export function goneContent(): DeskPage {
  const { heading, text } = requestPage.gone
  return message(heading, text)
}

export function erasedContent(reference: string): DeskPage {
  const { heading, text } = requestPage.erase.done
  return message(heading, `${text} ${reference}`)
}

function message(heading: string, text: string): DeskPage {
  return { title: heading, content: <DeskMessage heading={heading} text={text} back={requestPage.toList} /> }
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

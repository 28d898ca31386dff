import { deskLists, deskListWords, requestsInWords } from '#content/desk/lists.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { FormError } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { EraseForm } from '../erase-form.tsx'
import { EnquiryRows } from './enquiry-rows.tsx'
import { listPath } from './list-address.ts'
import { ListPage, type ListPageProps, Pager } from './list-page.tsx'

/** What is done about what is in quarantine, below its address. */
export const QUARANTINE = '/misstankt-skrap'
export type QuarantineDeed = 'slapp' | 'sett'

const toQuarantine = deedsBelow<QuarantineDeed>(`${OWNER_PATH}${QUARANTINE}`)

type QuarantineProps = ListPageProps & {
  formToken: string
  /** When the page was made, ISO 8601, UTC. */
  upTo: string
  erasePath: string
  error: string | undefined
}

/** What is set aside, with a checkbox each. */
export function QuarantinePage({ formToken, upTo, erasePath, error, ...list }: QuarantineProps) {
  const { page, now, nextPath, firstPath } = list
  const words = deskListWords.release
  if (page.enquiries.length === 0) return <ListPage name="quarantined" {...list} />
  return (
    <>
      <div className="desk-heading">
        <h1>{deskLists.quarantined.heading}</h1>
        <p className="desk-lead">{deskLists.quarantined.lead}</p>
      </div>
      <FormError error={error} />
      <form className="desk-release" method="post" action={toQuarantine('slapp')}>
        <input type="hidden" name="sigill" value={formToken} />
        <p className="desk-hint">{words.choose}</p>
        <EnquiryRows
          enquiries={page.enquiries}
          now={now}
          before={({ reference, name }) => (
            <label className="row-tick">
              <input type="checkbox" name="arende" value={reference} aria-label={`${words.pick} ${name}`} />
            </label>
          )}
        />
        <button className="button" type="submit">
          {words.send}
        </button>
      </form>
      <Pager nextPath={nextPath} firstPath={firstPath} more={deskLists.quarantined.more} />
      <form className="desk-kept" method="post" action={toQuarantine('sett')}>
        <input type="hidden" name="sigill" value={formToken} />
        <input type="hidden" name="till" value={upTo} />
        <p className="desk-hint">{words.kept}</p>
        <button className="button outlined" type="submit">
          {words.keep}
        </button>
        <a href={erasePath}>{words.erase}</a>
      </form>
    </>
  )
}

type EraseProps = { count: number; path: string; formToken: string; upTo: string; error: string | undefined }

/** How many are erased, and the form that does. */
export function EraseQuarantinedPage({ count, path, formToken, upTo, error }: EraseProps) {
  const words = deskListWords.erase
  return (
    <div className="sheet follow-up">
      <h1>{words.heading}</h1>
      <p>{`${requestsInWords(count)} ${words.text}`}</p>
      <EraseForm path={path} backPath={listPath({ name: 'quarantined' })} words={words} formToken={formToken} error={error} fields={{ till: upTo }} />
    </div>
  )
}

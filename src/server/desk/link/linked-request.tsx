import type { CompanyFacts } from '#content/company/facts.ts'
import { requestPage } from '#content/desk/request.ts'
import type { HistoryEntry } from '#domain/enquiry/history.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { ConfirmedForm } from '#server/core/http/private-form.tsx'
import { isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import type { DeskPage } from '../desk-shell.tsx'
import { SaidForm, UndoReply } from '../enquiry/request-forms.tsx'
import { requestContent } from '../enquiry/request-page.tsx'
import type { DeskRequest } from '../enquiry/requests.ts'

/** What can be done by a link. */
export type LinkDeed = 'svar' | 'angra'

type Parts = {
  /** The link. */
  path: string
  formToken: string
  facts: CompanyFacts
  now: Date
  userAgent: string
  error: string | undefined
}

/** The desk's page about a request, as it is behind the link in an email: to read, to call, and to say that one has replied. */
export function linkedRequestContent(request: DeskRequest, { formToken, ...parts }: Parts): DeskPage {
  const { enquiry } = request
  const form = { Form: ConfirmedForm, to: deedsBelow<LinkDeed>(parts.path), formToken }
  return requestContent(
    { ...request, enquiry: { ...enquiry, note: '' }, history: request.history.flatMap(withoutWords) },
    {
      ...parts,
      actions: (
        <section className="desk-actions">
          <p>
            <a className="button large" href={`${requestPath(enquiry.reference)}${isQuarantined(enquiry) ? '' : '?svara#svar'}`}>
              {isQuarantined(enquiry) ? requestPage.open : requestPage.openToReply}
            </a>
            <span className="hint">{requestPage.openHint}</span>
          </p>
          {!enquiry.closed && !isQuarantined(enquiry) && <SaidForm {...form} />}
          <UndoReply {...form} request={request} />
        </section>
      ),
    },
  )
}

/** Notes and letters are not shown where a link may have been forwarded. */
function withoutWords(entry: HistoryEntry): HistoryEntry[] {
  if (entry.kind === 'reply') return [{ ...entry, message: undefined }]
  return entry.kind === 'undone' || entry.kind === 'received' ? [entry] : []
}

import { deskListWords } from '#content/desk/lists.ts'
import type { ListedQuote, QuoteLists } from './quote-lists.ts'
import { QuoteRows } from './quote-rows.tsx'

type Needs = { quoteLists: Pick<QuoteLists, 'sameCustomer'>; now: () => Date }

/** For the end of a quote's page. */
export function makeOtherRequests({ quoteLists, now }: Needs) {
  return async ({ reference }: Pick<ListedQuote, 'reference'>) => <OtherRequests quotes={await quoteLists.sameCustomer(reference)} now={now()} />
}

/** On a quote's page: the other requests of the same person. Nothing without any. */
function OtherRequests({ quotes, now }: { quotes: readonly ListedQuote[]; now: Date }) {
  if (quotes.length === 0) return null
  const { heading, text } = deskListWords.same
  return (
    <section className="other-requests" aria-labelledby="samma-kund">
      <h2 id="samma-kund">{heading}</h2>
      <p className="desk-hint">{text}</p>
      <QuoteRows quotes={quotes} now={now} />
    </section>
  )
}

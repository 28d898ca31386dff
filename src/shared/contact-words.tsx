import type { CompanyFacts } from '#content/company/facts.ts'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { hoursInWords } from '#domain/opening-hours-in-words.ts'
import { EmailLink } from './email-link.tsx'
import { useFacts } from './facts-context.ts'
import { PhoneLink } from './phone-link.tsx'

type ContactWordsProps = { heading?: 'h1' | 'h2'; lead?: (facts: CompanyFacts) => string }

/** The texts beside the quote form, with phone and e-mail for those who prefer them. */
export function ContactWords({ heading: Heading = 'h2', lead = quoteForm.lead }: ContactWordsProps) {
  const facts = useFacts()
  return (
    <div className="contact-words">
      <Heading id="kontakt-rubrik">{quoteForm.heading}</Heading>
      <p className="lead">{lead(facts)}</p>
      <PhoneLink className="call">
        {`${quoteForm.rather} `}
        <strong>{facts.phone}</strong>
        {` ${hoursInWords(facts.phoneHours.days)}`}
      </PhoneLink>
      <EmailLink className="mail" />
    </div>
  )
}

import { quoteForm } from '#content/enquiries/quote-form.ts'
import { EmailLink } from './email-link.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useSaidFacts } from './said-facts.ts'

type ContactWordsProps = { heading?: 'h1' | 'h2'; lead?: string }

/** The texts beside the quote form, with phone and e-mail for those who prefer them. */
export function ContactWords({ heading: Heading = 'h2', lead = quoteForm.lead }: ContactWordsProps) {
  const { phone, phoneHours, say } = useSaidFacts()
  return (
    <div className="contact-words">
      <Heading id="kontakt-rubrik">{quoteForm.heading}</Heading>
      <p className="lead">{say(lead)}</p>
      <PhoneLink className="call">
        {`${quoteForm.rather} `}
        <strong>{phone}</strong>
        {` ${phoneHours.home}`}
      </PhoneLink>
      <EmailLink className="mail" />
    </div>
  )
}

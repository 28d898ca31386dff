import { company } from '#content/company.ts'
import { quoteForm } from '#content/quote-form.ts'
import type { rita } from '#content/rita.ts'
import { ArrowLink } from '#parts/arrow-link.tsx'
import { EmailLink } from '#parts/email-link.tsx'
import { Nowrap } from '#parts/nowrap.tsx'
import { PhoneLink } from '#parts/phone-link.tsx'
import { RitaForm } from './rita-form.tsx'

type RitaWords = typeof rita

export function Rita({ words }: { words: RitaWords }) {
  return (
    <div className="frame rita">
      <div className="rita-top">
        <ArrowLink href="/" back>
          {words.back}
        </ArrowLink>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <RitaForm words={words} />
      <aside>
        <NextSteps {...words.next} />
        <div className="contact-card">
          <h2>{quoteForm.rather}</h2>
          <PhoneLink className="call">
            <strong>{company.phone}</strong>
            <span>{company.phoneHours.rita}</span>
          </PhoneLink>
          <p className="mail">
            <EmailLink />
          </p>
        </div>
      </aside>
    </div>
  )
}

function NextSteps({ heading, steps }: RitaWords['next']) {
  return (
    <div className="next-steps">
      <h2>{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>
              <Nowrap>{step.title}</Nowrap>
            </strong>{' '}
            {step.text}
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { CompanyFacts } from '#content/company/facts.ts'
import { quoteForm } from '#content/enquiries/quote-form.ts'
import { rita as words } from '#content/rita/rita.ts'
import { hoursInShort } from '#domain/opening-hours-in-words.ts'
import { ArrowLink } from '#shared/arrow-link.tsx'
import { breakpoints } from '#shared/breakpoints.ts'
import { EmailLink } from '#shared/email-link.tsx'
import { FactsContext, useFacts } from '#shared/facts-context.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { PhoneLink } from '#shared/phone-link.tsx'
import { Picture, type ReadyPicture } from '#shared/picture.tsx'
import { type Arrival, Arrivals } from './arrivals.tsx'
import { MeasuringGuide } from './measuring-guide.tsx'
import { RitaForm } from './rita-form.tsx'

type RitaProps = { facts: CompanyFacts; picture: ReadyPicture; arrivals: readonly Arrival[]; children: ReactNode }

/** The content of /rita. Its top looks like the home page's section on drawings, which links here. */
export function Rita({ facts, picture, arrivals, children }: RitaProps) {
  return (
    <FactsContext value={facts}>
      <Arrivals arrivals={arrivals} />
      <div className="rita-top">
        <div className="frame">
          <div>
            <ArrowLink href="/" back>
              {words.back}
            </ArrowLink>
            <h1>{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <Picture picture={picture} sizes={`${breakpoints.stacked} 118vw, 50vw`} />
        </div>
      </div>
      <section className="planner" aria-labelledby="rita-rummet">
        <div className="frame">
          <h2 className="hidden-text" id="rita-rummet">
            {words.room.heading}
          </h2>
          <p className="lead">{words.room.lead}</p>
          <p className="planner-without-script">{words.room.withoutScript}</p>
          <div id="planerare">{children}</div>
          <MeasuringGuide />
        </div>
      </section>
      <div className="frame columns rita">
        <details className="disclosure rita-words to-edges" open>
          <summary>{words.inWords}</summary>
          <RitaForm />
        </details>
        <aside className="to-edges">
          <NextSteps />
          <div className="contact-card">
            <h2>{quoteForm.rather}</h2>
            <PhoneLink className="call">
              <strong>{facts.phone}</strong>
              <span>{hoursInShort(facts.phoneHours.rita ?? facts.phoneHours.days)}</span>
            </PhoneLink>
            <p className="mail">
              <EmailLink />
            </p>
          </div>
        </aside>
      </div>
    </FactsContext>
  )
}

function NextSteps() {
  const facts = useFacts()
  const { heading, steps } = words.next
  return (
    <div className="next-steps">
      <h2>{heading}</h2>
      <ol>
        {steps(facts).map((step) => (
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

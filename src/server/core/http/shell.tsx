import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company/company.ts'
import { withReplyTime } from '#content/enquiries/reply-time.ts'
import { asPublished } from '#content/publishing/as-published.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { type SaidFacts, SaidFactsContext } from '#shared/said-facts.ts'
import type { RefusedPage } from './private-page.ts'
import type { Template } from './site.ts'
import { textOf } from './static-site.ts'

/** Renders a page from a title and its content. */
export type Fill = (title: string, content: ReactNode) => string

/** Fills `svar.html`, a page with placeholders for title and content. `facts`: those that are published. `holiday`: the current one, where a reply is promised. */
export function makeShell(template: Template, facts: () => CompanyFacts, holiday: () => Holiday | undefined = () => undefined): Fill {
  return (title, content) =>
    textOf(template('svar.html'))
      .replaceAll('%titel%', () => renderToStaticMarkup(title))
      .replace('%innehall%', () =>
        renderToStaticMarkup(
          <SaidFactsContext value={saidFacts(facts(), holiday())}>
            <section className="contact">
              <div className="frame columns">{content}</div>
            </section>
          </SaidFactsContext>,
        ),
      )
}

/** The page that says why something private was refused. */
export function makeRefusedPage(template: Template, facts: () => CompanyFacts): RefusedPage {
  const fill = makeShell(template, facts)
  return ({ heading, text }) =>
    fill(
      `${heading} – ${company.name}`,
      <div className="sheet thanks">
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>,
    )
}

function saidFacts(facts: CompanyFacts, holiday: Holiday | undefined): SaidFacts {
  return { phone: facts.phone, phoneHours: facts.phoneHours, say: (sentence) => withReplyTime(asPublished(sentence, facts), holiday) }
}

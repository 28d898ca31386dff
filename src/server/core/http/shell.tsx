import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#content/company/company.ts'
import type { CompanyFacts } from '#content/company/facts.ts'
import { FactsContext } from '#shared/facts-context.ts'
import type { RefusedPage } from './private-page.ts'
import type { Template } from './site.ts'
import { textOf } from './static-site.ts'

/** Renders a page from a title and its content. */
type Fill = (title: string, content: ReactNode) => string

/** Fills `svar.html`, a page with placeholders for title and content. `facts` returns the current ones. */
export function makeShell(template: Template, facts: () => CompanyFacts): Fill {
  return (title, content) =>
    textOf(template('svar.html'))
      .replaceAll('%titel%', () => renderToStaticMarkup(title))
      .replace('%innehall%', () =>
        renderToStaticMarkup(
          <FactsContext value={facts()}>
            <section className="contact">
              <div className="frame columns">{content}</div>
            </section>
          </FactsContext>,
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
